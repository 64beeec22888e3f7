import type { AuditAction } from '../../../../../server/features/audit/actions.ts'
import { houseSaid } from './house.ts'
import { moneySaid } from './money.ts'
import { peopleSaid } from './people.ts'
import type { Said } from '../../en/audit/said.ts'
import { visitsSaid } from './visits.ts'

/** Every action's sentence: one that has none does not compile, nor one that nobody does. */
const every: Readonly<Record<AuditAction, Said>> = { ...peopleSaid, ...visitsSaid, ...moneySaid, ...houseSaid }
type Unwritten = Exclude<
  keyof (typeof peopleSaid & typeof visitsSaid & typeof moneySaid & typeof houseSaid),
  AuditAction
>
const unwritten: [Unwritten] extends [never] ? true : Unwritten = true

/** Those of former versions, whose actions nobody does any more, have none. */
export const said: Readonly<Record<string, Said | undefined>> = unwritten && every
