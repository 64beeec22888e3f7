import { useSharedMessages } from '../../../shared/i18n/catalogue.ts'
import { useDenied } from '../../../shared/session/use-session.ts'
import { useStudio } from '../../../shared/studio/studio.ts'

/** The reason why the doors can't be set here: only on the studio's own computer, and only by allowed roles; else null. */
export function useDoorsDenied(needed: 'owner' | 'settings.manage' = 'owner'): string | null {
  const { problems } = useSharedMessages()
  const { door } = useStudio()
  const denied = useDenied()(needed)
  return door === 'local' ? denied : (problems.byCode['LOOPBACK_ONLY'] ?? null)
}
