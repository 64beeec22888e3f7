import { useApi, type Item } from '../../../api/index.ts'
import { useSession } from '../../../shared/session/use-session.ts'

export type Waiver = Item<'GET /api/v1/clients/{client_id}/waivers'>

/** The waivers of the studio, each with how the reader stands with it. */
export function useWaivers() {
  const client_id = useSession()?.account.id ?? 0
  return useApi('GET /api/v1/clients/{client_id}/waivers', { params: { client_id } })
}

/** What is to be signed: those that keep her from booking first. */
export const toSign = (waivers: readonly Waiver[]): Waiver[] =>
  waivers
    .filter(({ status }) => status !== 'signed')
    .toSorted((a, b) => Number(b.requires_before_booking) - Number(a.requires_before_booking))
