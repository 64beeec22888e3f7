import { z } from 'zod'
import type { Contract } from '../../api/operation.ts'
import { id, instantOut, lines, pathIds, resource, stamps } from '../../http/shapes.ts'

const status = z.enum(['open', 'claimed', 'filled', 'withdrawn', 'closed'])

const request = resource('SubstituteRequest', {
  id,
  scheduled_class_id: id,
  class_name: z.string(),
  starts_at: instantOut,
  ends_at: instantOut,
  establishment_name: z.string().nullable(),
  asked_by: id.describe('The instructor who is to be replaced'),
  asked_by_name: z.string(),
  note: z.string().nullable(),
  status: status.describe('`closed`: the class was cancelled, or the studio gave it to somebody itself'),
  is_over: z.boolean().describe('The class has begun: nothing can be done any more'),
  claimed_by: id.nullable().describe('Who would teach it, or (filled) does'),
  claimed_by_name: z.string().nullable(),
  claimed_at: instantOut.nullable(),
  needs_approval: z.boolean().describe('Whether who claims it teaches only once the studio approves'),
  can_claim: z.boolean().describe('Whether the caller may take it now'),
  ...stamps,
})

const candidate = resource('SubstituteCandidate', {
  instructor_id: id,
  name: z.string(),
  has_taught: z.boolean().describe('Taught such a class within 180 days: asked, unless busy, without being named'),
  has_email: z.boolean().describe('Can be written to'),
  busy: z.string().nullable().describe('What they have at the time of the class; null: nothing'),
  was_asked: z.boolean().describe('Named in the search that is under way'),
})

export const substituteRefusals = ['CLASS_CANCELLED', 'CLASS_STARTED', 'SUBSTITUTE_TAKEN'] as const

const params = pathIds('request_id')
const teachers = { instructor: 'own', manager: 'schedule.manage' } as const

export const substitutesContract = {
  'POST /api/v1/scheduled-classes/{class_id}/substitute-requests': {
    id: 'askForSubstitute',
    summary: 'Ask for somebody to teach a class instead',
    description:
      'Instructors for their own classes, managers for any that has an instructor. While one is open it is answered again, ' +
      'and whoever is newly named may claim it, too; nobody can be named while a claim waits to be approved ' +
      '(SUBSTITUTE_TAKEN). Those who may claim it are told by mail, once, and again where the class is moved: a claim at its ' +
      'former time lapses.',
    access: teachers,
    params: pathIds('class_id'),
    body: z.strictObject({
      note: lines.max(500).nullable().optional(),
      instructor_ids: z
        .array(id)
        .max(100)
        .optional()
        .describe('Managers only: who may claim it besides those who taught such a class within 180 days'),
      asked_by: id
        .optional()
        .describe('Who is to be replaced, as they were seen; where another teaches it by now: SUBSTITUTE_TAKEN'),
    }),
    bodyOptional: true,
    example: { note: 'I have a cold' },
    status: 201,
    answer: request,
    errors: [...substituteRefusals, 'INSTRUCTOR_INACTIVE', 'CLASS_WITHOUT_INSTRUCTOR'],
  },
  'GET /api/v1/scheduled-classes/{class_id}/substitute-candidates': {
    id: 'listSubstituteCandidates',
    summary: 'Who could teach a class instead of its instructor, and who of them would be asked by email',
    description:
      'Active instructors but the one who teaches it: those who would be asked first, then by name, then id.',
    access: { manager: 'schedule.manage' },
    params: pathIds('class_id'),
    status: 200,
    answer: z.array(candidate),
  },
  'GET /api/v1/substitute-requests': {
    area: 'Classes that look for another instructor.',
    id: 'listSubstituteRequests',
    summary: 'Classes that look for another instructor, or have',
    description:
      'Of classes from 30 days back on, by start, then id. Instructors see what they asked for, claimed, or may claim: they ' +
      'taught such a class within 180 days or were named, and are free.',
    access: { instructor: 'own', manager: 'schedule.view' },
    status: 200,
    answer: z.array(request),
  },
  'POST /api/v1/substitute-requests/{request_id}/claim': {
    id: 'claimSubstitute',
    summary: 'Offer to teach the class',
    description:
      'For who teaches, managers as well. It counts at once, or once the studio approves (`substitute_needs_approval`). One has it.',
    access: { instructor: 'own', manager: 'any' },
    params,
    status: 200,
    answer: request,
    errors: [...substituteRefusals, 'SCHEDULE_CONFLICT'],
  },
  'POST /api/v1/substitute-requests/{request_id}/approve': {
    id: 'approveSubstitute',
    summary: 'Give the class to who claimed it',
    access: { manager: 'schedule.manage' },
    params,
    status: 200,
    answer: request,
    errors: [...substituteRefusals, 'SUBSTITUTE_NOT_CLAIMED', 'SCHEDULE_CONFLICT', 'INSTRUCTOR_INACTIVE'],
  },
  'POST /api/v1/substitute-requests/{request_id}/decline': {
    id: 'declineSubstitute',
    summary: 'Decline who claimed it: others may',
    access: { manager: 'schedule.manage' },
    params,
    status: 200,
    answer: request,
    errors: [...substituteRefusals, 'SUBSTITUTE_NOT_CLAIMED'],
  },
  'DELETE /api/v1/substitute-requests/{request_id}': {
    id: 'withdrawSubstituteRequest',
    summary: 'Teach the class after all',
    access: teachers,
    params,
    status: 200,
    answer: request,
    errors: ['SUBSTITUTE_TAKEN'],
  },
} satisfies Contract
