export interface InstallationTable {
  id: number
  /** Tells the key in `secrets.key` from others (see secrets.ts). */
  key_fingerprint: string | null
  /** Written and taken back to see whether the storage takes writes. */
  probe: Uint8Array | null
}

export interface InstallationTables {
  installation: InstallationTable
}
