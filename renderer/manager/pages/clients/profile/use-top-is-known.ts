import { useApi } from '../../../../api/index.ts'
import { useSubscription } from './subscription/use-subscription.ts'
import { useOpenClasses, useProfile } from './use-profile.ts'

/** Whether what stands at the top of the profile is known, so that nothing below it moves. */
export function useTopIsKnown(client_id: number): boolean {
  const { memberships, charges } = useProfile(client_id)
  const waivers = useApi('GET /api/v1/clients/{client_id}/waivers', { params: { client_id } })
  const top = [memberships, charges, waivers, useOpenClasses(client_id), useSubscription(client_id)]
  return !top.some(({ isLoading }) => isLoading)
}
