import { useApi, type Item } from '../../../../api/index.ts'

export type Charge = Item<'GET /api/v1/clients/{client_id}/charges'>

/** What several parts of the profile ask: the memberships and the charges, read once. */
export function useProfile(clientId: number) {
  const memberships = useApi('GET /api/v1/memberships', { query: { client_id: clientId, page_size: 200 } })
  const charges = useApi('GET /api/v1/clients/{client_id}/charges', { params: { client_id: clientId } })
  const due = charges.data?.filter(({ status }) => status === 'due') ?? []
  return { memberships, charges, due }
}

/** Classes of a client's that nobody has said the outcome of. */
export const useOpenClasses = (client_id: number) =>
  useApi('GET /api/v1/bookings', { query: { client_id, needs_resolution: 'true', page_size: 1 } })

/** Whether what stands at the top of the profile is known, so that nothing below it moves. */
export function useTopIsKnown(client_id: number): boolean {
  const { memberships, charges } = useProfile(client_id)
  const waivers = useApi('GET /api/v1/clients/{client_id}/waivers', { params: { client_id } })
  return ![memberships, charges, waivers, useOpenClasses(client_id)].some(({ isLoading }) => isLoading)
}
