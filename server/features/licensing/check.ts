import type { Act, App } from '../../context.ts'
import type { Verdict } from '../../ports/license/port.ts'
import type { Job } from '../../jobs/runner.ts'
import type { Instant } from '../../lib/time.ts'
import { findSettings } from '../settings/queries.ts'
import { keepAnswer, keepFailure, notePassing, openLicenseKey } from './keep.ts'
import { licenseLooks } from './queries.ts'
import { isLookDue, isNoteDue } from './standing-rules.ts'

export const licenseJob: Job = {
  name: 'check the license',
  everyMinutes: 1,
  hasWork: (app, now) => workOf(app, now) !== undefined,
  run: async (app, act) => {
    const work = workOf(app, act.now)
    if (work === 'note') await app.writer.write((tx) => notePassing(tx, act))
    if (work === 'look') await checkLicense(app, act)
  },
}

/** The work that is due: asking the service, or noting the time that has passed. */
function workOf({ db }: App, now: Instant): 'look' | 'note' | undefined {
  const looks = db.one(licenseLooks, {})
  if (!looks) return undefined
  if (isLookDue(looks, now)) return 'look'
  return isNoteDue(looks, now) ? 'note' : undefined
}

/** Asks the license service what the kept key is good for, and keeps what it says; a key that came meanwhile is left alone. */
async function checkLicense(app: App, act: Act): Promise<void> {
  const sealed = findSettings(app.db)?.license_key_encrypted
  if (!sealed) return
  const verdict = await ask(app, sealed)
  await app.writer.write((tx) => {
    if (findSettings(tx)?.license_key_encrypted !== sealed) return
    if (verdict.kind === 'unavailable') keepFailure(tx, act)
    else keepAnswer(tx, act, verdict)
  })
}

function ask(app: App, sealed: string): Promise<Verdict> | Verdict {
  const key = openLicenseKey(app, sealed)
  return key === undefined
    ? { kind: 'unavailable', reason: 'The key was kept with another computer’s key' }
    : app.ports.license.verify(key)
}
