import { useApi, type Item } from '../../../../api/index.ts'

export type Charge = Item<'GET /api/v1/clients/{client_id}/charges'>

/** The memberships and charges, read once for several parts of the profile. */
export function useProfile(clientId: number) {
  const memberships = useApi('GET /api/v1/memberships', { query: { client_id: clientId, page_size: 200 } })
  const charges = useApi('GET /api/v1/clients/{client_id}/charges', { params: { client_id: clientId } })
  const due = charges.data?.filter(({ status }) => status === 'due') ?? []
  return { memberships, charges, due }
}

/** Classes of a client's that nobody has said the outcome of. */
export const useOpenClasses = (client_id: number) =>
  useApi('GET /api/v1/bookings', { query: { client_id, needs_resolution: 'true', page_size: 1 } })
