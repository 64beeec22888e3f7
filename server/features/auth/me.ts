import type { Ctx } from '../../context.ts'
import { factorOf } from './factor.ts'
import { isCodeKept } from './own-code.ts'
import { clientAccount, keepOwnAccount, staffAccount } from './queries.ts'
import { invalidToken } from './tokens.ts'

/** The signed-in account, staff or client, in one shape. */
export function me(ctx: Ctx) {
  const { caller } = ctx
  if (caller.role === 'nobody' || caller.role === 'kiosk') throw invalidToken()
  const { id, role } = caller
  if (role === 'client') {
    const client = ctx.db.one(clientAccount, { id })
    if (!client) throw invalidToken()
    const { email, full_name, phone, date_of_birth, created_at } = client
    const none = { role_id: null, role_name: null, is_owner: false, instructor_id: null, permissions: [] }
    const factor = { totp_enabled: false, recovery_codes_left: 0, recovery_code_kept: null }
    const own = { locale: client.locale, weekly_email: null }
    return { id, email, full_name, role, phone, date_of_birth, ...none, ...factor, ...own, created_at }
  }
  const staff = ctx.db.one(staffAccount, { id })
  if (!staff) throw invalidToken()
  const { email, full_name, role_id, role_name, is_owner, instructor_id, created_at } = staff
  const permissions = caller.role === 'manager' ? [...caller.permissions] : []
  const profile = { role_id, role_name, is_owner: is_owner === true, instructor_id, permissions }
  const said = { locale: staff.locale, weekly_email: is_owner === true ? staff.weekly_email : null }
  const own = factorOf(ctx, ctx.db, id)
  const factor = {
    totp_enabled: own !== undefined,
    recovery_codes_left: own?.recovery.length ?? 0,
    recovery_code_kept: isCodeKept(ctx, id),
  }
  return { id, email, full_name, role, phone: null, date_of_birth: null, ...profile, ...factor, ...said, created_at }
}

/** Keeps what somebody of the team decides for themselves: the language of their letters, and whether the weekly email comes. */
export function changeOwnAccount(
  ctx: Ctx,
  change: { locale?: string | null | undefined; weekly_email?: boolean | undefined },
) {
  const { caller } = ctx
  if (caller.role !== 'manager' && caller.role !== 'instructor') throw invalidToken()
  return ctx.write((tx) => {
    const staff = tx.one(staffAccount, { id: caller.id })
    if (!staff) throw invalidToken()
    const { locale = staff.locale, weekly_email = staff.weekly_email } = change
    tx.run(keepOwnAccount, { id: caller.id, locale, weekly_email })
    return { success: true } as const
  })
}
