import { useQueries } from '@tanstack/react-query'
import { useApi, type Item } from '../../../api/index.ts'
import { apiQuery } from '../../../api/use-api.ts'
import { useSession } from '../../../shared/session/use-session.ts'
import type { Dependant } from '../../parts/dependants.ts'

export type Waiver = Item<'GET /api/v1/clients/{client_id}/waivers'>

const THEIRS = 'GET /api/v1/clients/me/dependants/{dependant_id}/waivers'

/** The waivers of the studio, each with how the reader stands with it, or the dependant named (0: the reader). */
export function useWaivers(dependant_id = 0) {
  const client_id = useSession()?.account.id ?? 0
  const isOwn = dependant_id === 0
  const own = useApi('GET /api/v1/clients/{client_id}/waivers', { params: { client_id } }, { enabled: isOwn })
  const theirs = useApi(THEIRS, { params: { dependant_id } }, { enabled: !isOwn })
  return isOwn ? own : theirs
}

/** Number of waivers to sign for all of the reader's dependants. */
export const useTheirsToSign = (dependants: readonly Dependant[]): number =>
  useQueries({
    queries: dependants.map(({ id }) => apiQuery(THEIRS, { params: { dependant_id: id } })),
    combine: (answers) => answers.reduce((sum, { data = [] }) => sum + toSign(data).length, 0),
  })

/** Returns the waivers to be signed: first those that prevent booking. */
export const toSign = (waivers: readonly Waiver[]): Waiver[] =>
  waivers
    .filter(({ status }) => status !== 'signed')
    .toSorted((a, b) => Number(b.requires_before_booking) - Number(a.requires_before_booking))
