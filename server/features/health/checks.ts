import type { Ctx } from '../../context.ts'
import { isKeyWrapped } from '../../secrets.ts'
import { migrations } from '../../db/migrations/index.ts'
import { addHours } from '../../lib/time.ts'
import { newestHere } from '../backup/copies.ts'
import { placesOf } from '../backup/places.ts'
import { readState } from '../backup/state.ts'
import { processorSettings } from '../billing/account/queries.ts'
import { mailState } from '../email/queries.ts'
import { lastReport, type KeptReport } from '../integrity/queries.ts'
import { licenseAt, licenseLooks } from '../licensing/queries.ts'
import { readFlags } from '../membership-types/flag-queries.ts'
import { findings } from '../settings/doors.ts'
import { settingsOf } from '../settings/queries.ts'
import { hasOwnAddress } from '../tunnel/address.ts'
import { lineOf, tunnelState } from '../tunnel/line.ts'
import { failingWebhooks } from '../webhooks/queries.ts'
import type { Finding } from './findings.ts'
import { keyModeOf, sizesOf } from './own-files.ts'
import {
  jobRuns,
  lastTakenBack,
  latestRecorded,
  oldestWaiting,
  schemaOf,
  lastLearned,
  notHere,
  undelivered,
  untold,
} from './queries.ts'
import { ofCoveredClasses, ofCoveringTypes, ofSinglePrices } from './coverage-rules.ts'
import { ofCopies } from './copies-rules.ts'
import { ofLicense } from './license-rules.ts'
import { ofPayments } from './payments-rules.ts'
import {
  ofAddress,
  ofClock,
  ofDisk,
  ofIntegrity,
  ofJobs,
  ofMail,
  ofSecrets,
  ofStorage,
  ofTunnel,
  ofVersion,
  ofWebhooks,
} from './rules.ts'

/** Hours for which a payment that the restored backup lacks is reported. */
const SHOWN_HOURS = 30 * 24

/** Something that is looked at to see whether the studio is well. */
interface Check {
  name: string
  /** Reads its facts and has its rule decide. */
  look: (ctx: Ctx) => Finding | Promise<Finding>
}

/** Everything that is looked at, in the order it is shown: one line each. */
export const checks: readonly Check[] = [
  { name: 'storage', look: ({ storage }) => ofStorage(storage.trouble) },
  { name: 'disk', look: disk },
  { name: 'copies', look: copies },
  { name: 'integrity', look: integrity },
  { name: 'jobs', look: ({ db, now }) => ofJobs(db.all(jobRuns, {}), now) },
  { name: 'mail', look: mail },
  { name: 'address', look: address },
  { name: 'payments', look: payments },
  { name: 'webhooks', look: ({ db, now }) => ofWebhooks(db.one(failingWebhooks, {})!, now) },
  { name: 'covered_classes', look: ({ db }) => ofCoveredClasses(readFlags(db)) },
  { name: 'covering_types', look: ({ db }) => ofCoveringTypes(readFlags(db)) },
  { name: 'single_prices', look: ({ db }) => ofSinglePrices(readFlags(db)) },
  { name: 'license', look: license },
  { name: 'clock', look: clock },
  { name: 'secrets', look: secrets },
  { name: 'version', look: version },
]

/** The current finding of every check. */
export function lookAtAll(ctx: Ctx): Promise<({ name: string } & Finding)[]> {
  return Promise.all(checks.map(async ({ name, look }) => ({ name, ...(await look(ctx)) })))
}

async function disk({ config, ports }: Ctx): Promise<Finding> {
  const [free, { database, log }] = await Promise.all([ports.disk.free(config.dataDir), sizesOf(config.dataDir)])
  return ofDisk({ free, data: database + log })
}

function copies(ctx: Ctx): Finding {
  const { config, db, now } = ctx
  const { tried, proofs, sent } = readState(config.dataDir)
  const places = placesOf(config.dataDir).map((place) => ({ place, problem: sent[place]?.problem ?? null }))
  const problem = tried?.problem == null ? undefined : { at: tried.at, problem: tried.problem }
  const since = settingsOf(db).created_at
  return ofCopies({ since, newest: newestHere(ctx)?.made_at, problem, proofs: Object.values(proofs), places }, now)
}

async function secrets({ config }: Ctx): Promise<Finding> {
  return ofSecrets(await keyModeOf(config.dataDir), isKeyWrapped(config.dataDir))
}

function integrity({ db, now }: Ctx): Finding {
  const last = db.one(lastReport, {})
  return ofIntegrity(last && { ...last, report: last.report as KeptReport }, now)
}

function mail({ db, now }: Ctx): Finding {
  return ofMail({ ...mailState(db, now), since: db.one(oldestWaiting, { now })?.since ?? null }, now)
}

function address(ctx: Ctx): Finding {
  const settings = settingsOf(ctx.db)
  const state = tunnelState(ctx, settings)
  if (state === 'off' || hasOwnAddress(settings)) return ofAddress({ url: settings.tunnel_url, tried: findings(ctx) })
  return ofTunnel({ state, ...lineOf(ctx) }, ctx.now)
}

function payments({ db, now }: Ctx): Finding {
  const row = db.one(processorSettings, {})
  const account = row && { ...row, isTold: row.webhook_secret_sealed !== null }
  const facts = {
    undelivered: db.one(undelivered, {})!.n,
    notHere: db.one(notHere, { since: addHours(now, -SHOWN_HOURS) }),
    untold: db.one(untold, {})!.since,
    learned: db.one(lastLearned, {})?.received_at ?? null,
  }
  return ofPayments({ account, ...facts }, now)
}

function license({ db, now }: Ctx): Finding {
  const { license_status } = licenseAt(db, now)
  return ofLicense({ license_status, checked_at: db.one(licenseLooks, {})?.checked_at ?? null }, now)
}

function clock({ db, now, clockWatch }: Ctx): Finding {
  const recorded = db.one(latestRecorded, {})?.at ?? null
  return ofClock({ recorded, putBack: clockWatch.putBack, takenBack: db.one(lastTakenBack, {})?.at ?? null }, now)
}

function version({ db, version }: Ctx): Finding {
  return ofVersion({ version, schema: schemaOf(db), known: migrations.length })
}
