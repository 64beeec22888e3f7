import type { Selectable } from 'kysely'
import type { Act, App } from '../../context.ts'
import { db } from '../../db/build.ts'
import { isInUse } from '../../db/in-use.ts'
import type { ImportRecordsTable } from '../../db/tables/tables.generated.ts'
import type { Tx } from '../../db/writer.ts'
import { systemActor } from '../../api/caller.ts'
import type { Instant } from '../../lib/time.ts'
import { say, type Said } from '../../lib/sayings/sayings.ts'
import { removeImportedVisit } from '../bookings/imported.ts'
import { removeImportedTemplate } from '../class-templates/imported.ts'
import { emptyImportedFields, removeImportedClient } from '../clients/imported.ts'
import { removeImportedCard } from '../gift-cards/imported.ts'
import { removeImportedInstructor } from '../instructors/imported.ts'
import { removeImportedType } from '../membership-types/imported.ts'
import { removeImportedMembership } from '../memberships/imported.ts'
import { removeImportedProduct } from '../products/imported.ts'
import { removeImportedSale } from '../sales/imported.ts'
import { removeImportedClass, removeImportedSeries } from '../schedule/imported.ts'
import { removeImportedTag, untagImportedClient } from '../tags/imported.ts'
import { Pace } from '../../lib/pace.ts'
import { countUndone, loadJob, recordKept, recordsToTakeBack, recordTakenBack, type ImportJob } from './queries.ts'

type ImportRecord = Selectable<ImportRecordsTable>

/**
 * Takes an import back, the last record first, a few milliseconds' worth at a time: what it made goes, what it filled is
 * empty again, and what has been used or edited since stays with the reason. Ends where somebody stops it.
 */
export async function undoImport(app: App, jobId: number): Promise<void> {
  const pace = new Pace()
  let below = Number.MAX_SAFE_INTEGER
  for (;;) {
    const job = loadJob(app.db, jobId)
    if (job.status !== 'running' || job.stop_requested) return
    const act = actOf(app, job)
    const records = app.db.all(recordsToTakeBack, { job_id: jobId, below, limit: pace.size })
    const last = records.at(-1)
    if (!last) return finish(app, jobId, act.now)
    // In order, since a client can only go after their memberships; a savepoint for each, one commit together.
    await pace.take(() => Promise.all(records.map((record) => takeBack(app, act, record))))
    below = last.id
  }
}

function actOf(app: App, { rollback_by }: ImportJob): Act {
  const actor = rollback_by === null ? systemActor : { kind: 'staff' as const, id: rollback_by, name: null }
  return { now: app.ports.clock.now(), actor, requestId: null, seams: app.seams }
}

async function finish(app: App, id: number, now: Instant): Promise<void> {
  const done = { status: 'rolled_back' as const, finished_at: now, updated_at: now }
  await app.writer.write((tx) => {
    tx.run(db.updateTable('import_jobs').set(done).where('id', '=', id).where('status', '=', 'running'))
  })
}

async function takeBack(app: App, act: Act, record: ImportRecord): Promise<void> {
  try {
    await app.writer.write((tx) => settle(tx, act, record, undo(tx, act, record)))
  } catch (error) {
    if (!isInUse(error)) throw error
    await app.writer.write((tx) => settle(tx, act, record, USED[record.record_table]))
  }
}

/** Keeps what became of a record and counts it, in the transaction that did it. */
function settle(tx: Tx, act: Act, { id, job_id, was_created }: ImportRecord, kept: Said | null): void {
  if (kept === null) tx.run(recordTakenBack, { id, now: act.now })
  else tx.run(recordKept, { id, reason: kept })
  const [removed, restored] = kept !== null ? [0, 0] : was_created ? [1, 0] : [0, 1]
  tx.run(countUndone, { id: job_id, removed, restored, kept: kept === null ? 0 : 1, now: act.now })
}

const USED = {
  clients: say('kept.client_used'),
  membership_types: say('kept.type_used'),
  memberships: say('kept.membership_booked'),
  instructors: say('kept.instructor_used'),
  tags: say('kept.tag_used'),
  class_templates: say('kept.template_used'),
  class_series: say('kept.class_used'),
  scheduled_classes: say('kept.class_used'),
  bookings: say('kept.booking_used'),
  products: say('kept.product_used'),
  gift_cards: say('kept.card_used'),
  product_sales: say('kept.sale_used'),
} as const

const REMOVE = {
  class_templates: removeImportedTemplate,
  class_series: removeImportedSeries,
  scheduled_classes: removeImportedClass,
  products: removeImportedProduct,
  gift_cards: removeImportedCard,
  product_sales: removeImportedSale,
}

function undo(tx: Tx, act: Act, { record_table, record_id, was_created, after }: ImportRecord): Said | null {
  const imported = after ?? {}
  if (!was_created) return emptyImportedFields(tx, act, record_id, imported)
  if (record_table === 'memberships') return removeImportedMembership(tx, record_id, imported)
  if (record_table === 'membership_types') return removeImportedType(tx, record_id, imported)
  if (record_table === 'instructors') return removeImportedInstructor(tx, record_id, imported)
  if (record_table === 'bookings') return removeImportedVisit(tx, act, record_id, imported)
  if (record_table === 'tags') return removeImportedTag(tx, record_id)
  if (record_table !== 'clients') return REMOVE[record_table](tx, record_id, imported)
  return removeImportedClient(tx, record_id, imported, (at) => untagImportedClient(tx, record_id, at))
}
