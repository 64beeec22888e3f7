import { implement } from '../../api/implement.ts'
import { saidOfStorage } from '../../api/storage-refusal.ts'
import type { StorageTrouble } from '../../db/storage-state.ts'
import { healthContract } from './contract.ts'

export const healthRoutes = implement(healthContract, {
  'GET /api/v1/health': ({ version, storage }) => ({
    status: 'ok' as const,
    version,
    ...(storage.trouble && { storage: shown(storage.trouble) }),
  }),
})

function shown({ fault, since }: StorageTrouble) {
  const { code, sentence } = saidOfStorage(fault)
  return { code, since, detail: sentence }
}
