import { useSharedMessages } from '../../../shared/i18n/catalogue.ts'
import { useDenied } from '../../../shared/session/use-session.ts'
import { useStudio } from '../../../shared/studio/studio.ts'

/** The reason why the processor can't be connected here: only on the studio's own computer, by allowed roles; else null. */
export function useConnectDenied(): string | null {
  const { problems } = useSharedMessages()
  const { door } = useStudio()
  const denied = useDenied()('payments.manage')
  return door === 'local' ? denied : (problems.byCode['LOOPBACK_ONLY'] ?? null)
}
