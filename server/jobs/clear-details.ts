import type { Act, App } from '../context.ts'
import { db, query } from '../db/build.ts'
import type { Reader } from '../db/writer.ts'
import { clearEvents, type Clearing } from '../events/clear.ts'
import { clearAudit } from '../features/audit/clear.ts'
import { clearLetters } from '../features/email/clear.ts'
import { findSettings } from '../features/settings/queries.ts'
import { addHours, type Instant } from '../lib/time.ts'
import type { Round } from './round.ts'
import type { Job } from './runner.ts'

const clearings = [clearLetters, clearEvents, clearAudit]

/** Rows in one transaction, so that nobody waits long for it. */
const AT_ONCE = 200

const clearedUntil = query((p: { kind: Clearing['kind'] }) =>
  db.selectFrom('cleared_until').select('id').where('kind', '=', p.kind),
)
const keep = query((p: { kind: Clearing['kind']; id: number }) =>
  db
    .insertInto('cleared_until')
    .values({ kind: p.kind, id: p.id })
    .onConflict((conflict) => conflict.column('kind').doUpdateSet({ id: p.id })),
)
const next = {
  letters: query((p: { after: number }) =>
    db.selectFrom('emails').select(['id', 'created_at as at']).where('id', '>', p.after).orderBy('id').limit(AT_ONCE),
  ),
  events: query((p: { after: number }) =>
    db.selectFrom('events').select(['id', 'occurred_at as at']).where('id', '>', p.after).orderBy('id').limit(AT_ONCE),
  ),
  audit: query((p: { after: number }) =>
    db.selectFrom('audit_entries').select(['id', 'at']).where('id', '>', p.after).orderBy('id').limit(AT_ONCE),
  ),
}

/** Once a day the details that are older than the settings keep them are let go, from the oldest on. */
export const clearDetails: Job = { name: 'let go of old details', everyMinutes: 24 * 60, run: clearAll }

async function clearAll(app: App, _: Act, round: Round): Promise<void> {
  const settings = findSettings(app.db)
  if (!settings) return
  for (const clearing of clearings)
    await clearKind(app, round, clearing, addHours(round.certain, -24 * clearing.days(settings)))
}

async function clearKind(app: App, round: Round, clearing: Clearing, before: Instant): Promise<void> {
  while (!round.isStopping) {
    const ids = olderThan(app.db, clearing.kind, before)
    const last = ids.at(-1)
    if (last === undefined) return
    await app.writer.write((tx) => {
      clearing.clear(tx, ids)
      tx.run(keep, { kind: clearing.kind, id: last })
    })
  }
}

/** The next rows in their order, as far as they are old. */
function olderThan(reader: Reader, kind: Clearing['kind'], before: Instant): number[] {
  const after = reader.one(clearedUntil, { kind })?.id ?? 0
  const rows = reader.all(next[kind], { after })
  const end = rows.findIndex(({ at }) => at >= before)
  return rows.slice(0, end === -1 ? rows.length : end).map(({ id }) => id)
}
