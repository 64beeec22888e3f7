import type { Answer, Input } from '../../../../api/index.ts'
import type { ApiError } from '../../../../api/problem.ts'

/** A place on the timetable of the last weeks, with what it was and would be. */
export type Slot = Answer<'POST /api/v1/simulations/schedule'>['classes'][number]

type Wish = NonNullable<Input<'POST /api/v1/simulations/schedule'>['body']>

/** A change to the copy of the timetable. */
export type Change = NonNullable<Wish['changes']>[number]

/** Those of some changes that were refused for naming a class that was not held in the weeks asked about. */
export function notHeld(changes: readonly Change[], error: ApiError | null): readonly Change[] {
  const paths = new Set(error?.problem.errors?.map(({ path }) => path))
  return changes.filter((_, n) => paths.has(`changes.${n}.slot`))
}

/** Changes without the one that a row of their answer shows. */
export function withoutChange(changes: readonly Change[], shown: string): readonly Change[] {
  return changes.filter((one, n) => ('slot' in one ? one.slot : `new-${n}`) !== shown)
}
