import type { z } from 'zod'
import type { Ctx } from '../../context.ts'
import { toMajor } from '../../lib/money.ts'
import { addDays, endOfDay, localDate, startOfDay } from '../../lib/time.ts'
import { singlePrice } from '../bookings/paying/single-price.ts'
import { presentClasses } from '../schedule/present.ts'
import { selectClasses } from '../schedule/queries.ts'
import { settingsOf } from '../settings/queries.ts'
import type { tillContract } from './contract.ts'

type Asked = (typeof tillContract)['GET /api/v1/till/classes']

/** How many days are shown at the most, the first counted: a price is looked up for each class. */
const MOST_DAYS = 14

/** The classes of some studio days that have not begun and of which the till sells places, each with the price it takes. */
export function classesOnSale(ctx: Ctx, { start_date, end_date }: z.output<Asked['query']>): z.output<Asked['answer']> {
  const settings = settingsOf(ctx.db)
  const { timezone, currency } = settings
  const from = start_date ?? localDate(ctx.now, timezone)
  const most = addDays(from, MOST_DAYS - 1)
  const to = end_date !== undefined && end_date < most ? end_date : most
  const rows = ctx.db
    .all(
      selectClasses()
        .where('cls.starts_at', '>=', startOfDay(from, timezone))
        .where('cls.starts_at', '<', endOfDay(to, timezone))
        .where('cls.status', '=', 'scheduled')
        .orderBy('cls.starts_at')
        .orderBy('cls.id'),
    )
    .filter(({ starts_at }) => starts_at > ctx.now)
  const prices = new Map(rows.map((row) => [row.id, singlePrice(ctx.db, row, settings).price_minor]))
  return presentClasses(ctx.db, ctx, rows).flatMap((cls) => {
    const price_minor = prices.get(cls.id)
    if (!price_minor) return []
    const { id, name, starts_at, ends_at, instructor_name, establishment_name, spots_left } = cls
    const what = { id, name, starts_at, ends_at, instructor_name, establishment_name, spots_left }
    return [{ ...what, price: toMajor(price_minor, currency), currency }]
  })
}
