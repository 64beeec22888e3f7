import type { Reader } from '../../db/writer.ts'
import { connectedProcessor, findSettings } from './queries.ts'

/** Whether clients can pay online: the studio lets them, and a payment processor is connected. */
export function sellsOnline(reader: Reader): boolean {
  return (
    reader.one(connectedProcessor, {}) !== undefined && findSettings(reader)?.self_service_purchases_enabled === true
  )
}
