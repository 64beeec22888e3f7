import type { Selectable } from 'kysely'
import type { App } from '../../context.ts'
import { db, query } from '../../db/build.ts'
import type { Reader } from '../../db/writer.ts'
import type { SettingsTable } from '../../db/tables/tables.generated.ts'
import { Refusal } from '../../api/errors.ts'
import { say } from '../../lib/sayings/sayings.ts'

export type Settings = Selectable<SettingsTable>

const settings = query((_: object) => db.selectFrom('settings').selectAll())

/** The studio's settings, or undefined before it is set up. */
export function findSettings(reader: Reader): Settings | undefined {
  return reader.one(settings, {})
}

/** The studio's settings; refuses with STUDIO_NOT_CONFIGURED before it is set up. */
export function settingsOf(reader: Reader): Settings {
  const found = findSettings(reader)
  if (!found) throw new Refusal('STUDIO_NOT_CONFIGURED', say('settings.studio_is_not_set_up'))
  return found
}

/** An address for a link that leaves the house: on the studio's tunnel or domain, else on this computer's public door. */
export function publicUrl(app: App, path: string): string {
  return urlFromOutside(findSettings(app.db), path) ?? `http://127.0.0.1:${app.config.publicPort}${path}`
}

/** The same for who is not at this computer: null where no tunnel or domain leads here. */
export function urlFromOutside(settings: Pick<Settings, 'tunnel_url'> | undefined, path: string): string | null {
  return settings?.tunnel_url ? settings.tunnel_url.replace(/\/$/, '') + path : null
}

/** True while clients can open the studio's links from anywhere: a tunnel or domain leads here. */
export function opensOutside(reader: Reader): boolean {
  return urlFromOutside(findSettings(reader), '') !== null
}

/** True if a payment processor is connected. */
export const connectedProcessor = query((_: object) => db.selectFrom('processor_settings').select('id'))
