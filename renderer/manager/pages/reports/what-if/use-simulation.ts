import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call, type Answer, type ApiError } from '../../../../api/index.ts'

type SimulationKey = 'POST /api/v1/simulations/schedule' | 'POST /api/v1/simulations/policy'

/** Asks a simulation as a page is read: it writes nothing, and the former answer stays until the next is there. */
export function useSimulation<K extends SimulationKey>(key: K, body: object) {
  return useQuery<Answer<K>, ApiError>({
    queryKey: [key, body],
    queryFn: ({ signal }) =>
      (call as (key: K, input: unknown, how: object) => Promise<Answer<K>>)(key, { body }, { signal }),
    placeholderData: keepPreviousData as never,
  })
}
