import { sql } from 'kysely'
import { invariant } from '../invariant.ts'

const versions = invariant({
  name: 'waiver_versions',
  sentence: 'Every signature is under a version of its waiver that there is.',
  entity: 'waiver_signature',
  query: sql<{ id: number; waiver_id: number; version: number }>`
    SELECT s.id, s.waiver_id, s.version FROM waiver_signatures AS s
    LEFT JOIN waiver_versions AS v ON v.waiver_id = s.waiver_id AND v.version = s.version
    WHERE v.waiver_id IS NULL ORDER BY s.id`,
  detail: ({ waiver_id, version }) => `Waiver ${waiver_id} has no version ${version}`,
})

export const waiverInvariants = [versions]
