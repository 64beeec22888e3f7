import { useApi } from '../../../../../api/index.ts'
import { useProfile } from '../use-profile.ts'

/** A client's most recent subscription at the processor: asked for only where a membership can have one; none is a 404. */
export function useSubscription(client_id: number) {
  const { memberships } = useProfile(client_id)
  const mayHave = memberships.data?.items.some(({ type }) => type === 'subscription') ?? false
  return useApi('GET /api/billing/members/{client_id}/subscription', { params: { client_id } }, { enabled: mayHave })
}
