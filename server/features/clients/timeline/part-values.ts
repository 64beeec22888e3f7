/** The parts of the timeline that can be requested separately. */
export const parts = ['visits', 'memberships', 'money', 'messages', 'notes'] as const
export type Part = (typeof parts)[number]
