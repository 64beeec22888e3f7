import { say, type Said } from '../../lib/sayings/sayings.ts'

export type MembershipKind = 'subscription' | 'class_pack' | 'time_pass' | 'drop_in'
export type BillingInterval = 'weekly' | 'four_weekly' | 'monthly' | 'quarterly' | 'half_yearly' | 'yearly'

/** The fields of a membership type that hang together. Absent and null both mean: not given. */
export interface MembershipTypeTerms {
  type: MembershipKind
  billing_interval?: BillingInterval | null
  credits_included?: number | null
  credits_per_interval?: number | null
  unlimited?: boolean | null
  validity_days?: number | null
  rollover_enabled?: boolean | null
  max_rollover_credits?: number | null
  is_intro_offer?: boolean | null
  intro_price?: number | null
  intro_validity_days?: number | null
}

/** The same fields with every default filled in. */
export interface CompleteTerms {
  type: MembershipKind
  billing_interval: BillingInterval | null
  credits_included: number | null
  credits_per_interval: number | null
  unlimited: boolean
  validity_days: number | null
  rollover_enabled: boolean
  max_rollover_credits: number | null
  is_intro_offer: boolean
  intro_price: number | null
  intro_validity_days: number | null
}

export interface TermError {
  path: string
  message: Said
}

/**
 * Fills in the defaults: a subscription is billed monthly and, without credits, unlimited; a pack has one credit; a time
 * pass is unlimited for 30 days; a drop-in is one credit.
 */
export function completeTerms(given: MembershipTypeTerms): CompleteTerms {
  const { type } = given
  const credits = given.credits_included ?? given.credits_per_interval ?? null
  const unlimitedByDefault = type === 'time_pass' || (type === 'subscription' && credits === null)
  const oneCredit = (type === 'class_pack' || type === 'drop_in') && given.unlimited !== true
  return {
    type,
    billing_interval: given.billing_interval ?? (type === 'subscription' ? 'monthly' : null),
    credits_included: given.credits_included ?? (oneCredit ? 1 : null),
    credits_per_interval: given.credits_per_interval ?? null,
    unlimited: given.unlimited ?? unlimitedByDefault,
    validity_days: given.validity_days ?? (type === 'time_pass' ? 30 : null),
    rollover_enabled: given.rollover_enabled ?? false,
    max_rollover_credits: given.max_rollover_credits ?? null,
    is_intro_offer: given.is_intro_offer ?? false,
    intro_price: given.intro_price ?? null,
    intro_validity_days: given.intro_validity_days ?? null,
  }
}

type Rule = [path: keyof CompleteTerms, isBroken: (terms: CompleteTerms) => boolean, message: Said]

const hasCredits = (terms: CompleteTerms) => (terms.credits_included ?? 0) > 0 || (terms.credits_per_interval ?? 0) > 0

const rules: Rule[] = [
  [
    'unlimited',
    (terms) => terms.unlimited && hasCredits(terms),
    say('membership_types.membership_is_either_unlimited'),
  ],
  [
    'unlimited',
    ({ type, unlimited }) => unlimited && (type === 'class_pack' || type === 'drop_in'),
    say('membership_types.packs_and_drop_ins'),
  ],
  [
    'unlimited',
    ({ type, unlimited }) => type === 'time_pass' && !unlimited,
    say('membership_types.time_pass_is_unlimited_while'),
  ],
  [
    'credits_per_interval',
    (terms) => terms.type === 'subscription' && !terms.unlimited && !hasCredits(terms),
    say('membership_types.give_subscription_credits_for_each'),
  ],
  [
    'credits_included',
    (terms) => terms.type === 'class_pack' && !terms.unlimited && (terms.credits_included ?? 0) < 1,
    say('membership_types.class_pack_has_at_least'),
  ],
  [
    'credits_included',
    (terms) => terms.type === 'drop_in' && !terms.unlimited && terms.credits_included !== 1,
    say('membership_types.drop_in_is_one_credit'),
  ],
  [
    'credits_per_interval',
    (terms) => terms.type !== 'subscription' && terms.credits_per_interval !== null,
    say('membership_types.only_subscriptions_have_credits'),
  ],
  [
    'billing_interval',
    (terms) => terms.type !== 'subscription' && terms.billing_interval !== null,
    say('membership_types.only_subscriptions_are_billed'),
  ],
  [
    'rollover_enabled',
    (terms) => terms.rollover_enabled && (terms.credits_per_interval ?? 0) < 1,
    say('membership_types.only_credits_given_for_each'),
  ],
  [
    'max_rollover_credits',
    (terms) => terms.max_rollover_credits !== null && (terms.credits_per_interval ?? 0) < 1,
    say('membership_types.only_credits_given_for_each'),
  ],
  ['intro_price', (terms) => !terms.is_intro_offer && terms.intro_price !== null, say('membership_types.intro_price')],
  [
    'intro_validity_days',
    (terms) => !terms.is_intro_offer && terms.intro_validity_days !== null,
    say('membership_types.intro_validity'),
  ],
]

/** The errors in a membership type, by field; empty if there are none. */
export function termErrors(terms: CompleteTerms): TermError[] {
  return rules.filter(([, isBroken]) => isBroken(terms)).map(([path, , message]) => ({ path, message }))
}

/** The credits that a new membership of this type begins with; 0 for an unlimited one. */
export function creditsAtStart(terms: CompleteTerms): number {
  return terms.unlimited ? 0 : (terms.credits_included ?? terms.credits_per_interval ?? 0)
}

/** The credits that each renewal of a subscription grants; 0 for an unlimited one. */
export function creditsAtRenewal(terms: CompleteTerms): number {
  return terms.unlimited ? 0 : (terms.credits_per_interval ?? terms.credits_included ?? 0)
}

/** For how many days a new membership of this type is good, null for no end; an intro offer may have its own. */
export function validityOf(terms: CompleteTerms): number | null {
  return (terms.is_intro_offer ? terms.intro_validity_days : null) ?? terms.validity_days
}
