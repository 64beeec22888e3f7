import { z } from 'zod'
import { id, line, lines, resource, timeOfDay } from '../../http/shapes.ts'
import type { TriggerEvent } from '../../events/payloads.ts'
import { conditionJson } from '../conditions/condition-fields.ts'
import { link } from '../notifications/contract.ts'
import { discountType } from '../promo-codes/contract.ts'
import { MOST_STEPS, stepFaults } from './check-steps.ts'
import { MOST_MONEY } from '../../lib/money.ts'
import { say } from '../../lib/sayings/sayings.ts'

/** The languages a message can be written in besides its own. */
export const messageLanguages = ['en', 'de', 'es', 'fr', 'it'] as const
export type MessageLanguage = (typeof messageLanguages)[number]

/** How deep branches can be nested. */
const BRANCHES_DEEP = 3

const key = z
  .string()
  .regex(/^[A-Za-z0-9_-]{1,40}$/, say('automations.expected_up_to_40_letters'))
  .describe('Names the step within its automation, in statistics too; made where none is given')

const mail = { subject: line.min(1).max(200), body: lines.min(1).max(10_000) }
const push = { title: line.min(1).max(100), body: line.min(1).max(300) }

/** The same message in other languages; who reads none of them gets the text of the step itself. */
function inOtherLanguages<Shape extends z.ZodRawShape>(shape: Shape) {
  const fields = z.strictObject(shape)
  return z
    .strictObject({ en: fields, de: fields, es: fields, fr: fields, it: fields })
    .partial()
    .describe('The same in other languages: each client gets theirs, and the text of the step where there is none')
}

/** Fields of each kind of step besides its key. */
const kinds = {
  wait: {
    days: z.int().min(0).max(365).describe('Days on the studio’s calendar, to the same time of day'),
    hours: z.int().min(0).max(720).describe('Hours that pass after the days'),
    until_time: timeOfDay.describe('Then on to this time of day: today’s, where it has not passed'),
  },
  send_email: { ...mail, translations: inOtherLanguages(mail) },
  send_push: { ...push, url: link.describe('What it opens'), translations: inOtherLanguages(push) },
  add_tag: { tag_id: id },
  remove_tag: { tag_id: id },
  create_task: {
    title: line.min(1).max(200),
    assignee_role_id: id.describe('Whose task it is; nobody’s in particular without'),
    due_days: z.int().min(0).max(365).describe('Due so many days after the step'),
  },
  issue_promo_code: {
    discount_type: discountType,
    value: z.number().positive().max(MOST_MONEY).describe('A percentage up to 100, or an amount in major units'),
    valid_days: z.int().min(1).max(730).describe('Good for so many days, that of the step included'),
  },
}

const wait = z
  .strictObject({ type: z.literal('wait'), ...kinds.wait })
  .partial({ days: true, hours: true, until_time: true })
const sendEmail = z.strictObject({ type: z.literal('send_email'), ...kinds.send_email }).partial({ translations: true })
const sendPush = z
  .strictObject({ type: z.literal('send_push'), ...kinds.send_push })
  .partial({ url: true, translations: true })
const addTag = z.strictObject({ type: z.literal('add_tag'), ...kinds.add_tag })
const removeTag = z.strictObject({ type: z.literal('remove_tag'), ...kinds.remove_tag })
const createTask = z
  .strictObject({ type: z.literal('create_task'), ...kinds.create_task })
  .partial({ assignee_role_id: true, due_days: true })
const issuePromoCode = z.strictObject({ type: z.literal('issue_promo_code'), ...kinds.issue_promo_code })

const plain = [wait, sendEmail, sendPush, addTag, removeTag, createTask, issuePromoCode] as const

type Plain = z.output<(typeof plain)[number]>

/** A step as it is sent: without a key it gets one. */
export type NewStep =
  | (Plain & { key?: string | undefined })
  | {
      type: 'branch'
      key?: string | undefined
      condition_json: z.output<typeof conditionJson>
      then: NewStep[]
      else: NewStep[]
    }

export type Branch = {
  type: 'branch'
  key: string
  condition_json: z.output<typeof conditionJson>
  then: Step[]
  else: Step[]
}

/** A step as it is kept and answered. */
export type Step = (Plain & { key: string }) | Branch
export type StepType = Step['type']
export type StepOf<Type extends StepType> = Extract<Step, { type: Type }>

const names = ['Wait', 'SendEmail', 'SendPush', 'AddTag', 'RemoveTag', 'CreateTask', 'IssuePromoCode']

/** Steps with branches as deep as they go; each kind has its name in the document. */
function stepsWith<KeyShape extends z.ZodType>(keyShape: KeyShape, prefix: string, optional: boolean) {
  const [first, ...others] = plain.map((kind, at) =>
    resource(`${prefix}${names[at]}Step`, { ...kind.shape, key: keyShape }),
  ) as unknown as [z.ZodObject, ...z.ZodObject[]]
  let steps: z.ZodType = z.array(z.discriminatedUnion('type', [first, ...others] as never)).max(MOST_STEPS)
  for (let depth = 1; depth <= BRANCHES_DEEP; depth += 1) {
    const arm = optional ? steps.optional().default([]) : steps
    const branch = resource(`${prefix}BranchStep${depth}`, {
      type: z.literal('branch'),
      key: keyShape,
      condition_json: conditionJson.describe('Asked when the step comes; the fields are those of the trigger'),
      then: steps,
      else: arm,
    })
    steps = z.array(z.discriminatedUnion('type', [first, ...others, branch] as never)).max(MOST_STEPS)
  }
  return steps
}

export const newSteps = stepsWith(key.optional(), 'New', true) as unknown as z.ZodType<NewStep[], NewStep[]>
export const stepsOut = stepsWith(z.string(), '', false) as unknown as z.ZodType<Step[], Step[]>

/** Adds every fault of steps to those of their body. Without the event nothing is said of the fields they name. */
export function checkSteps(
  context: z.core.$RefinementCtx,
  event: TriggerEvent | undefined,
  steps: readonly NewStep[],
): void {
  for (const { path, message } of stepFaults(steps, event)) {
    context.addIssue({ code: 'custom', message, path: ['steps', ...path] })
  }
}
