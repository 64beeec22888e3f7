import type { Reader } from '../../../db/writer.ts'
import type { Instant } from '../../../lib/time.ts'
import { heldWithNight, nightSettings } from '../../schedule/night-rules.ts'
import { classSpots, type ClassRow } from '../../schedule/queries.ts'
import type { Settings } from '../../settings/queries.ts'

/** The taken spots of a class, and the held ones: by waitlist offers, and at night for clients who will get an offer. */
export function seatsWithNight(
  reader: Reader,
  cls: ClassRow,
  { now, settings }: { now: Instant; settings: Settings },
): { booked: number; held: number } {
  const spots = classSpots(reader, [cls.id]).get(cls.id)!
  const at = { now, timezone: settings.timezone, night: nightSettings(settings) }
  return { booked: spots.booked, held: heldWithNight(cls, spots, at) }
}
