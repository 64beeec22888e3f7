import type { App } from '../../context.ts'
import type { Writer } from '../../db/writer.ts'
import { KeptAnswer } from '../../http/cached-answer.ts'
import { regionOfZone } from '../../lib/region-rules.ts'
import { confirmByMail } from '../bookings/guests/by-mail.ts'
import { findSettings, publicUrl } from '../settings/queries.ts'

const kept = new WeakMap<Writer, { version: number; answer: KeptAnswer | undefined }>()

/** What the widget has to know of the studio before it asks for anything, from memory; undefined before it is set up. */
export function studioFacts(app: App): KeptAnswer | undefined {
  const { version } = app.writer
  const last = kept.get(app.writer)
  if (last?.version === version) return last.answer
  const made = make(app)
  const answer = made?.etag === last?.answer?.etag ? last?.answer : made
  kept.set(app.writer, { version, answer })
  return answer
}

function make(app: App): KeptAnswer | undefined {
  const settings = findSettings(app.db)
  if (!settings) return undefined
  const { public_studio_id: id, studio_name: name, locale, timezone, currency, primary_color: color } = settings
  return new KeptAnswer({
    id,
    name,
    locale,
    timezone,
    region: regionOfZone(timezone),
    currency,
    color,
    /** Who books a guest: the link in a letter, or the studio; null where only those with an account book. */
    guests: settings.guest_bookings_enabled ? (confirmByMail(app.db) ? 'mail' : 'studio') : null,
    /** Where everything else is done. */
    portal: publicUrl(app, ''),
  })
}
