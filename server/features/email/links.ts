import type { App } from '../../context.ts'
import type { KeptLetter } from '../../db/tables/values.ts'
import { publicUrl } from '../settings/queries.ts'

/** Emails of earlier versions keep the whole link, with this computer's own address where there was no other. */
const OWN_COMPUTER = /^http:\/\/127\.0\.0\.1:\d+(?=\/)/

/**
 * An email's values with the link completed: a path leads to the address that clients reach the studio by now. The address may
 * have come, or changed, while the email waited.
 */
export function withLink(app: App, letter: KeptLetter | null): KeptLetter | null {
  if (letter === null || 'body_html' in letter) return letter
  const { url } = letter.values as { url?: unknown }
  if (typeof url !== 'string') return letter
  const path = url.replace(OWN_COMPUTER, '')
  return path.startsWith('/') ? { ...letter, values: { ...letter.values, url: publicUrl(app, path) } } : letter
}
