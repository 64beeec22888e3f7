import { db, query } from '../../db/build.ts'
import type { Reader } from '../../db/writer.ts'
import { findSettings } from './queries.ts'

const processor = query((_: object) => db.selectFrom('processor_settings').select('id'))

/** Whether clients can pay online: the studio lets them, and a payment processor is connected. */
export function sellsOnline(reader: Reader): boolean {
  return reader.one(processor, {}) !== undefined && findSettings(reader)?.self_service_purchases_enabled === true
}
