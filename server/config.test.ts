import assert from 'node:assert/strict'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { ConfigRefused, readConfig, type Config } from './config.ts'

const standard: Config = {
  dataDir: join(homedir(), '.studio-desk'),
  port: 4310,
  publicPort: 4311,
  lan: undefined,
  forwardedForTrusted: undefined,
  trustedProxies: undefined,
  open: true,
  licenseUrl: 'https://license.studio-desk.app',
  licensePublicKey: undefined,
  stripeApiBase: undefined,
  copies: true,
  bucketLoopback: false,
  tunnelHost: undefined,
  aiProviderBases: {},
  outsideMs: 14_000,
  logLevel: 'info',
}

/** An Ed25519 key as SPKI in base64. */
const PUBLIC_KEY = 'MCowBQYDK2VwAyEAdXoQxOyLLXwbMwzmpf2QFc4ZJiNcdXgz6VxtQRCaLfE='

describe('the configuration', () => {
  it('is the standard one where nothing is said, or said empty', () => {
    assert.deepEqual(readConfig({}), standard)
    assert.deepEqual(readConfig({ STUDIO_DATA_DIR: '', STUDIO_PORT: '', STUDIO_LAN: '', LICENSE_URL: '' }), standard)
    assert.deepEqual(readConfig({ STUDIO_PORT: undefined, HOME: '/elsewhere' }), standard)
  })

  const said: [name: string, value: string, read: Partial<Config>][] = [
    ['STUDIO_DATA_DIR', '/data', { dataDir: '/data' }],
    ['STUDIO_PORT', '0', { port: 0 }],
    ['STUDIO_PORT', '65535', { port: 65_535 }],
    ['STUDIO_PUBLIC_PORT', '8080', { publicPort: 8080 }],
    ['STUDIO_LAN', '1', { lan: true }],
    ['STUDIO_LAN', 'true', { lan: true }],
    ['STUDIO_LAN', '0', { lan: false }],
    ['STUDIO_FORWARDED_FOR_TRUSTED', '1', { forwardedForTrusted: true }],
    ['STUDIO_FORWARDED_FOR_TRUSTED', '0', { forwardedForTrusted: false }],
    ['STUDIO_TRUSTED_PROXIES', '192.168.1.2, 10.0.0.0/8', { trustedProxies: ['192.168.1.2', '10.0.0.0/8'] }],
    ['STUDIO_COPIES', '0', { copies: false }],
    ['BUCKET_LOOPBACK', '1', { bucketLoopback: true }],
    ['STUDIO_OPEN', '0', { open: false }],
    ['STUDIO_OPEN', 'false', { open: false }],
    ['STUDIO_OPEN', '1', { open: true }],
    ['LICENSE_URL', 'http://127.0.0.1:9', { licenseUrl: 'http://127.0.0.1:9' }],
    ['LICENSE_PUBLIC_KEY', PUBLIC_KEY, { licensePublicKey: PUBLIC_KEY }],
    ['STRIPE_API_BASE', 'http://stripe.test', { stripeApiBase: 'http://stripe.test' }],
    ['TUNNEL_HOST', 'https://tunnel.test', { tunnelHost: 'https://tunnel.test' }],
    ['AI_PROVIDER_BASES', '{"openai":"https://ai.test"}', { aiProviderBases: { openai: 'https://ai.test' } }],
    ['LOG_LEVEL', 'debug', { logLevel: 'debug' }],
    ['LOG_LEVEL', 'info', { logLevel: 'info' }],
    ['LOG_LEVEL', 'warn', { logLevel: 'warn' }],
    ['LOG_LEVEL', 'error', { logLevel: 'error' }],
  ]
  for (const [name, value, read] of said)
    it(`takes ${name}=${value}`, () => assert.deepEqual(readConfig({ [name]: value }), { ...standard, ...read }))

  const wrong: [name: string, value: string][] = [
    ['STUDIO_PORT', '65536'],
    ['STUDIO_PORT', '-1'],
    ['STUDIO_PORT', '80.5'],
    ['STUDIO_PUBLIC_PORT', 'eighty'],
    ['STUDIO_LAN', 'yes'],
    ['STUDIO_FORWARDED_FOR_TRUSTED', 'always'],
    ['STUDIO_TRUSTED_PROXIES', '10.0.0.0/8,proxy.example'],
    ['STUDIO_OPEN', '2'],
    ['LICENSE_URL', 'nowhere'],
    ['LICENSE_PUBLIC_KEY', 'key'],
    ['STRIPE_API_BASE', 'nowhere'],
    ['TUNNEL_HOST', 'nowhere'],
    ['AI_PROVIDER_BASES', '["https://ai.test"]'],
    ['AI_PROVIDER_BASES', '{"openai":"nowhere"}'],
    ['LOG_LEVEL', 'trace'],
  ]
  for (const [name, value] of wrong)
    it(`refuses ${name}=${value}, and names that one alone`, () => {
      assert.throws(
        () => readConfig({ [name]: value, STUDIO_DATA_DIR: '/data' }),
        (error) =>
          error instanceof ConfigRefused &&
          error.message.split('\n').length === 2 &&
          error.message.includes(`\n  ${name}: `),
      )
    })
})
