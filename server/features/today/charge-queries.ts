import { sql } from 'kysely'
import { db, query } from '../../db/build.ts'
import { WhileUnchanged } from '../../db/totals.ts'
import type { Reader } from '../../db/writer.ts'
import type { Instant } from '../../lib/time.ts'
import { FEW } from './queries.ts'

/** Days after which charges are shown as one sum. */
export const OLD_DAYS = 90

/** How many charges there are, and their amounts added up, in minor units. */
export interface Owed {
  count: number
  amount_minor: number
}

/** Adds up what is due, along an index that holds no more than this. */
const addedUp = () =>
  db
    .selectFrom('charges')
    .select(({ fn }) => [
      fn.countAll<number>().as('count'),
      fn.coalesce(fn.sum<number>('amount_minor'), sql.lit(0)).as('amount_minor'),
    ])
    .where(sql<boolean>`status = 'due'`)

const allDue = query((_: object) => addedUp())
const dueSince = query((p: { since: Instant }) => addedUp().where('due_at', '>=', p.since))

const known = new WhileUnchanged<Owed>(1)

/** The charges due since an instant and those before it; the sum of all is not made again until something changes. */
export function owedSince(reader: Reader, since: Instant): { recent: Owed; older: Owed } {
  const all = known.get(reader, 'owed', () => reader.one(allDue, {})!)
  const recent = reader.one(dueSince, { since })!
  return {
    recent,
    older: { count: all.count - recent.count, amount_minor: all.amount_minor - recent.amount_minor },
  }
}

/** Charges due since an instant, the newest first: a morning does not begin with debts of former years. */
export const chargesDue = query((p: { since: Instant }) =>
  db
    .selectFrom('charges')
    .innerJoin('clients', 'clients.id', 'charges.client_id')
    .select([
      'charges.id as charge_id',
      'clients.id as client_id',
      'clients.full_name as client_name',
      'charges.amount_minor',
      'charges.currency',
      'charges.due_at',
      'charges.description',
      'charges.because',
    ])
    .where('charges.status', '=', 'due')
    .where('charges.due_at', '>=', p.since)
    .orderBy('charges.due_at', 'desc')
    .orderBy('charges.id', 'desc')
    .limit(FEW),
)
