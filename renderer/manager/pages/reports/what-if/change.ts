import type { Answer, Input } from '../../../../api/index.ts'

/** A place on the timetable of the last weeks, with what it was and would be. */
export type Slot = Answer<'POST /api/v1/simulations/schedule'>['classes'][number]

type Wish = NonNullable<Input<'POST /api/v1/simulations/schedule'>['body']>

/** What is changed on the copy of the timetable. */
export type Change = NonNullable<Wish['changes']>[number]
