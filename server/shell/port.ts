import type { RefusalReason } from '../refused-start.ts'

export type { RefusalReason }

/** Who keeps the root key: a password store that only the shell can open, or a file of the data folder. */
export type KeyPlace = 'wrapped' | 'file'

/** Both doors answer. */
export interface Ready {
  kind: 'ready'
  localUrl: string
  publicUrl: string
  version: string
  dataDir: string
  secrets: KeyPlace
}

/** The start can't be; the process ends by itself. */
export interface Refused {
  kind: 'refused'
  reason: RefusalReason
  message: string
}

/** Work that must not be cut off. */
export type Busy = 'import' | 'copy'

/** What goes on at this moment; told when asked. */
export interface ServerState {
  kind: 'state'
  /** Where clients reach the studio from outside; null where no tunnel or domain leads to it. */
  publicUrl: string | null
  /** Requests of the clients' door under way, or begun within the last minute. */
  serving: number
  /** What must not be cut off; null for nothing. */
  busy: Busy | null
}

/** Whether the copy that was asked for is made; where it is not, why. */
export interface BackedUp {
  kind: 'backed-up'
  failure: string | null
}

/** What the server tells the shell that has started it. */
export type ToShell = Ready | Refused | ServerState | BackedUp

/** What the shell tells the server. The first is always `start`, with the root key (base64) where the shell keeps it. */
export type FromShell =
  | { kind: 'start'; key: string | null }
  | { kind: 'state' | 'backup' | 'suspend' | 'resume' | 'stop' }
