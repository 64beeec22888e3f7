import type { Reader } from '../../db/writer.ts'
import type { StoredEvent } from '../../jobs/events.ts'
import { leavesOf, type Condition, type Fact, type Facts } from '../../lib/conditions.ts'
import { addHours, daysBetween, localDate, localTime, minutesBetween, weekday, type Instant } from '../../lib/time.ts'
import { clientById } from '../clients/queries.ts'
import { settingsOf } from '../settings/queries.ts'
import { tagIdsOf } from '../tags/queries.ts'
import { classFacts, consentTo, countersOf, membershipFacts, typesHeld } from './facts-queries.ts'

/** Whom facts are about: an event, its client, and the zone in which days are counted. */
interface About {
  clientId: number
  at: Instant
  timezone: string
  payload: Record<string, unknown>
}

type Section = (reader: Reader, about: About) => Facts

/**
 * What a condition asks about an event, and nothing else: only the tables it needs are read. Counters, days and credits are
 * those of the moment of the event, so that late handling and a look back give the same answer; what describes the client
 * (her tags, her memberships) is as it is now.
 */
export function loadFacts(reader: Reader, event: StoredEvent & { client_id: number }, condition: Condition): Facts {
  const payload = (event.payload ?? {}) as Record<string, unknown>
  const { timezone } = settingsOf(reader)
  const about: About = { clientId: event.client_id, at: event.occurred_at, timezone, payload }
  const sections = new Set(leavesOf(condition).map(({ field }) => sectionOf(field)))
  return Object.assign({}, ...[...sections].map((load) => load(reader, about))) as Facts
}

const own: Readonly<Record<string, Section>> = {
  'client.tags': (reader, { clientId }) => ({ 'client.tags': tagIdsOf(reader, clientId) }),
  'client.marketing_email': (reader, { clientId }) => ({
    'client.marketing_email':
      reader.one(consentTo, { client_id: clientId, consent_type: 'marketing_email' })?.granted ?? false,
  }),
  'client.has_membership': holdings,
  'client.membership_types': holdings,
}

const groups: Readonly<Record<string, Section>> = {
  client: profile,
  booking: (_, { payload }) => ({
    'booking.source': word(payload['source']),
    'booking.is_unpaid': flag(payload['is_unpaid']),
  }),
  class: classOf,
  membership: membershipOf,
  appointment: (_, { payload }) => ({
    'appointment.service_id': number(payload['service_id']),
    'appointment.instructor_id': number(payload['instructor_id']),
  }),
}

const parameters = ['days', 'count', 'tag_id', 'product_ids']

function sectionOf(field: string): Section {
  const [group = ''] = field.split('.')
  return own[field] ?? groups[group] ?? (parameters.includes(field) ? parametersOf : counters)
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

/** Full years from a date of birth to a day. */
function ageOn(born: string, day: string): number {
  return Number(day.slice(0, 4)) - Number(born.slice(0, 4)) - (day.slice(5) < born.slice(5) ? 1 : 0)
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

function classOf(reader: Reader, { at, timezone, payload }: About): Facts {
  const cls = reader.one(classFacts, { id: number(payload['scheduled_class_id']) ?? 0 })
  const date = cls ? localDate(cls.starts_at, timezone) : null
  return {
    'class.template_id': cls?.template_id ?? null,
    'class.name': cls?.name ?? null,
    'class.instructor_id': cls?.instructor_id ?? null,
    'class.establishment_id': cls?.establishment_id ?? null,
    'class.weekday': date && weekday(date),
    'class.date': date,
    'class.start_time': cls ? localTime(cls.starts_at, timezone) : null,
    'class.hours_until': cls ? minutesBetween(at, cls.starts_at) / 60 : null,
  }
}

function membershipOf(reader: Reader, { at, timezone, payload }: About): Facts {
  const membership = reader.one(membershipFacts, { id: number(payload['membership_id']) ?? 0, at })
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
  }
}

function parametersOf(_: Reader, { payload }: About): Facts {
  return Object.fromEntries(
    parameters.map((name) => [name, Array.isArray(payload[name]) ? ids(payload[name]) : number(payload[name])]),
  )
}

function number(value: unknown): number | null {
  return typeof value === 'number' ? value : null
}

function ids(value: readonly unknown[]): Fact {
  return value.filter((one) => typeof one === 'number')
}

function word(value: unknown): string | null {
  return typeof value === 'string' ? value : null
}

function flag(value: unknown): boolean | null {
  return typeof value === 'boolean' ? value : null
}
