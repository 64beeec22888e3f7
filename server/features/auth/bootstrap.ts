import type { z } from 'zod'
import type { Ctx } from '../../context.ts'
import { db } from '../../db/build.ts'
import type { Tx } from '../../db/writer.ts'
import { Refusal } from '../../api/errors.ts'
import { frontDeskPermissions, permissions } from '../../api/permissions.ts'
import { audit } from '../audit/audit.ts'
import { insertSettings } from '../settings/change.ts'
import type { authContract } from './contract.ts'
import { checkPassword } from './password-rule.ts'
import { anyStaff } from './queries.ts'
import { makeRecoveryCode } from './recovery-code.ts'
import { signIn, type Session } from './session.ts'
import { ENGLISH, formatSaying } from '../../lib/sayings/format.ts'
import { say } from '../../lib/sayings/sayings.ts'
import type { Term } from '../../lib/sayings/templates.ts'

type Input = z.output<(typeof authContract)['POST /api/v1/auth/bootstrap']['body']>

/** Sets the studio up: settings, location 1, the roles and the owner; gives her session and the recovery code, once. */
export async function bootstrap(ctx: Ctx, input: Input): Promise<Session & { recovery_code: string }> {
  refuseIfConfigured(ctx.db.one(anyStaff, {}))
  await checkPassword(input.manager_password, input.manager_email, 'manager_password')
  const password_hash = await ctx.ports.passwords.hash(input.manager_password)
  const recovery = makeRecoveryCode(ctx)
  const publicId = Buffer.from(ctx.ports.random.bytes(16)).toString('base64url')

  const id = await ctx.write((tx) => {
    refuseIfConfigured(tx.one(anyStaff, {}))
    writeStudio(tx, ctx, input, { publicId, recoveryHash: recovery.hash })
    const owner = writeOwner(tx, ctx, input, password_hash)
    audit(tx, { ...ctx, actor: { kind: 'staff', id: owner, name: input.manager_full_name } }, 'studio.bootstrap', {
      entity: 'studio',
      id: 1,
    })
    return owner
  })
  const session = await signIn(ctx, { kind: 'staff', id })
  return { ...session, recovery_code: recovery.code }
}

function refuseIfConfigured(staff: unknown): void {
  if (staff) throw new Refusal('STUDIO_ALREADY_CONFIGURED', say('auth.studio_has_owner_already'))
}

function writeStudio(tx: Tx, { now }: Ctx, input: Input, made: { publicId: string; recoveryHash: string }): void {
  const stamps = { created_at: now, updated_at: now }
  insertSettings(tx, {
    id: 1,
    public_studio_id: made.publicId,
    studio_name: input.studio_name,
    timezone: input.timezone ?? 'UTC',
    currency: input.currency ?? 'EUR',
    locale: input.locale ?? 'en',
    primary_color: '#2f6f5e',
    secondary_color: '#e8a33d',
    pay_at_studio_enabled: true,
    recovery_code_hash: made.recoveryHash,
    ...stamps,
  })
  tx.run(db.insertInto('establishments').values({ id: 1, name: input.studio_name, ...stamps }))
}

/** The name of a role, in the language that the studio is set up in. */
const roleName = (role: Term<'role'>, { locale = 'en' }: Input) =>
  formatSaying(say(`role.${role}`), { ...ENGLISH, language: locale })

function writeOwner(tx: Tx, { now }: Ctx, input: Input, password_hash: string): number {
  const stamps = { created_at: now, updated_at: now }
  const role = tx.run(
    db
      .insertInto('roles')
      .values({ name: roleName('owner', input), permissions: [...permissions], is_owner: true, ...stamps }),
  )
  tx.run(
    db
      .insertInto('roles')
      .values({ name: roleName('front_desk', input), permissions: [...frontDeskPermissions], ...stamps }),
  )
  const { manager_email: email, manager_full_name: full_name } = input
  return tx.run(
    db.insertInto('staff').values({ email, full_name, kind: 'manager', role_id: role.id, password_hash, ...stamps }),
  ).id
}
