import assert from 'node:assert/strict'
import { chmodSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, it } from 'node:test'
import { openBeside } from '../../test/build/books.ts'
import { makeClient } from '../../test/build/commerce.ts'
import { makeManager } from '../../test/build/staff.ts'
import { startStudio, type StudioOptions, type TestStudio } from '../../test/studio.ts'
import { goOnline } from '../../test/build/reach.ts'

interface Check {
  name: string
  state: string
  code: string
  values: Record<string, string | number>
  detail: string
  fix: string | null
}

const MB = 1_000_000
const MAIL = { host: 'mail.example.com', port: 587, security: 'starttls', from_email: 'hello@studio.test' }

describe('whether the studio is well', () => {
  let studio: TestStudio
  afterEach(() => studio.stop())
  const start = async (options: StudioOptions = {}) => {
    studio = await startStudio(options)
    await goOnline(studio)
  }

  const look = async (): Promise<Check[]> => {
    const { status, body } = await studio.asOwner('GET /api/v1/studio/health')
    assert.equal(status, 200)
    return body
  }
  const check = async (name: string): Promise<Check> => (await look()).find((one) => one.name === name)!
  const found = async (name: string) => {
    const { state, code } = await check(name)
    return [state, code]
  }

  it('is told of everything on the first day and once the jobs have run, with what to do where there is something', async () => {
    studio = await startStudio()
    chmodSync(join(studio.folder, 'secrets.key'), 0o600)
    const states = async () => (await look()).map(({ state, code }) => `${state} ${code}`)
    const [well, later] = [
      ['ok storage.well', 'ok disk.enough', 'off copies.none'],
      [
        'off mail.none',
        'off address.none',
        'off payments.none',
        'off webhooks.none',
        'off covered.none',
        'off covering.none',
        'ok single_price.fits',
        'off license.none',
        'ok clock.fine',
        'ok secrets.private',
        'ok version.fits',
      ],
    ]
    assert.deepEqual(await states(), [...well, 'off integrity.not_yet', 'off jobs.not_yet', ...later])
    await studio.running.runJobs()
    assert.deepEqual(await states(), [...well, 'ok integrity.sound', 'ok jobs.fine', ...later])
    for (const { state, detail, fix } of await look()) {
      assert.match(detail, /^[A-Z].{10,}\.$/)
      if (state === 'ok') assert.equal(fix, null)
    }
    assert.equal(
      (await check('clock')).detail,
      'The computer’s clock says it is Wednesday 4 March 2026 at 12:00 in the studio.',
    )
    assert.match((await check('disk')).detail, / has 64\.0 GB free; the data takes \d\.\d MB\.$/)
  })

  it('is seen by who may see the settings', async () => {
    await start()
    const [viewer, other] = [await makeManager(studio, ['settings.view']), await makeManager(studio, ['clients.view'])]
    const status = async (token?: string) => (await studio.send('GET /api/v1/studio/health', { token })).status
    assert.deepEqual([await status(viewer.token), await status(other.token), await status()], [200, 403, 401])
  })

  it('looks how much room there is', async () => {
    let free: number | undefined = 1_234.5 * MB
    await start({ disk: { free: () => Promise.resolve(free) } })
    assert.match((await check('disk')).detail, / has 1\.2 GB free/)
    free = 321.4 * MB
    const { state, values, detail, fix } = await check('disk')
    assert.deepEqual([state, values], ['warning', { free, wanted: 500 * MB }])
    assert.equal(detail, 'The disk with the studio’s data has only 321 MB free; it should have 500 MB.')
    assert.match(fix!, /empty its bin\.$/)
    free = 9.26 * MB
    assert.match((await check('disk')).detail, / only 9\.3 MB free: soon nothing can be saved/)
    free = undefined
    assert.deepEqual(await found('disk'), ['off', 'disk.unknown'])
  })

  it('tells that nothing can be saved, while that is so', async () => {
    await start()
    studio.database.pragma('query_only = ON')
    assert.equal((await studio.asOwner('POST /api/v1/clients', { full_name: 'Bea' })).status, 503)
    const { state, values, fix } = await check('storage')
    assert.deepEqual([state, values], ['failing', { fault: 'read_only', since: studio.clock.now() }])
    assert.match(fix!, /not write-protected/)
    studio.database.pragma('query_only = OFF')
    await studio.running.runJobs()
    assert.deepEqual(await found('storage'), ['ok', 'storage.well'])
  })

  it('tells of letters that wait for a mail server, that can’t leave, and that were given up', async () => {
    await start()
    const { id } = await makeClient(studio, { email: 'ana@example.com' })
    const invite = async () => assert.equal((await studio.asOwner(`POST /api/v1/clients/${id}/invite`)).status, 200)
    await invite()
    assert.deepEqual((await check('mail')).values, { queued: 1 })
    assert.match((await check('mail')).detail, /one email is waiting\.$/)
    await studio.asOwner('PUT /api/v1/studio/email', MAIL)
    assert.deepEqual(await found('mail'), ['ok', 'mail.fine'])
    const since = studio.clock.now()
    studio.mail.fail = '451 not now'
    await studio.advance({ minutes: 59 })
    assert.deepEqual(await found('mail'), ['ok', 'mail.fine'])
    await studio.advance({ minutes: 1 })
    assert.deepEqual(await found('mail'), ['warning', 'mail.late'])
    assert.deepEqual((await check('mail')).values, { queued: 1, since })
    studio.mail.fail = '421 not now'
    await studio.advance({ hours: 2 })
    const { values, detail } = await check('mail')
    const reason = 'The email server mail.example.com accepts no emails at the moment. We’ll try again automatically.'
    const away = { queued: 1, since: studio.clock.now(), trouble: 'mail.server_not_now', reason }
    assert.deepEqual(values, { ...away, host: 'mail.example.com' }, 'told at once')
    assert.ok(detail.endsWith(reason))
    for (let attempt = 0; attempt < 8; attempt++) await studio.advance({ hours: 4 })
    assert.deepEqual(await found('mail'), ['failing', 'mail.waiting'])
    for (let attempt = 0; attempt < 24; attempt++) await studio.advance({ hours: 4 })
    assert.deepEqual(await found('mail'), ['warning', 'mail.given_up'])
    studio.mail.fail = undefined
    await studio.advance({ days: 8 })
    assert.deepEqual(await found('mail'), ['ok', 'mail.fine'])
  })

  it('tells of a job that fails, and of jobs that stand still', async () => {
    await start()
    await studio.running.runJobs()
    const beside = openBeside(studio)
    beside.exec("CREATE TRIGGER fault BEFORE INSERT ON event_days BEGIN SELECT RAISE(ABORT, 'a fault'); END")
    await studio.advance({ days: 1 })
    const { state, values, detail } = await check('jobs')
    assert.equal(state, 'warning')
    assert.deepEqual(values, { job: values['job']!, at: studio.clock.now(), failed: 1 })
    assert.match(detail, /^“[a-z ]+” failed on Thursday 5 March 2026 at 12:00\.$/)
    beside.exec('DROP TRIGGER fault')
    beside.close()
    await studio.advance({ hours: 1 })
    assert.deepEqual(await found('jobs'), ['ok', 'jobs.fine'])
    studio.clock.advance({ minutes: 10 })
    assert.deepEqual(await found('jobs'), ['failing', 'jobs.still'])
  })

  it('tells what does not add up', async () => {
    await start()
    const beside = openBeside(studio)
    beside.exec('PRAGMA foreign_keys = OFF')
    beside.exec("INSERT INTO client_tags (client_id, tag_id, created_at) VALUES (77, 77, '')")
    beside.close()
    await studio.running.runJobs()
    assert.deepEqual(await found('integrity'), ['failing', 'integrity.broken'])
    assert.match(String((await check('integrity')).values['broken']), /^database/)
  })

  it('tells of a clock that was put back, and of one that is behind what was recorded', async () => {
    await start()
    await studio.running.runJobs()
    const right = studio.clock.now()
    await studio.advance({ minutes: 10 })
    studio.clock.set(right)
    await studio.running.runJobs()
    assert.deepEqual(await found('clock'), ['ok', 'clock.fine'])
    await studio.advance({ minutes: 11 })
    studio.clock.set(right)
    await studio.running.runJobs()
    assert.deepEqual((await check('clock')).values, { at: right, minutes: 11 })
    assert.deepEqual(await found('clock'), ['warning', 'clock.put_back'])
    studio.clock.set('2015-01-01T00:00:00.000Z')
    await studio.advance({ minutes: 1 })
    assert.deepEqual(await found('clock'), ['failing', 'clock.behind'])
    assert.deepEqual((await check('clock')).values, { now: '2015-01-01T00:01:00.000Z', recorded: right })
  })

  it('looks at the key’s file', async () => {
    await start()
    const key = join(studio.folder, 'secrets.key')
    const whenOpened = async () => {
      chmodSync(key, 0o640)
      return (await check('secrets')).values
    }
    // A start closes what is open to others in its own time, and may do so in between.
    let values = await whenOpened()
    for (let turn = 0; turn < 50 && Object.keys(values).length === 0; turn += 1) values = await whenOpened()
    assert.deepEqual(values, { mode: '0640' })
    chmodSync(key, 0o600)
    assert.deepEqual(await found('secrets'), ['ok', 'secrets.private'])
    rmSync(key)
    assert.deepEqual(await found('secrets'), ['failing', 'secrets.gone'])
  })

  for (const [config, decided] of [
    [{ forwardedForTrusted: undefined }, 'nobody'],
    [{ forwardedForTrusted: true }, 'the environment'],
  ] as const) {
    it(`finds out whether the address leads here, where ${decided} has decided whom to believe`, async () => {
      let door: 'public' | undefined = 'public'
      const get = (_: string, headers: Readonly<Record<string, string>>) =>
        door === undefined
          ? Promise.resolve({ status: 200 })
          : studio.send('GET /api/v1/health', { door, headers: { ...headers } })
      await start({ config, outbound: { get } })
      await studio.asOwner('PUT /api/v1/studio', { tunnel_url: 'https://desk.example' })
      assert.deepEqual(await found('address'), ['off', 'address.not_tried'])
      await studio.advance({ minutes: 1 })
      assert.deepEqual(await found('address'), ['ok', 'address.reached'])
      // Another studio answers there.
      door = undefined
      await studio.advance({ hours: 1 })
      assert.deepEqual((await check('address')).values, { at: studio.clock.now() })
      assert.deepEqual(await found('address'), ['failing', 'address.not_reached'])
      await studio.asOwner('PUT /api/v1/studio', { tunnel_url: 'http://192.168.1.2:4311' })
      assert.deepEqual(await found('address'), ['off', 'address.without_https'])
    })
  }
})
