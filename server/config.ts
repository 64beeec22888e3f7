import { homedir } from 'node:os'
import { join, resolve } from 'node:path'
import { z } from 'zod'
import type { Flags } from './flags.mjs'
import { StartRefused } from './refused-start.ts'
import { rangeIn } from './http/addresses.ts'
import { readPublicKey } from './ports/license/signature.ts'

const flag = z
  .enum(['0', '1', 'true', 'false'], 'Expected 0 or 1')
  .transform((value) => value === '1' || value === 'true')
const port = z.coerce.number('Expected a port number').int().min(0).max(65_535)

const proxies = z
  .string()
  .transform((value) => value.split(',').map((one) => one.trim()))
  .refine((ranges) => ranges.every((range) => rangeIn(range)), 'Expected addresses such as 192.168.1.2,10.0.0.0/8')

const environment = z.object({
  STUDIO_DATA_DIR: z
    .string()
    .min(1)
    .default(() => join(homedir(), '.studio-desk')),
  STUDIO_PORT: port.default(4310),
  STUDIO_PUBLIC_PORT: port.default(4311),
  STUDIO_LAN: flag.optional(),
  STUDIO_FORWARDED_FOR_TRUSTED: flag.optional(),
  STUDIO_TRUSTED_PROXIES: proxies.optional(),
  STUDIO_OPEN: flag.default(true),
  LICENSE_URL: z.url().default('https://license.studio-desk.app'),
  LICENSE_PUBLIC_KEY: z.string().refine(isPublicKey, 'Expected an Ed25519 public key in base64').optional(),
  STRIPE_API_BASE: z.url().optional(),
  STUDIO_COPIES: flag.default(true),
  BUCKET_LOOPBACK: flag.default(false),
  TUNNEL_HOST: z.url({ protocol: /^https?$/ }).optional(),
  AI_PROVIDER_BASES: z
    .string()
    .default('{}')
    .transform((value, context) => {
      try {
        return z.record(z.string(), z.url()).parse(JSON.parse(value))
      } catch {
        context.addIssue('Expected JSON such as {"openai":"https://…"}')
        return z.NEVER
      }
    }),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error']).default('info'),
})

/** Less than people wait for a page. */
const OUTSIDE_MS = 14_000

export interface Config {
  dataDir: string
  port: number
  publicPort: number
  /** These four win over the settings of the same meaning where they are given. */
  lan: boolean | undefined
  forwardedForTrusted: boolean | undefined
  trustedProxies: string[] | undefined
  tunnelHost: string | undefined
  open: boolean
  licenseUrl: string
  licensePublicKey: string | undefined
  stripeApiBase: string | undefined
  /** True if the studio makes backups automatically. */
  copies: boolean
  /** True if copies may go to a bucket on this computer: for trying out. */
  bucketLoopback: boolean
  aiProviderBases: Record<string, string>
  /** How long a request waits for what it asks outside, in milliseconds. */
  outsideMs: number
  logLevel: 'debug' | 'info' | 'warn' | 'error'
}

/** The configuration can't be used; the message names each variable and what is wrong with it. */
export class ConfigRefused extends StartRefused {}

/**
 * Reads the configuration from environment variables; what the command's own words say goes before them. Throws
 * ConfigRefused with one line for each bad one.
 */
export function readConfig(
  env: Record<string, string | undefined>,
  { data, port }: Pick<Flags, 'data' | 'port'> = {},
): Config {
  const said = { ...env, STUDIO_DATA_DIR: data ?? env['STUDIO_DATA_DIR'], STUDIO_PORT: port ?? env['STUDIO_PORT'] }
  const given = Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined && value !== ''))
  const parsed = environment.safeParse(given)
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
    throw new ConfigRefused(`The configuration can't be used:\n  ${lines.join('\n  ')}`)
  }
  const read = parsed.data
  return {
    dataDir: resolve(read.STUDIO_DATA_DIR),
    port: read.STUDIO_PORT,
    publicPort: read.STUDIO_PUBLIC_PORT,
    lan: read.STUDIO_LAN,
    forwardedForTrusted: read.STUDIO_FORWARDED_FOR_TRUSTED,
    trustedProxies: read.STUDIO_TRUSTED_PROXIES,
    tunnelHost: read.TUNNEL_HOST,
    open: read.STUDIO_OPEN,
    licenseUrl: read.LICENSE_URL,
    licensePublicKey: read.LICENSE_PUBLIC_KEY,
    stripeApiBase: read.STRIPE_API_BASE,
    copies: read.STUDIO_COPIES,
    bucketLoopback: read.BUCKET_LOOPBACK,
    aiProviderBases: read.AI_PROVIDER_BASES,
    outsideMs: OUTSIDE_MS,
    logLevel: read.LOG_LEVEL,
  }
}

function isPublicKey(text: string): boolean {
  try {
    return readPublicKey(text) !== undefined
  } catch {
    return false
  }
}
