import type { SubstituteRequest } from '../../shared/substitutes/live-request.ts'

export { liveRequest, type SubstituteRequest } from '../../shared/substitutes/live-request.ts'

/** The requests of classes to come as one instructor sees them: what they can take, what they offered, what they asked for. */
export function partsOf(requests: readonly SubstituteRequest[], me: number) {
  const live = requests.filter(({ is_over }) => !is_over)
  return {
    toClaim: live.filter(({ can_claim }) => can_claim),
    claims: live.filter(({ claimed_by }) => claimed_by === me),
    asked: live.filter(({ asked_by, status }) => asked_by === me && status !== 'withdrawn'),
  }
}
