import assert from 'node:assert/strict'
import { generateKeyPairSync, type KeyObject } from 'node:crypto'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { StartRefused } from '../server/refused-start.ts'
import { readConfig, shortcomings } from './config.ts'

const der = (key: KeyObject) => key.export({ type: 'pkcs8', format: 'der' }).toString('base64')
const SIGNING = der(generateKeyPairSync('ed25519').privateKey)
const OF_ANOTHER_KIND = der(generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey)
const HMAC = 'sixteen-letters-'

/** The lines of a refusal; none where the configuration is good. */
function refused(env: Record<string, string>): string[] {
  try {
    readConfig(env, '1.2.3')
    return []
  } catch (error) {
    assert.ok(error instanceof StartRefused)
    const [head, ...lines] = error.message.split('\n')
    assert.equal(head, "The configuration can't be used:")
    return lines.map((line) => line.trim())
  }
}

describe('the configuration', () => {
  it('is nothing at all for who tries it out', () => {
    const config = readConfig({}, '1.2.3')
    assert.deepEqual(config, {
      port: 4400,
      publicUrl: undefined,
      dataDir: join(homedir(), '.studio-desk-license'),
      databaseUrl: undefined,
      stripe: { base: undefined, key: undefined, webhookSecret: undefined },
      prices: { base: undefined, base_ai: undefined },
      ai: { base: undefined, key: undefined, model: undefined },
      signingKey: undefined,
      hmacKey: undefined,
      downloads: { host: 'https://downloads.studio-desk.app', version: '1.2.3' },
      logLevel: 'info',
    })
    assert.deepEqual(readConfig({ PORT: '', DATABASE_URL: '', AI_MODEL: '' }, '1.2.3'), config)
  })

  it('takes addresses with and without a slash at their end', () => {
    const env = { PUBLIC_URL: 'https://a.example/x/', AI_BASE_URL: 'https://b.example/v1//', DOWNLOAD_HOST: 'https://c.example/', DESKTOP_VERSION: '2.0.0-rc.1' } // prettier-ignore
    const { publicUrl, ai, downloads } = readConfig(env, '1.2.3')
    assert.deepEqual([publicUrl, ai.base], ['https://a.example/x', 'https://b.example/v1'])
    assert.deepEqual(downloads, { host: 'https://c.example', version: '2.0.0-rc.1' })
  })

  const bad: [name: string, values: string[]][] = [
    ['PORT', ['http', '-1', '65536', '80.5', '0x', 'NaN']],
    ['PUBLIC_URL', ['nowhere', 'ftp://a.example', '//a.example', 'license.example']],
    ['DATABASE_URL', ['mysql://a/b', 'localhost:5432', 'postgres']],
    ['STRIPE_API_BASE', ['stripe', 'file:///etc/passwd']],
    ['STRIPE_SECRET_KEY', ['short', 'sk_test_ with spaces', 'sk_test_ü1234567', 'sk_test_1\n2345678']],
    ['STRIPE_WEBHOOK_SECRET', ['whsec', 'whsec_ 12345678']],
    ['PRICE_BASE', ['two words']],
    ['PRICE_BASE_AI', ['x'.repeat(201)]],
    ['AI_BASE_URL', ['api.example.com/v1']],
    ['AI_API_KEY', ['short', 'with\r\nInjected: header']],
    ['AI_MODEL', ['a model']],
    ['LICENSE_SIGNING_KEY', ['secret', OF_ANOTHER_KIND, SIGNING.slice(4)]],
    ['LICENSE_HMAC_KEY', ['fifteen-letters']],
    ['DOWNLOAD_HOST', ['downloads']],
    ['DESKTOP_VERSION', ['1.2', 'latest', '1.2.3/../..']],
    ['LOG_LEVEL', ['loud', 'INFO']],
  ]
  for (const [name, values] of bad)
    for (const value of values)
      it(`is refused with ${name}=${JSON.stringify(value.slice(0, 12))}, by name`, () => {
        const keys: Record<string, string> =
          name === 'DATABASE_URL' ? { LICENSE_SIGNING_KEY: SIGNING, LICENSE_HMAC_KEY: HMAC } : {}
        const lines = refused({ ...keys, [name]: value })
        assert.equal(lines.length, 1, lines.join('\n'))
        assert.match(lines[0]!, new RegExp(`^${name}: \\S`))
        assert.ok(value.length < 12 || !lines[0]!.includes(value), 'a secret may be in it')
      })

  it('is refused with every fault at once', () => {
    const lines = refused(Object.fromEntries(bad.map(([name, [value]]) => [name, value!])))
    assert.equal(lines.length, bad.length)
    assert.deepEqual(new Set(lines.map((line) => line.split(':')[0])), new Set(bad.map(([name]) => name)))
  })

  it('of several replicas has to say their keys', () => {
    const DATABASE_URL = 'postgres://license@db/license'
    const names = (env: Record<string, string>) => refused({ DATABASE_URL, ...env }).map((line) => line.split(':')[0])
    assert.deepEqual(names({}), ['LICENSE_SIGNING_KEY', 'LICENSE_HMAC_KEY'])
    assert.deepEqual(names({ LICENSE_HMAC_KEY: HMAC }), ['LICENSE_SIGNING_KEY'])
    assert.deepEqual(names({ LICENSE_SIGNING_KEY: SIGNING, LICENSE_HMAC_KEY: '' }), ['LICENSE_HMAC_KEY'])
    assert.deepEqual(names({ LICENSE_SIGNING_KEY: SIGNING, LICENSE_HMAC_KEY: HMAC }), [])
    assert.deepEqual(names({ DATABASE_URL: 'postgresql://db/x', PORT: 'x' }), ['PORT', 'LICENSE_SIGNING_KEY', 'LICENSE_HMAC_KEY']) // prettier-ignore
  })

  it('does not send a live key of the processor to another address', () => {
    const STRIPE_API_BASE = 'http://127.0.0.1:12111'
    for (const key of ['sk_live_12345678', 'rk_live_12345678'])
      assert.match(refused({ STRIPE_API_BASE, STRIPE_SECRET_KEY: key }).join(), /^STRIPE_API_BASE: Not with a live key/)
    assert.deepEqual(refused({ STRIPE_API_BASE, STRIPE_SECRET_KEY: 'sk_test_12345678' }), [])
    assert.deepEqual(refused({ STRIPE_SECRET_KEY: 'sk_live_12345678' }), [])
  })

  it('says what can’t be done with it', () => {
    const all = { STRIPE_SECRET_KEY: 'sk_test_12345678', PRICE_BASE: 'price_1', PRICE_BASE_AI: 'price_2', STRIPE_WEBHOOK_SECRET: 'whsec_12345678', AI_BASE_URL: 'https://a.example', AI_API_KEY: '12345678', AI_MODEL: 'm' } // prettier-ignore
    assert.deepEqual(shortcomings(readConfig(all, '1.2.3')), [])
    assert.deepEqual(shortcomings(readConfig({}, '1.2.3')), [
      'Nothing can be sold: STRIPE_SECRET_KEY is not set.',
      'Not every plan can be bought: PRICE_BASE, PRICE_BASE_AI are not set.',
      'The processor’s messages are refused: STRIPE_WEBHOOK_SECRET is not set.',
      'AI calls are refused: AI_BASE_URL, AI_API_KEY, AI_MODEL are not set.',
    ])
    assert.deepEqual(shortcomings(readConfig({ ...all, PRICE_BASE: '', AI_MODEL: '' }, '1.2.3')), [
      'Not every plan can be bought: PRICE_BASE is not set.',
      'AI calls are refused: AI_MODEL is not set.',
    ])
  })
})
