import { useSharedMessages } from '../../../shared/i18n/catalogue.ts'
import { useDenied } from '../../../shared/session/use-session.ts'
import { useStudio } from '../../../shared/studio/studio.ts'

/** Why how the doors are set can't be changed here: only on the studio's own computer, and only by who may; else null. */
export function useDoorsDenied(needed: 'owner' | 'settings.manage' = 'owner'): string | null {
  const { problems } = useSharedMessages()
  const { door } = useStudio()
  const denied = useDenied()(needed)
  return door === 'local' ? denied : (problems.byCode['LOOPBACK_ONLY'] ?? null)
}
