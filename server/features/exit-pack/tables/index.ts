import { marketing } from './marketing.ts'
import { soldMemberships } from './memberships.ts'
import { money } from './money.ts'
import { online } from './online.ts'
import type { PackTable } from './pack-table.ts'
import { payroll } from './payroll.ts'
import { people } from './people.ts'
import { records } from './records.ts'
import { schedule } from './schedule.ts'
import { shop } from './shop.ts'
import { team } from './team.ts'
import { visits } from './visits.ts'

/**
 * Everything the studio holds on its business, kind by kind, in the order of the pack. A new table gets its line in one of
 * the groups, or a reason in the test that walks the schema.
 */
export const packTables: readonly PackTable[] = [
  ...people,
  ...soldMemberships,
  ...schedule,
  ...visits,
  ...money,
  ...online,
  ...marketing,
  ...shop,
  ...records,
  ...team,
  ...payroll,
]
