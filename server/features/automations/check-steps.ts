import type { TriggerEvent } from '../../events/payloads.ts'
import { conditionFaults } from '../../lib/condition-check.ts'
import { fieldsFor } from '../conditions/trigger-fields.ts'
import { fieldsIn, hasLooseMarks } from './fields-in-text.ts'
import { messageFieldsFor } from './message-fields.ts'
import type { NewStep } from './step-fields.ts'
import { say, type Said } from '../../lib/sayings/sayings.ts'

/** A fault in the steps, and its place. */
export interface StepFault {
  path: (string | number)[]
  message: Said
}

/** How many steps an automation has, those in its branches counted. */
export const MOST_STEPS = 100

/** Every fault of steps that their shape does not show, held against what the event knows where it is named. */
export function stepFaults(steps: readonly NewStep[], event: TriggerEvent | undefined): StepFault[] {
  const places = placesOf(steps, [])
  const keys = new Set<string>()
  const faults = places.flatMap(({ step, path }) => {
    const taken = step.key !== undefined && keys.has(step.key)
    if (step.key !== undefined) keys.add(step.key)
    return [
      ...(taken ? [{ path: [...path, 'key'], message: say('automations.another_step_has_key') }] : []),
      ...ownFaults(step, path),
    ]
  })
  if (places.length > MOST_STEPS)
    faults.push({ path: [], message: say('automations.too_many_steps', { most: MOST_STEPS }) })
  return event === undefined ? faults : [...faults, ...eventFaults(steps, event)]
}

interface Place {
  step: NewStep
  path: (string | number)[]
}

/** Every step with those in branches, in their order. */
function placesOf(steps: readonly NewStep[], path: (string | number)[]): Place[] {
  return steps.flatMap((step, at) => {
    const here = [...path, at]
    if (step.type !== 'branch') return [{ step, path: here }]
    return [{ step, path: here }, ...placesOf(step.then, [...here, 'then']), ...placesOf(step.else, [...here, 'else'])]
  })
}

function ownFaults(step: NewStep, path: (string | number)[]): StepFault[] {
  if (step.type === 'wait' && !step.days && !step.hours && step.until_time === undefined) {
    return [{ path, message: say('automations.say_how_long') }]
  }
  if (step.type === 'branch' && step.then.length + step.else.length === 0) {
    return [{ path: [...path, 'then'], message: say('automations.expected_step_in_one') }]
  }
  if (step.type === 'issue_promo_code' && step.discount_type === 'percentage' && step.value > 100) {
    return [{ path: [...path, 'value'], message: say('common.percentage_is_at_most_100') }]
  }
  return []
}

/** Faults of what asks about the event: conditions of branches, fields of messages. */
function eventFaults(steps: readonly NewStep[], event: TriggerEvent): StepFault[] {
  const asked = fieldsFor(event)
  const known = new Map(messageFieldsFor(event).map(({ field, after }) => [field, after]))
  const faults: StepFault[] = []

  /** Walks steps in order; returns true if a promo code is known after them on every path. */
  const walk = (list: readonly NewStep[], path: (string | number)[], hasCode: boolean): boolean => {
    for (const [at, step] of list.entries()) {
      const here = [...path, at]
      if (step.type === 'branch') {
        const wrong = conditionFaults(step.condition_json, asked)
        faults.push(...wrong.map((fault) => ({ ...fault, path: [...here, 'condition_json', ...fault.path] })))
        const ways = [walk(step.then, [...here, 'then'], hasCode), walk(step.else, [...here, 'else'], hasCode)]
        hasCode = ways.every(Boolean)
      }
      if (step.type === 'issue_promo_code') hasCode = true
      for (const text of textsOf(step)) faults.push(...textFaults(text, here, known, hasCode))
    }
    return hasCode
  }
  walk(steps, [], false)
  return faults
}

interface Written {
  path: string[]
  text: string
}

/** Every text of a message, where it stands. */
function textsOf(step: NewStep): Written[] {
  if (step.type !== 'send_email' && step.type !== 'send_push') return []
  const { translations = {}, type: _, key: __, ...own } = step
  const texts = (message: object, path: string[]) =>
    Object.entries(message).map(([name, text]: [string, string]) => ({ path: [...path, name], text }))
  return [
    ...texts(own, []).filter(({ text }) => text !== undefined),
    ...Object.entries(translations).flatMap(([language, message]) =>
      message ? texts(message, ['translations', language]) : [],
    ),
  ]
}

function textFaults(
  { path, text }: Written,
  here: (string | number)[],
  known: ReadonlyMap<string, 'issue_promo_code' | null>,
  hasCode: boolean,
): StepFault[] {
  const at = [...here, ...path]
  if (hasLooseMarks(text)) return [{ path: at, message: say('automations.loose_marks', { marks: '{{', ends: '}}' }) }]
  return fieldsIn(text).flatMap((field) => {
    const after = known.get(field)
    if (after === undefined) return [{ path: at, message: say('automations.no_such_field', { field: `{{${field}}}` }) }]
    if (after === null || hasCode) return []
    return [{ path: at, message: say('automations.known_behind_promo_code', { field: `{{${field}}}` }) }]
  })
}
