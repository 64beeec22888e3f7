import { db, query } from '../../db/build.ts'
import type { Reader } from '../../db/writer.ts'

const unsigned = query((p: { client_id: number }) =>
  db
    .selectFrom('waivers')
    .select(['waivers.id', 'waivers.title'])
    .where('waivers.is_active', '=', true)
    .where('waivers.requires_before_booking', '=', true)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('waiver_signatures')
            .select('waiver_signatures.id')
            .where('waiver_signatures.client_id', '=', p.client_id)
            .whereRef('waiver_signatures.waiver_id', '=', 'waivers.id')
            .whereRef('waiver_signatures.version', '=', 'waivers.version'),
        ),
      ),
    )
    .orderBy('waivers.id'),
)

/** The active waivers that must be signed before booking and that a client has not signed at their current version. */
export function unsignedWaivers(reader: Reader, clientId: number): { id: number; title: string }[] {
  return reader.all(unsigned, { client_id: clientId })
}
