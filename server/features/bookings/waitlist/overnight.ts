import type { Reader } from '../../../db/writer.ts'
import type { Instant } from '../../../lib/time.ts'
import { heldWithNight, nightSettings } from '../../schedule/night-rules.ts'
import { classSpots, type ClassRow } from '../../schedule/queries.ts'
import type { Settings } from '../../settings/queries.ts'

/** The places of a class that are taken, and those held: by offers to the waitlist, and at night for whom they will be offered to. */
export function seatsWithNight(
  reader: Reader,
  cls: ClassRow,
  { now, settings }: { now: Instant; settings: Settings },
): { booked: number; held: number } {
  const spots = classSpots(reader, [cls.id]).get(cls.id)!
  const at = { now, timezone: settings.timezone, night: nightSettings(settings) }
  return { booked: spots.booked, held: heldWithNight(cls, spots, at) }
}
