import type { Visit } from '../steps.ts'
import { calendar } from './planning/calendar.ts'
import { classes } from './planning/classes.ts'
import { kinds } from './planning/kinds.ts'
import { clashes, moves } from './planning/moves.ts'
import { plans } from './planning/plans.ts'
import { prices } from './planning/prices.ts'
import { roles } from './planning/roles.ts'
import { rosters } from './planning/rosters.ts'
import { templates } from './planning/templates.ts'

/** Acts with the timetable and its rosters, in this order, and what each page says afterwards. */
export const planning: Visit[] = [
  ...templates,
  ...moves,
  ...plans,
  ...clashes,
  ...calendar,
  ...classes,
  ...rosters,
  ...prices,
  ...kinds,
  ...roles,
]
