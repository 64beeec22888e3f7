import assert from 'node:assert/strict'
import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { setTimeout } from 'node:timers/promises'
import { ZONE } from '../../demo/furniture.ts'
import { owner, PASSWORD, visitor } from '../../demo/people.ts'
import { endProcess, factsOf, startProcess, temporaryFolder, type ServerProcess } from '../process.ts'
import { request, type Reply } from '../request.ts'
import { storeMadeUpStudio, takeMadeUpStudio } from './made-up-studio.ts'
import { bundle } from './served.ts'

/** The unexpected lines of a server. */
const troublesOf = (server: ServerProcess) =>
  server
    .said()
    .split('\n')
    .filter((line) => line !== '' && !line.includes('"level":"info"'))

/** Starts it and waits until it says that it makes one. */
async function making(folder: string): Promise<ServerProcess> {
  const server = startProcess(folder, {}, [...bundle, '--demo'])
  for (let tries = 0; tries < 1500 && !server.printed().includes('Making'); tries += 1) await setTimeout(20)
  return server
}

describe('the making of a made-up studio', () => {
  it('refuses another start, and ends when it is asked to, with nothing left', async () => {
    const folder = temporaryFolder()
    const first = await making(folder)
    const second = startProcess(folder, {}, [...bundle, '--demo'])
    assert.equal(await second.ended, 2)
    assert.match(second.said(), /^A studio to look at is being made in .*demo by another start \(process \d+ holds/)
    assert.equal(await endProcess(first, 'SIGINT'), 0)
    assert.deepEqual([first.said(), readdirSync(folder)], ['', ['demo.lock']])
    rmSync(folder, { recursive: true })
  })
})

describe('the made-up studio', () => {
  const folder = temporaryFolder()
  let server: ServerProcess
  let base = ''
  /** Where the stand-in of the processor shows what was paid. */
  let office = ''
  const start = async () => {
    server = startProcess(folder, {}, [...bundle, '--demo'])
    await server.ready
    base = factsOf(join(folder, 'demo'))!.public_url
    const said = /Payments are made up: .* (http:\/\/127\.0\.0\.1:\d+)\n/
    for (let tries = 0; tries < 1500 && !said.test(server.printed()); tries += 1) await setTimeout(20)
    office = said.exec(server.printed())![1]!
  }
  before(async () => {
    const own = join(folder, 'demo')
    if (!(await takeMadeUpStudio(own))) {
      await start()
      await endProcess(server)
      assert.deepEqual(troublesOf(server), [])
      storeMadeUpStudio(own)
    }
    await start()
  })
  after(async () => {
    await endProcess(server)
    rmSync(folder, { recursive: true, force: true })
  })

  let client: { id: number; token: string }
  const ask = (operation: string, body?: object): Promise<Reply> =>
    request(base, operation, { ...(client && { token: client.token }), ...(body && { body }) })
  const signIn = async () => {
    const { status, body } = await ask('POST /api/v1/auth/login', { email: visitor.email, password: PASSWORD })
    assert.equal(status, 200, JSON.stringify(body))
    client = { id: body.account.id, token: body.access_token }
  }
  const paidOnline = async () => {
    const { items } = (await ask('GET /api/v1/memberships')).body
    return items.filter(({ payment_method }: { payment_method: string }) => payment_method === 'online')
  }
  /** Begins to buy what is sold under a name; gives the session and the page to pay on. */
  const begin = async (name: string) => {
    const { body } = await ask('GET /api/v1/membership-types')
    const type = (body.items ?? body).find((one: { name: string }) => one.name === name)
    const back = { success_url: `${base}/?paid={CHECKOUT_SESSION_ID}`, cancel_url: `${base}/` }
    const begun = await ask('POST /api/billing/checkout-session', {
      client_id: client.id,
      membership_type_id: type.id,
      ...back,
    })
    assert.equal(begun.status, 200, JSON.stringify(begun.body))
    return begun.body as { session_id: string; checkout_url: string }
  }
  /** Presses the button on the page; gives where it leads. */
  const pay = async (page: string) => {
    const pressed = await fetch(page, { method: 'POST', body: new URLSearchParams({ do: 'pay' }), redirect: 'manual' })
    return pressed.headers.get('location')
  }

  it('says that payments are made up, and where to see them', async () => {
    assert.match(await (await fetch(office)).text(), /no money moves/)
  })

  it('has a client buy a pack on the processor’s page, and hold it', async () => {
    await signIn()
    assert.deepEqual(await paidOnline(), [])
    const { session_id, checkout_url } = await begin('10-class pack')
    assert.match(await (await fetch(checkout_url)).text(), /10-class pack/)
    assert.equal(await pay(checkout_url), `${base}/?paid=${session_id}`)
    assert.equal((await ask(`GET /api/billing/checkout-session/${session_id}`)).body.status, 'completed')
    const [pack] = await paidOnline()
    assert.deepEqual([pack.type_name, pack.status, pack.credits_remaining], ['10-class pack', 'active', 10])
  })

  it('goes on after a restart with what was begun before, and with a subscription', async () => {
    const { session_id, checkout_url } = await begin('8 classes a month')
    assert.equal(await endProcess(server), 0)
    await start()
    await signIn()
    await pay(office + new URL(checkout_url).pathname)
    assert.equal((await ask(`GET /api/billing/checkout-session/${session_id}`)).body.status, 'completed')
    const { body } = await ask(`GET /api/billing/members/${client.id}/subscription`)
    assert.deepEqual([body.status, body.type_name, body.price], ['active', '8 classes a month', 89])
  })

  it('has somebody to check in at a kiosk at once, but at night', async () => {
    const { local_url } = factsOf(join(folder, 'demo'))!
    const { body: session } = await request(local_url, 'POST /api/v1/auth/login', {
      body: { email: owner.email, password: PASSWORD },
    })
    const { body: kiosk } = await request(local_url, 'POST /api/v1/kiosks', {
      token: session.access_token,
      body: { name: 'Front door' },
    })
    const paired = await ask('POST /api/v1/kiosk/pair', { pairing_code: kiosk.pairing_code })
    const { body } = await request(base, 'GET /api/v1/kiosk/classes', { token: paired.body.kiosk_token })
    const hour = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', hourCycle: 'h23', timeZone: ZONE })
    const isDay = (at: string) => Number(hour.format(new Date(at))) >= 8 && Number(hour.format(new Date(at))) < 21
    const expected = body.classes.flatMap(({ bookings }: { bookings: object[] }) => bookings)
    assert.ok(expected.length > 0 || !isDay(body.now), JSON.stringify(body))
  })

  it('adds up, and has written no error', async () => {
    const { local_url } = factsOf(join(folder, 'demo'))!
    const { body } = await request(local_url, 'POST /api/v1/auth/login', {
      body: { email: owner.email, password: PASSWORD },
    })
    const report = await request(local_url, 'GET /api/v1/studio/integrity', { token: body.access_token })
    assert.deepEqual(
      report.body.invariants.filter(({ ok }: { ok: boolean }) => !ok),
      [],
    )
    assert.deepEqual(troublesOf(server), [])
  })
})
