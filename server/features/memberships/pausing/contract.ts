import { z } from 'zod'
import { ownProfile } from '../../../api/client-limits.ts'
import type { Contract } from '../../../api/operation.ts'
import { date, dateOut, id, instantOut, pathIds, resource } from '../../../http/shapes.ts'
import { membership } from '../contract.ts'

const byPath = { params: pathIds('membership_id'), status: 200 as const }
const whoever = { manager: 'memberships.manage', client: 'own' } as const

const pauseDays = z.int().min(1).max(3650)
const firstDay = date.describe('Its first day; absent: today, or tomorrow where a client asks')

const booked = z.strictObject({
  kind: z.enum(['booking', 'appointment']),
  id,
  client_id: id,
  client_name: z.string(),
  name: z.string().describe('Of the class or the service'),
  starts_at: instantOut,
})

const refusals = [
  'MEMBERSHIP_CANNOT_PAUSE',
  'MEMBERSHIP_INVALID_TRANSITION',
  'MEMBERSHIP_PAUSE_LIMIT',
  'MEMBERSHIP_PAUSE_PLANNED',
] as const

export const pausingContract = {
  'POST /api/v1/memberships/{membership_id}/pause': {
    id: 'pauseMembership',
    summary: 'Pause an active membership, from today on or from a day to come',
    description:
      'Its bookings inside the pause are cancelled free, at once where it is planned; new ones inside are refused. When it ends, the ' +
      'last day and the renewal move by the days really paused; nothing is collected from the first renewal inside. Holders ' +
      'pause from tomorrow on, and keep the bookings whose free cancelling is over; where their type does not let them ' +
      '(`self_service_pause`), the studio is asked by a task. One planned pause at a time, and none beside one that runs.',
    access: whoever,
    body: z.strictObject({ pause_days: pauseDays, starts_on: firstDay.optional() }),
    example: { pause_days: 14 },
    accountLimits: { client: ownProfile },
    ...byPath,
    answer: membership,
    errors: [...refusals],
  },
  'GET /api/v1/memberships/{membership_id}/pause': {
    id: 'previewPause',
    summary: 'What a pause would cancel',
    description: 'Refused with what stands against the pause.',
    access: whoever,
    query: z.strictObject({ pause_days: z.coerce.number().pipe(pauseDays), starts_on: firstDay.optional() }),
    ...byPath,
    answer: resource('PausePreview', {
      starts_at: dateOut,
      until: dateOut.describe('First day of use again'),
      expires_at: dateOut.nullable().describe('The last day that the membership would have then; null: no end'),
      is_asked: z.boolean().describe('The studio is asked: it decides'),
      cancelled: z.array(booked).describe('Booked inside it, and cancelled free'),
      kept: z
        .array(booked)
        .describe('Booked inside it, and not to be cancelled free any more: stays, and is to be cancelled late'),
    }),
    errors: [...refusals],
  },
  'DELETE /api/v1/memberships/{membership_id}/pause': {
    id: 'withdrawPause',
    summary: 'Withdraw a pause that is planned, or that was asked for',
    description:
      'Nothing is booked again. A pause that has begun is ended by resuming. What is booked for days by which it moves the last ' +
      'day keeps its holder from it; where staff withdraw it, that is cancelled free (`GET …/ending?pause_ends=true` counts it before).',
    access: whoever,
    accountLimits: { client: ownProfile },
    ...byPath,
    answer: membership,
    errors: ['MEMBERSHIP_EXPIRED_ON_CLASS_DATE', 'MEMBERSHIP_INVALID_TRANSITION'],
  },
  'POST /api/v1/memberships/{membership_id}/resume': {
    id: 'resumeMembership',
    summary: 'End a pause today',
    description:
      'What is booked for days by which only the rest of it would have moved the last day is cancelled free.',
    access: { manager: 'memberships.manage' },
    ...byPath,
    answer: membership,
    errors: ['MEMBERSHIP_INVALID_TRANSITION'],
  },
} satisfies Contract
