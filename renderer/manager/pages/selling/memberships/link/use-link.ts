import { useApi } from '../../../../../api/index.ts'
import { useDenied } from '../../../../../shared/session/use-session.ts'
import { PORTAL_PAID, PORTAL_PRICES } from '../../../../paths.ts'
import type { MembershipType } from '../sale.ts'

interface LinkState {
  /** Whether a processor is connected and the type is sold online. */
  isOffered: (type: MembershipType | undefined) => boolean
  /** False where clients can't come back to the studio's pages from the processor's: it has no address. */
  isReachable: boolean
  /** Where a buyer comes back to. */
  addresses: { success_url: string; cancel_url: string }
}

/** Whether a membership can be sold by sending a link to pay. */
export function useLink(): LinkState {
  const denied = useDenied()('settings.view')
  const status = useApi('GET /api/v1/studio/status', {}, { enabled: denied === null }).data
  const origin = status?.public_url.replace(/\/$/, '') ?? ''
  return {
    isOffered: (type) => status?.payments_connected === true && type?.sellable_online === true,
    isReachable: status?.is_public === true,
    addresses: { success_url: `${origin}${PORTAL_PAID}`, cancel_url: `${origin}${PORTAL_PRICES}` },
  }
}
