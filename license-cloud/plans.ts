/** The plans on sale; `base_ai` has the assistant. */
export const plans = ['base', 'base_ai'] as const

export type Plan = (typeof plans)[number]

/** True if a name is one of a plan. */
export function isPlan(name: string | undefined): name is Plan {
  return plans.some((plan) => plan === name)
}
