import type { RefusalReason } from '../refused-start.ts'

export type { RefusalReason }

/** The keeper of the root key: a password store that only the shell can open, or a file of the data folder. */
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

/** The start failed; the process ends on its own. */
export interface Refused {
  kind: 'refused'
  reason: RefusalReason
  message: string
}

/** Work that must not be cut off. */
export type Busy = 'import' | 'copy'

/** The current activity; sent on request. */
export interface ServerState {
  kind: 'state'
  /** Where clients reach the studio from outside; null where no tunnel or domain leads to it. */
  publicUrl: string | null
  /** Requests of the clients' door under way, or begun within the last minute. */
  serving: number
  /** Work that must not be cut off; null for none. */
  busy: Busy | null
}

/** True if the copy that was asked for is made; where it is not, why. */
export interface BackedUp {
  kind: 'backed-up'
  failure: string | null
}

/** The server's messages to the shell that has started it. */
export type ToShell = Ready | Refused | ServerState | BackedUp

/** The shell's messages to the server. The first is always `start`, with the root key (base64) if the shell keeps it. */
export type FromShell =
  | { kind: 'start'; key: string | null }
  | { kind: 'state' | 'backup' | 'suspend' | 'resume' | 'stop' }
