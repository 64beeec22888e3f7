import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import type { Answer, Asking } from './asking.ts'
import { messageOf, signed, tell } from './messages.ts'
import { completion, json } from './provider.ts'
import { everyRow, startService, type TestService } from './service.ts'
import { stores } from './stores.ts'

const PROMPT = 'What-CANARY-asked-the-client'
const REPLY = 'What-CANARY-said-the-model'
const ERROR = 'Account-CANARY-is-over-its-quota'
const WRONG = 'SD1-CANAR-Y0000-00000-00000-00000'

interface Place {
  of: string
  text: string
}

/** A text as it may stand somewhere: as it is, in lower case, and in the usual ways to write bytes. */
function spellings(text: string): string[] {
  const bytes = Buffer.from(text)
  const base64 = bytes.toString('base64').replace(/=+$/, '')
  return [
    text,
    text.toLowerCase(),
    text.replaceAll('-', ''),
    base64,
    bytes.toString('base64url'),
    bytes.toString('hex'),
  ]
}

for (const { name, skip, make } of stores)
  describe(`no secret is found but where it is handed over, on ${name}`, { skip }, () => {
    let service: TestService
    let session: string
    /** The secrets that must not be found, by their kind. */
    let secrets: Record<string, string>
    /** All answers, except those that hand a secret over. */
    const answers: Place[] = []
    before(async () => {
      service = await startService({ make })
      await live()
    })
    after(() => service.stop())

    async function ask(operation: string, asking?: Asking): Promise<Answer> {
      const answer = await service.ask(operation, asking)
      answers.push({ of: operation, text: JSON.stringify([answer.text, [...answer.headers]]) })
      return answer
    }

    /** A license is bought and used, and everything that can goes wrong. */
    async function live(): Promise<void> {
      session = await service.buy()
      const { license_key: key } = (await service.confirm(session)).body
      secrets = {
        'the license key': key,
        'the provider’s key': service.env['AI_API_KEY']!,
        'the processor’s key': service.env['STRIPE_SECRET_KEY']!,
        'the webhook’s secret': service.env['STRIPE_WEBHOOK_SECRET']!,
        'the key of the hashes': service.env['LICENSE_HMAC_KEY']!,
        'the key of the signatures': service.env['LICENSE_SIGNING_KEY']!,
        'a prompt': PROMPT,
        'a reply': REPLY,
        'an error of the provider': ERROR,
        'a wrong key': WRONG,
      }
      await ask(`GET /checkout/confirm?session_id=${session}`)
      await ask('POST /checkout/session', { body: { plan: 'base' } })
      await ask('GET /license/verify?nonce=n', { key })
      const body = { messages: [{ role: 'user', content: PROMPT }] }
      for (const given of [WRONG, 'SD1-00000-00000-00000-00000-00000'])
        for (const operation of ['GET /license/verify', 'POST /ai/completion'])
          await ask(operation, { key: given, ...(operation.startsWith('POST') && { body }) })
      service.provider.answer = json(completion(10, REPLY))
      assert.ok((await service.chat(key, body)).text.includes(REPLY))
      service.provider.answer = json({ error: { message: ERROR, code: ERROR } }, 429)
      await ask('POST /ai/chat/completions', { key, body })
      service.provider.answer = (_, outgoing) => void outgoing.end(ERROR)
      await ask('POST /ai/chat/completions', { key, body })
      await ask('POST /ai/chat/completions', { key, body: `{"messages":"${PROMPT}"}` })
      await ask('POST /ai/chat/completions', { key, body: `{"messages":"${PROMPT}` })
      await tellAll()
      service.processor.faults.push({ on: 'GET /v1/checkout', status: 401, retry: false, body: JSON.stringify({ error: { message: `Invalid API Key provided: ${service.processor.key}`, type: 'invalid_request_error' } }) }) // prettier-ignore
      await ask(`GET /checkout/confirm?session_id=${session}`)
      await ask('GET /health')
      await ask('GET /openapi.json')
      await ask('GET /')
      await ask('GET /success?session_id=cs_1')
      await ask('GET /nowhere')
      await service.replicas[0]!.runJobs()
    }

    /** Messages of the processor: good ones, forged ones, and what can't be seen through. */
    async function tellAll(): Promise<void> {
      const { subscription_id } = await service.row(session)
      await service.processor.subscriptions.renew(subscription_id!)
      const message = messageOf(service, 'checkout.session.completed', session)
      const told = [
        await tell(service, message, signed(service, message, { by: 'whsec_forged' })),
        await tell(service, message, null),
        await tell(service, message),
      ]
      service.processor.faults.push({ on: ' /v1/', status: 500, retry: false })
      told.push(await tell(service, message.replace(/"evt_\w+"/, '"evt_another"')))
      assert.deepEqual(told.map(({ status }) => status), [400, 400, 200, 502]) // prettier-ignore
      answers.push(...told.map(({ text }) => ({ of: 'a message', text })))
    }

    const foundIn = (places: readonly Place[]): string[] =>
      places.flatMap(({ of, text }) =>
        Object.entries(secrets)
          .filter(([, secret]) => spellings(secret).some((spelled) => text.includes(spelled)))
          .map(([what]) => `${what} in ${of}`),
      )
    const holds = (places: readonly Place[], text: string) => places.some((place) => place.text.includes(text))

    it('in no answer', () => {
      assert.ok(holds(answers, 'AI_PROVIDER_ERROR') && holds(answers, 'x-license-signature') && answers.length >= 20)
      assert.deepEqual(foundIn(answers), [])
    })

    it('in no line of the log, of whichever level', () => {
      const lines = service.log.map((text) => ({ of: `the log: ${text}`, text }))
      assert.ok(holds(lines, '"level":"debug"') && holds(lines, 'the AI provider gave no answer'))
      assert.deepEqual(foundIn(lines), [])
    })

    it('in no column of the database', async () => {
      const rows = (await everyRow(service.replicas[0]!.store)).map((text) => ({ of: `a row: ${text}`, text }))
      assert.ok(holds(rows, session))
      assert.deepEqual(foundIn(rows), [])
    })

    it('in no file of its folder, the database’s own among them', async () => {
      const { dataDir, databaseUrl } = service.store
      const files = readdirSync(dataDir, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ parentPath, name: of }) => ({ of, text: readFileSync(join(parentPath, of), 'latin1') }))
      assert.ok(files.some(({ of }) => of === 'license.json'))
      assert.equal(holds(files, session), databaseUrl === undefined)
      assert.deepEqual(foundIn(files), [])
    })
  })
