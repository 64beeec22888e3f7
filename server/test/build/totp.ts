import { codeOfStep, stepOf } from '../../features/auth/totp-codes.ts'
import { PASSWORD, type TestStudio } from '../studio.ts'

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** An authenticator app that holds a secret; `code` is what it shows, steps from now where told. */
export interface Authenticator {
  secret: string
  code(steps?: number): string
}

/** An authenticator that has read a secret and goes by the studio's clock. */
export function authenticator(studio: Pick<TestStudio, 'clock'>, secret: string): Authenticator {
  const bits = [...secret].map((letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, '0')).join('')
  const bytes = Uint8Array.from(bits.match(/.{8}/g) ?? [], (byte) => parseInt(byte, 2))
  return { secret, code: (steps = 0) => codeOfStep(bytes, stepOf(studio.clock.now()) + steps) }
}

/** Begins to set up a second factor for whom a token belongs to. */
export async function beginFactor(studio: TestStudio, token: string): Promise<Authenticator> {
  const { status, body } = await studio.send('POST /api/v1/auth/totp/setup', { token })
  if (status !== 200) throw new Error(`No secret: ${JSON.stringify(body)}`)
  return authenticator(studio, body.secret)
}

export interface WithFactor extends Authenticator {
  /** Of a session that has shown the factor. */
  token: string
  refresh: string
  recoveryCodes: string[]
}

/** Turns a manager's second factor on; `studio.login` then renews the session that has shown it. */
export async function withFactor(studio: TestStudio, account: { email: string; token: string }): Promise<WithFactor> {
  const app = await beginFactor(studio, account.token)
  const { status, body } = await studio.send('POST /api/v1/auth/totp/enable', {
    token: account.token,
    body: { code: app.code() },
  })
  if (status !== 200) throw new Error(`No factor: ${JSON.stringify(body)}`)
  studio.sessions.set(account.email, body.refresh_token)
  return { ...app, token: body.access_token, refresh: body.refresh_token, recoveryCodes: body.recovery_codes }
}

/** Signs in at a door with whatever is given besides the password. */
export function signIn(
  studio: TestStudio,
  email: string,
  given: { totp_code?: string; recovery_code?: string; password?: string } = {},
  door: 'local' | 'public' = 'public',
) {
  return studio.send('POST /api/v1/auth/login', { door, body: { email, password: PASSWORD, ...given } })
}
