import { z } from 'zod'
import type { Contract } from '../../api/operation.ts'
import { id, instantOut, moneyOut, name, paged, paging, pathIds, resource, stamps } from '../../http/shapes.ts'
import { checkCondition, conditionJson, triggerEvent } from '../conditions/condition-fields.ts'
import { checkSteps, newSteps, stepsOut } from './step-fields.ts'
import { endReasons, enrollmentStatuses, skipReasons } from './reason-values.ts'

const status = z.enum(['draft', 'active', 'paused'])
export const enrollmentStatus = z.enum(enrollmentStatuses)
const stepType = z.enum([
  'wait',
  'send_email',
  'send_push',
  'add_tag',
  'remove_tag',
  'branch',
  'create_task',
  'issue_promo_code',
])
const counts = z
  .strictObject({
    active: z.int(),
    waiting: z.int(),
    completed: z.int(),
    exited: z.int(),
    cancelled: z.int(),
    failed: z.int(),
  })
  .describe('How many enrollments are in each state')

const automation = resource('Automation', {
  id,
  name: z.string(),
  trigger_event: triggerEvent,
  condition_json: conditionJson.nullable(),
  exit_condition_json: conditionJson.nullable(),
  steps: stepsOut,
  status,
  version: z.int().describe('Raised by a change of the steps; who is enrolled keeps the version they began with'),
  enrollments: counts,
  ...stamps,
})

const fields = {
  name,
  trigger_event: triggerEvent,
  condition_json: conditionJson.nullable().describe('Whom it takes in; null: everybody'),
  exit_condition_json: conditionJson.nullable().describe('Asked before every step: who meets it leaves; null: nobody'),
  steps: newSteps,
  status: status.describe('An active one needs at least one step'),
}

const { trigger_event, condition_json, exit_condition_json, steps } = fields
/** The fields that decide an automation's course. */
const flow = { trigger_event, condition_json, exit_condition_json, steps }

type Body = Partial<z.output<z.ZodObject<typeof fields>>>

function checkBody(body: Body, context: z.core.$RefinementCtx): void {
  checkCondition(context, body.trigger_event, body.condition_json)
  checkCondition(context, body.trigger_event, body.exit_condition_json, 'exit_condition_json')
  if (body.steps) checkSteps(context, body.trigger_event, body.steps)
}

const happened = z.strictObject({
  step: z.string().describe('Its place: `2.then.0` is the first of the branch that is the third'),
  key: z.string(),
  type: stepType,
  outcome: z.enum(['done', 'skipped', 'exited', 'failed']),
  reason: z.enum(skipReasons).nullable().describe('Why it was skipped'),
  at: instantOut,
})

const enrollment = resource('AutomationEnrollment', {
  id,
  automation_id: id,
  client_id: id,
  client_name: z.string(),
  status: enrollmentStatus,
  version: z.int(),
  next_step: z
    .string()
    .nullable()
    .describe('The place of the step that comes next; null once it has ended, or only a wait is to end'),
  next_step_key: z.string().nullable(),
  next_step_type: stepType.nullable(),
  next_at: instantOut.nullable().describe('When it comes; an automation that is paused waits beyond it'),
  put_off: z.enum(['quiet_hours', 'one_a_day']).nullable().describe('What put the next step off'),
  end_reason: z.enum(endReasons).nullable(),
  promo_code: z.string().nullable().describe('The last code that it gave'),
  history: z.array(happened),
  enrolled_at: instantOut,
  ended_at: instantOut.nullable(),
})

const stepStats = z.strictObject({
  key: z.string(),
  step: z.string().nullable().describe('Its place; null: it is no step of the automation any more'),
  type: stepType,
  entered: z.int().describe('How often somebody came to it'),
  done: z.int(),
  skipped: z.int(),
  skipped_for: z.array(z.strictObject({ reason: z.enum(skipReasons), count: z.int() })),
  exited: z.int().describe('Who met the exit condition just before it'),
  failed: z.int(),
  sent: z.int().nullable().describe('Messages; null for a step that sends none, as the two that follow'),
  came_back: z.int().nullable().describe('Messages after which the client came within 30 days'),
  spent: moneyOut.nullable().describe('What clients paid within 30 days, refunds taken off'),
})

const planned = z.strictObject({
  step: z.string(),
  key: z.string(),
  type: stepType,
  at: instantOut.describe('When it would come'),
  outcome: z.enum(['done', 'skipped', 'exited']),
  reason: z.enum(skipReasons).nullable(),
  detail: z.string().describe('What it would do, or why not, as a sentence'),
  put_off: z.enum(['quiet_hours', 'one_a_day']).nullable().describe('Why it comes later than it is due'),
  arm: z.enum(['then', 'else']).nullable().describe('Which way a branch goes'),
  message: z
    .strictObject({
      channel: z.enum(['email', 'push']),
      to: z.string().nullable().describe('The address; null: none is known'),
      language: z.string(),
      subject: z.string().describe('The title of a push message'),
      body_text: z.string(),
      body_html: z.string().nullable().describe('null for a push message'),
      url: z.string().nullable(),
    })
    .nullable(),
})

const managers = { manager: 'marketing.manage' } as const
const params = pathIds('automation_id')

export const automationsContract = {
  'GET /api/v1/marketing-automations': {
    area: 'What the studio tells its clients by itself.',
    id: 'listAutomations',
    summary: 'Marketing automations',
    description: 'Ordered by id.',
    access: managers,
    status: 200,
    answer: z.array(automation),
  },
  'POST /api/v1/marketing-automations': {
    id: 'createAutomation',
    summary: 'Create an automation; a draft, unless it says active',
    description:
      'Messages may have fields such as `{{client.first_name}}`: GET /api/v1/marketing-automations/message-fields. A client is ' +
      'in it once at a time. Messages go only to those who have agreed to them, never in the quiet hours, and one a day at ' +
      'most to each client, over everything that is marketing. A step that comes more than 48 hours late is skipped.',
    access: managers,
    body: z
      .strictObject(fields)
      .partial({ condition_json: true, exit_condition_json: true, steps: true, status: true })
      .superRefine(checkBody),
    example: {
      name: 'Welcome',
      trigger_event: 'client.created',
      steps: [
        { type: 'wait', hours: 2 },
        { type: 'send_email', subject: 'Welcome, {{client.first_name}}', body: 'How good that you are here.' },
      ],
    },
    status: 201,
    answer: automation,
    errors: ['AUTOMATION_INVALID_TRANSITION', 'NOT_FOUND'],
  },
  'GET /api/v1/marketing-automations/ready-made': {
    id: 'listReadyMadeAutomations',
    summary: 'Automations to take over as they are, with their texts',
    description:
      'To switch one on, POST what it says of name, trigger_event, condition_json, exit_condition_json and steps, with status ' +
      'active. Names and texts are in the language of who asks; the steps carry the texts of the others beside.',
    access: managers,
    status: 200,
    answer: z.array(
      resource('ReadyMadeAutomation', {
        key: z.string(),
        name: z.string(),
        description: z.string(),
        trigger_event: triggerEvent,
        condition_json: conditionJson.nullable(),
        exit_condition_json: conditionJson.nullable(),
        steps: stepsOut,
      }),
    ),
  },
  'GET /api/v1/marketing-automations/message-fields': {
    id: 'listMessageFields',
    summary: 'The fields that messages may have, by event',
    description: 'Written as `{{client.first_name}}`. Ordered as the events are listed.',
    access: managers,
    status: 200,
    answer: z.array(
      z.strictObject({
        trigger_event: triggerEvent,
        fields: z.array(
          resource('MessageField', {
            field: z.string(),
            label: z.string(),
            after: stepType.nullable().describe('Known only after such a step; null: always'),
          }),
        ),
      }),
    ),
  },
  'GET /api/v1/marketing-automations/{automation_id}': {
    id: 'readAutomation',
    summary: 'One automation',
    access: managers,
    params,
    status: 200,
    answer: automation,
  },
  'PUT /api/v1/marketing-automations/{automation_id}': {
    id: 'changeAutomation',
    summary: 'Change an automation',
    description:
      'Who is enrolled goes on with the steps they began with. A step keeps its statistics as long as it keeps its `key`. ' +
      'Statuses go from draft to active, and from there to paused and back.',
    access: managers,
    params,
    body: z.strictObject(fields).partial().superRefine(checkBody),
    example: { status: 'active' },
    status: 200,
    answer: automation,
    errors: ['AUTOMATION_INVALID_TRANSITION'],
  },
  'DELETE /api/v1/marketing-automations/{automation_id}': {
    id: 'deleteAutomation',
    summary: 'Delete an automation for good, with its enrollments and statistics. Answers it as it was',
    access: managers,
    params,
    status: 200,
    answer: automation,
  },
  'POST /api/v1/marketing-automations/{automation_id}/pause': {
    id: 'pauseAutomation',
    summary: 'Pause an automation: nobody is enrolled, and no step is taken',
    access: managers,
    params,
    status: 200,
    answer: automation,
    errors: ['AUTOMATION_INVALID_TRANSITION'],
  },
  'POST /api/v1/marketing-automations/{automation_id}/resume': {
    id: 'resumeAutomation',
    summary: 'Let a paused automation go on',
    description:
      'Steps that fell due meanwhile are taken now; those due for more than 48 hours are skipped and say so.',
    access: managers,
    params,
    status: 200,
    answer: automation,
    errors: ['AUTOMATION_INVALID_TRANSITION'],
  },
  'POST /api/v1/marketing-automations/{automation_id}/dry-run': {
    id: 'tryAutomation',
    summary: 'What it would do with a client who came into it now; writes and sends nothing',
    description:
      'Goes through the steps as they are now: waits, quiet hours, consent and the way of each branch. Conditions are asked of ' +
      'what is known today. What the event would tell is taken from the client’s last one of its kind. What is given of the ' +
      'automation itself takes the place of what is kept, so that a change can be tried before it is saved. It shows what ' +
      'is known of the client: `clients.view` is needed, too.',
    access: managers,
    params,
    body: z
      .strictObject({ client_id: id, ...flow })
      .partial({ trigger_event: true, condition_json: true, exit_condition_json: true, steps: true })
      .superRefine(checkBody),
    example: { client_id: 7 },
    status: 200,
    answer: z.strictObject({
      client_id: id,
      client_name: z.string(),
      would_enroll: z.boolean(),
      against: z
        .array(z.strictObject({ code: z.string(), detail: z.string() }))
        .describe('Why they would not be taken in'),
      event_at: instantOut.nullable().describe('When the event was from which details are taken; null: there was none'),
      steps: z.array(planned),
      ends_at: instantOut.nullable().describe('When it would be over; null where it has no steps'),
    }),
    errors: ['NOT_FOUND'],
  },
  'GET /api/v1/marketing-automations/{automation_id}/enrollments': {
    id: 'listEnrollments',
    summary: 'Who is or was in an automation, newest first',
    description: 'Ordered by id, newest first.',
    access: managers,
    params,
    query: z.strictObject({ status: enrollmentStatus.optional(), ...paging }),
    status: 200,
    answer: paged(enrollment),
  },
  'GET /api/v1/marketing-automations/{automation_id}/stats': {
    id: 'readAutomationStats',
    summary: 'What an automation has done, step by step',
    description:
      'The steps in their order, then those it has no more. Who comes or pays within 30 days after a message is counted with ' +
      'the last message they got, whichever automation it was of. Whether a mail was opened is not watched.',
    access: managers,
    params,
    status: 200,
    answer: z.strictObject({
      automation_id: id,
      enrolled: z.int().describe('Ever'),
      enrollments: counts,
      sent: z.int(),
      came_back: z.int(),
      spent: moneyOut,
      currency: z.string(),
      steps: z.array(stepStats),
    }),
  },
  'DELETE /api/v1/marketing-automations/{automation_id}/enrollments/{enrollment_id}': {
    id: 'cancelEnrollment',
    summary: 'Take a client out of an automation; what happened stays on record',
    description: 'One that has ended stays as it is.',
    access: managers,
    params: pathIds('automation_id', 'enrollment_id'),
    status: 200,
    answer: enrollment,
  },
} satisfies Contract
