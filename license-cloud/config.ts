import { homedir } from 'node:os'
import { join, resolve } from 'node:path'
import { z } from 'zod'
import { StartRefused } from '../server/refused-start.ts'
import { readSigningKey } from './keys.ts'

/** The way out where a folder can't be used. */
export const OTHER_FOLDER = 'choose another folder with LICENSE_DATA_DIR'

const address = z.url({ protocol: /^https?$/, error: 'Expected an address such as https://…' })
const name = z.string().regex(/^\S{1,200}$/, 'Expected one word without spaces')
const secret = z.string().regex(/^[\x21-\x7e]{8,500}$/, 'Expected 8 to 500 letters, digits and signs without spaces')

const environment = z.object({
  PORT: z.coerce.number('Expected a port number').int().min(0).max(65_535).default(4400),
  PUBLIC_URL: address.optional(),
  LICENSE_DATA_DIR: z
    .string()
    .min(1)
    .default(() => join(homedir(), '.studio-desk-license')),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'Expected postgres://…' }).optional(),
  STRIPE_API_BASE: address.optional(),
  STRIPE_SECRET_KEY: secret.optional(),
  STRIPE_WEBHOOK_SECRET: secret.optional(),
  PRICE_BASE: name.optional(),
  PRICE_BASE_AI: name.optional(),
  AI_BASE_URL: address.optional(),
  AI_API_KEY: secret.optional(),
  AI_MODEL: name.optional(),
  LICENSE_SIGNING_KEY: z.string().refine(isSigningKey, 'Expected an Ed25519 key as PKCS 8 in base64').optional(),
  LICENSE_HMAC_KEY: z.string().min(16, 'Expected at least 16 characters').optional(),
  DOWNLOAD_HOST: address.default('https://downloads.studio-desk.app'),
  DESKTOP_VERSION: z
    .string()
    .regex(/^\d+\.\d+\.\d+[\w.+-]*$/, 'Expected a version such as 1.2.3')
    .optional(),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error']).default('info'),
})

export interface Config {
  port: number
  /** Under which the pages are reached; where it is absent, the address it listens at. */
  publicUrl: string | undefined
  dataDir: string
  databaseUrl: string | undefined
  stripe: { base: string | undefined; key: string | undefined; webhookSecret: string | undefined }
  /** The processor's price of each plan. */
  prices: { base: string | undefined; base_ai: string | undefined }
  ai: { base: string | undefined; key: string | undefined; model: string | undefined }
  signingKey: string | undefined
  hmacKey: string | undefined
  downloads: { host: string; version: string }
  logLevel: 'debug' | 'info' | 'warn' | 'error'
}

/**
 * Reads the configuration from environment variables. Throws StartRefused with one line for each bad one. `version` is the
 * service's own; the desktop application has the same unless DESKTOP_VERSION names another.
 */
export function readConfig(env: Record<string, string | undefined>, version: string): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''))
  const parsed = environment.safeParse(given)
  const lines = parsed.error?.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`) ?? []
  if (given['DATABASE_URL'])
    for (const key of ['LICENSE_SIGNING_KEY', 'LICENSE_HMAC_KEY'])
      if (!given[key]) lines.push(`${key}: Needed with DATABASE_URL, for every replica must have the same`)
  if (given['STRIPE_API_BASE'] && /^[a-z]+_live_/.test(given['STRIPE_SECRET_KEY'] ?? ''))
    lines.push('STRIPE_API_BASE: Not with a live key, which goes to the processor alone')
  if (!parsed.success || lines.length > 0)
    throw new StartRefused(`The configuration can't be used:\n  ${lines.join('\n  ')}`)
  const read = parsed.data
  return {
    port: read.PORT,
    publicUrl: read.PUBLIC_URL && withoutSlash(read.PUBLIC_URL),
    dataDir: resolve(read.LICENSE_DATA_DIR),
    databaseUrl: read.DATABASE_URL,
    stripe: { base: read.STRIPE_API_BASE, key: read.STRIPE_SECRET_KEY, webhookSecret: read.STRIPE_WEBHOOK_SECRET },
    prices: { base: read.PRICE_BASE, base_ai: read.PRICE_BASE_AI },
    ai: { base: read.AI_BASE_URL && withoutSlash(read.AI_BASE_URL), key: read.AI_API_KEY, model: read.AI_MODEL },
    signingKey: read.LICENSE_SIGNING_KEY,
    hmacKey: read.LICENSE_HMAC_KEY,
    downloads: { host: withoutSlash(read.DOWNLOAD_HOST), version: read.DESKTOP_VERSION ?? version },
    logLevel: read.LOG_LEVEL,
  }
}

/** Returns what the service can't do as configured, each in a sentence; when it is only tried out, that is no fault. */
export function shortcomings({ stripe, prices, ai }: Config): string[] {
  const lacks = (what: string, values: Record<string, string | undefined>) => {
    const missing = Object.keys(values).filter((key) => values[key] === undefined)
    return missing.length === 0
      ? []
      : [`${what}: ${missing.join(', ')} ${missing.length === 1 ? 'is' : 'are'} not set.`]
  }
  return [
    ...lacks('Nothing can be sold', { STRIPE_SECRET_KEY: stripe.key }),
    ...lacks('Not every plan can be bought', { PRICE_BASE: prices.base, PRICE_BASE_AI: prices.base_ai }),
    ...lacks('The processor’s messages are refused', { STRIPE_WEBHOOK_SECRET: stripe.webhookSecret }),
    ...lacks('AI calls are refused', { AI_BASE_URL: ai.base, AI_API_KEY: ai.key, AI_MODEL: ai.model }),
  ]
}

const withoutSlash = (url: string) => url.replace(/\/+$/, '')

function isSigningKey(text: string): boolean {
  try {
    return readSigningKey(text) !== undefined
  } catch {
    return false
  }
}
