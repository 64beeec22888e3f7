import { z } from 'zod'
import type { Contract } from '../../../api/operation.ts'
import { dateOut, id, instantOut, moneyOut, pathIds, resource } from '../../../http/shapes.ts'
import { limitsOut } from '../../membership-types/coverage-fields.ts'
import { membershipKind } from '../../membership-types/contract.ts'
import { say } from '../../../lib/sayings/sayings.ts'

/** As many as a page of the list has at the most. */
export const MOST = 200

const ids = z
  .string()
  .regex(/^[1-9]\d{0,15}(,[1-9]\d{0,15})*$/, say('client_lists.expected_ids'))
  .transform((text) => [...new Set(text.split(',').map(Number))])
  .refine((list) => list.length <= MOST, say('client_lists.at_most', { count: MOST }))

const nextClass = resource('NextClass', {
  booking_id: id,
  class_id: id,
  class_name: z.string(),
  starts_at: instantOut,
})

const standing = resource('ClientStanding', {
  client_id: id,
  membership: z
    .strictObject({
      id,
      name: z.string(),
      type: membershipKind,
      status: z.enum(['pending', 'active', 'paused']),
      until: dateOut.nullable(),
      is_past_due: z.boolean(),
      is_used_up: z.boolean().describe('It is active, nothing is left of it and it does not renew'),
      shared_by: z.string().nullable().describe('Its holder, who shares it with them; null: it is their own'),
    })
    .nullable()
    .describe(
      'The one that counts most: what is left of before what is used up, their own before a shared one, active before paused before pending, then the one that lasts longest',
    ),
  more_memberships: z.int().nullable().describe('How many they have besides that run or will and have something left'),
  shared_memberships: z
    .array(
      z.strictObject({
        id,
        name: z.string(),
        type: membershipKind,
        status: z.enum(['pending', 'active', 'paused']),
        until: dateOut.nullable(),
        credits: z.int().nullable().describe('Left of it; null: unlimited'),
        limits: limitsOut,
        holder_id: id,
        holder_name: z.string(),
      }),
    )
    .nullable()
    .describe('Those that somebody else holds and shares with them'),
  had_membership: z.boolean().nullable().describe('Whether they ever had one, or one is shared with them'),
  credits: z.int().nullable().describe('Left of all that are active; null where none has credits, or one is unlimited'),
  last_visit_at: instantOut.nullable(),
  next_class: nextClass.nullable(),
  owed: moneyOut.describe('What is due'),
  tags: z.array(z.strictObject({ id, name: z.string(), color: z.string().nullable() })),
  has_to_sign: z.boolean().describe('Whether something has to be signed before they can book'),
})

export const standingContract = {
  'GET /api/v1/clients/standing': {
    id: 'readStandings',
    summary: 'How some clients stand: what they hold, owe, had and will have',
    description:
      'Of at most 200 clients by their ids, in that order; who is not there is left out. What belongs to memberships and to ' +
      'bookings is null for a role that may not see those.',
    access: { manager: 'clients.view' },
    query: z.strictObject({ ids }),
    status: 200,
    answer: z.array(standing),
  },
  'GET /api/v1/clients/{client_id}/summary': {
    id: 'readClientSummary',
    summary: 'A client in one line: the next class, how often they come, what they have spent',
    description: 'What belongs to bookings and to sales is null for a role that may not see those.',
    access: { manager: 'clients.view' },
    params: pathIds('client_id'),
    status: 200,
    answer: resource('ClientSummary', {
      next_class: nextClass.nullable(),
      last_visit_at: instantOut.nullable(),
      visits: z.int().nullable().describe('Of all time'),
      visits_a_month: z
        .number()
        .nullable()
        .describe('The mean of the last 90 days, or of the time they have been here'),
      owed: moneyOut.describe('What is due'),
      spent: moneyOut
        .nullable()
        .describe('All that was paid but gift cards and what was given away, refunds taken off'),
    }),
  },
} satisfies Contract
