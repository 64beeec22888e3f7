import { guessSold } from '../values/sold-kind.ts'
import { nameKey } from '../values/name.ts'
import { say, type Said } from '../../../lib/sayings/sayings.ts'
import type { MembershipFacts } from './membership-row.ts'
import { SOLD_KINDS, type Answers, type ExistingType, type Question, type SoldKind } from './model.ts'

/** Items sold that neither the file nor the existing types explain: their rows, by the name in lower case. */
export type Unsaid = ReadonlyMap<string, readonly number[]>

const NO_MEMBERSHIP: Partial<Record<SoldKind, Said>> = {
  product: say('import.product_sold'),
  service: say('import.sold_service'),
  gift_card: say('import.sold_gift_card'),
  fee: say('import.sold_fee'),
}

/**
 * Separates memberships from other items in a list of sales: by the file, by existing types, or by the owner's answer.
 * An unexplained item becomes a question, never a membership.
 */
export function tellSold(
  facts: readonly MembershipFacts[],
  existing: readonly ExistingType[],
  answers: Answers,
): { facts: MembershipFacts[]; unsaid: Unsaid } {
  const known = [...existing.map(({ name }) => name), ...Object.keys(answers.membership_types ?? {})]
  const types = new Set(known.map(nameKey))
  const unsaid = new Map<string, number[]>()
  const told = facts.map((fact): MembershipFacts => {
    const { name, kind, not_carried, is_sale, row } = fact
    if (!is_sale || name === '' || kind !== null || not_carried !== null || types.has(nameKey(name))) return fact
    const key = name.toLowerCase()
    unsaid.set(key, [...(unsaid.get(key) ?? []), row])
    return soldAs(fact, Object.hasOwn(answers.sold_kinds ?? {}, key) ? answers.sold_kinds?.[key] : undefined)
  })
  return { facts: told, unsaid }
}

function soldAs(fact: MembershipFacts, sold: SoldKind | undefined): MembershipFacts {
  if (sold === undefined) return { ...fact, not_carried: say('import.sold_asked', { name: fact.name }) }
  if (sold === 'class_pack' || sold === 'drop_in') return { ...fact, kind: sold }
  return { ...fact, not_carried: NO_MEMBERSHIP[sold] ?? null }
}

/** Asks what was sold, each name with what it may be. */
export function askSold(unsaid: Unsaid, answers: Answers, question: Said): Question[] {
  if (unsaid.size === 0) return []
  const known = answers.sold_kinds ?? {}
  const names = [...unsaid.keys()]
  const guesses = names.flatMap((name) => {
    const guess = guessSold(name)
    return guess === null ? [] : [[name, guess] as const]
  })
  return [
    {
      id: 'sold_kinds',
      question,
      choices: SOLD_KINDS.map((kind) => ({ value: kind, label: kind.replaceAll('_', ' ') })),
      examples: names,
      rows: [...unsaid.values()].flat().slice(0, 20),
      answered: names.every((name) => Object.hasOwn(known, name)),
      guesses: Object.fromEntries(guesses),
    },
  ]
}
