import type { StorageFault } from '../db/storage-fault.ts'
import { Refusal } from './errors.ts'

export type StorageCode = 'STORAGE_FULL' | 'STORAGE_READ_ONLY' | 'STORAGE_BUSY' | 'STORAGE_DAMAGED' | 'STORAGE_GONE'

interface Said {
  code: StorageCode
  /** What is wrong and what helps, for whoever reads it. */
  sentence: string
}

const said: Record<StorageFault, Said> = {
  full: {
    code: 'STORAGE_FULL',
    sentence: 'The disk of the studio’s computer is full. Delete what is not needed there, or empty its bin.',
  },
  read_only: {
    code: 'STORAGE_READ_ONLY',
    sentence:
      'The disk or the folder with the studio’s data takes no changes. On the studio’s computer, see that the disk is ' +
      'connected and not write-protected, and that the folder may be written to.',
  },
  busy: {
    code: 'STORAGE_BUSY',
    sentence:
      'Another program on the studio’s computer has locked the studio’s file. End it there (a database browser, a backup or ' +
      'a sync service, say).',
  },
  damaged: {
    code: 'STORAGE_DAMAGED',
    sentence:
      'The studio’s file is damaged. Stop Studio Desk on the studio’s computer, move the file away and put the newest copy in ' +
      'its place.',
  },
  gone: {
    code: 'STORAGE_GONE',
    sentence:
      'The studio’s file was moved or deleted on the studio’s computer. Put it back where it was (look in the bin), or stop ' +
      'Studio Desk and start it again: what was saved is kept.',
  },
}

/** On every answer while something is wrong with the storage: which fault. */
export const STORAGE_HEADER = 'Studio-Storage'

/** Seconds after which a request that was refused for the storage may be worth another try. */
const RETRY_AFTER = '5'

/** What is wrong with the storage, with its code, in words. */
export const saidOfStorage = (fault: StorageFault): Said => said[fault]

/** The refusal of a request that met a fault of the storage. */
export function storageRefusal(fault: StorageFault): Refusal {
  const { code, sentence } = said[fault]
  const detail = fault === 'damaged' ? sentence : `${sentence} It goes on by itself as soon as that is done.`
  const later: Record<string, string> = fault === 'damaged' ? {} : { 'Retry-After': RETRY_AFTER }
  return new Refusal(code, detail, { headers: { ...later, [STORAGE_HEADER]: fault } })
}
