import type { App } from '../../../context.ts'

/** A fresh token for a link of a guest's: 256 random bits, base64url, and the hash that is kept of it. */
export function guestLink(app: App): { token: string; hash: string } {
  const token = Buffer.from(app.ports.random.bytes(32)).toString('base64url')
  return { token, hash: hashGuestToken(app, token) }
}

export function hashGuestToken(app: App, token: string): string {
  return app.secrets.hash('guest-token', token)
}
