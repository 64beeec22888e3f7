import type { Act, App } from '../../context.ts'
import { db } from '../../db/build.ts'
import type { Tx } from '../../db/writer.ts'
import { addMilliseconds, type Instant } from '../../lib/time.ts'
import type { Verdict } from '../../ports/license/port.ts'
import { saveSettings } from '../settings/change.ts'
import { licenseLooks } from './queries.ts'
import { GRACE, spent, untilNextLook } from './standing-rules.ts'

/** Where the license key is kept, bound to it. */
const PLACE = 'settings:license_key:1'

export const sealLicenseKey = ({ secrets }: App, key: string): string => secrets.seal(PLACE, key)

/** A kept license key; undefined where it was sealed with another computer's key. */
export function openLicenseKey({ secrets }: App, sealed: string): string | undefined {
  try {
    return secrets.open(PLACE, sealed)
  } catch {
    return undefined
  }
}

const later = (now: Instant, seconds: number) => addMilliseconds(now, seconds * 1000)

/** Keeps the license service's answer about the key, and the settings in `also`. A known key starts the grace period again. */
export function keepAnswer(
  tx: Tx,
  { now }: Act,
  answer: Answered,
  also: { license_key_encrypted?: string } = {},
): void {
  const said =
    answer.kind === 'known'
      ? { plan: answer.plan, license_status: answer.status, license_grace_until: later(now, GRACE) }
      : { license_status: 'invalid' }
  saveSettings(tx, { ...said, ...also, updated_at: now })
  const looks = { checked_at: now, next_at: later(now, untilNextLook(0)), failures: 0, seen_at: now, spent_seconds: 0 }
  const insert = db.insertInto('license_checks').values({ id: 1, ...looks })
  tx.run(insert.onConflict((conflict) => conflict.column('id').doUpdateSet(looks)))
}

export type Answered = Exclude<Verdict, { kind: 'unavailable' }>

/** Keeps that the service could not be asked, and how much of the grace has passed. */
export function keepFailure(tx: Tx, { now }: Act): void {
  const looks = tx.one(licenseLooks, {})
  if (!looks) return
  const failures = looks.failures + 1
  const next_at = later(now, untilNextLook(failures))
  tx.run(db.updateTable('license_checks').set({ failures, next_at, seen_at: now, spent_seconds: spent(looks, now) }))
}

/** Notes how much of the grace has passed. */
export function notePassing(tx: Tx, { now }: Act): void {
  const looks = tx.one(licenseLooks, {})
  if (looks) tx.run(db.updateTable('license_checks').set({ seen_at: now, spent_seconds: spent(looks, now) }))
}
