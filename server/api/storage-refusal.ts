import type { StorageFault } from '../db/storage-fault.ts'
import { say, type Said } from '../lib/sayings/sayings.ts'
import { Refusal } from './errors.ts'

export type StorageCode = 'STORAGE_FULL' | 'STORAGE_READ_ONLY' | 'STORAGE_BUSY' | 'STORAGE_DAMAGED' | 'STORAGE_GONE'

const codes: Record<StorageFault, StorageCode> = {
  full: 'STORAGE_FULL',
  read_only: 'STORAGE_READ_ONLY',
  busy: 'STORAGE_BUSY',
  damaged: 'STORAGE_DAMAGED',
  gone: 'STORAGE_GONE',
}

/** On every answer while something is wrong with the storage: which fault. */
export const STORAGE_HEADER = 'Studio-Storage'

/** Seconds after which a request that was refused for the storage may be worth another try. */
const RETRY_AFTER = '5'

/** The fault of the storage with its code and the fix. */
export function saidOfStorage(fault: StorageFault): { code: StorageCode; said: Said } {
  return { code: codes[fault], said: say(`storage.${fault}`) }
}

/** The refusal of a request that met a fault of the storage. */
export function storageRefusal(fault: StorageFault): Refusal {
  const { code, said } = saidOfStorage(fault)
  const headers = { [STORAGE_HEADER]: fault }
  if (fault === 'damaged') return new Refusal(code, said, { headers })
  const detail = say('http.with_outcome', { detail: said, outcome: say('storage.goes_on') })
  return new Refusal(code, detail, { headers: { 'Retry-After': RETRY_AFTER, ...headers } })
}
