import { invalid } from '../../api/errors.ts'
import type { Reader } from '../../db/writer.ts'
import { BEYOND_REACH } from '../../http/shapes.ts'
import { say } from '../../lib/sayings/sayings.ts'
import { isWithinReach, localDate, parseDate, parseInstant, type Instant, type LocalDate } from '../../lib/time.ts'
import { settingsOf } from './queries.ts'

/** A date, or the studio's date of an instant; anything else is a 422 for the field. */
export function studioDay(path: string, text: string, timezone: string): LocalDate {
  const day = parseDate(text) ?? dayOf(path, text, timezone)
  refuseBeyond(path, day)
  return day
}

/** Refuses (422) a day, or an instant, that no studio means. */
export function refuseBeyond(path: string, when: LocalDate | Instant): void {
  if (!isWithinReach(when.slice(0, 10))) throw invalid(path, BEYOND_REACH)
}

function dayOf(path: string, text: string, timezone: string): LocalDate {
  const instant = parseInstant(text, timezone)
  if (instant === undefined) throw invalid(path, say('common.expected_date_yyyy_mm_dd'))
  return localDate(instant, timezone)
}

const FIRST = '1900-01-01'

/** Refuses a date of birth before 1900 or after the studio's today; none is fine. */
export function checkBirthDate(reader: Reader, now: Instant, born: string | null | undefined): void {
  if (born == null) return
  const isPossible = born >= FIRST && born <= localDate(now, settingsOf(reader).timezone)
  if (!isPossible) throw invalid('date_of_birth', say('settings.birth_date'))
}
