import type { Reader } from '../../db/writer.ts'
import { ageOn } from '../../lib/birthday-rules.ts'
import type { StoredEvent, TriggerEvent } from '../../events/payloads.ts'
import { leavesOf, type Condition, type Facts } from '../../lib/conditions.ts'
import { addHours, daysBetween, localDate, localTime, minutesBetween, weekday, type Instant } from '../../lib/time.ts'
import { clientById } from '../clients/queries.ts'
import { locationOf } from '../establishments/place-rules.ts'
import { settingsOf } from '../settings/queries.ts'
import { tagIdsOf } from '../tags/queries.ts'
import {
  appointmentsOf,
  bookingStatus,
  boughtSince,
  classFacts,
  consentTo,
  countersOf,
  membershipFacts,
  typesHeld,
} from './facts-queries.ts'
import { clientFields, fieldGroups, type FieldGroup, type FieldNeeds } from './field-list.ts'
import { triggers } from './trigger-fields.ts'

/** The subject of facts: an event's client, its moment, and the zone in which days are counted. */
interface About {
  clientId: number
  at: Instant
  timezone: string
}

type Section = (reader: Reader, about: About) => Facts

/** An event that has a client. */
type Happened = StoredEvent & { client_id: number }

/**
 * Loads only the facts that a condition needs about an event, and reads only the tables for them. Counters, days and credits
 * are those at the moment of the event, so that late handling and a look back give the same answer; facts about the client
 * (their tags, their memberships), and the status of a booking or a membership, are as they are now.
 */
export function loadFacts(reader: Reader, event: Happened, condition: Condition): Facts {
  return factsOf(reader, event.event, condition)(event)
}

/** The same for many events of a kind: what has to be known is found out once. */
export function factsOf(reader: Reader, kind: TriggerEvent, condition: Condition): (event: Happened) => Facts {
  const { timezone } = settingsOf(reader)
  const asked = new Set(leavesOf(condition).map(({ field }) => field))
  const groups = triggers[kind].groups.filter((group) => fieldGroups[group].some(({ field }) => asked.has(field)))
  const known = [...asked].filter((field) => clientFields.some((one) => one.field === field))
  const sections = [...new Set(known.map(sectionOf))]
  return (event) => {
    const about: About = { clientId: event.client_id, at: event.occurred_at, timezone }
    return Object.assign(
      {},
      ...sections.map((load) => load(reader, about)),
      ...groups.map((group) => loadGroup(group, reader, about, event)),
    ) as Facts
  }
}

/** `triggers` names a group only where the event's payload has what the group reads. */
function loadGroup<Group extends FieldGroup>(group: Group, reader: Reader, about: About, event: StoredEvent): Facts {
  return groupFacts[group](reader, about, event.payload as unknown as FieldNeeds[Group])
}

const groupFacts: {
  readonly [Group in FieldGroup]: (reader: Reader, about: About, payload: FieldNeeds[Group]) => Facts
} = {
  booking: (reader, _, { booking_id, source, is_unpaid }) => ({
    'booking.status': reader.one(bookingStatus, { id: booking_id })?.status ?? null,
    'booking.source': source,
    'booking.is_unpaid': is_unpaid,
  }),
  class: classOf,
  membership: membershipOf,
  appointment: (_, __, { service_id, instructor_id }) => ({
    'appointment.service_id': service_id,
    'appointment.instructor_id': instructor_id,
  }),
  checkout: (reader, _, { purchase_id }) => ({
    'checkout.bought_since': isSo(reader.one(boughtSince, { checkout_id: purchase_id })?.has_bought),
  }),
  product: (_, __, { product_ids }) => ({ product_ids }),
  tag: (_, __, { tag_id }) => ({ tag_id }),
  milestone: (_, __, { count }) => ({ count }),
  away: (_, __, { days }) => ({ days }),
  ending: (_, __, { days }) => ({ days }),
}

const own: Readonly<Record<string, Section>> = {
  'client.tags': (reader, { clientId }) => ({ 'client.tags': tagIdsOf(reader, clientId) }),
  'client.marketing_email': (reader, { clientId }) => ({
    'client.marketing_email':
      reader.one(consentTo, { client_id: clientId, consent_type: 'marketing_email' })?.granted ?? false,
  }),
  'client.has_membership': holdings,
  'client.membership_types': holdings,
  appointments_30d: appointments,
  upcoming_appointments: appointments,
}

/** The loader of a field that every client has. */
function sectionOf(field: string): Section {
  return own[field] ?? (field.startsWith('client.') ? profile : counters)
}

function profile(reader: Reader, { clientId, at, timezone }: About): Facts {
  const client = reader.one(clientById, { id: clientId })
  const today = localDate(at, timezone)
  const born = client?.date_of_birth ?? null
  const since = client && (client.client_since_on ?? localDate(client.created_at, timezone))
  return {
    'client.full_name': client?.full_name ?? null,
    'client.email': client?.email ?? null,
    'client.phone': client?.phone ?? null,
    'client.address': client?.address ?? null,
    'client.locale': client?.locale ?? null,
    'client.age': born && ageOn(born, today),
    'client.date_of_birth': born,
    'client.source': client?.source ?? null,
    'client.is_active': client?.is_active ?? null,
    'client.has_login': client ? client.password_hash !== null : null,
    'client.has_guardian': client ? client.guardian_id !== null : null,
    'client.days_as_client': since ? daysBetween(since, today) : null,
  }
}

function holdings(reader: Reader, { clientId }: About): Facts {
  const types = reader.all(typesHeld, { client_id: clientId }).map((row) => row.membership_type_id)
  return { 'client.has_membership': types.length > 0, 'client.membership_types': types }
}

function counters(reader: Reader, { clientId, at, timezone }: About): Facts {
  const before = (days: number) => addHours(at, -24 * days)
  const since = { since_7d: before(7), since_30d: before(30), since_90d: before(90) }
  const { last_visit_at, ...counts } = reader.one(countersOf, { client_id: clientId, at, ...since })!
  const days = last_visit_at && daysBetween(localDate(last_visit_at, timezone), localDate(at, timezone))
  return { ...counts, days_since_visit: days === null ? null : Math.max(0, Number(days)) }
}

function appointments(reader: Reader, { clientId, at }: About): Facts {
  return { ...reader.one(appointmentsOf, { client_id: clientId, at, since: addHours(at, -24 * 30) })! }
}

function classOf(reader: Reader, { at, timezone }: About, { scheduled_class_id: id }: FieldNeeds['class']): Facts {
  const cls = reader.one(classFacts, { id })
  const date = cls ? localDate(cls.starts_at, timezone) : null
  return {
    'class.template_id': cls?.template_id ?? null,
    'class.name': cls?.name ?? null,
    'class.instructor_id': cls?.instructor_id ?? null,
    'class.establishment_id': cls ? locationOf(cls.establishment_id) : null,
    'class.weekday': date && weekday(date),
    'class.date': date,
    'class.start_time': cls ? localTime(cls.starts_at, timezone) : null,
    'class.hours_until': cls ? minutesBetween(at, cls.starts_at) / 60 : null,
  }
}

function membershipOf(reader: Reader, { at, timezone }: About, { membership_id }: FieldNeeds['membership']): Facts {
  const membership = membership_id === null ? undefined : reader.one(membershipFacts, { id: membership_id, at })
  const last = membership?.expires_on ?? null
  return {
    'membership.type_id': membership?.membership_type_id ?? null,
    'membership.type': membership?.type ?? null,
    'membership.is_intro_offer': membership?.is_intro_offer ?? null,
    'membership.unlimited': membership?.unlimited ?? null,
    'membership.starts_on': membership?.starts_on ?? null,
    'membership.expires_on': last,
    'membership.days_left': last && Math.max(0, daysBetween(localDate(at, timezone), last) + 1),
    'membership.credits_remaining': !membership || membership.unlimited ? null : membership.credits,
    'membership.status': membership?.status ?? null,
    'membership.has_next': isSo(membership?.has_next),
  }
}

/** The result of a query that checks one condition: 1 or 0. */
const isSo = (found: number | boolean | undefined): boolean | null => (found === undefined ? null : Boolean(found))
