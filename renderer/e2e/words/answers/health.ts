/** A studio in which one of each is found, whatever the computer of the test is like. */
export const health = () => [
  found('storage', 'ok', 'storage.well', {}),
  found('disk', 'failing', 'disk.full', { free: 42_000_000 }),
  found('integrity', 'ok', 'integrity.sound', { checked_at: '2026-03-04T02:00:00.000Z' }),
  found('jobs', 'warning', 'jobs.failed', { job: 'charges fall due', at: '2026-03-04T11:00:00.000Z', failed: 1 }),
  found('mail', 'off', 'mail.none', { queued: 0 }),
  found('covered_classes', 'warning', 'covered.not', { classes: 2, name: 'Workshop' }),
  found('covering_types', 'warning', 'covering.nothing', { types: 1, name: 'Ten classes' }),
  found('single_prices', 'warning', 'single_price.above', { above: 1, name: 'Retreat', pass: 'Drop-in' }),
  found('license', 'warning', 'license.ended', {}),
]

function found(name: string, state: string, code: string, values: object) {
  return { name, state, code, values, detail: 'As the server says it.', fix: null }
}
