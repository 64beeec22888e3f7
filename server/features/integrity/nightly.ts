import type { Act, App } from '../../context.ts'
import { addHours, localDate, type Instant } from '../../lib/time.ts'
import { findSettings } from '../settings/queries.ts'
import { checkIntegrity, type IntegrityReport } from './check.ts'
import { keepReport, lastReport, type KeptReport } from './queries.ts'

/** The hour of the studio's night from which on a new check is due. */
const FROM_HOUR = 3

/** True if the studio has not been checked since the last night: at three, or as soon as the computer is on again. */
export function isCheckDue({ db }: App, now: Instant): boolean {
  const settings = findSettings(db)
  if (!settings) return false
  const last = db.one(lastReport, {})
  const night = (at: Instant) => localDate(addHours(at, -FROM_HOUR), settings.timezone)
  return last === undefined || night(last.checked_at) !== night(now)
}

/** Checks everything, keeps the result and logs it; what is broken is logged as an error with its records. */
export async function checkNightly(app: App, act: Act): Promise<void> {
  const report = await checkIntegrity(app, act)
  const { ok, checked_at, invariants, database } = report
  await app.writer.write((tx) => tx.run(keepReport, { ok, checked_at, report: keptOf(report) }))
  app.log(ok ? 'info' : 'error', 'integrity checked', { ok, invariants: invariants.length })
  for (const { name, broken } of invariants) {
    for (const record of broken) app.log('error', 'invariant broken', { invariant: name, ...record })
  }
  for (const problem of database.problems) app.log('error', 'database damaged', { problem })
}

/** A report as it is kept: which invariant which records break. Its sentences are made where it is read. */
function keptOf({ invariants, database }: IntegrityReport): KeptReport {
  const kept = invariants.map(({ name, ok, broken }) => {
    return { name, ok, broken: broken.map(({ entity, id }) => ({ entity, id })) }
  })
  return { invariants: kept, database }
}
