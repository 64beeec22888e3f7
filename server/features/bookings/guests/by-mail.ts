import type { Reader } from '../../../db/writer.ts'
import { smtpSettings } from '../../email/queries.ts'
import { opensOutside } from '../../settings/queries.ts'

/** True if guests confirm by a letter: one can leave, and its link leads here from anywhere. Else staff say. */
export function confirmByMail(reader: Reader): boolean {
  return reader.one(smtpSettings, {}) !== undefined && opensOutside(reader)
}
