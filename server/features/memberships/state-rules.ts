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

/** What leads from one status to another, or undefined where nothing does. */
export function membershipTransition(from: MembershipStatus, to: MembershipStatus): MembershipAction | undefined {
  return transitions[from][to]
}

/** Whether an action is possible in a status, for buttons and verbs alike. */
export function membershipCan(status: MembershipStatus, action: MembershipAction): boolean {
  return Object.values(transitions[status]).includes(action)
}
