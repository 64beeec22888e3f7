import { regionOfZone } from '../../lib/region-rules.ts'
import { confirmByMail } from '../bookings/guests/by-mail.ts'
import { firstOfSeveral } from '../establishments/queries.ts'
import { publicUrl } from '../settings/queries.ts'
import { cachedOfStudio } from './cached-read.ts'

/** The studio's facts that the widget needs before any request, from memory; undefined before it is set up. */
export const studioFacts = cachedOfStudio((app, _, settings) => {
  const { public_studio_id: id, studio_name: name, locale, timezone, currency, primary_color: color } = settings
  const value = {
    id,
    name,
    locale,
    timezone,
    region: regionOfZone(timezone),
    currency,
    color,
    /** Where the studio has several locations, the first: then it is said where classes are. */
    first_location: firstOfSeveral(app.db),
    /** The confirmation of a guest's booking: by a link in an email, or by the studio; null: only accounts can book. */
    guests: settings.guest_bookings_enabled ? (confirmByMail(app.db) ? 'mail' : 'studio') : null,
    /** Where everything else is done. */
    portal: publicUrl(app, ''),
  }
  return { value, until: null }
})
