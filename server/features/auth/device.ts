import type { App, Ctx } from '../../context.ts'
import type { Writer } from '../../db/writer.ts'
import { isSameSecret } from '../../lib/same-secret.ts'

/**
 * Device cookies, after OWASP's "Slow Down Online Guessing Attacks with Device Cookies": they distinguish a browser in which
 * somebody has signed in from strangers, so that people guessing from elsewhere can't lock its people out. A cookie proves and
 * opens nothing: it only decides by which buckets a login is counted.
 */

/** Wrong passwords for one account until the browser counts as a stranger again for it. */
const FAILURES = 10
/** How many accounts a browser is remembered for, the latest first. */
const ACCOUNTS = 10
const MAX_AGE_SECONDS = 400 * 24 * 60 * 60

interface Device {
  id: string
  accounts: string[]
}

/** An account as a cookie names it; a changed password, a deactivation or an erasure makes it another. */
export interface Remembered {
  kind: 'staff' | 'client'
  id: number
  token_version: number
}

/** Failures by browser and account. In memory: a restart forgives ten more, to who signed in there before. */
const failures = new WeakMap<Writer, Map<string, number>>()

function failuresOf({ writer }: App): Map<string, number> {
  const found = failures.get(writer) ?? new Map<string, number>()
  failures.set(writer, found)
  return found
}

/**
 * The bucket of the browser's own for the first of these accounts that has signed in there and was not failed for too
 * often; undefined for a stranger.
 */
export function ownBucket(ctx: Ctx, accounts: readonly Remembered[]): string | undefined {
  const device = readDevice(ctx)
  if (!device) return undefined
  const name = accounts.map((account) => nameOf(ctx, account)).find((one) => device.accounts.includes(one))
  const bucket = `device ${device.id} ${name}`
  return name === undefined || (failuresOf(ctx).get(bucket) ?? 0) >= FAILURES ? undefined : bucket
}

/** Notes a wrong password from a browser that is known for the account. */
export function deviceFailed(ctx: Ctx, bucket: string): void {
  const all = failuresOf(ctx)
  all.set(bucket, (all.get(bucket) ?? 0) + 1)
}

/** Has the browser remembered for an account that has just signed in there. */
export function rememberDevice(ctx: Ctx, account: Remembered): void {
  const name = nameOf(ctx, account)
  const known = readDevice(ctx)
  const id = known?.id ?? Buffer.from(ctx.ports.random.bytes(16)).toString('hex')
  const accounts = [name, ...(known?.accounts ?? []).filter((other) => other !== name)].slice(0, ACCOUNTS)
  failuresOf(ctx).delete(`device ${id} ${name}`)
  const said = [id, ...accounts].join('.')
  const [cookie, place] = isHttps(ctx) ? [SECURE, 'Path=/; Secure'] : [PLAIN, 'Path=/api/v1/auth']
  const value = `${said}.${signatureOf(ctx, said)}`
  ctx.setCookie(`${cookie}=${value}; ${place}; HttpOnly; SameSite=Lax; Max-Age=${MAX_AGE_SECONDS}`)
}

const PLAIN = 'studio_device'
/** The prefix makes browsers refuse one that another host of the domain, or a page without TLS, tries to plant. */
const SECURE = `__Host-${PLAIN}`

function readDevice(ctx: Ctx): Device | undefined {
  const name = isHttps(ctx) ? SECURE : PLAIN
  const pairs = (ctx.header('cookie') ?? '').split(';').map((pair) => pair.trim())
  const value = pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1) ?? ''
  const [id, ...rest] = value.split('.')
  const signature = rest.pop() ?? ''
  if (!id || rest.length > ACCOUNTS) return undefined
  const isOurs = isSameSecret(signature, signatureOf(ctx, [id, ...rest].join('.')))
  return isOurs ? { id, accounts: rest } : undefined
}

const signatureOf = ({ secrets, era }: App, said: string): string => secrets.hash('device-cookie', `${said}${era}`)

function nameOf(app: App, { kind, id, token_version }: Remembered): string {
  return app.secrets.hash('device-account', `${kind} ${id} ${token_version}`).slice(0, 32)
}

/** True if the page was loaded over TLS, which ends before it comes here: its own Origin says so, or the proxy. */
function isHttps({ header }: Ctx): boolean {
  return (header('origin') ?? header('x-forwarded-proto') ?? '').startsWith('https')
}
