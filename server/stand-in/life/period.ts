import type Stripe from 'stripe'

type Rhythm = Pick<Stripe.Price.Recurring, 'interval' | 'interval_count'>

const DAY = 24 * 60 * 60

/** When the period ends that begins at `start`, counted from the anchor so that the 31st stays the 31st. In seconds. */
export function periodEnd(anchor: number, start: number, rhythm: Rhythm): number {
  for (let turn = 1; ; turn += 1) {
    const end = after(anchor, rhythm, turn)
    if (end > start) return end
  }
}

function after(anchor: number, { interval, interval_count: count }: Rhythm, turn: number): number {
  if (interval === 'day') return anchor + turn * count * DAY
  if (interval === 'week') return anchor + turn * count * 7 * DAY
  return addMonths(anchor, turn * count * (interval === 'year' ? 12 : 1))
}

/** The same day so many months later, or the last of that month. */
function addMonths(seconds: number, months: number): number {
  const from = new Date(seconds * 1000)
  const to = new Date(from)
  to.setUTCDate(1)
  to.setUTCMonth(from.getUTCMonth() + months)
  const last = new Date(Date.UTC(to.getUTCFullYear(), to.getUTCMonth() + 1, 0)).getUTCDate()
  to.setUTCDate(Math.min(from.getUTCDate(), last))
  return to.getTime() / 1000
}
