import type { Answer } from '../../../../api/index.ts'
import { unlimitedSaid } from '../../../../shared/coverage/unlimited.ts'
import type { Messages } from '../../../messages/areas.ts'

export type MembershipType = Answer<'GET /api/v1/membership-types/{membership_type_id}'>
export type Kind = MembershipType['type']

/** The terms of a type that a client notices; what a source doesn't know may be left out. */
export type Terms = Pick<
  MembershipType,
  'type' | 'billing_interval' | 'credits_included' | 'credits_per_interval' | 'unlimited' | 'validity_days'
> &
  Partial<Omit<MembershipType, 'price'>> & { price: number | null }

interface Speaker {
  words: Messages['membershipTypes']['sentences']
  money: (major: number) => string
}

/** Describes what a client gets, in plain sentences, the most important first. */
export function describe(terms: Terms, { words, money }: Speaker): string[] {
  const sentences = [
    ...whatItOpens(terms, words),
    whatItCosts(terms, words, money),
    ...whatIsLeftOver(terms, words),
    ...introOffer(terms, words, money),
    pausing(terms, words),
    fees(terms, words, money),
    terms.sellable_online === false ? words.deskOnly : null,
  ]
  return sentences.filter((sentence) => sentence !== null)
}

/** The first sentence, for a line in a list. */
export const summary = (terms: Terms, words: Speaker['words']): string => whatItOpens(terms, words).join(' ')

function whatItOpens(terms: Terms, words: Speaker['words']): string[] {
  const { type, unlimited, validity_days: valid, credits_included: first, credits_per_interval: each } = terms
  const interval = terms.billing_interval ?? 'monthly'
  const limits = unlimitedSaid(terms) === 'unlimited' ? [] : [words.within]
  if (type !== 'subscription') {
    if (unlimited) return [valid ? words.unlimitedFor(valid) : words.unlimited, ...limits]
    const credits = first ?? 1
    return [valid ? words.creditsFor(credits, valid) : words.creditsForever(credits)]
  }
  const ends = valid ? [words.endsAfter(valid)] : []
  if (unlimited) return [words.unlimited, ...limits, ...ends]
  const more = first !== null && each !== null && first !== each ? [words.first(first)] : []
  return [words.perInterval(each ?? first ?? 0, interval), ...more, ...ends]
}

function whatItCosts({ type, price, billing_interval }: Terms, words: Speaker['words'], money: Speaker['money']) {
  if (price === null) return null
  if (price === 0) return words.free
  return type === 'subscription' ? words.billed(money(price), billing_interval ?? 'monthly') : words.once(money(price))
}

function whatIsLeftOver(terms: Terms, words: Speaker['words']): string[] {
  if (terms.type !== 'subscription' || terms.unlimited || terms.rollover_enabled === undefined) return []
  if (!terms.rollover_enabled) return [words.lapses]
  const most = terms.max_rollover_credits
  return [most === null || most === undefined ? words.rollsOver : words.rollsOverTo(most)]
}

function introOffer(terms: Terms, words: Speaker['words'], money: Speaker['money']): string[] {
  if (!terms.is_intro_offer) return []
  const { intro_price: price, intro_validity_days: valid } = terms
  const differs = price !== null && price !== undefined && terms.price !== null && price !== terms.price
  return [
    words.intro,
    ...(differs ? [words.introPrice(money(price), money(terms.price ?? 0))] : []),
    ...(valid && valid !== terms.validity_days ? [words.introFor(valid)] : []),
  ]
}

function pausing({ can_pause, max_pause_days: most }: Terms, words: Speaker['words']): string | null {
  if (can_pause === undefined) return null
  if (!can_pause) return words.noPause
  return most === null || most === undefined ? words.pauses : words.pausesFor(most)
}

function fees(terms: Terms, words: Speaker['words'], money: Speaker['money']): string | null {
  const { late_cancel_fee_override: late, no_show_fee_override: missed } = terms
  const known = (fee: number | null | undefined): fee is number => fee !== null && fee !== undefined
  const parts = [
    ...(known(late) ? [words.lateFee(money(late))] : []),
    ...(known(missed) ? [words.noShowFee(money(missed))] : []),
  ]
  return parts.length > 0 ? words.fees(parts) : null
}
