import { sql } from 'kysely'
import { db, query } from '../../../db/build.ts'
import { readPage } from '../../../db/page.ts'
import type { Reader } from '../../../db/writer.ts'
import type { Caller } from '../../../api/caller.ts'
import { notFound } from '../../../api/errors.ts'
import { toMajor } from '../../../lib/money.ts'
import type { Page } from '../../../lib/paginate.ts'
import { FIRST_ESTABLISHMENT } from '../../establishments/place-rules.ts'
import { lateTerms } from '../cancel-rules.ts'
import { prepaymentOf } from '../prepaying/prepayment-rules.ts'
import { settingsOf, type Settings } from '../../settings/queries.ts'

/** Services, each with the ids of the locations it is offered at (none: all) as one text. */
const services = () =>
  db
    .selectFrom('appointment_services as service')
    .selectAll('service')
    .select((eb) =>
      eb
        .selectFrom('appointment_service_establishments as link')
        .select(sql<string | null>`group_concat(link.establishment_id ORDER BY link.establishment_id)`.as('ids'))
        .whereRef('link.service_id', '=', 'service.id')
        .$asScalar()
        .as('places'),
    )

const serviceById = query((p: { id: number }) => services().where('service.id', '=', p.id))

/** A service's row, or 404. */
export function loadService(reader: Reader, id: number) {
  const row = reader.one(serviceById, { id })
  if (!row) throw notFound('appointment service')
  return withPlaces(row)
}

export type ServiceRow = ReturnType<typeof loadService>

/** A row with the locations as ids. */
function withPlaces<Row extends { places: string | null }>({ places, ...row }: Row) {
  return { ...row, establishment_ids: places === null ? [] : places.split(',').map(Number) }
}

/** Of a service (as `service`): it names no locations, or one of those is in use. */
export const isHadSomewhere = sql<boolean>`(NOT EXISTS (SELECT 1 FROM appointment_service_establishments AS link WHERE link.service_id = service.id)
        OR EXISTS (SELECT 1 FROM appointment_service_establishments AS link
          INNER JOIN establishments AS place ON place.id = link.establishment_id
          WHERE link.service_id = service.id AND place.is_active = 1))`

const offeredById = query((p: { id: number }) =>
  db
    .selectFrom('appointment_services as service')
    .select('service.id')
    .where('service.id', '=', p.id)
    .where('service.is_active', '=', sql.lit(true))
    .where(isHadSomewhere),
)

/** A service's row for anybody who may see it, or 404: clients see those that are offered. */
export function loadServiceFor(reader: Reader, { role }: Caller, id: number): ServiceRow {
  const service = loadService(reader, id)
  if (role === 'client' && !reader.one(offeredById, { id })) throw notFound('appointment service')
  return service
}

/** A page of services, by name: `offered`, those that can be had; else all active ones, or all. */
export function servicePage(
  reader: Reader,
  { include_inactive, offered, ...page }: Page & { include_inactive?: boolean | undefined; offered: boolean },
) {
  const settings = settingsOf(reader)
  let select = services()
    .orderBy(sql`service.name COLLATE NOCASE`)
    .orderBy('service.id')
  if (!include_inactive || offered) select = select.where('service.is_active', '=', sql.lit(true))
  if (offered) select = select.where(isHadSomewhere)
  return readPage(reader, select, page, (row) => presentService(withPlaces(row), settings))
}

/** A service as the API shows it, with what cancelling costs by the studio's rule; in major units. */
export function presentService({ price_minor, deposit_minor, ...row }: ServiceRow, settings: Settings) {
  const { currency, cancellation_hours } = settings
  const late_cancel_fee = toMajor(settings.late_cancel_fee_minor, currency)
  const deposit_amount = deposit_minor === null ? null : toMajor(deposit_minor, currency)
  const paid_minor = prepaymentOf({ ...row, price_minor, deposit_minor })
  const prepaid = toMajor(paid_minor, currency)
  const terms = { price_minor, paid_minor, late_cancel_fee_override_minor: null }
  const late = lateTerms({ appointment: terms, settings })
  const late_cost = toMajor(paid_minor - late.back_minor + late.fee_minor, currency)
  const price = toMajor(price_minor, currency)
  return { ...row, price, deposit_amount, prepaid, currency, cancellation_hours, late_cancel_fee, late_cost }
}

/** Every price and deposit of a service, also of those no longer offered. */
export const everyPrice = query((_: object) =>
  db.selectFrom('appointment_services').select(['id', 'name', 'price_minor', 'deposit_minor']),
)

/** Agreed prices of appointments that nothing has come of yet. */
export const openPrices = query((_: object) =>
  db
    .selectFrom('appointments')
    .innerJoin('appointment_services as service', 'service.id', 'appointments.service_id')
    .select(['appointments.id', 'service.name', 'appointments.price_minor'])
    .where(sql<boolean>`(appointments.status = 'booked' OR appointments.status = 'checked_in')`)
    .orderBy('appointments.starts_at'),
)

/**
 * Active instructors with an active window for a service (or for all of them) and, where the service names locations, whose own
 * is one of those; by name. Nobody whose location is closed.
 */
export const instructorsFor = query((p: { service_id: number }) =>
  db
    .selectFrom('instructors')
    .innerJoin('staff', 'staff.id', 'instructors.user_id')
    .select('instructors.id')
    .where('instructors.is_active', '=', sql.lit(true))
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('instructor_windows as window')
          .select('window.id')
          .whereRef('window.instructor_id', '=', 'instructors.id')
          .where('window.is_active', '=', sql.lit(true))
          .where((eb) => eb.or([eb('window.service_id', 'is', null), eb('window.service_id', '=', p.service_id)])),
      ),
    )
    .where(
      sql<boolean>`(NOT EXISTS (SELECT 1 FROM appointment_service_establishments AS link WHERE link.service_id = ${p.service_id})
        OR EXISTS (SELECT 1 FROM appointment_service_establishments AS link
          WHERE link.service_id = ${p.service_id} AND link.establishment_id = ifnull(instructors.establishment_id, ${FIRST_ESTABLISHMENT})))`,
    )
    .where(
      sql<boolean>`EXISTS (SELECT 1 FROM establishments AS place
        WHERE place.id = ifnull(instructors.establishment_id, ${FIRST_ESTABLISHMENT}) AND place.is_active = 1)`,
    )
    .orderBy(sql`staff.full_name COLLATE NOCASE`)
    .orderBy('instructors.id'),
)
