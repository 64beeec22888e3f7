import type { Generated } from 'kysely'

export interface InstallationTable {
  id: number
  /** Tells the key in `secrets.key` from others (see secrets.ts). */
  key_fingerprint: string | null
  /** Written and taken back to see whether the storage takes writes. */
  probe: Uint8Array | null
  /** When a copy took this studio's place the last time, and how old it was; null where none ever did. */
  restored_at: string | null
  restored_as_of: string | null
  /** What fell due between the two waits until a manager has said go or drop. */
  is_held: Generated<boolean>
}

export interface InstallationTables {
  installation: InstallationTable
}
