import type { Ctx } from '../../context.ts'
import { db } from '../../db/build.ts'
import { notFound, Refusal } from '../../api/errors.ts'
import { groupCode, isCode, makeCode, normaliseCode } from '../../lib/code-rules.ts'
import { addMinutes } from '../../lib/time.ts'
import { audit } from '../audit/audit.ts'
import { loadOpenEstablishment } from '../establishments/queries.ts'
import { kioskById, kioskToPair } from './queries.ts'
import { makeKioskToken } from './token.ts'
import { say } from '../../lib/sayings/sayings.ts'

/** For how long a code pairs a tablet: long enough to walk to the door with it. */
const PAIRING_MINUTES = 10
/** Seven characters of 5 bits and one that checks them: tried five times a minute, one in a billion is found in ten. */
const CODE_LENGTH = 8
const CODE_BYTES = 5

/** Adds a kiosk; the answer alone has the code that pairs it. */
export function addKiosk(
  ctx: Ctx,
  { name, establishment_id = null }: { name: string; establishment_id?: number | null | undefined },
) {
  const code = makeCode(ctx.ports.random.bytes(CODE_BYTES), CODE_LENGTH)
  const pairing_hash = hashOf(ctx, code)
  return ctx.write((tx) => {
    if (establishment_id !== null) loadOpenEstablishment(tx, establishment_id)
    const pairing_until = addMinutes(ctx.now, PAIRING_MINUTES)
    const stamps = { created_at: ctx.now, updated_at: ctx.now }
    const { id } = tx.run(
      db.insertInto('kiosks').values({ name, establishment_id, pairing_hash, pairing_until, ...stamps }),
    )
    const after = tx.one(kioskById, { id })!
    audit(tx, ctx, 'kiosk.create', { entity: 'kiosk', id, after })
    return { ...after, pairing_code: groupCode(code, 4) }
  })
}

/** Makes a tablet the kiosk whose code it was given; a code works once. PAIRING_CODE_INVALID otherwise. */
export function pairKiosk(ctx: Ctx, typed: string) {
  const code = normaliseCode(typed)
  const { token, hash: token_hash } = makeKioskToken(ctx)
  return ctx.write((tx) => {
    const kiosk = isCode(code, CODE_LENGTH) ? tx.one(kioskToPair, { hash: hashOf(ctx, code), now: ctx.now }) : undefined
    if (!kiosk) {
      const detail = say('kiosks.code_is_wrong_was_used')
      throw new Refusal('PAIRING_CODE_INVALID', detail)
    }
    const paired = { token_hash, paired_at: ctx.now, pairing_hash: null, pairing_until: null, updated_at: ctx.now }
    tx.run(db.updateTable('kiosks').set(paired).where('id', '=', kiosk.id))
    return { kiosk_token: token, name: kiosk.name }
  })
}

/** Revokes a kiosk: its token is nobody's from here on. */
export function removeKiosk(ctx: Ctx, id: number): Promise<void> {
  return ctx.write((tx) => {
    const before = tx.one(kioskById, { id })
    if (!before) throw notFound('kiosk')
    tx.run(db.deleteFrom('kiosks').where('id', '=', id))
    audit(tx, ctx, 'kiosk.delete', { entity: 'kiosk', id, before })
  })
}

function hashOf({ secrets }: Ctx, code: string): string {
  return secrets.hash('kiosk-pairing', code)
}
