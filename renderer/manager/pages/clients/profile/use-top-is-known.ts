import { useState } from 'react'
import { useApi } from '../../../../api/index.ts'
import { useSummary } from './Summary.tsx'
import { useSubscription } from './subscription/use-subscription.ts'
import { useOpenClasses, useProfile } from './use-profile.ts'

/**
 * Whether what stands at the top of the profile is known, so that nothing below it moves. Once it is, it stays: with a first
 * subscription there is more to ask, and what somebody has open must not go away for it.
 */
export function useTopIsKnown(client_id: number): boolean {
  const { memberships, charges } = useProfile(client_id)
  const waivers = useApi('GET /api/v1/clients/{client_id}/waivers', { params: { client_id } })
  const { summary, standings } = useSummary(client_id)
  const top = [summary, standings, memberships, charges, waivers, useOpenClasses(client_id), useSubscription(client_id)]
  const [known, setKnown] = useState<number | null>(null)
  const isKnown = known === client_id || !top.some(({ isLoading }) => isLoading)
  if (isKnown && known !== client_id) setKnown(client_id)
  return isKnown
}
