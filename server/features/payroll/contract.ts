import { z } from 'zod'
import type { Contract } from '../../api/operation.ts'
import {
  date,
  dateOut,
  id,
  instantOut,
  lines,
  moneyOut,
  paged,
  paging,
  pathIds,
  queryId,
  resource,
  stamps,
} from '../../http/shapes.ts'
import { claimKinds, componentTypes, partKinds, salaryPeriods, skipReasons } from './line-values.ts'

const componentType = z.enum(componentTypes)
const salaryPeriod = z.enum(salaryPeriods)
// A salary is millions in some currencies, and what a run comes to is many of them.
const rate = z
  .number()
  .nonnegative()
  .max(1_000_000_000)
  .describe('Of a percentage from 0 to 100, else an amount in major units')
const total = z.number().nonnegative().max(10_000_000_000).describe('Amount in major units of the studio’s currency')
const rateOut = z.number().describe('A percentage for the types that end in _percent, else an amount in major units')

const component = resource('StaffPayComponent', {
  id,
  user_id: id,
  user_name: z.string(),
  user_is_active: z
    .boolean()
    .describe('Whether the account is; runs pay whoever has left until the component is ended'),
  component_type: componentType,
  rate: rateOut,
  salary_period: salaryPeriod.nullable(),
  is_active: z.boolean(),
  ...stamps,
})

const told = {
  record_id: id
    .nullable()
    .describe(
      'The class, appointment, sale, membership, or the refund’s payment; null: days, and visits by what was paid',
    ),
  name: z.string().nullable(),
  at: instantOut.nullable(),
  from: dateOut.nullable().describe('The first day of a salary’s days'),
  to: dateOut.nullable(),
  quantity: z.number().int().describe('Days, attendees, visits; 1 of anything else'),
  text: z.string().describe('All of it in the language asked for'),
}

const part = resource('PayrollPart', {
  kind: z.enum(partKinds).describe('`visit`: how visits come to what they are worth, by what was paid for them'),
  ...told,
  amount: moneyOut.nullable().describe('What was paid for it, VAT included; negative for a refund'),
})

const lineItem = resource('PayrollLineItem', {
  id,
  run_id: id,
  user_id: id,
  user_name: z.string(),
  component_id: id,
  component_type: componentType,
  rate: rateOut,
  salary_period: salaryPeriod.nullable(),
  quantity: z.number().int().describe('Days, classes, attendees, appointments, visits or sales'),
  gross: moneyOut.nullable().describe('What was paid, VAT included, less refunds; null where it is no percentage'),
  base: moneyOut.nullable().describe('What the percentage is taken of: without VAT, never below 0'),
  amount: moneyOut,
  summary: z.string().describe('How it comes to the amount: `12 classes × €30.00`'),
  explanation: z.string().describe('The same with everything that it counts'),
  parts: z.array(part),
  paid_at: instantOut.nullable(),
  paid_notes: z.string().nullable(),
  ...stamps,
})

const runFields = {
  id,
  period_start: dateOut,
  period_end: dateOut,
  status: z.enum(['draft', 'finalized']),
  currency: z.string(),
  total: moneyOut,
  unpaid: moneyOut.describe('What is not marked as paid yet'),
  unpaid_items: z.number().int(),
  computed_at: instantOut.describe('What happened until then is in it'),
  finalized_at: instantOut.nullable(),
  finalized_by: id.nullable().describe('The staff account'),
  fingerprint: z.string().nullable().describe('SHA-256 of what finalizing froze'),
  ...stamps,
}

const run = resource('PayrollRun', runFields)

const wholeRun = resource('PayrollRunWithLineItems', {
  ...runFields,
  line_items: z.array(lineItem),
  skipped: z
    .array(
      z.strictObject({
        kind: z.enum(claimKinds),
        reason: z.enum(skipReasons),
        user_id: id,
        user_name: z.string(),
        paid_in_run_id: id.nullable(),
        ...told,
      }),
    )
    .describe('What is in the period and not paid: a finalized run has paid it, or it is not over'),
})

const ownRun = resource('OwnPayrollRun', {
  id,
  period_start: dateOut,
  period_end: dateOut,
  currency: z.string(),
  total: moneyOut.describe('Of the caller’s lines'),
  finalized_at: instantOut,
  pdf_url: z.string().meta({ format: 'uri-reference' }),
  line_items: z.array(lineItem),
})

const manage = { manager: 'payroll.manage' } as const
const params = pathIds('run_id')

export const componentsContract = {
  'POST /api/v1/staff-pay-components': {
    area: 'What staff are paid for.',
    id: 'createPayComponent',
    summary: 'Agree on something that somebody is paid for',
    description:
      'One active component of a type for each person. `salary_period` is for a fixed salary, and required there.',
    access: manage,
    body: z.strictObject({
      user_id: id.describe('The staff account'),
      component_type: componentType,
      rate,
      salary_period: salaryPeriod.optional(),
    }),
    example: { user_id: 2, component_type: 'fixed_salary', rate: 1200, salary_period: 'monthly' },
    status: 201,
    answer: component,
    errors: ['NOT_FOUND', 'DUPLICATE_PAY_COMPONENT'],
  },
  'GET /api/v1/staff-pay-components': {
    id: 'listPayComponents',
    summary: 'What staff are paid for, ended ones too',
    description: 'Ordered by id.',
    access: manage,
    query: z.strictObject({ user_id: queryId }),
    status: 200,
    answer: z.array(component),
  },
  'GET /api/v1/payroll/people': {
    id: 'listPayablePeople',
    summary: 'With whom pay can be agreed: everybody who works here, and who has left with something agreed',
    description: 'By name, then id.',
    access: manage,
    status: 200,
    answer: z.array(z.strictObject({ user_id: id, full_name: z.string(), is_active: z.boolean() })),
  },
  'PUT /api/v1/staff-pay-components/{component_id}': {
    id: 'changePayComponent',
    summary: 'Change the rate, end a component, or take it up again',
    description: 'Finalized runs keep what they were worked out by. Person and type stay.',
    access: manage,
    params: pathIds('component_id'),
    body: z.strictObject({
      rate: rate.optional(),
      salary_period: salaryPeriod.optional(),
      is_active: z.boolean().optional(),
    }),
    example: { rate: 32.5 },
    status: 200,
    answer: component,
    errors: ['DUPLICATE_PAY_COMPONENT'],
  },
  'DELETE /api/v1/staff-pay-components/{component_id}': {
    id: 'endPayComponent',
    summary: 'End a component; runs keep it',
    access: manage,
    params: pathIds('component_id'),
    status: 200,
    answer: component,
  },
} satisfies Contract

export const payrollContract = {
  ...componentsContract,
  'GET /api/v1/payroll-runs': {
    area: 'What staff have earned in a period.',
    id: 'listPayrollRuns',
    summary: 'Payroll runs, newest first',
    description: 'Ordered by id, newest first.',
    access: manage,
    status: 200,
    answer: z.array(run),
  },
  'POST /api/v1/payroll-runs': {
    id: 'createPayrollRun',
    summary: 'Work out what everybody has earned in a period, as a draft',
    description:
      'By the active components and what happened on the days of the period, both included, as far as it is over. What a ' +
      'finalized run has paid is not paid again: it is listed in `skipped`. A period has at most 366 days.',
    access: manage,
    body: z.strictObject({ period_start: date, period_end: date }),
    example: { period_start: '2026-03-01', period_end: '2026-03-31' },
    status: 201,
    answer: wholeRun,
    errors: ['SERVER_BUSY'],
  },
  'GET /api/v1/payroll-runs/{run_id}': {
    id: 'readPayrollRun',
    summary: 'One run, with its lines and what explains them',
    description: 'Lines by the person’s name, then component. `format=csv`: a table with a row a line.',
    access: manage,
    params,
    query: z.strictObject({ format: z.enum(['json', 'csv']).optional() }),
    status: 200,
    answer: wholeRun,
    orFile: 'text/csv',
  },
  'GET /api/v1/payroll-runs/{run_id}.pdf': {
    id: 'printPayrollRun',
    summary: 'The run to print; instructors get their own part of a finalized one',
    access: { ...manage, instructor: 'own' },
    params,
    status: 200,
    file: 'application/pdf',
    errors: ['SERVER_BUSY'],
  },
  'DELETE /api/v1/payroll-runs/{run_id}': {
    id: 'deletePayrollRun',
    summary: 'Throw a draft away; answers it as it was',
    access: manage,
    params,
    status: 200,
    answer: run,
    errors: ['PAYROLL_RUN_FINALIZED'],
  },
  'POST /api/v1/payroll-runs/{run_id}/recompute': {
    id: 'recomputePayrollRun',
    summary: 'Work a draft out anew, with what has changed since',
    access: manage,
    params,
    status: 200,
    answer: wholeRun,
    errors: ['PAYROLL_RUN_FINALIZED', 'SERVER_BUSY'],
  },
  'POST /api/v1/payroll-runs/{run_id}/finalize': {
    id: 'finalizePayrollRun',
    summary: 'Freeze a run: what it pays is paid by no other',
    description:
      'The run is worked out once more and then stays as it is. `total` is what whoever finalizes has seen: where it has become ' +
      'another, PAYROLL_RUN_CHANGED, and nothing is frozen.',
    access: manage,
    params,
    body: z.strictObject({ total: total.optional() }),
    bodyOptional: true,
    example: { total: 993.23 },
    status: 200,
    answer: wholeRun,
    errors: ['PAYROLL_RUN_FINALIZED', 'PAYROLL_RUN_CHANGED', 'SERVER_BUSY'],
  },
  'POST /api/v1/payroll-runs/{run_id}/mark-paid': {
    id: 'markPayrollRunPaid',
    summary: 'Note that everybody of a run was paid; no money moves',
    description: 'Marks each line of the run that comes to something and is not marked yet, all or none.',
    access: manage,
    params,
    body: z.strictObject({ paid_notes: lines.max(500).nullable().optional() }),
    bodyOptional: true,
    example: { paid_notes: 'Bank transfer of 2 April' },
    status: 200,
    answer: wholeRun,
    errors: ['PAYROLL_RUN_NOT_FINALIZED', 'PAYROLL_ITEM_PAID'],
  },
  'POST /api/v1/payroll-line-items/{item_id}/mark-paid': {
    area: 'What was paid of a finalized run.',
    id: 'markPayrollItemPaid',
    summary: 'Note that a line was paid, once; no money moves',
    access: manage,
    params: pathIds('item_id'),
    body: z.strictObject({ paid_notes: lines.max(500).nullable().optional() }),
    bodyOptional: true,
    example: { paid_notes: 'Bank transfer of 2 April' },
    status: 200,
    answer: lineItem,
    errors: ['PAYROLL_RUN_NOT_FINALIZED', 'PAYROLL_ITEM_PAID'],
  },
  'GET /api/v1/payroll/me': {
    area: 'Who can be paid, and the pay of whoever asks.',
    id: 'listOwnPay',
    summary: 'The caller’s own lines of finalized runs, newest first',
    description: 'Ordered by run, newest first.',
    access: { instructor: 'own' },
    query: z.strictObject(paging),
    status: 200,
    answer: paged(ownRun),
  },
} satisfies Contract
