import { sql } from 'kysely'
import { dayOf } from '../cells.ts'
import type { PackTable } from './pack-table.ts'
import { named, whose } from './people.ts'

const ofType = (column: string) => sql`(SELECT ${sql.ref(`membership_types.${column}`)} FROM membership_types
  WHERE membership_types.id = membership_type_id)`

const types: PackTable = {
  name: 'membership_types',
  table: 'membership_types',
  about: 'What is sold: subscriptions, class packs, time passes, drop-ins.',
  first: {
    Name: 'name',
    Description: 'description',
    Kind: 'type',
    Price: 'price_minor',
    'Billing Interval': 'billing_interval',
    'Credits Included': 'credits_included',
    'Credits per Interval': 'credits_per_interval',
    Unlimited: 'unlimited',
    'Validity Days': 'validity_days',
  },
}

const categories: PackTable = {
  name: 'class_categories',
  table: 'class_categories',
  about: 'Groups of classes and services, by which memberships say what they cover.',
}

const terms: PackTable = {
  name: 'membership_terms',
  table: 'membership_type_terms',
  about:
    'What memberships cover, where, when and how often: one line a version; a membership names the one it was sold under.',
  beside: { membership_name: ofType('name') },
}

const memberships: PackTable = {
  name: 'memberships',
  table: 'memberships',
  about: 'Every membership and pass that a client ever had, with the credits left on it.',
  beside: {
    ...whose,
    membership_name: ofType('name'),
    kind: ofType('type'),
    billing_interval: ofType('billing_interval'),
    credits_total: sql`(SELECT coalesce(credits_included, credits_per_interval) FROM membership_types
      WHERE membership_types.id = membership_type_id)`,
    credits_remaining: sql`CASE WHEN memberships.unlimited THEN NULL ELSE
      (SELECT coalesce(sum(credits), 0) FROM credit_entries WHERE membership_id = memberships.id) END`,
    currency: ofType('currency'),
  },
  first: {
    ...named,
    'Membership Name': 'membership_name',
    'Membership Kind': 'kind',
    Status: 'status',
    'Start Date': 'starts_on',
    'Expiration Date': 'expires_on',
    'Cancelled Date': dayOf('cancelled_at'),
    'Credits Remaining': 'credits_remaining',
    'Credits Total': 'credits_total',
    'Price Paid': 'price_minor',
    'Billing Interval': 'billing_interval',
    'Membership Notes': 'notes',
    'Membership ID': 'id',
  },
}

/** The client of the membership that a row belongs to. */
const ofMembership = {
  client_id: sql`(SELECT client_id FROM memberships WHERE memberships.id = membership_id)`,
  client_name: sql`(SELECT full_name FROM memberships JOIN clients ON clients.id = client_id WHERE memberships.id = membership_id)`,
}

const members: PackTable = {
  name: 'membership_members',
  table: 'membership_members',
  about: 'Who shares a membership with its holder.',
  key: ['membership_id', 'client_id'],
  beside: {
    member_name: sql`(SELECT full_name FROM clients WHERE clients.id = membership_members.client_id)`,
    holder_name: sql`(SELECT full_name FROM memberships JOIN clients ON clients.id = memberships.client_id WHERE memberships.id = membership_id)`,
  },
}

const pauses: PackTable = {
  name: 'membership_pauses',
  table: 'membership_pauses',
  about: 'When memberships were paused.',
  beside: ofMembership,
}

const pauseRequests: PackTable = {
  name: 'pause_requests',
  table: 'pause_requests',
  about: 'Pauses that clients have asked the studio for, and the task that each made.',
  beside: ofMembership,
}

const credits: PackTable = {
  name: 'credits',
  table: 'credit_entries',
  about: 'Every credit given, taken, given back or lapsed; the sum of a membership’s is what is left on it.',
  beside: ofMembership,
}

export const soldMemberships: readonly PackTable[] = [
  categories,
  types,
  terms,
  memberships,
  members,
  pauses,
  pauseRequests,
  credits,
]
