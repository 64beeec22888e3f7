import type { Reader } from '../../db/writer.ts'
import { connectedProcessor, findSettings } from './queries.ts'

/** Tells if what is owed can be paid online: a payment processor is connected. */
export const paysOnline = (reader: Reader): boolean => reader.one(connectedProcessor, {}) !== undefined

/** Tells if clients can buy online: the studio lets them, and a payment processor is connected. */
export function sellsOnline(reader: Reader): boolean {
  return paysOnline(reader) && findSettings(reader)?.self_service_purchases_enabled === true
}
