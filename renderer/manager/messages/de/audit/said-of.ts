import type { AuditAction } from '../../../../../server/features/audit/actions.ts'
import type { Said } from '../../en/audit/said.ts'
import { houseSaid } from './house.ts'
import { moneySaid } from './money.ts'
import { peopleSaid } from './people.ts'
import { visitsSaid } from './visits.ts'

/** Every action's sentence. */
const every: Readonly<Record<AuditAction, Said>> = { ...peopleSaid, ...visitsSaid, ...moneySaid, ...houseSaid }

export const said: Readonly<Record<string, Said | undefined>> = every
