import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Finding } from './findings.ts'
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
  type ClockFacts,
  type IntegrityFacts,
  type JobRun,
  type MailFacts,
} from './rules.ts'

const NOW = '2026-03-04T11:00:00.000Z'
const MB = 1_000_000
const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
/** So long before now, in milliseconds. */
const ago = (milliseconds: number) => new Date(Date.parse(NOW) - milliseconds).toISOString()

type Row = [says: string, found: Finding, state: Finding['state'], code: Finding['code'], values?: object]

function table(name: string, rows: readonly Row[]): void {
  describe(name, () => {
    for (const [says, found, state, code, values = {}] of rows) {
      it(`${says}: ${state}, ${code}`, () => assert.deepEqual(found, { state, code, values }))
    }
  })
}

const disk = (free: number | undefined, data = 10 * MB) => ofDisk({ free, data })
table('the disk', [
  ['under 100 MB', disk(100 * MB - 1), 'failing', 'disk.full', { free: 100 * MB - 1 }],
  ['100 MB', disk(100 * MB), 'warning', 'disk.short', { free: 100 * MB, wanted: 500 * MB }],
  ['under 500 MB', disk(500 * MB - 1), 'warning', 'disk.short', { free: 500 * MB - 1, wanted: 500 * MB }],
  ['500 MB', disk(500 * MB), 'ok', 'disk.enough', { free: 500 * MB, data: 10 * MB }],
  ['500 MB, the data 250', disk(500 * MB, 250 * MB), 'ok', 'disk.enough', { free: 500 * MB, data: 250 * MB }],
  ['under twice the data', disk(799 * MB, 400 * MB), 'warning', 'disk.short', { free: 799 * MB, wanted: 800 * MB }],
  ['twice the data', disk(800 * MB, 400 * MB), 'ok', 'disk.enough', { free: 800 * MB, data: 400 * MB }],
  ['a system that does not say', disk(undefined), 'off', 'disk.unknown'],
])

table('saving', [
  ['all is well', ofStorage(null), 'ok', 'storage.well'],
  ['a fault', ofStorage({ fault: 'busy', since: NOW }), 'failing', 'storage.failing', { fault: 'busy', since: NOW }],
])

const mail = (facts: Partial<MailFacts>) =>
  ofMail({ configured: true, queued: 3, failed: 0, since: null, down_since: null, trouble: null, ...facts }, NOW)
const TROUBLE = { code: 'mail.server_closed', host: 'smtp.test' } as const
const down = (since: number) => ({ down_since: ago(since), trouble: TROUBLE })
const told = (since: number) => ({ queued: 3, since: ago(since), trouble: TROUBLE.code, host: TROUBLE.host })
table('mail', [
  ['no server, nothing waits', mail({ configured: false, queued: 0 }), 'off', 'mail.none', { queued: 0 }],
  ['no server, one waits', mail({ configured: false, queued: 1 }), 'warning', 'mail.none', { queued: 1 }],
  ['some wait for their time', mail({}), 'ok', 'mail.fine'],
  ['waits under an hour', mail({ since: ago(HOUR - 1) }), 'ok', 'mail.fine'],
  ['waits an hour', mail({ since: ago(HOUR) }), 'warning', 'mail.late', { queued: 3, since: ago(HOUR) }],
  ['under a day', mail({ since: ago(DAY - 1) }), 'warning', 'mail.late', { queued: 3, since: ago(DAY - 1) }],
  ['a day', mail({ since: ago(DAY) }), 'failing', 'mail.late', { queued: 3, since: ago(DAY) }],
  ['server down just now', mail(down(0)), 'warning', 'mail.waiting', told(0)],
  ['server down under a day', mail(down(DAY - 1)), 'warning', 'mail.waiting', told(DAY - 1)],
  ['server down a day', mail({ ...down(DAY), failed: 1, since: ago(DAY) }), 'failing', 'mail.waiting', told(DAY)],
  [
    'server down, none waits',
    mail({ ...down(DAY), queued: 0 }),
    'warning',
    'mail.waiting',
    { ...told(DAY), queued: 0 },
  ],
  ['none waits, one given up', mail({ ...down(DAY), queued: 0, failed: 1 }), 'warning', 'mail.given_up', { failed: 1 }],
  ['one given up', mail({ failed: 1 }), 'warning', 'mail.given_up', { failed: 1 }],
  ['both', mail({ failed: 1, since: ago(DAY) }), 'failing', 'mail.late', { queued: 3, since: ago(DAY) }],
])

const run = (startedAgo: number, facts: Partial<JobRun> = {}): JobRun => {
  const last_started_at = ago(startedAgo)
  return { name: `ran ${startedAgo}`, last_started_at, last_finished_at: last_started_at, last_error: null, ...facts }
}
const failed = { last_error: 'a fault' }
const open = { last_finished_at: null }
const jobs = (...runs: JobRun[]) => ofJobs(runs, NOW)
table('jobs', [
  ['none has run', jobs(), 'off', 'jobs.not_yet'],
  ['one now, one long ago', jobs(run(DAY), run(0)), 'ok', 'jobs.fine', { last: NOW }],
  ['under ten minutes ago', jobs(run(10 * MINUTE - 1)), 'ok', 'jobs.fine', { last: ago(10 * MINUTE - 1) }],
  ['ten minutes ago', jobs(run(10 * MINUTE), run(DAY)), 'failing', 'jobs.still', { last: ago(10 * MINUTE) }],
  ['still, with a failure', jobs(run(DAY, failed)), 'failing', 'jobs.still', { last: ago(DAY) }],
  ['one failed', jobs(run(0), run(5, failed)), 'warning', 'jobs.failed', { job: 'ran 5', at: ago(5), failed: 1 }],
  [
    'two failed',
    jobs(run(7, failed), run(5, failed)),
    'warning',
    'jobs.failed',
    { job: 'ran 7', at: ago(7), failed: 2 },
  ],
  ['at work under an hour', jobs(run(0), run(HOUR - 1, open)), 'ok', 'jobs.fine', { last: NOW }],
  ['an hour', jobs(run(0), run(HOUR, open)), 'warning', 'jobs.long', { job: `ran ${HOUR}`, since: ago(HOUR) }],
  ['the clock was put back', jobs(run(-DAY)), 'ok', 'jobs.fine', { last: ago(-DAY) }],
])

const holds = (name: string, ok: boolean) => ({ name, ok, broken: [] })
const sound: IntegrityFacts['report'] = { invariants: [holds('stock', true)], database: { ok: true, problems: [] } }
const broken = {
  invariants: [holds('seats', false), holds('stock', true), holds('money', false)],
  database: { ok: false, problems: ['a fault'] },
}
const checked = (milliseconds: number, ok = true, report = ok ? sound : broken) =>
  ofIntegrity({ checked_at: ago(milliseconds), ok, report }, NOW)
table('integrity', [
  ['never checked', ofIntegrity(undefined, NOW), 'off', 'integrity.not_yet'],
  ['sound', checked(0), 'ok', 'integrity.sound', { checked_at: NOW }],
  ['under two days ago', checked(2 * DAY - 1), 'ok', 'integrity.sound', { checked_at: ago(2 * DAY - 1) }],
  ['two days ago', checked(2 * DAY), 'warning', 'integrity.old', { checked_at: ago(2 * DAY) }],
  [
    'broken, however old',
    checked(3 * DAY, false),
    'failing',
    'integrity.broken',
    { checked_at: ago(3 * DAY), broken: 'database, seats, money' },
  ],
  [
    'broken in a sound file',
    checked(0, false, { ...broken, database: { ok: true, problems: [] } }),
    'failing',
    'integrity.broken',
    { checked_at: NOW, broken: 'seats, money' },
  ],
])

const clock = (facts: Partial<ClockFacts>) => ofClock({ recorded: null, putBack: null, takenBack: null, ...facts }, NOW)
const back = (milliseconds: number) => ({ at: ago(milliseconds), minutes: 90 })
table('the clock', [
  ['nothing recorded', clock({}), 'ok', 'clock.fine', { now: NOW }],
  ['ten minutes early', clock({ recorded: ago(-10 * MINUTE) }), 'ok', 'clock.fine', { now: NOW }],
  [
    'earlier than that',
    clock({ recorded: ago(-10 * MINUTE - 1), putBack: back(0) }),
    'failing',
    'clock.behind',
    { now: NOW, recorded: ago(-10 * MINUTE - 1) },
  ],
  ['put back', clock({ putBack: back(0), takenBack: NOW }), 'warning', 'clock.put_back', back(0)],
  ['put back under a week ago', clock({ putBack: back(7 * DAY - 1) }), 'warning', 'clock.put_back', back(7 * DAY - 1)],
  ['put back a week ago', clock({ putBack: back(7 * DAY) }), 'ok', 'clock.fine', { now: NOW }],
  ['was ahead', clock({ takenBack: ago(7 * DAY - 1) }), 'warning', 'clock.was_ahead', { at: ago(7 * DAY - 1) }],
  ['was ahead a week ago', clock({ takenBack: ago(7 * DAY) }), 'ok', 'clock.fine', { now: NOW }],
])

table('the key', [
  ['its user’s alone', ofSecrets(0o100600), 'ok', 'secrets.private'],
  ['its user may only read', ofSecrets(0o100400), 'ok', 'secrets.private'],
  ['a group may read', ofSecrets(0o100640), 'warning', 'secrets.open', { mode: '0640' }],
  ['anybody may run', ofSecrets(0o100601), 'warning', 'secrets.open', { mode: '0601' }],
  ['a mode of few figures', ofSecrets(0o100004), 'warning', 'secrets.open', { mode: '0004' }],
  ['a system without modes', ofSecrets('none'), 'ok', 'secrets.of_user'],
  ['gone', ofSecrets(undefined), 'failing', 'secrets.gone'],
])

const url = 'https://desk.example'
const tried = { url, at: NOW, isReached: true }
table('the address', [
  ['none', ofAddress({ url: null, tried }), 'off', 'address.none'],
  ['one without https', ofAddress({ url: 'http://192.168.1.2', tried }), 'off', 'address.without_https'],
  ['not tried yet', ofAddress({ url, tried: undefined }), 'off', 'address.not_tried'],
  ['another was tried', ofAddress({ url, tried: { ...tried, url: `${url}/b` } }), 'off', 'address.not_tried'],
  ['reached', ofAddress({ url, tried }), 'ok', 'address.reached', { at: NOW }],
  [
    'not reached',
    ofAddress({ url, tried: { ...tried, isReached: false } }),
    'failing',
    'address.not_reached',
    { at: NOW },
  ],
])

const line = { state: 'online', since: NOW, seenAt: NOW } as const
const lostFor = (minutes: number) => ofTunnel({ ...line, state: 'unreachable', since: ago(minutes * MINUTE) }, NOW)
table('the built-in tunnel', [
  ['connecting', ofTunnel({ ...line, state: 'connecting' }, NOW), 'off', 'tunnel.connecting'],
  ['seen', ofTunnel(line, NOW), 'ok', 'tunnel.reached', { at: NOW }],
  ['that can’t be asked from here', ofTunnel({ ...line, seenAt: null }, NOW), 'ok', 'tunnel.reached', { at: NOW }],
  ['with another name', ofTunnel({ ...line, state: 'name_taken' }, NOW), 'warning', 'tunnel.other_name', { at: NOW }],
  ['just lost', lostFor(0), 'warning', 'tunnel.lost', { since: NOW, minutes: 1 }],
  ['lost for 9 minutes', lostFor(9), 'warning', 'tunnel.lost', { since: ago(9 * MINUTE), minutes: 9 }],
  ['lost for 10 minutes', lostFor(10), 'failing', 'tunnel.lost', { since: ago(10 * MINUTE), minutes: 10 }],
])

const known = { version: '1.0.0', known: 7 }
table('the version', [
  ['fits', ofVersion({ ...known, schema: 7 }), 'ok', 'version.fits', { version: '1.0.0', schema: 7 }],
  ['a newer file', ofVersion({ ...known, schema: 8 }), 'failing', 'version.other_schema', { ...known, schema: 8 }],
  ['an older file', ofVersion({ ...known, schema: 6 }), 'failing', 'version.other_schema', { ...known, schema: 6 }],
])
