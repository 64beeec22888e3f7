import type { App } from '../../context.ts'
import type { Reader } from '../../db/writer.ts'
import type { Entry } from '../../http/host.ts'
import { accentsOf, type Accents } from '../../lib/accent-rules.ts'
import { regionOfZone } from '../../lib/region-rules.ts'
import { DEFAULT_TYPEFACE } from '../../lib/typeface-rules.ts'
import { whyNoManagers } from '../auth/authenticate.ts'
import { smtpSettings } from '../email/queries.ts'
import { allEstablishments, firstOfSeveral } from '../establishments/queries.ts'
import { linkPreview, publicPicture } from '../pictures/names.ts'
import { legalLinks } from '../settings/legal-rules.ts'
import { findSettings } from '../settings/queries.ts'
import { paysOnline, sellsOnline } from '../settings/sells-online.ts'

/** The colours of the page before: they are the same until the studio chooses another. */
let kept: { primary: string | null; accents: Accents } | null = null

function accentsFor(primary: string | null): Accents {
  if (kept?.primary !== primary) kept = { primary, accents: accentsOf(primary) }
  return kept.accents
}

/** A page's settings before anybody signs in: the studio's name, colours and clock, written into its HTML. */
export function pageSettings(app: App, entry: Entry) {
  const settings = findSettings(app.db)
  return {
    configured: settings !== undefined,
    public_studio_id: settings?.public_studio_id ?? null,
    studio_name: settings?.studio_name ?? null,
    address: settings?.address ?? null,
    ...contactOf(app.db),
    locale: settings?.locale ?? null,
    primary_color: settings?.primary_color ?? null,
    /** That colour in every use: its arithmetic is too heavy for a page, and its contrast is kept here. */
    accents: accentsFor(settings?.primary_color ?? null),
    secondary_color: settings?.secondary_color ?? null,
    typeface: settings?.typeface ?? DEFAULT_TYPEFACE,
    logo_url: settings ? publicPicture(settings.public_studio_id, settings.logo_file) : null,
    cover_url: settings ? publicPicture(settings.public_studio_id, settings.cover_file) : null,
    /** The picture of a link's preview. */
    preview_url: settings ? linkPreview(settings.public_studio_id, settings.cover_file) : null,
    timezone: settings?.timezone ?? null,
    /** The region the timezone lies in: its table is too heavy for a page. */
    region: settings ? regionOfZone(settings.timezone) : null,
    currency: settings?.currency ?? null,
    legal: legalLinks(settings),
    sells_online: sellsOnline(app.db),
    pays_online: paysOnline(app.db),
    ...severalLocations(app.db),
    /** Said only where an owner is asked what the amounts are. */
    ...(settings?.currency_decimals === null && { amounts_unclear: true }),
    public_manager_enabled: settings?.public_manager_enabled ?? true,
    door: entry.door,
    /** True if managers can sign in by this way, and if not, why. */
    managers: whyNoManagers(app, entry) ?? 'here',
  }
}

/** Where the studio has several locations, the first: then it is said where classes are. */
function severalLocations(reader: Reader): { first_location?: string } {
  const first_location = firstOfSeveral(reader)
  return first_location === null ? {} : { first_location }
}

/** Where clients reach the studio: the address that its letters are answered at, and its first location's telephone. */
function contactOf(reader: Reader): { email: string | null; phone: string | null } {
  const letters = reader.one(smtpSettings, {})
  const [first] = reader.all(allEstablishments, {})
  return { email: letters?.reply_to ?? letters?.from_email ?? null, phone: first?.phone ?? null }
}
