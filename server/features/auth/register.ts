import type { z } from 'zod'
import { Refusal, refuseFor } from '../../api/errors.ts'
import type { Ctx } from '../../context.ts'
import { db } from '../../db/build.ts'
import { emit } from '../../events/emit.ts'
import { say } from '../../lib/sayings/sayings.ts'
import { enqueueMail } from '../email/enqueue.ts'
import { settingsOf, urlFromOutside } from '../settings/queries.ts'
import { checkBirthDate } from '../settings/studio-day.ts'
import type { authContract } from './contract.ts'
import { requestLink } from './link-requests.ts'
import { checkPassword } from './password-rule.ts'
import { claimableClient, dependantByEmail } from './queries.ts'
import { signIn, type Session } from './session.ts'

/** Refuses a login (GUARDIAN_NOT_ALLOWED) to somebody for whom a guardian acts; to nobody where there is none. */
export function refuseDependant(dependant: { full_name: string } | undefined): void {
  if (dependant === undefined) return
  const detail = say('auth.guardian_acts')
  throw refuseFor([{ code: 'GUARDIAN_NOT_ALLOWED', detail, rule: 'guardian_id', fix: 'ask_studio' }])
}

type Input = z.output<(typeof authContract)['POST /api/v1/auth/register/client']['body']>

/**
 * Makes a client with a login and signs them in. An e-mail that a client record already carries is not taken over: it is
 * refused (EMAIL_IN_USE) and gets a mail by which its owner can claim the record.
 */
export async function register(ctx: Ctx, input: Input): Promise<Session> {
  settingsOf(ctx.db)
  checkBirthDate(ctx.db, ctx.now, input.date_of_birth)
  await checkPassword(input.password, input.email, 'password')
  const password_hash = await ctx.ports.passwords.hash(input.password)
  const { email, full_name, phone = null, date_of_birth = null, locale = null, accepts = [] } = input

  const id = await ctx.write((tx) => {
    if (tx.one(claimableClient, { email })) return requestLink(tx, ctx, email, 'registering')
    refuseDependant(tx.one(dependantByEmail, { email }))
    const stamps = { created_at: ctx.now, updated_at: ctx.now }
    const person = { email, full_name, phone, date_of_birth, locale, password_hash, source: 'registered', ...stamps }
    const client = tx.run(db.insertInto('clients').values(person))
    ctx.seams.accepted(tx, ctx, { client_id: client.id, kinds: accepts, ip: ctx.ip })
    emit(tx, ctx, 'client.created', client.id, {})
    const to = { name: full_name, address: email, clientId: client.id, locale }
    const url = urlFromOutside(settingsOf(tx), '/')
    enqueueMail(tx, ctx, { template: 'registered', to, data: { name: full_name, url } })
    return client.id
  })
  if (id === undefined) {
    throw new Refusal('EMAIL_IN_USE', say('auth.email_is_known'))
  }
  return signIn(ctx, { kind: 'client', id })
}
