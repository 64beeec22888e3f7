import { db, query } from '../../db/build.ts'
import { sameAddress } from '../../db/same-address.ts'
import type { Reader } from '../../db/writer.ts'
import { notFound } from '../../api/errors.ts'
import { permissions as catalog, type Permission } from '../../api/permissions.ts'
import type { Instant } from '../../lib/time.ts'

const accounts = () =>
  db
    .selectFrom('staff')
    .leftJoin('roles', 'roles.id', 'staff.role_id')
    .leftJoin('instructors', 'instructors.user_id', 'staff.id')
    .leftJoin('staff_factors', 'staff_factors.staff_id', 'staff.id')
    .select([
      'staff.id',
      'staff.full_name',
      'staff.email',
      'staff.kind',
      'staff.role_id',
      'roles.name as role_name',
      'roles.is_owner',
      'roles.permissions',
      'instructors.id as instructor_id',
      'staff.is_active',
      'staff_factors.enabled_at as factor_at',
      'staff.last_login_at',
      'staff.created_at',
      'staff.updated_at',
    ])

export const allStaff = query((_: object) =>
  accounts()
    .orderBy('staff.is_active', 'desc')
    .orderBy('staff.full_name', (name) => name.collate('nocase'))
    .orderBy('staff.id'),
)

const staffById = query((p: { id: number }) => accounts().where('staff.id', '=', p.id))

/** Another account, of any state, with this e-mail. */
export const otherStaff = query((p: { email: string; id: number }) =>
  db.selectFrom('staff').select('id').where('email', 'in', sameAddress(p.email)).where('id', '!=', p.id),
)

/** An active owner besides this account. */
export const otherOwner = query((p: { id: number }) =>
  db
    .selectFrom('staff')
    .innerJoin('roles', 'roles.id', 'staff.role_id')
    .select('staff.id')
    .where('roles.is_owner', '=', true)
    .where('staff.is_active', '=', true)
    .where('staff.id', '!=', p.id)
    .limit(1),
)

/** Ends an account's sessions and opens or closes its login. */
export const setActive = query((p: { id: number; is_active: boolean; now: Instant }) =>
  db
    .updateTable('staff')
    .set((eb) => ({ is_active: p.is_active, token_version: eb('token_version', '+', 1), updated_at: p.now }))
    .where('id', '=', p.id),
)

const roles = () =>
  db
    .selectFrom('roles')
    .selectAll()
    .select((eb) =>
      eb
        .selectFrom('staff')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('staff.role_id', '=', 'roles.id')
        .as('staff_count'),
    )

const allRoles = query((_: object) =>
  roles()
    .orderBy('is_owner', 'desc')
    .orderBy('name', (name) => name.collate('nocase'))
    .orderBy('id'),
)

/** A role; undefined where it is gone. */
export const roleById = query((p: { id: number }) => roles().where('id', '=', p.id))

export const otherRole = query((p: { name: string; id: number }) =>
  db.selectFrom('roles').select('id').where('name', '=', p.name).where('id', '!=', p.id),
)

/** A staff account as these operations need it, or 404. */
export function loadStaff(reader: Reader, id: number) {
  const row = reader.one(staffById, { id })
  if (!row) throw notFound('staff account')
  const is_owner = row.is_owner === true
  return { ...row, permissions: is_owner ? catalog : ((row.permissions ?? []) as Permission[]), is_owner }
}

export type StaffAccount = ReturnType<typeof loadStaff>

/** The roles, the owner's first, then by name. */
export function listRoles(reader: Reader) {
  return reader.all(allRoles, {}).map(withPermissions)
}

/** A role, or 404. */
export function loadRole(reader: Reader, id: number) {
  const row = reader.one(roleById, { id })
  if (!row) throw notFound('role')
  return withPermissions(row)
}

/** The owner's role holds everything, also what a newer version adds to the catalogue. */
function withPermissions<Row extends { is_owner: boolean; permissions: string[]; staff_count: number | null }>(
  row: Row,
) {
  const permissions = row.is_owner ? catalog : (row.permissions as Permission[])
  return { ...row, permissions, staff_count: row.staff_count ?? 0 }
}

/** An account as the API shows it. */
export function presentStaff(row: Omit<StaffAccount, 'permissions' | 'is_owner'> & { is_owner: boolean | null }) {
  const { id, full_name, email, kind, role_id, role_name, instructor_id, is_active } = row
  const { factor_at, last_login_at, created_at, updated_at } = row
  const account = { id, full_name, email, kind, role_id, role_name, is_owner: row.is_owner === true }
  const totp_enabled = factor_at !== null
  return { ...account, instructor_id, is_active, totp_enabled, last_login_at, created_at, updated_at }
}
