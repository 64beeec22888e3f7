import type { Reader } from '../../db/writer.ts'
import { unsigned } from './queries.ts'

/** The active waivers that must be signed before booking and that a client has not signed at their current version. */
export function unsignedWaivers(reader: Reader, clientId: number): { id: number; title: string }[] {
  return reader.all(unsigned, { client_id: clientId })
}
