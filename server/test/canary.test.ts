import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import Stripe from 'stripe'
import { operations } from '../features.ts'
import { fakeClock } from '../ports/clock/fake.ts'
import { takePack } from './build/exit-pack.ts'
import { liveOnline, type OnlineLife } from './build/online-life.ts'
import { answering, everythingLicensed } from './build/stage.ts'
import { connect, payOnline, sellOnline } from './build/online.ts'
import { makeManager } from './build/staff.ts'
import { withFactor } from './build/totp.ts'
import { startCheckedProcessor, type CheckedProcessor } from './processor.ts'
import { startReceiver, type Receiver } from './receiver.ts'
import { START } from './start.ts'
import { PASSWORD, startStudio, type Reply, type TestStudio } from './studio.ts'
import { unzip } from './unzip.ts'

const KEY = 'sk_test_CanaryOfTheProcessorsKey'
const WRONG_KEY = 'sk_test_CanaryOfAnotherAccount'
const MAIL_PASSWORD = 'Canary-of-the-mail-server-5'
const PASSPHRASE = 'Canary of the copies, all nine words of it said'
const PUBLISHABLE = 'pk_test_StandIn'
const LICENSE_KEY = 'SD1-CANAR-Y0FTH-EL1CE-NSEKE-Y0000'
const AI_KEY = 'canary-of-the-ai-key-77'
const WRONG_AI_KEY = 'canary-of-a-wrong-ai-key'
const PROMPT = 'Canary of a question to the assistant'
const SAID_BY_PROVIDER = 'canary of what a provider says of its faults'

/** A text as it may stand somewhere: as it is, and in the usual ways to write bytes. */
const spellings = (text: string) => {
  const bytes = Buffer.from(text)
  return [text, bytes.toString('base64').replace(/=+$/, ''), bytes.toString('base64url'), bytes.toString('hex')]
}

describe('no secret is found but where it is handed over', () => {
  let studio: TestStudio
  let processor: CheckedProcessor
  let life: OnlineLife
  let outside: Receiver
  /** The secrets that must not be found, by their kind. */
  let secrets: Record<string, string>
  /** The answers to all requests, except those that hand a secret over. */
  const answers: { of: string; text: string }[] = []
  before(async () => {
    const clock = fakeClock(START)
    processor = await startCheckedProcessor({ clock, key: KEY })
    outside = await startReceiver()
    const licensed = await everythingLicensed(outside)
    studio = await startStudio({ clock, config: { stripeApiBase: processor.url, logLevel: 'debug', ...licensed } })
    const { send } = studio
    studio.send = async (operation, options) => note(operation, await send(operation, options))
    const given = await setUp()
    const settle = async () => {
      await processor.idle()
      await studio.running.runJobs()
    }
    life = await liveOnline({ studio, processor, settle, stop: studio.stop })
    await goWrong(settle)
    await askAssistant()
    secrets = { ...given, ...(await sessionsOf()) }
    await readAll()
  })
  after(async () => {
    await studio.stop()
    await processor.stop()
    await outside.close()
  })

  const HANDED_OVER = /auth\/(bootstrap|login|refresh|register|totp)|\/invite$/
  function note(operation: string, reply: Reply): Reply {
    if (!HANDED_OVER.test(operation))
      answers.push({ of: operation, text: JSON.stringify([reply.body, ...reply.headers]) })
    return reply
  }

  /** Connects with a webhook that the owner looks after first, then with one of the studio's own; gives every secret. */
  async function setUp(): Promise<Record<string, string>> {
    await studio.asOwner('PUT /api/v1/studio', { tunnel_url: studio.running.publicUrl })
    const url = `${studio.running.publicUrl}/api/billing/webhook`
    const own = await processor.stripe.webhookEndpoints.create({ url, enabled_events: ['*'] })
    const keys = { secret_key: KEY, publishable_key: PUBLISHABLE }
    await studio.asOwner('POST /api/billing/settings', { ...keys, webhook_secret: own.secret })
    await processor.stripe.webhookEndpoints.del(own.id)
    await studio.asOwner('DELETE /api/billing/settings')
    await connect(studio, processor)
    const [registered] = processor.books.all('webhook_endpoint')
    const smtp = {
      host: 'smtp.test',
      port: 587,
      security: 'starttls',
      from_email: 'desk@studio.test',
      username: 'desk',
    }
    await studio.asOwner('PUT /api/v1/studio/email', { ...smtp, password: MAIL_PASSWORD })
    await studio.asOwner('PUT /api/v1/studio/backup-settings', { passphrase: PASSPHRASE })
    const factor = await withFactor(studio, await makeManager(studio, ['settings.view']))
    const invited = await studio.asOwner('POST /api/v1/clients', { full_name: 'Ida Invited', email: 'ida@example.com' })
    const { invite_url } = (await studio.asOwner(`POST /api/v1/clients/${invited.body.id}/invite`)).body
    return {
      'the processor’s key': KEY,
      'the webhook’s secret, given': own.secret!,
      'the webhook’s secret, registered': registered!.secret!,
      'the mail server’s password': MAIL_PASSWORD,
      'the copies’ passphrase': PASSPHRASE,
      'the license key': LICENSE_KEY,
      'the AI key': AI_KEY,
      'an AI key that was refused': WRONG_AI_KEY,
      'a question': PROMPT,
      'what a provider said': SAID_BY_PROVIDER,
      'a second factor': factor.secret,
      'a recovery code': factor.recoveryCodes[0]!,
      'a session of a manager': factor.token,
      'a refresh token': factor.refresh,
      'an invitation': new URL(invite_url).hash.slice(1),
    }
  }

  /** A refund in the processor's own pages, what it refuses, what others send, what it can't answer. */
  async function goWrong(settle: () => Promise<void>): Promise<void> {
    const { payment_intent } = await processor.stripe.checkout.sessions.retrieve(life.bought.pack)
    await processor.refunds.make(payment_intent as string, { amount: 500 })
    await settle()
    const refused = { secret_key: WRONG_KEY, publishable_key: PUBLISHABLE }
    assert.equal((await studio.asOwner('POST /api/billing/settings', refused)).body.code, 'PAYMENT_KEY_INVALID')
    const misread = { secret_key: KEY, publishable_key: 'pk_live_Other' }
    assert.equal((await studio.asOwner('POST /api/billing/settings', misread)).status, 422)
    const forged = Stripe.webhooks.generateTestHeaderString({ payload: '{}', secret: 'whsec_forged' })
    const webhook = { body: {}, headers: { 'stripe-signature': forged }, door: 'public' as const }
    assert.equal((await studio.send('POST /api/billing/webhook', webhook)).body.code, 'WEBHOOK_SIGNATURE_INVALID')
    processor.faults.push({ on: ' /v1/', status: 500, retry: false, times: 9 })
    const { id } = await sellOnline(studio)
    assert.equal((await life.buyer.buy(id)).status, 502)
    processor.faults.length = 0
    processor.keys.delete(KEY)
    assert.equal((await life.buyer.buy(id)).status, 502)
    await studio.advance({ hours: 2 })
    processor.keys.set(KEY, 'all')
    await payOnline(studio, (await life.buyer.buy(id)).body)
    await studio.advance({ hours: 1 })
  }

  /** A license, a key of the studio's own, questions that are answered, and everything that can go wrong with them. */
  async function askAssistant(): Promise<void> {
    const ask = () => studio.asOwner('POST /api/v1/assistant/chat', { messages: [{ role: 'user', content: PROMPT }] })
    const setKey = (api_key: string) => studio.asOwner('POST /api/v1/studio/ai', { provider: 'openai', api_key })
    assert.equal((await studio.asOwner('POST /api/v1/studio/license', { license_key: LICENSE_KEY })).status, 200)
    assert.equal((await ask()).status, 200)
    assert.equal((await setKey(AI_KEY)).status, 200)
    assert.equal((await ask()).status, 200)
    const said = { error: { message: SAID_BY_PROVIDER } }
    for (const status of [401, 429, 500]) {
      outside.answer = answering(status, said)
      await ask()
      await setKey(WRONG_AI_KEY)
      await studio.asOwner('POST /api/v1/studio/license', { license_key: `${LICENSE_KEY}7` })
      await studio.advance({ hours: 25 })
    }
  }

  async function sessionsOf(): Promise<Record<string, string>> {
    const { email } = life.buyer
    const { body } = await studio.send('POST /api/v1/auth/login', {
      body: { email, password: PASSWORD },
      door: 'public',
    })
    return {
      'a client’s session': body.access_token,
      'a client’s refresh token': body.refresh_token,
      'the owner’s session': studio.owner,
    }
  }

  /** Asks everything that reads, as the owner and as a client, and for every file. */
  async function readAll(): Promise<void> {
    const ids: Record<string, string | number> = {
      client_id: life.buyer.id,
      session_id: life.bought.pack,
      type: 'clients',
    }
    for (const { key } of operations.filter((one) => one.key.startsWith('GET '))) {
      const path = key.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(ids[name] ?? 1))
      note(key, await studio.asOwner(path))
      await life.buyer.ask(path)
    }
    await studio.asOwner(`GET /api/v1/gdpr/export/${life.buyer.id}`)
    await studio.asOwner('GET /api/v1/audit-log?page_size=200')
  }

  /** The findings in some places, and where. */
  const foundIn = (places: Iterable<{ of: string; text: string }>): string[] =>
    [...places].flatMap(({ of, text }) =>
      Object.entries(secrets).flatMap(([what, secret]) =>
        spellings(secret).some((spelled) => text.includes(spelled)) ? [`${what} in ${of}`] : [],
      ),
    )
  const textOf = (bytes: Buffer) => bytes.toString('latin1')
  const holds = (places: Iterable<{ text: string }>, text: string) =>
    [...places].some((place) => place.text.includes(text))

  it('in no answer, whoever asks for whatever, and in none of a refusal', () => {
    assert.ok(holds(answers, PUBLISHABLE) && holds(answers, life.buyer.full_name) && answers.length > 200)
    assert.deepEqual(foundIn(answers), [])
    assert.ok(!holds(answers, WRONG_KEY))
  })

  it('in no line of the log, of whichever level', () => {
    const lines = studio.logged.map((text) => ({ of: 'the log', text }))
    assert.ok(holds(lines, 'catch up with the processor'))
    assert.deepEqual(foundIn(lines), [])
    assert.ok(!holds(lines, WRONG_KEY))
  })

  it('in no page of the database, its log, or any other file of the folder', () => {
    const files = readdirSync(studio.folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => ({ of: name, text: textOf(readFileSync(join(parentPath, name))) }))
    assert.ok(files.some(({ of }) => of === 'studio.sqlite') && files.some(({ of }) => of === 'studio.sqlite-wal'))
    assert.ok(holds(files, PUBLISHABLE) && holds(files, life.buyer.full_name))
    assert.deepEqual(foundIn(files), [])
  })

  it('in no copy, unpacked', async () => {
    const { body } = await studio.asOwner('POST /api/v1/studio/backup')
    const files = await unzip(readFileSync(join(studio.folder, 'backups', body.file_name)))
    const places = Object.entries(files).map(([of, bytes]) => ({ of, text: textOf(bytes) }))
    assert.ok(holds(places, PUBLISHABLE))
    assert.deepEqual(foundIn(places), [])
  })

  it('in nothing that is taken along: the pack of everything, the diagnostics', async () => {
    const { files } = await takePack(studio)
    const places = Object.entries(files).map(([of, bytes]) => ({ of, text: bytes.toString('utf8') }))
    assert.ok(holds(places, life.buyer.full_name))
    assert.deepEqual(foundIn(places), [])
    const { status, body } = await studio.asOwner('GET /api/v1/studio/diagnostics')
    assert.equal(status, 200)
    assert.deepEqual(foundIn([{ of: 'the diagnostics', text: JSON.stringify(body) }]), [])
  })
})
