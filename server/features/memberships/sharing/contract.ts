import { z } from 'zod'
import { ownProfile } from '../../../api/client-limits.ts'
import type { Contract } from '../../../api/operation.ts'
import { dateOut, id, pathIds, resource } from '../../../http/shapes.ts'
import { limitsOut } from '../../membership-types/coverage-fields.ts'
import { membershipKind } from '../../membership-types/contract.ts'
import { membership } from '../contract.ts'

const person = z.strictObject({ client_id: id, full_name: z.string() })

const use = z.strictObject({
  client_id: id,
  client_name: z.string(),
  on: dateOut.describe('The day of the class or the appointment'),
  name: z.string().nullable().describe('Of the class or the service; null where it is no business of who asks'),
  credits: z.int().describe('Credits taken; 0 from an unlimited one'),
})

const members = resource('MembershipMembers', {
  membership_id: id,
  max_members: z.int().describe('How many may use it, its holder among them'),
  holder: person,
  members: z.array(person).describe('Those beside the holder, by name'),
  uses: z.array(use).describe('The latest 50, newest first'),
})

const sharedMembership = resource('SharedMembership', {
  id,
  client_id: id.describe('With whom it is shared: the caller, or a child they act for'),
  holder_name: z.string(),
  type_name: z.string(),
  type: membershipKind,
  expires_at: dateOut.nullable(),
  unlimited: z.boolean(),
  credits_remaining: z.int().nullable(),
  limits: limitsOut,
})

const byPath = { params: pathIds('membership_id'), status: 200 as const }

export const sharingContract = {
  'GET /api/v1/memberships/{membership_id}/members': {
    id: 'listMembers',
    summary: 'Who shares a membership, and who used what',
    description:
      'Staff see all. Of what another adult used, the holder sees the day and the credits, not the class; of their children all. ' +
      'For others it is not there.',
    access: { manager: 'memberships.view', client: 'own' },
    ...byPath,
    answer: members,
  },
  'PUT /api/v1/memberships/{membership_id}/members': {
    id: 'setMembers',
    summary: 'Say who shares a membership with its holder',
    description:
      'The list is those beside the holder. Holders name their own children only; others whom staff have added stay. Nobody’s ' +
      'bookings are cancelled. TOO_MANY_MEMBERS where there would be more than its type allows.',
    access: { manager: 'clients.manage', client: 'own' },
    body: z.strictObject({ client_ids: z.array(id).max(8) }),
    example: { client_ids: [8] },
    accountLimits: { client: ownProfile },
    ...byPath,
    answer: members,
    errors: ['TOO_MANY_MEMBERS', 'CLIENT_INACTIVE', 'MEMBERSHIP_CANCELLED'],
  },
  'PUT /api/v1/memberships/{membership_id}/holder': {
    id: 'changeHolder',
    summary: 'Make one of those who share a membership its holder; the former one has it no more',
    description:
      'Bookings stay. Not of one that is cancelled, or that the payment processor collects from the holder’s card. Naming who ' +
      'holds it already changes nothing.',
    access: { manager: 'clients.manage' },
    body: z.strictObject({ client_id: id }),
    example: { client_id: 8 },
    ...byPath,
    answer: membership,
    errors: ['CLIENT_INACTIVE', 'MEMBERSHIP_CANCELLED', 'MEMBERSHIP_INVALID_TRANSITION'],
  },
  'GET /api/v1/clients/me/shared-memberships': {
    id: 'listSharedMemberships',
    summary: 'Memberships of others that the caller, or a child they act for, may use',
    access: { client: 'own' },
    status: 200,
    answer: z.array(sharedMembership),
  },
} satisfies Contract
