export type WaiverState = 'signed' | 'outdated' | 'unsigned'

/** The version after a change: the next one where the text differs, else the same; titles and switches make no version. */
export function versionAfter(waiver: { version: number; body: string }, body: string | undefined): number {
  return body === undefined || body === waiver.body ? waiver.version : waiver.version + 1
}

/** A client's state about a waiver, by the latest version they signed (null: none). */
export function waiverState(current: number, signed: number | null): WaiverState {
  if (signed === null) return 'unsigned'
  return signed === current ? 'signed' : 'outdated'
}
