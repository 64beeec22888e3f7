import { z } from 'zod'
import type { OperationKey } from '../../../http/operation.ts'
import { say, type Said } from '../../../lib/sayings/sayings.ts'
import type { Instant, LocalDate } from '../../../lib/time.ts'
import type { Asked } from '../ask-operation.ts'
import { person } from '../tools/tool.ts'

/** The subject of a proposal as the studio knows it, whatever the model calls it. */
export interface Facts {
  client?: string
  class?: { class: string; starts_at: Instant }
  tag?: string
}

/**
 * A change that the model may propose: an operation that runs once a manager confirms it. Never about money, deletions, messages
 * to many people or rights.
 */
export interface ProposalKind<Args extends z.ZodObject = z.ZodObject> {
  name: string
  description: string
  args: Args
  operation: OperationKey
  ask: (args: z.output<Args>) => Asked
  /** The effect of confirming it. */
  summary: (facts: Facts, args: z.output<Args>) => Said
  /** Where it can be seen. */
  path: (args: z.output<Args>) => string
}

function taskInWords(title: string, client: string | undefined, due_on: LocalDate | undefined): Said {
  const task = say('proposal.task', { title })
  const about = client === undefined ? task : say('proposal.about', { task, client })
  return due_on === undefined ? about : say('proposal.due', { task: about, day: due_on })
}

const kind = <Args extends z.ZodObject>(declared: ProposalKind<Args>): ProposalKind =>
  declared as unknown as ProposalKind

const class_id = z.number().int().positive().describe('As the schedule says')
const tag_id = z.number().int().positive().describe('As the list of tags says')

export const proposalKinds: readonly ProposalKind[] = [
  kind({
    name: 'propose_task',
    description: 'Propose a task for the team, with the client it is about and the day it is due, if any.',
    args: z.strictObject({
      title: z.string().trim().min(1).max(200),
      client: person.optional(),
      due_on: z.iso.date().optional(),
    }),
    operation: 'POST /api/v1/tasks',
    ask: ({ title, client, due_on }) => ({ body: { title, client_id: client, due_on } }),
    summary: ({ client }, { title, due_on }) => taskInWords(title, client, due_on),
    path: () => '/manage/tasks',
  }),
  kind({
    name: 'propose_note',
    description: 'Propose a note on a client, which the staff see.',
    args: z.strictObject({ client: person, text: z.string().trim().min(1).max(1000) }),
    operation: 'POST /api/v1/clients/{client_id}/notes',
    ask: ({ client, text }) => ({ params: { client_id: client }, body: { body: text } }),
    summary: ({ client = '' }, { text }) => say('proposal.note', { client, text }),
    path: ({ client }) => `/manage/clients/${client}`,
  }),
  kind({
    name: 'propose_tag',
    description: 'Propose to give a client a tag.',
    args: z.strictObject({ client: person, tag_id }),
    operation: 'POST /api/v1/clients/{client_id}/tags',
    ask: ({ client, tag_id: id }) => ({ params: { client_id: client }, body: { tag_id: id } }),
    summary: ({ client = '', tag = '' }) => say('proposal.tag', { client, tag }),
    path: ({ client }) => `/manage/clients/${client}`,
  }),
  kind({
    name: 'propose_booking',
    description: 'Propose to book a client into a class.',
    args: z.strictObject({ client: person, class_id }),
    operation: 'POST /api/v1/bookings',
    ask: ({ client, class_id: id }) => ({ body: { client_id: client, scheduled_class_id: id } }),
    summary: ({ client = '', class: lesson }) => say('proposal.booking', { client, ...lesson! }),
    path: ({ class_id: id }) => `/manage/classes/${id}`,
  }),
  kind({
    name: 'propose_waitlist',
    description: 'Propose to put a client on the waitlist of a full class.',
    args: z.strictObject({ client: person, class_id }),
    operation: 'POST /api/v1/bookings/waitlist',
    ask: ({ client, class_id: id }) => ({ body: { client_id: client, scheduled_class_id: id } }),
    summary: ({ client = '', class: lesson }) => say('proposal.waitlist', { client, ...lesson! }),
    path: ({ class_id: id }) => `/manage/classes/${id}`,
  }),
]

/** The kind of a name; undefined where there is none. */
export const kindOf = (name: string): ProposalKind | undefined => proposalKinds.find((one) => one.name === name)
