import { implement } from '../../api/implement.ts'
import { saidOfStorage } from '../../api/storage-refusal.ts'
import type { StorageTrouble } from '../../db/storage-state.ts'
import { lookAtAll } from './checks.ts'
import { healthContract } from './contract.ts'
import { diagnosticsFile } from './diagnostics.ts'
import { presentFinding } from './present.ts'
import { ENGLISH, formatSaying } from '../../lib/sayings/format.ts'

export const healthRoutes = implement(healthContract, {
  'GET /api/v1/health': ({ version, storage }) => ({
    status: 'ok' as const,
    version,
    ...(storage.trouble && { storage: shown(storage.trouble) }),
  }),
  'GET /api/v1/studio/health': async (ctx) => (await lookAtAll(ctx)).map((found) => presentFinding(ctx, found)),
  'GET /api/v1/studio/diagnostics': diagnosticsFile,
})

function shown({ fault, since }: StorageTrouble) {
  const { code, said } = saidOfStorage(fault)
  // The file can't be read: nobody knows who asks, nor the studio's zone.
  return { code, since, detail: formatSaying(said, ENGLISH) }
}
