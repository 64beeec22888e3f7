import type { Answer, Input, Item } from '../../../../api/index.ts'

export type Automation = Answer<'GET /api/v1/marketing-automations/{automation_id}'>
export type ReadyMade = Item<'GET /api/v1/marketing-automations/ready-made'>
export type Step = Automation['steps'][number]
export type StepType = Step['type']
export type Trigger = Answer<'GET /api/v1/conditions/fields'>[number]
export type MessageField = Answer<'GET /api/v1/marketing-automations/message-fields'>[number]['fields'][number]
export type Enrollment = Item<'GET /api/v1/marketing-automations/{automation_id}/enrollments'>
export type Stats = Answer<'GET /api/v1/marketing-automations/{automation_id}/stats'>
export type TestRun = Answer<'POST /api/v1/marketing-automations/{automation_id}/dry-run'>
/** An automation as it is being written, to be tried before it is saved. */
export type Draft = Omit<
  NonNullable<Input<'POST /api/v1/marketing-automations/{automation_id}/dry-run'>['body']>,
  'client_id'
>

/** Number of enrollments now: on their way or waiting. */
export const underWay = ({ enrollments: { active, waiting } }: Pick<Automation, 'enrollments'>): number =>
  active + waiting

/** Number of all enrollments so far. */
export const everIn = ({ enrollments }: Pick<Automation, 'enrollments'>): number =>
  Object.values(enrollments).reduce((sum, count) => sum + count, 0)
