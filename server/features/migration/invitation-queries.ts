import { db, query } from '../../db/build.ts'
import type { Instant } from '../../lib/time.ts'

export const importedClients = query((p: { job_id: number }) =>
  db
    .selectFrom('import_parties')
    .innerJoin('clients', 'clients.id', 'import_parties.record_id')
    .select([
      'clients.id',
      'clients.full_name',
      'clients.email',
      'clients.phone',
      'clients.locale',
      'clients.guardian_id',
      'clients.is_active',
      'clients.password_hash',
    ])
    .where('import_parties.job_id', '=', p.job_id)
    .where('import_parties.kind', '=', 'client')
    .orderBy('import_parties.id'),
)

export const liveInvitations = query((p: { now: Instant }) =>
  db
    .selectFrom('account_tokens')
    .select(['account_id', 'expires_at'])
    .where('account_kind', '=', 'client')
    .where('kind', '=', 'invitation')
    .where('used_at', 'is', null)
    .where('expires_at', '>', p.now),
)

export const toInvite = query((_: object) =>
  db
    .selectFrom('clients')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('source', '=', 'import')
    .where('is_active', '=', true)
    .where('erased_at', 'is', null)
    .where('email', 'is not', null)
    .where('guardian_id', 'is', null)
    .where('password_hash', 'is', null),
)
