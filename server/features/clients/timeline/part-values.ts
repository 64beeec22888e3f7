/** The parts of what happened that can be asked for by themselves. */
export const parts = ['visits', 'memberships', 'money', 'messages', 'notes'] as const
export type Part = (typeof parts)[number]
