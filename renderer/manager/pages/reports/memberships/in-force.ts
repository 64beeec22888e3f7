import type { Answer } from '../../../../api/index.ts'

export type MembershipReport = Exclude<Answer<'GET /api/v1/reports/memberships'>, string>

type Counted = Pick<MembershipReport['by_period'][number], 'begun' | 'ended'>

/** How many were in force at the end of each period: those before, with what began, without what ended. */
export function inForceAfter(before: number, periods: readonly Counted[]): number[] {
  let running = before
  return periods.map(({ begun, ended }) => (running += begun - ended))
}
