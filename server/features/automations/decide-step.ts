import type { Reader } from '../../db/writer.ts'
import { holds, type Condition, type Facts } from '../../lib/conditions.ts'
import type { Instant } from '../../lib/time.ts'
import { mayMarket, type Addressee } from '../marketing/allowed.ts'
import type { PutOff } from '../marketing/rules.ts'
import { tagById } from '../tags/queries.ts'
import { fieldsIn } from './fields-in-text.ts'
import type { SkipReason } from './reason-values.ts'
import type { Step } from './step-fields.ts'
import { isLate } from './time-rules.ts'

/** A client's position in an automation, and what is known there. */
export interface Standing {
  client_id: number
  now: Instant
  due_at: Instant
  put_off: PutOff | 'dropped' | null
  has_promo_code: boolean
  exit_condition: Condition
  facts: (condition: Condition) => Facts
  /** Time of the latest marketing message to the recipient, if the records do not say it all. */
  last?: Instant | null
}

/** Decision on a step that is due. */
export type StepDecision =
  | { kind: 'exit' }
  | { kind: 'skip'; reason: SkipReason }
  | { kind: 'put_off'; until: Instant; why: PutOff }
  | { kind: 'take'; to?: Addressee }

/** Decides on a step without taking it. The same for a real client and for a dry run. */
export function decideStep(reader: Reader, step: Step, standing: Standing): StepDecision {
  const { exit_condition, put_off, due_at, now, facts } = standing
  if (exit_condition !== null && asksAnything(exit_condition) && holds(exit_condition, facts(exit_condition))) {
    return { kind: 'exit' }
  }
  // A wait that began late ends all the sooner, and a branch has no due time.
  if (step.type === 'wait' || step.type === 'branch') return { kind: 'take' }
  if (put_off === 'dropped') return { kind: 'skip', reason: 'dropped_after_restore' }
  if (isLate(due_at, now)) return { kind: 'skip', reason: put_off === 'one_a_day' ? 'one_a_day' : 'late' }
  if (step.type === 'send_email' || step.type === 'send_push') return decideMessage(reader, step, standing)
  if ((step.type === 'add_tag' || step.type === 'remove_tag') && !reader.one(tagById, { id: step.tag_id })) {
    return { kind: 'skip', reason: 'tag_gone' }
  }
  return { kind: 'take' }
}

function decideMessage(reader: Reader, step: Step, { client_id, now, last, has_promo_code }: Standing): StepDecision {
  if (!has_promo_code && namesPromoCode(step)) return { kind: 'skip', reason: 'no_promo_code' }
  const channel = step.type === 'send_email' ? 'email' : 'push'
  const allowed = mayMarket(reader, now, { client_id, channel, ...(last !== undefined && { last }) })
  if (allowed.kind === 'never') return { kind: 'skip', reason: allowed.reason }
  if (allowed.kind === 'later') return { kind: 'put_off', until: allowed.until, why: allowed.put_off }
  return { kind: 'take', to: allowed.to }
}

function namesPromoCode(step: Step): boolean {
  return fieldsIn(JSON.stringify(step)).some((field) => field.startsWith('promo_code'))
}

function asksAnything(condition: NonNullable<Condition>): boolean {
  return Object.keys(condition).length > 0
}
