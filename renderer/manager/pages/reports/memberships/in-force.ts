import type { Answer } from '../../../../api/index.ts'

export type MembershipReport = Exclude<Answer<'GET /api/v1/reports/memberships'>, string>

type Counted = Pick<MembershipReport['by_period'][number], 'begun' | 'ended'>

/** The subscriptions active at the end of each period: those before, plus those begun, minus those ended. */
export function inForceAfter(before: number, periods: readonly Counted[]): number[] {
  let running = before
  return periods.map(({ begun, ended }) => (running += begun - ended))
}
