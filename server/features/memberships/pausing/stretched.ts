import type { Act } from '../../../context.ts'
import type { Reader, Tx } from '../../../db/writer.ts'
import { addDays, localDate, type LocalDate } from '../../../lib/time.ts'
import { settingsOf } from '../../settings/queries.ts'
import { waitingOf } from '../first-visit/follow-visits.ts'
import { endsOnLastDay } from '../last-day.ts'
import type { NamedMembershipRow } from '../queries.ts'
import type { Booked } from '../seam.ts'
import { datesResumed } from '../up-to-date.ts'
import { lastDay } from '../usability-rules.ts'
import { openPause } from './planned.ts'

/** The last day that classes may be booked for: its own, moved by a pause that runs or is planned; null for no end. */
export function lastDayOf(reader: Reader, { now }: Pick<Act, 'now'>, row: NamedMembershipRow): LocalDate | null {
  const pause = openPause(reader, row.id) ?? null
  const waiting = waitingOf(reader, row.id, row, { now, timezone: settingsOf(reader).timezone })
  return lastDay({ ...row, pause, waiting })
}

/** The last day that a membership has once its pause is over today, or withdrawn; as it is where it has none. */
export function endWithoutPause(reader: Reader, { now }: Pick<Act, 'now'>, row: NamedMembershipRow): LocalDate | null {
  const pause = openPause(reader, row.id)
  if (!pause || row.status !== 'paused') return row.expires_on
  const { timezone } = settingsOf(reader)
  return { ...row, ...datesResumed(row, pause, { today: localDate(now, timezone), now, timezone }) }.expires_on
}

/** Bookings for days on which a membership is valid only because of its whole pause. */
export function restsOnPause({ seams, now }: Act, reader: Reader, row: NamedMembershipRow): Booked[] {
  const [last, without] = [lastDayOf(reader, { now }, row), endWithoutPause(reader, { now }, row)]
  if (last === null || without === null || last <= without) return []
  const span = { from: addDays(without, 1), until: addDays(last, 1), keepsMoved: true }
  return seams.memberships.flatMap((follower) => follower.inside?.(reader, row.id, span, now) ?? [])
}

/** Gives up what lies after the last day of a membership, where a pause of it was withdrawn or cut short. */
export function giveUpStretch(tx: Tx, act: Act, row: NamedMembershipRow): void {
  endsOnLastDay(tx, act, row, { isToldByProcessor: true, keepsMoved: true })
}
