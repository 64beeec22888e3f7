import type { Reader } from '../../db/writer.ts'
import { findSettings } from './queries.ts'

/** Whether clients can pay online: the studio lets them, and a payment processor is connected. */
export function sellsOnline(reader: Reader): boolean {
  const isConnected = false
  return isConnected && findSettings(reader)?.self_service_purchases_enabled === true
}
