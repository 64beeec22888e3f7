import type { Reader } from '../../db/writer.ts'
import { refuseFor, type Reason } from '../../api/errors.ts'
import type { Instant } from '../../lib/time.ts'
import { settingsOf } from '../settings/queries.ts'
import { promoCodeIn } from './contract.ts'
import { promoByCode, promoUseOfClient, type PromoCodeRow } from './queries.ts'
import { promoReasons, type PromoRequest } from './rules.ts'
import { say } from '../../lib/sayings/sayings.ts'

interface Asked {
  /** As it was typed, without spaces around it. */
  code: string
  client_id?: number | undefined
  sale?: PromoRequest['sale']
}

/** Finds a code and says what keeps it from being used now. Refuses with PROMO_CODE_INVALID where there is none. */
export function decidePromo(
  reader: Reader,
  now: Instant,
  { code, client_id, sale }: Asked,
): { promo: PromoCodeRow; reasons: Reason[] } {
  const typed = promoCodeIn.safeParse(code)
  const promo = typed.success ? reader.one(promoByCode, { code: typed.data }) : undefined
  if (!promo) throw unknownCode(code)
  const used_by_client =
    client_id !== undefined && reader.one(promoUseOfClient, { promo_code_id: promo.id, client_id }) !== undefined
  const { timezone } = settingsOf(reader)
  const request = { now, timezone, uses: promo.used_count, used_by_client, client_id, sale }
  return { promo, reasons: promoReasons(promo, request) }
}

function unknownCode(code: string) {
  const detail = say('promo_codes.there_is_no_promo_code', { code })
  return refuseFor([{ code: 'PROMO_CODE_INVALID', detail, rule: 'code' }])
}
