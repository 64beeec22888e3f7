import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { addHours } from '../../lib/time.ts'
import { answering, startLicensedStudio, type LicensedStudio } from '../../test/build/stage.ts'
import { startReceiver, type Receiver } from '../../test/receiver.ts'
import { OWNER_EMAIL } from '../../test/studio.ts'

const known = (status: string, plan = 'base_ai') => answering(200, { plan, status, current_period_end: null })
const DOWN = answering(503, {})

describe('the license is looked at', () => {
  let licensed: LicensedStudio
  let asked: Receiver
  before(async () => {
    asked = await startReceiver()
    asked.answer = known('active')
    licensed = await startLicensedStudio({ licenseUrl: new URL(asked.url).origin, pinned: false })
  })
  after(async () => {
    await licensed.stop()
    await asked.close()
  })
  const status = async () => (await licensed.standing()).license_status
  const grace = async () => (await licensed.standing()).license_grace_until
  const graceFrom = (now: string) => addHours(now, 14 * 24).replace(/Z$/, '')
  /** Moves the clock, and gives how often the service was asked meanwhile. */
  const after_ = async (by: object) => {
    const before = asked.arrived.length
    await licensed.studio.advance(by)
    return asked.arrived.length - before
  }

  it('daily, with the kept key, and its grace begins anew', async () => {
    const { studio, key } = licensed
    assert.equal(await after_({ hours: 23, minutes: 59 }), 0)
    assert.equal(await after_({ minutes: 1 }), 1)
    const last = asked.arrived.at(-1)!
    assert.equal(last.headers.authorization, `Bearer ${key}`)
    assert.match(last.path, /^\/license\/verify\?nonce=[0-9a-f]{32}$/)
    assert.equal(await grace(), graceFrom(studio.clock.now()))
    assert.equal(await after_({ hours: 24 }), 1)
  })

  it('after a quarter of an hour, an hour and every four hours, while nobody answers', async () => {
    asked.answer = DOWN
    const before = await grace()
    assert.equal(await after_({ hours: 24 }), 1)
    for (const [rest, then] of [
      [14, 1],
      [59, 1],
      [239, 1],
      [239, 1],
    ] as const) {
      assert.equal(await after_({ minutes: rest }), 0)
      assert.equal(await after_({ minutes: then }), 1)
    }
    assert.deepEqual([await status(), await grace()], ['active', before])
    asked.answer = known('active', 'base')
    assert.equal(await after_({ hours: 4 }), 1)
    assert.deepEqual(await licensed.standing(), {
      plan: 'base',
      license_status: 'active',
      license_grace_until: graceFrom(licensed.studio.clock.now()),
    })
    assert.equal(await after_({ hours: 23 }), 0)
  })

  it('at the start, if it is due', async () => {
    const { studio } = licensed
    studio.clock.advance({ hours: 1 })
    const before = asked.arrived.length
    await studio.restart()
    await studio.running.runJobs()
    assert.equal(asked.arrived.length, before + 1)
    await studio.restart()
    await studio.running.runJobs()
    assert.equal(asked.arrived.length, before + 1)
  })

  it('and holds for fourteen days without an answer, to the second, and again with the next one', async () => {
    const { studio } = licensed
    asked.answer = known('active')
    await studio.advance({ hours: 24 })
    asked.answer = DOWN
    await studio.advance({ days: 14 })
    assert.equal(await status(), 'active')
    await studio.advance({ seconds: 1 })
    assert.equal(await status(), 'grace_expired')
    asked.answer = known('active')
    await studio.advance({ hours: 4 })
    assert.equal(await status(), 'active')
  })

  it('and a clock that is set back wins nothing', async () => {
    const { studio } = licensed
    await studio.advance({ hours: 24 })
    const begun = studio.clock.now()
    asked.answer = DOWN
    for (let day = 0; day < 13; day += 1) await studio.advance({ days: 1 })
    studio.clock.set(begun)
    await studio.advance({ minutes: 1 })
    assert.equal(await status(), 'active')
    await studio.advance({ hours: 24, minutes: 1 })
    assert.equal(await status(), 'grace_expired')
    asked.answer = known('active')
    await studio.advance({ hours: 4 })
    assert.equal(await status(), 'active')
    // Put back while all is well: nobody knows how long ago it was asked, so that it is asked now.
    studio.clock.set(begun)
    assert.equal(await after_({ seconds: 1 }), 1)
    assert.equal(await grace(), graceFrom(studio.clock.now()))
  })

  it('and is what the service says: canceled, or unknown', async () => {
    asked.answer = known('canceled')
    await after_({ hours: 24 })
    assert.equal(await status(), 'canceled')
    asked.answer = answering(404, {})
    await after_({ hours: 24 })
    assert.deepEqual([await status(), (await licensed.standing()).plan], ['invalid', 'base_ai'])
    // A canceled or invalid license stays so, however long the service does not answer.
    asked.answer = DOWN
    await after_({ days: 20 })
    assert.equal(await status(), 'invalid')
    asked.answer = known('active')
    await after_({ hours: 4 })
    assert.equal(await status(), 'active')
  })

  it('and a key that is redeemed meanwhile is left alone', async () => {
    const { studio, service, redeem, standing } = licensed
    const other = await service.buyKey('base')
    asked.answer = (response, { headers }) => {
      if (headers.authorization === `Bearer ${other}`) return known('active', 'base')(response, undefined as never)
      void redeem(other).then(() => answering(404, {})(response, undefined as never))
    }
    studio.clock.advance({ hours: 24 })
    studio.owner = await studio.login(OWNER_EMAIL)
    await studio.running.runJobs()
    const { plan, license_status } = await standing()
    assert.deepEqual([plan, license_status], ['base', 'active'])
  })
})

describe('where the public key of the license service is known', () => {
  let licensed: LicensedStudio
  let between: Receiver
  before(async () => {
    between = await startReceiver()
    licensed = await startLicensedStudio({ unredeemed: true, licenseUrl: new URL(between.url).origin })
  })
  after(async () => {
    await licensed.stop()
    await between.close()
  })
  /** Passes on what is asked and answered, changed by `bend`. */
  const pass = (bend: (answer: { status: number; body: string; signature: string }) => object = (same) => same) => {
    between.answer = (response, { path, headers }) =>
      void (async () => {
        const url = licensed.service.replicas[0]!.url + path
        const answered = await fetch(url, { headers: { authorization: headers.authorization ?? '' } })
        const signature = answered.headers.get('x-license-signature') ?? ''
        const bent = { status: answered.status, body: await answered.text(), signature }
        const { status, body, signature: sent } = { ...bent, ...bend(bent) } as typeof bent
        response.writeHead(status, { 'X-License-Signature': sent }).end(body)
      })()
  }
  const active = async () => {
    pass()
    assert.equal((await licensed.redeem()).status, 200)
  }

  it('only what it has signed for this very question is believed', async () => {
    await active()
    const kept: string[] = []
    for (const bend of [
      () => ({ signature: '' }),
      ({ body }: { body: string }) => ({ body: body.replace('base_ai', 'base') }),
      () => ({ status: 404 }),
      ({ body, signature }: { body: string; signature: string }) => {
        kept.push(JSON.stringify({ body, signature }))
        return JSON.parse(kept[0]!) as object
      },
    ]) {
      pass(bend)
      const { body } = await licensed.redeem()
      if (kept.length === 1) assert.equal(body.license_status, 'active')
      else assert.equal(body.code, 'LICENSE_SERVER_UNAVAILABLE')
    }
    // The answer to an earlier question, with its own signature.
    pass(() => JSON.parse(kept[0]!) as object)
    assert.equal((await licensed.redeem()).body.code, 'LICENSE_SERVER_UNAVAILABLE')
  })

  it('an unsigned “there is none” changes nothing, a signed one does', async () => {
    await active()
    const { studio, standing, service } = licensed
    between.answer = answering(404, { code: 'LICENSE_KEY_INVALID' })
    await studio.advance({ hours: 24 })
    assert.equal((await standing()).license_status, 'active')
    pass()
    await service.replicas[0]!.store.updateTable('license')
      .set({ key_hash: Buffer.alloc(32) })
      .execute()
    await studio.advance({ minutes: 15 })
    assert.equal((await standing()).license_status, 'invalid')
  })

  it('an answer about another key is none for this one', async () => {
    const { service, redeem } = licensed
    const other = await service.buyKey('base_ai')
    const mine = await service.buyKey('base')
    between.answer = (response, { path }) =>
      void (async () => {
        const answered = await fetch(service.replicas[0]!.url + path, { headers: { authorization: `Bearer ${other}` } })
        const signature = answered.headers.get('x-license-signature') ?? ''
        response.writeHead(answered.status, { 'X-License-Signature': signature }).end(await answered.text())
      })()
    const { status, body } = await redeem(mine)
    assert.deepEqual([status, body.code], [502, 'LICENSE_SERVER_UNAVAILABLE'])
  })
})
