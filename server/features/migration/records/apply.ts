import type { Act } from '../../../context.ts'
import type { ImportedTable } from '../../../db/tables/values.ts'
import type { Tx } from '../../../db/writer.ts'
import { Refusal } from '../../../api/errors.ts'
import type { Secrets } from '../../../secrets.ts'
import { say, type Said } from '../../../lib/sayings/sayings.ts'
import { insertImportedVisit } from '../../bookings/imported.ts'
import { ensureTemplate } from '../../class-templates/imported.ts'
import { insertImportedCard } from '../../gift-cards/imported.ts'
import { ensureSoldProduct, insertImportedProduct } from '../../products/imported.ts'
import { insertImportedSale } from '../../sales/imported.ts'
import { classAt, insertFormerClass, insertImportedClass, insertImportedSeries } from '../../schedule/imported.ts'
import type { Disposition } from '../plan/model.ts'
import type { ClassPlace, PlannedRecord, SaleRecord, VisitRecord } from './model.ts'

/** Needed to create a record: the transaction, the secrets, and the client of the row. */
export interface Making {
  tx: Tx
  act: Act
  secrets: Secrets
  client_id: number | null
  /** Keeps what was made, so that it can be taken back. */
  keep: (table: ImportedTable, id: number, after: object) => void
}

/** The outcome of a row if it differs from the plan, because its record was created in the meantime. */
export interface OtherFate {
  disposition: Disposition
  reason: Said
}

const other = (disposition: Disposition, reason: Said): OtherFate => ({ disposition, reason })

/** Creates the record of a row and what it needs; returns the row's outcome if it differs from the plan. */
export function makeRecord(making: Making, record: PlannedRecord): OtherFate | null {
  const { tx, act, secrets, keep } = making
  if (record.kind === 'visit') return makeVisit(making, record)
  if (record.kind === 'sale') return makeSale(making, record)
  if (record.kind === 'product') {
    const { kind: _, ...product } = record
    const made = insertImportedProduct(tx, act, product)
    if (!made) return other('matched', say('import.product_here'))
    keep('products', made.id, made)
  } else if (record.kind === 'gift_card') {
    const { kind: _, ...card } = record
    const made = insertImportedCard(tx, act, secrets, card)
    if (!made) return other('matched', say('import.card_here'))
    const { id, updated_at, is_active } = made
    keep('gift_cards', id, { updated_at, is_active })
  } else if (record.kind === 'series') {
    const { weekdays, interval_weeks, start_time, starts_on, until_on } = record
    const place = placeOf(making, record, record.capacity)
    const weeks = { weekdays, interval_weeks, start_time, starts_on, until_on }
    const made = insertImportedSeries(tx, act, place, weeks)
    keep('class_series', made.id, made)
  } else {
    const place = placeOf(making, record, record.capacity)
    const made = insertImportedClass(tx, act, place, record.starts_at)
    keep('scheduled_classes', made.id, made)
  }
  return null
}

function placeOf({ tx, act, keep }: Making, place: ClassPlace, capacity: number | null) {
  const { class_name: name, duration_minutes, instructor_id, establishment_id } = place
  const template = place.template_id === null ? ensureTemplate(tx, act, { name, duration_minutes, capacity }) : null
  if (template?.made) keep('class_templates', template.id, template.made)
  return {
    template_id: place.template_id ?? template!.id,
    capacity,
    duration_minutes,
    instructor_id,
    establishment_id,
  }
}

function makeVisit(making: Making, record: VisitRecord): OtherFate | null {
  const { tx, act, keep, client_id } = making
  if (client_id === null) throw new Error('A visit is somebody’s')
  const scheduled_class_id = record.class_id ?? ensureClass(making, record)
  const made = insertImportedVisit(tx, act, { scheduled_class_id, client_id, status: record.status })
  if (made === 'here') return other('matched', say('import.booking_here'))
  // Nothing of the row is kept, its client neither.
  if (made === 'full') throw new Refusal('CLASS_FULL', say('migration.class_full'))
  keep('bookings', made.id, made)
  return null
}

/** The class of a visit: the one an earlier row made, else a new one that has room for all of its visits. */
function ensureClass(making: Making, record: VisitRecord): number {
  const place = placeOf(making, record, null)
  const here = classAt(making.tx, place, record.starts_at)
  if (here !== undefined) return here
  const made = insertFormerClass(making.tx, making.act, { ...place, capacity: record.places }, record.starts_at)
  making.keep('scheduled_classes', made.id, made)
  return made.id
}

function makeSale({ tx, act, keep, client_id }: Making, record: SaleRecord): null {
  const { product_name, sku, line_name, quantity, unit_price_minor, sold_at, notes } = record
  const sold = { name: product_name, sku, price_minor: unit_price_minor }
  const product = record.product_id === null ? ensureSoldProduct(tx, act, sold) : null
  if (product?.made) keep('products', product.id, product.made)
  const product_id = record.product_id ?? product!.id
  const sale = { client_id, product_id, product_name: line_name, quantity, unit_price_minor, sold_at, notes }
  keep('product_sales', insertImportedSale(tx, act, sale).id, {})
  return null
}
