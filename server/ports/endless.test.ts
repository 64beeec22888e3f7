import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { openaiLike } from '../../license-cloud/ports/provider/openai-like.ts'
import { stripeSeller } from '../../license-cloud/ports/processor/stripe.ts'
import { startStudio, type TestStudio } from '../test/studio.ts'
import { httpAi } from './ai/http.ts'
import { s3Bucket } from './bucket/s3.ts'
import { systemClock } from './clock/system.ts'
import { systemDisk } from './disk/system.ts'
import { httpLicense } from './license/http.ts'
import { smtpMail } from './mail/smtp.ts'
import { guardedFor } from './outbound/guarded.ts'
import { stripeProcessors } from './processor/stripe.ts'
import { systemRandom } from './random/system.ts'
import { localtunnelWithin } from './tunnel/localtunnel.ts'

/** Milliseconds that each port waits here, and the limit for all of them with their retries. */
const PATIENCE = 500
const LONGEST = 15_000
/** The most memory growth, the growth from which garbage is collected first (bytes), and the longest wait for others (ms). */
const MOST = 72 << 20
const COLLECTED_FROM = 32 << 20
const OTHERS_WAIT = 3_000

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void
const held = () => process.memoryUsage().heapUsed + process.memoryUsage().external

const folder = mkdtempSync(join(tmpdir(), 'studio-desk-endless-'))
const sent = join(folder, 'sent')
const goOn = { isStopping: () => false }
const clock = systemClock
const random = systemRandom
const key = 'sk_test_1'
const pace = { pause: 1, idle: PATIENCE, whole: PATIENCE, listing: PATIENCE, loopback: true, disk: systemDisk }
const bucket = s3Bucket(random, pace)
const keys = { region: 'eu', bucket: 'b', prefix: '', accessKeyId: 'a', secretAccessKey: 's' }
const access = (endpoint: string) => ({ endpoint, ...keys })
const question = { messages: [], tools: [] }
const processor = (base: string) => stripeProcessors({ base, clock, patience: PATIENCE }).open(key)
const outbound = guardedFor(PATIENCE)
const patient = () => ({ patience: AbortSignal.timeout(PATIENCE) })

/** Everything that the studio and the license service ask out in the net, at an address. */
const ports: Record<string, (base: string) => Promise<unknown>> = {
  'processor: an object': (base) => processor(base).account(),
  'processor: a list': (base) => processor(base).invoicesOf('sub_1'),
  'processor: the events': (base) => processor(base).eventsSince('2026-01-01T00:00:00.000Z'),
  'processor: what is changed': (base) => processor(base).removeCustomer('cus_1'),
  'license service: its processor': (base) => stripeSeller({ key, base, clock, patience: PATIENCE }).price('price_1'),
  'license service: its AI provider': (base) => openaiLike({ base, key, limit: PATIENCE }).complete('{}'),
  'license service': async (url) => {
    const verdict = await httpLicense({ url, publicKey: undefined, random, patience: PATIENCE }).verify('key')
    if (verdict.kind === 'unavailable') throw new Error(verdict.reason)
  },
  'AI provider': (url) => httpAi.complete({ url, key, streams: false }, question, patient()),
  tunnel: (host) => localtunnelWithin(PATIENCE).open({ host, name: 'n', port: 9 }, AbortSignal.timeout(LONGEST)),
  'bucket: a list': (base) => bucket.list(access(base)),
  'bucket: a download': (base) => bucket.download(access(base), 'x', join(folder, `got ${base.slice(-5)}`), goOn),
  'bucket: an upload': (base) => bucket.upload(access(base), 'x', sent, goOn),
  'bucket: a removal': (base) => bucket.remove(access(base), 'x'),
  'webhooks and pushes': async (url) => {
    const { text } = await outbound.post(url, {}, '{}', 'computer')
    assert.ok(text.length <= 4096)
  },
  'a look from outside': (url) => outbound.get(url, {}, 'computer'),
}

/** Readers of little or nothing of an answer, so that none is wrong; those who pass on small answers; and the others. */
const READS_LITTLE = /^(webhooks and pushes|a look from outside|bucket: a removal)$/
const PASSES_ON = /^(license service: its AI provider|bucket: a download)$/
const IS_SMALL = /bomb|page|arrays|spaces|tags/

const person = { name: null, address: 'a@studio.test' }
const letter = { from: person, to: person, subject: 'Test', text: 'Test', html: '<p>Test</p>' }
const server = (port: number) =>
  ({ host: '127.0.0.1', port, security: 'none', username: null, password: null }) as const
const mails: Record<string, (port: number) => Promise<unknown>> = {
  'a letter of many': (port) => {
    const mail = smtpMail(PATIENCE)
    return mail.send(server(port), letter).finally(() => mail.close())
  },
  'a letter that somebody waits for': (port) => smtpMail().send(server(port), letter, PATIENCE),
}

describe('a server that answers without end, or not what it says,', () => {
  let studio: TestStudio
  let places: Record<string, number>
  const liar = spawn(process.execPath, [join(import.meta.dirname, '../test/endless-server.ts')], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  before(async () => {
    writeFileSync(sent, 'x'.repeat(1000))
    const [[said]] = (await Promise.all([once(liar.stdout, 'data'), startStudio().then((one) => (studio = one))])) as [
      [Buffer],
      unknown,
    ]
    places = JSON.parse(said.toString()) as Record<string, number>
    await Promise.allSettled(Object.values(ports).map((ask) => ask('http://127.0.0.1:9')))
  })
  after(async () => {
    liar.kill()
    rmSync(folder, { recursive: true })
    await studio.stop()
  })

  /** Asks all at once, and looks meanwhile how large the process gets and how long others wait. */
  async function watched(asked: Record<string, () => Promise<unknown>>): Promise<Record<string, string>> {
    const began = performance.now()
    const first = { rss: process.memoryUsage().rss, held: held() }
    const seen = { grown: 0, wait: 0 }
    let isOver = false
    const others = async () => {
      while (!isOver) {
        const from = performance.now()
        assert.equal((await studio.send('GET /api/v1/health')).status, 200)
        seen.wait = Math.max(seen.wait, performance.now() - from)
        // Garbage is collected when V8 sees fit, so only what is still held after a collection counts.
        if (process.memoryUsage().rss - first.rss > COLLECTED_FROM) {
          collectGarbage()
          seen.grown = Math.max(seen.grown, held() - first.held)
        }
        await new Promise((resolve) => setTimeout(resolve, 20))
      }
    }
    const outcomes: Record<string, string> = {}
    const asking = Object.entries(asked).map(async ([name, ask]) => {
      outcomes[name] = await ask().then(
        () => 'answered',
        (error: unknown) => String(error),
      )
      const took = performance.now() - began
      if (took > LONGEST) outcomes[name] += `, after ${Math.round(took)} ms`
    })
    const looking = others()
    const late = new Promise((resolve) => setTimeout(resolve, LONGEST + 5_000).unref())
    await Promise.race([Promise.all(asking), late])
    isOver = true
    await looking
    for (const name of Object.keys(asked)) outcomes[name] ??= 'never'
    assert.ok(seen.grown < MOST, `holds ${Math.round(seen.grown / 1e6)} MB more`)
    assert.ok(seen.wait < OTHERS_WAIT, `others waited for ${Math.round(seen.wait)} ms`)
    return outcomes
  }

  const bound = <At>(of: Record<string, (at: At) => Promise<unknown>>, at: At) =>
    Object.fromEntries(Object.entries(of).map(([name, ask]) => [name, () => ask(at)]))

  for (const lie of [
    'one line without end',
    'lines without end',
    'a bomb',
    'other pages without end',
    'the same page without end',
    'less than it says',
    'less than it says, and waits',
    'a petabyte',
    'drops',
    'a header without end',
    'a header in drops',
    'headers without end',
    'hints without end',
    'redirects to itself',
    'a reason without end',
    'arrays in arrays',
    'spaces',
    'tags that nobody closes',
  ])
    it(`is left alone by everybody: ${lie}`, async () => {
      const outcomes = await watched(bound(ports, `http://127.0.0.1:${places[lie]}`))
      for (const [name, outcome] of Object.entries(outcomes)) {
        assert.doesNotMatch(outcome, /after \d+ ms|^never/, name)
        const mayAnswer = READS_LITTLE.test(name) || (IS_SMALL.test(lie) && PASSES_ON.test(name))
        // Of a long list the first pages are taken.
        const isLong = lie === 'other pages without end' && name === 'processor: the events'
        if (!mayAnswer && !isLong) assert.notEqual(outcome, 'answered', name)
      }
    })

  for (const lie of ['one line without end', 'lines without end', 'answers without end', 'drops'])
    it(`is left alone by letters: ${lie}`, async () => {
      const outcomes = await watched(bound(mails, places[`mail: ${lie}`]!))
      for (const [name, outcome] of Object.entries(outcomes))
        assert.doesNotMatch(
          outcome,
          lie === 'answers without end' ? /after \d+ ms|^never/ : /after \d+ ms|^never|^answered/,
          name,
        )
    })

  it('has filled no disk', () => {
    for (const place of Object.values(places)) {
      const { size } = statSync(join(folder, `got ${place}.part`), { throwIfNoEntry: false }) ?? { size: 0 }
      assert.ok(size < 1_000_000, `${size} bytes`)
    }
  })
})
