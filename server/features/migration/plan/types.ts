import { nameKey } from '../values/name.ts'
import type { MembershipFacts } from './membership-row.ts'
import type { Answers, ExistingType, PlannedType, TypeAnswer, TypeRecord } from './model.ts'
import { proposeType } from './type-proposal.ts'
import { say } from '../../../lib/sayings/sayings.ts'

/** The types that rows name: those here already by name, the others proposed and corrected by the owner's answers. */
export function planTypes(
  facts: readonly MembershipFacts[],
  existing: readonly ExistingType[],
  answers: Answers,
): PlannedType[] {
  const here = new Map(existing.map((type) => [nameKey(type.name), type]))
  const byId = new Map(existing.map((type) => [type.id, type]))
  const named = facts.filter(({ name, not_carried }) => name !== '' && not_carried === null)
  const answerOf = new Map(
    Object.entries(answers.membership_types ?? {}).map(([name, answer]) => [nameKey(name), answer]),
  )
  return [...Map.groupBy(named, ({ name }) => nameKey(name))].map(([key, rows]) => {
    const name = rows[0]?.name ?? key
    const answer = answerOf.get(key)
    const base = { key, name, rows: rows.length, existing_id: null, left_out: false, record: null, certain: true }
    if (answer?.leave_out) return { ...base, left_out: true, why: say('import.type.left_out') }
    const match = answer?.membership_type_id ? byId.get(answer.membership_type_id) : here.get(key)
    if (match) return { ...base, existing_id: match.id, why: say('import.type.here') }
    const proposal = proposeType(name, rows)
    const settled = answer !== undefined || answers.accept_type_proposals === true
    return {
      ...base,
      record: answer ? corrected(proposal.record, answer) : proposal.record,
      certain: settled || proposal.certain,
      why: settled ? say('import.type.confirmed') : proposal.why,
    }
  })
}

/** A proposal with the owner's corrections; what belongs to another kind of membership is cleared. */
export function corrected(record: TypeRecord, answer: TypeAnswer): TypeRecord {
  const type = answer.type ?? record.type
  const counts = type === 'class_pack' || type === 'drop_in'
  const perInterval = type === 'subscription' ? (answer.credits_per_interval ?? record.credits_per_interval) : null
  const included = type === 'drop_in' ? 1 : (answer.credits_included ?? record.credits_included ?? 1)
  return {
    ...record,
    type,
    price_minor: answer.price_minor ?? record.price_minor,
    billing_interval:
      type === 'subscription' ? (answer.billing_interval ?? record.billing_interval ?? 'monthly') : null,
    credits_included: counts ? included : null,
    credits_per_interval: perInterval,
    unlimited: !counts && perInterval === null,
    validity_days:
      type === 'subscription'
        ? null
        : (answer.validity_days ?? record.validity_days ?? (type === 'time_pass' ? 30 : null)),
  }
}

/** True if memberships of the type count classes. */
export function countsClasses(record: TypeRecord): boolean {
  return record.credits_included !== null || record.credits_per_interval !== null
}
