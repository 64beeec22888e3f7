import { sql, type RawBuilder } from 'kysely'
import { unindexed } from '../../../db/statement.ts'

const nothing = sql`NULL`

interface Columns {
  at: RawBuilder<unknown>
  kind: RawBuilder<unknown>
  entity_id: RawBuilder<unknown>
  name?: RawBuilder<unknown>
  detail?: RawBuilder<unknown>
  /** A saying, told after the detail. */
  said?: RawBuilder<unknown>
  /** Why a charge is owed, as it is kept. */
  because?: RawBuilder<unknown>
  class_starts_at?: RawBuilder<unknown>
  credits?: RawBuilder<unknown>
  amount_minor?: RawBuilder<unknown>
  currency?: RawBuilder<unknown>
  /** The class or appointment that it belongs to, as `class 12`. */
  visit?: RawBuilder<unknown>
}

/** Of what happened, the time, the kind and the record alone; or everything, of all or about some records. */
export interface Source {
  keys: RawBuilder<unknown>
  all: RawBuilder<unknown>
  about: (ids: readonly number[]) => RawBuilder<unknown>
}

/** `lean` reads the same without the tables that only names are taken from. */
function source(columns: Columns, from: RawBuilder<unknown>, lean = from): Source {
  const { at, kind, entity_id } = columns
  return {
    keys: sql`SELECT ${at} AS at, ${kind} AS kind, ${entity_id} AS entity_id FROM ${lean}`,
    all: everything(columns, from),
    about: (ids) => sql`${everything(columns, from)} AND ${entity_id} IN (${sql.join(ids)})`,
  }
}

/** Every source has the same columns in the same order; what one has not is NULL. */
function everything(columns: Columns, from: RawBuilder<unknown>): RawBuilder<unknown> {
  const { at, kind, entity_id, name = nothing, detail = nothing, said = nothing, class_starts_at = nothing } = columns
  const { because = nothing, credits = nothing, amount_minor = nothing, currency = nothing, visit = nothing } = columns
  return sql`SELECT ${at} AS at, ${kind} AS kind, ${entity_id} AS entity_id, ${name} AS name, ${detail} AS detail, ${said} AS said,
    ${because} AS because, ${class_starts_at} AS class_starts_at, ${credits} AS credits, ${amount_minor} AS amount_minor, ${currency} AS currency,
    ${visit} AS visit
    FROM ${from}`
}

/** Which of what there is in a source, where that is not all of it. */
type Only = RawBuilder<unknown>
const anything = sql`true`

/** When they came, and what was noted down and agreed to. */
export function ownRecords(clientId: number) {
  return [
    source(
      { at: sql`created_at`, kind: sql`'client.created'`, entity_id: sql`id`, detail: sql`source` },
      sql`clients WHERE id = ${clientId}`,
    ),
    source(
      { at: sql`created_at`, kind: sql`'note.written'`, entity_id: sql`id`, detail: sql`body` },
      sql`client_notes WHERE client_id = ${clientId}`,
    ),
    source(
      {
        at: sql`created_at`,
        kind: sql`CASE WHEN granted THEN 'consent.granted' ELSE 'consent.withdrawn' END`,
        entity_id: sql`id`,
        name: sql`consent_type`,
        detail: sql`source`,
      },
      sql`consents WHERE client_id = ${clientId}`,
    ),
  ]
}

/** How a place was booked; by a standing booking where that made it, and did not only find it booked. */
const bookedBy = sql`CASE WHEN b.source IN ('client', 'staff') AND EXISTS (SELECT 1 FROM standing_booking_classes AS made
  WHERE made.booking_id = b.id AND made.updated_at = b.created_at) THEN 'standing' ELSE b.source END`

/** The events of each class they booked. */
export function bookings(clientId: number, only: Only = anything) {
  const from = sql`bookings AS b JOIN scheduled_classes AS c ON c.id = b.scheduled_class_id
    JOIN class_templates AS t ON t.id = c.template_id WHERE b.client_id = ${clientId} AND ${only}`
  const lean = sql`bookings AS b WHERE b.client_id = ${clientId} AND ${only}`
  const visit = sql`'class ' || b.id`
  const about = { entity_id: sql`b.id`, name: sql`t.name`, class_starts_at: sql`c.starts_at`, visit }
  const when = (column: RawBuilder<unknown>, kind: RawBuilder<unknown>, detail: RawBuilder<unknown>) =>
    source(
      { ...about, at: column, kind, detail },
      sql`${from} AND ${column} IS NOT NULL`,
      sql`${lean} AND ${column} IS NOT NULL`,
    )
  const cancelled = sql`CASE WHEN b.status IN ('late_cancelled', 'class_cancelled') THEN 'booking.' || b.status ELSE 'booking.cancelled' END`
  return [
    when(sql`b.created_at`, sql`'booking.booked'`, bookedBy),
    when(sql`b.checked_in_at`, sql`'booking.checked_in'`, nothing),
    when(sql`b.no_show_at`, sql`'booking.no_show'`, nothing),
    when(sql`b.excused_at`, sql`'booking.excused'`, sql`b.excuse_reason`),
    source(
      { ...about, at: sql`b.cancelled_at`, kind: cancelled, said: sql`b.cancel_reason` },
      sql`${from} AND b.cancelled_at IS NOT NULL AND b.excused_at IS NULL`,
      sql`${lean} AND b.cancelled_at IS NOT NULL AND b.excused_at IS NULL`,
    ),
  ]
}

/** The events of each appointment. */
export function appointments(clientId: number, only: Only = anything) {
  const from = sql`appointments AS a JOIN appointment_services AS s ON s.id = a.service_id WHERE a.client_id = ${clientId} AND ${only}`
  const lean = sql`appointments AS a WHERE a.client_id = ${clientId} AND ${only}`
  const visit = sql`'appointment ' || a.id`
  const about = { entity_id: sql`a.id`, name: sql`s.name`, class_starts_at: sql`a.starts_at`, visit }
  const when = (at: RawBuilder<unknown>, kind: RawBuilder<unknown>, more: Partial<Columns> = {}) =>
    source({ ...about, at, kind, ...more }, sql`${from} AND ${at} IS NOT NULL`, sql`${lean} AND ${at} IS NOT NULL`)
  return [
    when(sql`a.created_at`, sql`'appointment.booked'`, { detail: sql`a.source` }),
    when(sql`a.checked_in_at`, sql`'appointment.checked_in'`),
    when(sql`a.completed_at`, sql`'appointment.completed'`),
    when(sql`a.no_show_at`, sql`'appointment.no_show'`),
    when(sql`a.cancelled_at`, sql`'appointment.' || a.status`, { said: sql`a.cancel_reason` }),
  ]
}

/** Every move on a waitlist. */
export function waitlist(clientId: number, only: Only = anything) {
  return source(
    {
      at: sql`m.at`,
      kind: sql`'waitlist.moved'`,
      entity_id: sql`e.id`,
      name: sql`t.name`,
      detail: sql`m.to_status`,
      said: sql`m.reason`,
      class_starts_at: sql`c.starts_at`,
      visit: sql`'class ' || e.booking_id`,
    },
    sql`waitlist_entries AS e JOIN waitlist_moves AS m ON m.entry_id = e.id
      JOIN scheduled_classes AS c ON c.id = e.scheduled_class_id
      JOIN class_templates AS t ON t.id = c.template_id WHERE e.client_id = ${clientId} AND ${only}`,
    sql`waitlist_entries AS e JOIN waitlist_moves AS m ON m.entry_id = e.id WHERE e.client_id = ${clientId} AND ${only}`,
  )
}

const membershipsOf = sql`memberships AS m JOIN membership_types AS t ON t.id = m.membership_type_id`

/** The events of each membership. */
export function memberships(clientId: number) {
  const of = membershipsOf
  const about = { entity_id: sql`m.id`, name: sql`t.name` }
  const paused = sql`${of} JOIN membership_pauses AS p ON p.membership_id = m.id WHERE m.client_id = ${clientId}`
  return [
    source(
      {
        ...about,
        at: sql`m.created_at`,
        kind: sql`'membership.sold'`,
        detail: sql`m.payment_method`,
        amount_minor: sql`m.price_minor`,
        currency: sql`t.currency`,
      },
      sql`${of} WHERE m.client_id = ${clientId}`,
    ),
    source(
      { ...about, at: sql`m.cancelled_at`, kind: sql`'membership.cancelled'` },
      sql`${of} WHERE m.client_id = ${clientId} AND m.cancelled_at IS NOT NULL`,
    ),
    source(
      { ...about, at: sql`p.created_at`, kind: sql`'membership.paused'`, detail: sql`p.planned_until_on` },
      paused,
    ),
    source(
      { ...about, at: sql`p.ended_at`, kind: sql`'membership.resumed'`, detail: sql`p.ended_on` },
      sql`${paused} AND p.ended_at IS NOT NULL`,
    ),
  ]
}

/** Every movement of credits. */
export function credits(clientId: number, only: Only = anything) {
  return source(
    {
      at: sql`e.created_at`,
      kind: sql`'credits.' || e.kind`,
      entity_id: sql`e.id`,
      name: sql`t.name`,
      said: sql`e.reason`,
      credits: sql`e.credits`,
      visit: sql`'class ' || e.booking_id`,
    },
    sql`${membershipsOf} JOIN credit_entries AS e ON e.membership_id = m.id WHERE m.client_id = ${clientId} AND ${only}`,
    sql`memberships AS m JOIN credit_entries AS e ON e.membership_id = m.id WHERE m.client_id = ${clientId} AND ${only}`,
  )
}

/** The events of each charge. */
export function charges(clientId: number, only: Only = anything) {
  const about = {
    entity_id: sql`id`,
    name: sql`description`,
    // As text, whatever the other parts of the statement have.
    because: sql`json(because)`,
    amount_minor: sql`amount_minor`,
    currency: sql`currency`,
    visit: sql`iif(booking_id IS NULL, 'appointment ' || appointment_id, 'class ' || booking_id)`,
  }
  const from = sql`charges WHERE client_id = ${clientId} AND ${only}`
  return [
    source({ ...about, at: sql`created_at`, kind: sql`'charge.made'`, detail: sql`kind` }, from),
    source(
      { ...about, at: sql`settled_at`, kind: sql`'charge.paid'`, detail: sql`payment_method` },
      sql`${from} AND settled_at IS NOT NULL`,
    ),
    source(
      { ...about, at: sql`waived_at`, kind: sql`'charge.waived'`, said: sql`waive_reason` },
      sql`${from} AND waived_at IS NOT NULL`,
    ),
  ]
}

/** Sales of products, and money given back. */
export function purchases(clientId: number) {
  return [
    source(
      {
        at: sql`s.created_at`,
        kind: sql`'sale.made'`,
        entity_id: sql`s.id`,
        name: sql`(SELECT group_concat(l.product_name, ', ') FROM product_sale_lines AS l WHERE l.sale_id = s.id)`,
        detail: sql`s.payment_method`,
        amount_minor: sql`s.total_minor`,
        currency: sql`s.currency`,
      },
      sql`product_sales AS s WHERE s.client_id = ${clientId}`,
    ),
    source(
      {
        at: sql`p.created_at`,
        // One that failed is taken back by an entry above zero.
        kind: sql`iif(p.amount_minor < 0, 'payment.refunded', 'payment.refund_undone')`,
        entity_id: sql`p.id`,
        name: sql`u.kind`,
        detail: sql`p.reason`,
        amount_minor: sql`abs(p.amount_minor)`,
        currency: sql`u.currency`,
      },
      sql`purchases AS u JOIN payments AS p ON p.purchase_id = u.id
        WHERE u.client_id = ${clientId} AND ${unindexed('p.refund_of_id')} IS NOT NULL`,
    ),
  ]
}

/** Every e-mail to them. */
export function mails(clientId: number, only: Only = anything) {
  return source(
    {
      at: sql`coalesce(sent_at, created_at)`,
      kind: sql`'mail.' || status`,
      entity_id: sql`id`,
      name: sql`subject`,
      said: sql`last_error`,
      visit: sql`iif(booking_id IS NULL, 'appointment ' || appointment_id, 'class ' || booking_id)`,
    },
    sql`emails WHERE client_id = ${clientId} AND ${only}`,
  )
}
