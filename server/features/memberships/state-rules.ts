export type MembershipStatus = 'pending' | 'active' | 'paused' | 'expired' | 'cancelled'
export type MembershipAction = 'activate' | 'pause' | 'resume' | 'expire' | 'extend' | 'cancel'

/** From each status, the ones it can become and by what. Cancelled is final; what is missing is refused. */
const transitions: Record<MembershipStatus, Partial<Record<MembershipStatus, MembershipAction>>> = {
  pending: { active: 'activate', cancelled: 'cancel' },
  active: { paused: 'pause', expired: 'expire', cancelled: 'cancel' },
  paused: { active: 'resume', cancelled: 'cancel' },
  expired: { active: 'extend', cancelled: 'cancel' },
  cancelled: {},
}

/** The action that leads from one status to another; undefined where none does. */
export function membershipTransition(from: MembershipStatus, to: MembershipStatus): MembershipAction | undefined {
  return transitions[from][to]
}

/** True if it is active and nothing is left of it, nor will be: a pack or drop-in without credits, never a subscription that renews. */
export function isUsedUp(one: { status: string; unlimited: boolean; credits: number; renews: boolean }): boolean {
  return one.status === 'active' && !one.unlimited && one.credits <= 0 && !one.renews
}

/** True if an action is possible in a status, for buttons and verbs alike. */
export function membershipCan(status: MembershipStatus, action: MembershipAction): boolean {
  return Object.values(transitions[status]).includes(action)
}

/** The states of the desk's list, in the order in which they are offered. */
export const LIST_STATES = ['active', 'past_due', 'paused', 'ending', 'renewing', 'used_up'] as const
export type ListState = (typeof LIST_STATES)[number]

/** How many days ahead a membership ends soon, and how many it renews soon. */
export const ENDING_DAYS = 14
export const RENEWING_DAYS = 7
