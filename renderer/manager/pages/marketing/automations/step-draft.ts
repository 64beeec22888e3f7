import {
  fromCondition,
  isComplete,
  toCondition,
  type Field,
  type Group,
} from '../../../parts/conditions/condition-tree.ts'
import type { Step, StepType } from './automation.ts'

/** The languages a message can be written in besides its own. */
export const LANGUAGES = ['en', 'de', 'es', 'fr', 'it'] as const
export type Language = (typeof LANGUAGES)[number]
export type Translations<Text> = Partial<Record<Language, Text>>

export interface MailText {
  subject: string
  body: string
}
export interface PushText {
  title: string
  body: string
}

/** A step being written: what is not filled in yet is null or empty. */
export type StepDraft = { key: string } & (
  | { type: 'wait'; days: number | null; hours: number | null; until_time: string | null }
  | ({ type: 'send_email'; translations: Translations<MailText> } & MailText)
  | ({ type: 'send_push'; url: string; translations: Translations<PushText> } & PushText)
  | { type: 'add_tag' | 'remove_tag'; tag_id: number | null }
  | { type: 'create_task'; title: string; assignee_role_id: number | null; due_days: number | null }
  | {
      type: 'issue_promo_code'
      discount_type: 'percentage' | 'fixed_amount'
      value: number | null
      valid_days: number | null
    }
  | BranchDraft
)

export interface BranchDraft {
  type: 'branch'
  key: string
  condition: Group
  then: StepDraft[]
  else: StepDraft[]
}

export type DraftOf<Type extends StepType> = Extract<StepDraft, { type: Type }>

const NOTHING: Group = { join: 'all', parts: [] }

/** A new step of a kind, with what most would say. */
export function newStep(type: StepType, key: string): StepDraft {
  switch (type) {
    case 'wait':
      return { type, key, days: 1, hours: null, until_time: null }
    case 'send_email':
      return { type, key, subject: '', body: '', translations: {} }
    case 'send_push':
      return { type, key, title: '', body: '', url: '', translations: {} }
    case 'create_task':
      return { type, key, title: '', assignee_role_id: null, due_days: null }
    case 'issue_promo_code':
      return { type, key, discount_type: 'percentage', value: 10, valid_days: 30 }
    case 'branch':
      return { type, key, condition: NOTHING, then: [], else: [] }
    case 'add_tag':
    case 'remove_tag':
      return { type, key, tag_id: null }
  }
}

/** A kept step to be written on. */
export function fromStep(step: Step): StepDraft {
  switch (step.type) {
    case 'wait':
      return { ...step, days: step.days ?? null, hours: step.hours ?? null, until_time: step.until_time ?? null }
    case 'send_email':
      return { ...step, translations: known(step.translations) }
    case 'send_push':
      return { ...step, url: step.url ?? '', translations: known(step.translations) }
    case 'create_task':
      return { ...step, assignee_role_id: step.assignee_role_id ?? null, due_days: step.due_days ?? null }
    case 'branch': {
      const { type, key, condition_json, then, else: otherwise } = step
      return {
        type,
        key,
        condition: fromCondition(condition_json),
        then: then.map(fromStep),
        else: otherwise.map(fromStep),
      }
    }
    case 'add_tag':
    case 'remove_tag':
    case 'issue_promo_code':
      return step
  }
}

/** A step as it is sent: what is empty is left out, and what is missing is for the server to name. */
export function toStep(draft: StepDraft): Step {
  if (draft.type === 'branch') {
    const { type, key, condition, then, else: otherwise } = draft
    return {
      type,
      key,
      condition_json: toCondition(condition),
      then: then.map(toStep),
      else: otherwise.map(toStep),
    } as Step
  }
  const optional = draft.type === 'wait' || draft.type === 'create_task' || draft.type === 'send_push'
  const said = Object.entries(draft).filter(
    ([name, value]) => !(optional && (value === null || (name === 'url' && value === ''))) && !isNone(name, value),
  )
  return Object.fromEntries(said) as unknown as Step
}

/** True if every question of the branches among some steps has its value. */
export function areComplete(steps: readonly StepDraft[], fields: readonly Field[]): boolean {
  return steps.every(
    (step) =>
      step.type !== 'branch' ||
      (step.condition.parts.length > 0 &&
        isComplete(step.condition, fields) &&
        areComplete(step.then, fields) &&
        areComplete(step.else, fields)),
  )
}

const isNone = (name: string, value: unknown) => name === 'translations' && Object.keys(value as object).length === 0

function known<Text>(translations: { [L in Language]?: Text | undefined } | undefined): Translations<Text> {
  return Object.fromEntries(
    Object.entries(translations ?? {}).filter(([, text]) => text !== undefined),
  ) as Translations<Text>
}
