import assert from 'node:assert/strict'
import { createHash, createPublicKey, verify as verifySignature } from 'node:crypto'
import { after, before, describe, it } from 'node:test'
import type { Answer } from '../../test/asking.ts'
import { noteIn } from '../../test/process.ts'
import { startService, type TestService } from '../../test/service.ts'
import { stores } from '../../test/stores.ts'

for (const { name, skip, make } of stores)
  describe(`a license is verified by its key on ${name}`, { skip }, () => {
    let service: TestService
    let key: string
    before(async () => {
      service = await startService({ make })
      key = await service.buyKey('base_ai')
    })
    after(() => service.stop())

    /** Asks as a studio does, with a nonce. */
    const ask = (nonce: string | undefined, headers: Record<string, string>) =>
      service.ask(`GET /license/verify${nonce === undefined ? '' : `?nonce=${encodeURIComponent(nonce)}`}`, { headers })
    const bearer = (given: string) => ({ Authorization: `Bearer ${given}` })

    /** True if the service has signed an answer to a nonce about a license key, by the key that its note gives. */
    function isSigned({ status, text, headers }: Answer, nonce: string, asked = key): boolean {
      const der = Buffer.from(noteIn(service.store.dataDir).public_key, 'base64')
      const publicKey = createPublicKey({ key: der, format: 'der', type: 'spki' })
      const signature = Buffer.from(headers.get('x-license-signature') ?? '', 'base64')
      const hash = createHash('sha256').update(asked).digest('hex')
      return verifySignature(null, Buffer.from(`${status}\n${nonce}\n${hash}\n${text}`), publicKey, signature)
    }

    it('with its plan, its standing, how far it is paid, and when that was said', async () => {
      const { status, body, headers } = await ask(undefined, bearer(key))
      assert.equal(status, 200)
      const now = service.clock.now()
      assert.deepEqual(body, { plan: 'base_ai', status: 'active', current_period_end: '2026-04-04T11:00:00.000Z', checked_at: now }) // prettier-ignore
      assert.equal(headers.get('cache-control'), 'no-store')
      assert.equal(headers.get('content-type'), 'application/json')
    })

    for (const sign of ['\n', '\0', '\r'])
      it(`unsigned and refused where the nonce could be read as more than that: ${JSON.stringify(sign)}`, async () => {
        const nonce = `11${sign}22`
        const answer = await ask(nonce, bearer(key))
        assert.equal(answer.status, 422)
        assert.equal(answer.headers.get('x-license-signature'), null)
      })

    it('signed, to the nonce that was sent and to no other', async () => {
      const answer = await ask('a nonce & more', bearer(key))
      assert.equal(isSigned(answer, 'a nonce & more'), true)
      assert.equal(isSigned(answer, 'a nonce'), false)
      assert.equal(isSigned(answer, ''), false)
      assert.equal(isSigned({ ...answer, text: answer.text.replace('base_ai', 'base') }, 'a nonce & more'), false)
      assert.equal(isSigned(await ask(undefined, bearer(key)), ''), true)
      assert.equal(isSigned({ ...answer, status: 404 }, 'a nonce & more'), false)
      assert.equal(isSigned(answer, 'a nonce & more', await service.buyKey('base')), false)
    })

    it('also where it refuses', async () => {
      const nobodys = `SD1-${'0'.repeat(25)}`
      for (const [headers, asked] of [
        [bearer(nobodys), nobodys],
        [{}, ''],
      ] as const) {
        const refused = await ask('n-1', headers)
        assert.deepEqual([refused.status, refused.body.code], [404, 'LICENSE_KEY_INVALID'])
        assert.equal(isSigned(refused, 'n-1', asked), true)
        assert.equal(isSigned(refused, 'n-2', asked), false)
      }
      const tooLong = await ask('x'.repeat(201), bearer(key))
      assert.deepEqual([tooLong.status, isSigned(tooLong, 'x'.repeat(201))], [422, true])
      assert.equal((await ask('x'.repeat(200), bearer(key))).status, 200)
    })

    it('however it is typed, and not where it is another one or comes in another way', async () => {
      const status = async (headers: Record<string, string>) => (await ask(undefined, headers)).status
      const bare = key.replaceAll('-', '')
      for (const typed of [bare, key.toLowerCase(), key.replaceAll('0', 'O').replaceAll('1', 'l')])
        assert.equal(await status(bearer(typed)), 200, typed)
      const wrong = key.slice(0, -1) + (key.endsWith('0') ? '1' : '0')
      for (const headers of [
        bearer(wrong),
        bearer(''),
        bearer(`${key} x`),
        { Authorization: key },
        { Authorization: `Basic ${key}` },
      ])
        // prettier-ignore
        assert.equal(await status(headers), 404, JSON.stringify(headers))
      assert.equal((await service.ask(`GET /license/verify?key=${key}`)).status, 422)
    })

    it('and says so once it has ended, how far it was paid with it', async () => {
      const id = await service.buy('base')
      const { license_key: ended } = (await service.confirm(id)).body
      const { subscription_id } = await service.row(id)
      await service.processor.subscriptions.cancel(subscription_id!, 'now')
      const { status, body } = await ask(undefined, bearer(ended))
      assert.deepEqual([status, body.plan, body.status, body.current_period_end], [200, 'base', 'canceled', '2026-04-04T11:00:00.000Z']) // prettier-ignore
      assert.equal((await ask(undefined, bearer(key))).body.status, 'active')
    })
  })
