import { useApi } from '../../../../api/index.ts'
import { useDenied } from '../../../../shared/session/use-session.ts'
import type { Waiver } from './use-activation.ts'

/** Number of clients named among those who have not signed. */
const NAMED = 3

/**
 * The number of active clients who have signed the current text of a waiver, and those who have not. Undefined until known;
 * null if nobody signs the waiver now or the role sees no clients.
 */
export function useSigned({ id, is_active }: Waiver) {
  const asks = useDenied()('clients.view') === null && is_active
  const clients = useApi('GET /api/v1/clients', { query: { page_size: 1 } }, { enabled: asks })
  const unsigned = useApi(
    'GET /api/v1/waivers/{waiver_id}/unsigned-clients',
    { params: { waiver_id: id }, query: { page_size: NAMED } },
    { enabled: asks },
  )
  if (!asks || clients.isError || unsigned.isError) return null
  if (!clients.data || !unsigned.data) return undefined
  const { total: missing, total_capped: isCapped, items } = unsigned.data
  return {
    missing,
    isCapped,
    names: items.map(({ full_name }) => full_name),
    // Beyond ten thousand nobody counts, so there is no share either.
    ...(!isCapped && !clients.data.total_capped && { of: clients.data.total, signed: clients.data.total - missing }),
  }
}

export type Signed = NonNullable<ReturnType<typeof useSigned>>
