import type { Act } from '../../context.ts'
import type { Tx } from '../../db/writer.ts'
import type { LegalKind } from '../settings/legal-values.ts'

/** Keeps what a new client accepted by registering; `ip` is the address the server saw, null where a tunnel hides it. */
export type Acceptance = (
  tx: Tx,
  act: Act,
  accepted: { client_id: number; kinds: readonly LegalKind[]; ip: string | null },
) => void
