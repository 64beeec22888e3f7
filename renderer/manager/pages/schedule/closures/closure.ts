import type { Item } from '../../../../api/index.ts'

export type Closure = Item<'GET /api/v1/closures'>

/** The closure that a date (YYYY-MM-DD) lies in. */
export const closureOn = (closures: readonly Closure[], day: string): Closure | undefined =>
  closures.find(({ starts_on, ends_on }) => starts_on <= day && day <= ends_on)
