import type { Reader } from '../../db/writer.ts'
import { sayingsIn } from '../../lib/spoken.ts'
import type { Instant } from '../../lib/time.ts'
import { appointmentById } from '../appointments/queries.ts'
import { clientById } from '../clients/queries.ts'
import { classFacts } from '../conditions/facts-queries.ts'
import { languageOf } from '../email/templates/index.ts'
import { settingsOf, urlFromOutside } from '../settings/queries.ts'
import type { Cause } from './facts.ts'
import { messageFieldsFor } from './message-fields.ts'
import { instructorName, membershipShown } from './value-queries.ts'

export interface Promo {
  code: string
  /** The last moment it is good. */
  until: Instant | null
}

/** A client's values for all fields of a message, in a language; empty if unknown. */
export function messageValues(
  reader: Reader,
  cause: Cause,
  promo: Promo | null,
  locale: string,
): Record<string, string> {
  const settings = settingsOf(reader)
  const { date, moment } = sayingsIn(languageOf(locale))
  const name = reader.one(clientById, { id: cause.client_id })?.full_name ?? ''
  const [until] = promo?.until ? moment(promo.until, settings.timezone) : ['']
  return {
    'client.full_name': name,
    'client.first_name': name.split(' ')[0] ?? '',
    'studio.name': settings.studio_name,
    'studio.address': settings.address ?? '',
    'studio.website': settings.website_url ?? '',
    'studio.portal': urlFromOutside(settings, '/') ?? '',
    promo_code: promo?.code ?? '',
    promo_code_until: until,
    ...(cause.payload === null
      ? labelled(cause)
      : ofEvent(reader, cause.payload as Told, date, (at) => moment(at, settings.timezone))),
  }
}

/** Possible details of an event. */
interface Told {
  scheduled_class_id?: number
  appointment_id?: number
  membership_id?: number | null
  count?: number
  days?: number
  tag_name?: string
}

function ofEvent(
  reader: Reader,
  told: Told,
  date: (day: string) => string,
  moment: (at: Instant) => [day: string, time: string],
): Record<string, string> {
  const cls =
    told.scheduled_class_id === undefined ? undefined : reader.one(classFacts, { id: told.scheduled_class_id })
  const [day, time] = cls ? moment(cls.starts_at) : ['', '']
  const teacher = cls?.instructor_id ? reader.one(instructorName, { id: cls.instructor_id })?.full_name : undefined
  const appointment =
    told.appointment_id === undefined ? undefined : reader.one(appointmentById, { id: told.appointment_id })
  const [on, at] = appointment ? moment(appointment.starts_at) : ['', '']
  const membership = told.membership_id ? reader.one(membershipShown, { id: told.membership_id }) : undefined
  return {
    'class.name': cls?.name ?? '',
    'class.date': day,
    'class.time': time,
    'class.instructor': teacher ?? '',
    'appointment.service': appointment?.service_name ?? '',
    'appointment.date': on,
    'appointment.time': at,
    'appointment.instructor': appointment?.instructor_name ?? '',
    'membership.name': membership?.name ?? '',
    'membership.expires_on': membership?.expires_on ? date(membership.expires_on) : '',
    'membership.credits_remaining': !membership || membership.unlimited ? '' : String(membership.credits),
    count: told.count === undefined ? '' : String(told.count),
    days: told.days === undefined ? '' : String(told.days),
    'tag.name': told.tag_name ?? '',
  }
}

/** In place of what an event would tell, the name of the field: `[Name of the class]`. */
function labelled({ event }: Cause): Record<string, string> {
  const told = messageFieldsFor(event).filter(({ field }) => !/^(client|studio|promo_code)/.test(field))
  return Object.fromEntries(told.map(({ field, label }) => [field, `[${label}]`]))
}
