import { invalid } from '../../api/errors.ts'
import type { Reader } from '../../db/writer.ts'
import { localDate, type Instant } from '../../lib/time.ts'
import { settingsOf } from './queries.ts'
import { say } from '../../lib/sayings/sayings.ts'

const FIRST = '1900-01-01'

/** Refuses a date of birth before 1900 or after the studio's today; none is fine. */
export function checkBirthDate(reader: Reader, now: Instant, born: string | null | undefined): void {
  if (born == null) return
  const isPossible = born >= FIRST && born <= localDate(now, settingsOf(reader).timezone)
  if (!isPossible) throw invalid('date_of_birth', say('settings.birth_date'))
}
