import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import {
  back,
  registerBuyer,
  sellOnline,
  startOnlineStudio,
  type Buyer,
  type OnlineStudio,
} from '../../../test/build/online.ts'

const long = (length: number) => `https://studio.example/${'x'.repeat(length - 'https://studio.example/'.length)}`

const refused: readonly [what: string, address: unknown][] = [
  ['a path', '/paid'],
  ['one without a scheme', '//studio.example/paid'],
  ['a script', 'javascript:alert(1)'],
  ['data', 'data:text/html,paid'],
  ['a file', 'file:///etc/passwd'],
  ['one with a user and a password', 'https://me:secret@studio.example/paid'],
  ['one with a user', 'https://me@studio.example/paid'],
  ['one with an empty host', 'https://'],
  ['one with one slash', 'https:/studio.example/paid'],
  ['one with backslashes', 'https:\\\\studio.example\\paid'],
  ['one with a space', 'https://studio.example/pa id'],
  ['one that begins with a space', ' https://studio.example/paid'],
  ['one that ends with a newline', 'https://studio.example/paid\n'],
  ['one with a tab', 'https://studio\t.example/paid'],
  ['one of 2,049 characters', long(2049)],
  ['none', ''],
  ['null', null],
  ['a list', ['https://studio.example/paid']],
]
const taken: readonly [what: string, address: string][] = [
  ['one in plain http', 'http://localhost:8080/paid'],
  ['one of 2,048 characters', long(2048)],
  ['one with a port, a query and a fragment', 'https://studio.example:8443/paid?s={CHECKOUT_SESSION_ID}#done'],
  ['one in another script', 'https://xn--yoga-studio-xnb.example/bezahlt'],
]

describe('where a buyer is sent back to', () => {
  let online: OnlineStudio
  let buyer: Buyer
  let type: number
  before(async () => {
    online = await startOnlineStudio()
    buyer = await registerBuyer(online.studio)
    type = (await sellOnline(online.studio)).id
  })
  after(() => online.stop())

  for (const [what, address] of refused) {
    it(`can't be ${what}`, async () => {
      for (const field of ['success_url', 'cancel_url']) {
        const { status, body } = await buyer.buy(type, { ...back, [field]: address })
        assert.deepEqual([status, body.code], [422, 'VALIDATION_ERROR'])
        assert.match(JSON.stringify(body.errors), new RegExp(field))
      }
    })
  }

  for (const [what, address] of taken) {
    it(`can be ${what}`, async () => {
      const { body } = await buyer.buy(type, { success_url: address, cancel_url: address })
      const session = await online.processor.stripe.checkout.sessions.retrieve(body.session_id)
      assert.deepEqual([session.success_url, session.cancel_url], [address, address])
    })
  }
})
