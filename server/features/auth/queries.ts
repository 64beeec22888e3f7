import { sql } from 'kysely'
import { db, query } from '../../db/build.ts'
import { sameAddress } from '../../db/same-address.ts'
import type { Instant } from '../../lib/time.ts'

export const staffAccount = query((p: { id: number }) =>
  db
    .selectFrom('staff')
    .leftJoin('roles', 'roles.id', 'staff.role_id')
    .leftJoin('instructors', 'instructors.user_id', 'staff.id')
    .select([
      'staff.id',
      'staff.email',
      'staff.full_name',
      'staff.kind',
      'staff.is_active',
      'staff.token_version',
      'staff.password_hash',
      'staff.role_id',
      'staff.created_at',
      'staff.locale',
      'staff.weekly_email',
      'roles.name as role_name',
      'roles.permissions',
      'roles.is_owner',
      'instructors.id as instructor_id',
    ])
    .where('staff.id', '=', p.id),
)

export const keepOwnAccount = query((p: { id: number; locale: string | null; weekly_email: boolean }) =>
  db.updateTable('staff').set({ locale: p.locale, weekly_email: p.weekly_email }).where('id', '=', p.id),
)

export const clientAccount = query((p: { id: number }) =>
  db
    .selectFrom('clients')
    .select([
      'id',
      'email',
      'full_name',
      'phone',
      'date_of_birth',
      'locale',
      'is_active',
      'token_version',
      'password_hash',
      'guardian_id',
      'created_at',
    ])
    .where('id', '=', p.id),
)

export const staffLogin = query((p: { email: string }) =>
  db
    .selectFrom('staff')
    .select(['id', 'password_hash', 'is_active', 'token_version'])
    .where('email', 'in', sameAddress(p.email)),
)

export const clientLogin = query((p: { email: string }) =>
  db
    .selectFrom('clients')
    .select(['id', 'password_hash', 'is_active', 'token_version'])
    .where('email', 'in', sameAddress(p.email))
    .where('password_hash', 'is not', null),
)

/** The record a person may claim: theirs and not a dependant's, the oldest if several have the email. */
export const claimableClient = query((p: { email: string }) =>
  db
    .selectFrom('clients')
    .select(['id', 'full_name', 'email', 'locale', 'password_hash'])
    .where('email', 'in', sameAddress(p.email))
    .where('guardian_id', 'is', null)
    .where('is_active', '=', true)
    .orderBy('password_hash', (order) => order.desc().nullsLast())
    .orderBy('id')
    .limit(1),
)

/** A dependant with an email; their guardian acts for them. */
export const dependantByEmail = query((p: { email: string }) =>
  db
    .selectFrom('clients')
    .select('full_name')
    .where('email', 'in', sameAddress(p.email))
    .where('guardian_id', 'is not', null)
    .where('password_hash', 'is', null)
    .limit(1),
)

export const staffByEmail = query((p: { email: string }) =>
  db
    .selectFrom('staff')
    .select(['id', 'full_name', 'kind', 'email'])
    .where('email', 'in', sameAddress(p.email))
    .where('is_active', '=', true),
)

export const anyStaff = query((_: object) => db.selectFrom('staff').select('id').limit(1))

export const owner = query((_: object) =>
  db
    .selectFrom('staff')
    .innerJoin('roles', 'roles.id', 'staff.role_id')
    .select(['staff.id', 'staff.email', 'staff.full_name'])
    .where('roles.is_owner', '=', true)
    .where('staff.is_active', '=', true)
    .orderBy('staff.id')
    .limit(1),
)

export const setStaffPassword = query((p: { id: number; hash: string; now: Instant }) =>
  db
    .updateTable('staff')
    .set((eb) => ({ password_hash: p.hash, token_version: eb('token_version', '+', 1), updated_at: p.now }))
    .where('id', '=', p.id),
)

export const setClientPassword = query((p: { id: number; hash: string; now: Instant }) =>
  db
    .updateTable('clients')
    .set((eb) => ({ password_hash: p.hash, token_version: eb('token_version', '+', 1), updated_at: p.now }))
    .where('id', '=', p.id),
)

export const staffLoggedIn = query((p: { id: number; now: Instant }) =>
  db.updateTable('staff').set({ last_login_at: p.now }).where('id', '=', p.id),
)

export const clientLoggedIn = query((p: { id: number; now: Instant }) =>
  db.updateTable('clients').set({ last_login_at: p.now }).where('id', '=', p.id),
)

export const insertToken = query(
  (p: {
    kind: 'reset' | 'invitation'
    account_kind: 'staff' | 'client'
    account_id: number
    token_hash: string
    expires_at: Instant
    now: Instant
  }) =>
    db.insertInto('account_tokens').values({
      kind: p.kind,
      account_kind: p.account_kind,
      account_id: p.account_id,
      token_hash: p.token_hash,
      expires_at: p.expires_at,
      created_at: p.now,
    }),
)

export const liveToken = query((p: { token_hash: string; now: Instant }) =>
  db
    .selectFrom('account_tokens')
    .selectAll()
    .where('token_hash', '=', p.token_hash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', p.now)
    // Made on a day that has not come: by a clock that was wrong, it would be good for years.
    .where(sql<boolean>`created_at <= strftime('%Y-%m-%dT%H:%M:%fZ', ${p.now}, '+10 minutes')`),
)

/** Marks the open tokens of a kind as used, which a newer one replaces. */
export const replaceTokens = query(
  (p: { kind: 'reset' | 'invitation'; account_kind: 'staff' | 'client'; account_id: number; now: Instant }) =>
    db
      .updateTable('account_tokens')
      .set({ used_at: p.now })
      .where('account_kind', '=', p.account_kind)
      .where('account_id', '=', p.account_id)
      .where('kind', '=', p.kind)
      .where('used_at', 'is', null),
)

/** How many links to set a password an account was sent from an instant on. */
export const linksSince = query((p: { account_kind: 'staff' | 'client'; account_id: number; since: Instant }) =>
  db
    .selectFrom('account_tokens')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('account_kind', '=', p.account_kind)
    .where('account_id', '=', p.account_id)
    .where('kind', '=', 'reset')
    .where('created_at', '>', p.since),
)

export const insertLinkRequest = query((p: { email: string; asked_by: 'forgotten' | 'registering'; now: Instant }) =>
  db.insertInto('link_requests').values({ email: p.email, asked_by: p.asked_by, requested_at: p.now }),
)

/** The oldest links that were asked for and are not written yet. */
export const nextLinkRequests = query((p: { limit: number }) =>
  db.selectFrom('link_requests').selectAll().orderBy('id').limit(p.limit),
)

export const dropLinkRequest = query((p: { id: number }) => db.deleteFrom('link_requests').where('id', '=', p.id))

/** Marks every open token of an account as used: one that was used, or that a newer one replaces. */
export const closeTokens = query((p: { account_kind: 'staff' | 'client'; account_id: number; now: Instant }) =>
  db
    .updateTable('account_tokens')
    .set({ used_at: p.now })
    .where('account_kind', '=', p.account_kind)
    .where('account_id', '=', p.account_id)
    .where('used_at', 'is', null),
)

/** Deletes every token of an account, used or not. */
export const dropTokens = query((p: { account_kind: 'staff' | 'client'; account_id: number }) =>
  db.deleteFrom('account_tokens').where('account_kind', '=', p.account_kind).where('account_id', '=', p.account_id),
)
