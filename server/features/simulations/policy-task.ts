import type { z } from 'zod'
import { invalidFor, Refusal } from '../../api/errors.ts'
import { withReaderOfOneMoment } from '../../db/read-only.ts'
import type { Reader } from '../../db/writer.ts'
import { inMajor } from '../../lib/in-major.ts'
import { toMinor } from '../../lib/money.ts'
import { addDays, addMonths, localDate, type Instant } from '../../lib/time.ts'
import { spanOf } from '../reports/period-rules.ts'
import { nightSettings } from '../schedule/night-rules.ts'
import { settingsOf } from '../settings/queries.ts'
import type { simulationsContract } from './contract.ts'
import { missedIn, offersIn } from './policy-queries.ts'
import { judge, type Missed, type Policy } from './policy-rules.ts'
import { say, type Said } from '../../lib/sayings/sayings.ts'

type Wish = z.output<(typeof simulationsContract)['POST /api/v1/simulations/policy']['body']>

export interface PolicyTask {
  folder: string
  wish: Wish
  now: Instant
}

/** Judges the bookings of some days by another policy, in a separate thread; writes nothing. Amounts are in major units. */
export function policyTask({ folder, wish, now }: PolicyTask, _emit: (nothing: never) => Promise<void>) {
  return withReaderOfOneMoment(folder, (reader) => {
    const { currency } = settingsOf(reader)
    return inMajor({ ...simulate(reader, wish, now), currency }, currency)
  })
}

function simulate(reader: Reader, wish: Wish, now: Instant) {
  const settings = settingsOf(reader)
  const thisMonth = `${localDate(now, settings.timezone).slice(0, 7)}-01`
  const start_date =
    wish.start_date ?? addMonths(wish.end_date ? `${wish.end_date.slice(0, 7)}-01` : thisMonth, wish.end_date ? 0 : -1)
  const end_date = wish.end_date ?? addDays(addMonths(`${start_date.slice(0, 7)}-01`, 1), -1)
  const present: Policy = {
    cancellation_hours: settings.cancellation_hours,
    cancellation_deducts_credit: settings.cancellation_deducts_credit,
    late_cancel_fee_minor: settings.late_cancel_fee_minor,
    no_show_fee_minor: settings.no_show_fee_minor,
    waitlist_confirm_minutes: settings.waitlist_confirm_minutes,
  }
  const fee = (of: 'late_cancel_fee' | 'no_show_fee') => {
    const minor = wish[of] === undefined ? undefined : toMinor(wish[of], settings.currency)
    if (wish[of] === undefined || minor !== undefined) return minor
    throw refused(of, say('simulations.more_decimals', { currency: settings.currency }))
  }
  const changed: Policy = {
    cancellation_hours: wish.cancellation_hours ?? present.cancellation_hours,
    cancellation_deducts_credit: wish.cancellation_deducts_credit ?? present.cancellation_deducts_credit,
    late_cancel_fee_minor: fee('late_cancel_fee') ?? present.late_cancel_fee_minor,
    no_show_fee_minor: fee('no_show_fee') ?? present.no_show_fee_minor,
    waitlist_confirm_minutes: wish.waitlist_confirm_minutes ?? present.waitlist_confirm_minutes,
  }
  const span = spanOf({ start_date, end_date }, settings.timezone)
  const missed = reader.all(missedIn, span).map(({ excused_at, ...booking }): Missed => {
    return {
      ...booking,
      status: booking.status as Missed['status'],
      is_excused: excused_at !== null,
    }
  })
  const nights = { quiet: nightSettings(settings).quiet, zone: settings.timezone }
  const judged = judge(missed, reader.all(offersIn, span), present, changed, nights)
  return { start_date, end_date, present, changed, ...judged }
}

function refused(path: string, message: Said): Refusal {
  return invalidFor([{ in: 'body', path, message }])
}
