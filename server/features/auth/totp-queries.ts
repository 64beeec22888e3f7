import { db, query } from '../../db/build.ts'
import type { Instant } from '../../lib/time.ts'

export const factorOfStaff = query((p: { staff_id: number }) =>
  db.selectFrom('staff_factors').selectAll().where('staff_id', '=', p.staff_id),
)

/** Puts a new authenticator, not yet asked for, in the place of what was being set up. */
export const beginFactor = query((p: { staff_id: number; secret_sealed: string; now: Instant }) =>
  db
    .replaceInto('staff_factors')
    .values({ staff_id: p.staff_id, secret_sealed: p.secret_sealed, enabled_at: null, created_at: p.now }),
)

export const enableFactor = query((p: { staff_id: number; used_steps: number[]; now: Instant }) =>
  db
    .updateTable('staff_factors')
    .set({ enabled_at: p.now, used_steps: p.used_steps })
    .where('staff_id', '=', p.staff_id),
)

export const keepSteps = query((p: { staff_id: number; used_steps: number[] }) =>
  db.updateTable('staff_factors').set({ used_steps: p.used_steps }).where('staff_id', '=', p.staff_id),
)

export const deleteFactor = query((p: { staff_id: number }) =>
  db.deleteFrom('staff_factors').where('staff_id', '=', p.staff_id),
)

/** Keeps the hashes of the recovery codes that are left. */
export const keepRecoveryHashes = query((p: { staff_id: number; recovery_hashes: string[] }) =>
  db.updateTable('staff_factors').set({ recovery_hashes: p.recovery_hashes }).where('staff_id', '=', p.staff_id),
)

/** Notes that a staff account has changed. */
export const staffChanged = query((p: { id: number; now: Instant }) =>
  db.updateTable('staff').set({ updated_at: p.now }).where('id', '=', p.id),
)

/** Ends every session of a staff account. */
export const endStaffSessions = query((p: { id: number; now: Instant }) =>
  db
    .updateTable('staff')
    .set((eb) => ({ token_version: eb('token_version', '+', 1), updated_at: p.now }))
    .where('id', '=', p.id),
)
