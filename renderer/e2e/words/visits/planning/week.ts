import { instantOf } from '../../../../manager/pages/schedule/days.ts'
import { MONDAY } from '../../furnish.ts'
import { type Step } from '../../steps.ts'

/** So many days after the week's Monday. */
export const after = (days: number) => new Date(Date.parse(MONDAY) + days * 86_400_000).toISOString().slice(0, 10)
export const on = (date: string, clock: string) => instantOf(date, clock, 'Europe/Madrid')

export const weekday =
  (nth: number): Step =>
  (page) =>
    page
      .getByRole('toolbar', { name: 'On these days' })
      .getByRole('button')
      .nth(nth - 1)
      .click()

/** Draws from a place in the calendar to another: hours below the upper end of a class, in the column so many days on. */
export const drawn =
  (from: RegExp, [days, hours]: [number, number], [toDays, toHours]: [number, number]): Step =>
  async (page) => {
    const block = await page.getByRole('button', { name: from }).first().boundingBox()
    const column = await page.getByRole('columnheader').nth(1).boundingBox()
    const { x, y, height } = block!
    const place = (over: number, below: number) =>
      [x + 20 + over * column!.width, y + 4 + (below * (height + 1)) / 1.25] as const
    await page.mouse.move(...place(days, hours))
    await page.mouse.down()
    await page.mouse.move(...place(toDays, toHours - 0.05), { steps: 4 })
    await page.mouse.move(...place(toDays, toHours), { steps: 2 })
    await page.mouse.up()
  }

/** The class at ten, and the one that is planned over it. */
export const FIRST = /^Slow flow .*2\/9/
export const OVER_IT = /^Slow flow .*0\/7/

export const SCHEDULE = `/schedule?day=${MONDAY}`
export const reasons = (n: number) => (problem: object) => ({
  ...problem,
  reasons: Array.from({ length: n }, (_, at) => ({ code: 'SCHEDULE_CONFLICT', detail: `Clash ${at}.`, fix: 'force' })),
})
export const ONLY_THIS = { scope: 'this', include_edited: false }
