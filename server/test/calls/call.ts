import type { Access, Contract } from '../../api/operation.ts'
import type { TriggerEvent } from '../../events/payloads.ts'
import type { AuditAction } from '../../features/audit/actions.ts'
import type { TestStudio } from '../studio.ts'
import type { Entry } from './measured.ts'

/**
 * A request: the ids of its path in their order, its body, who sends it (an e-mail, or a kiosk's token; else the owner), and what
 * stands behind its path.
 */
export type Ask = readonly [ids: readonly (number | string)[], body?: unknown, by?: string | undefined, query?: string]

/** Makes the records that a request needs, and gives the request. */
export type Asking = (studio: TestStudio) => Promise<Ask>

/** Asks about a record that is made for it. */
export const askOf =
  (make: (studio: TestStudio) => Promise<{ id: number }>, body?: unknown): Asking =>
  async (studio) => [[(await make(studio)).id], valueOf(body)]

/** Asks where the path names no record. */
export const askWith =
  (body?: unknown): Asking =>
  async () => [[], valueOf(body)]

/** Makes a record as the owner: a request that answers with it. */
export const posted =
  (operation: string, body: unknown) =>
  async (studio: TestStudio): Promise<{ id: number }> =>
    (await studio.asOwner(operation, valueOf(body))).body

/** A body as it is given, or made another time for each request. */
const valueOf = (body: unknown): unknown => (typeof body === 'function' ? body() : body)

let words = 0

/** A name that no other record of the studio has. */
export const unique = (name: string): string => `${name} ${(words += 1)}`

/** The ids of the records in a furnished studio, by the name of their path parameter. */
export type Ids = Readonly<Record<string, number | string>>

interface Any {
  /** The body with which somebody else's record is tried, where the contract's example would be refused before. */
  trespass?: (ids: Ids) => unknown
  /** It counts all that happened in some days: the bench compares it with a studio as busy that is one year old. */
  countsDays?: true
}

/** Measured as the tests call it, because the bench has no separate ways; these need neither the fake clock nor an account. */
interface Sent extends Any {
  ask: Asking
  bench?: Entry
}

/** Operations that no test calls this way: how the bench does, or why it does not. */
interface Unsent extends Any {
  ask?: undefined
  bench: Entry
}

/** A change by staff. */
interface Audited extends Sent {
  /** The actions that it leaves in the audit log, one a record, the newest first. */
  audit: AuditAction | readonly AuditAction[]
  /** The events that it leaves. */
  emits?: readonly TriggerEvent[]
  /** The entry is about another record than the one in the path and the answer. */
  ofAnother?: true
  /** The same request once more leaves the record and the log as they are. */
  idleAgain?: true
}

/** Operations of staff that change nothing of the studio's, or whose audit entry their tests look for. */
type Unaudited = (Sent | Unsent) & { audit: 'nothing' | 'elsewhere' }

/** A reading: nothing need be said of one that takes no query and is measured once. */
export interface Reading {
  /** The query without which it answers nothing. */
  query?: (ids: Ids) => string
  countsDays?: true
  bench?: Entry
}

type CallOf<Operation> = Operation extends { access: infer Allowed extends Access }
  ? Allowed extends { manager: string }
    ? Audited | Unaudited
    : Sent | Unsent
  : never

type Changing<Key> = Key extends `GET ${string}` ? never : Key

/** The calls of a contract's operations, in a file beside the contract: every operation that changes something has an entry. */
export type Calls<Of extends Contract> = {
  readonly [Key in keyof Of as Changing<Key>]: CallOf<Of[Key]>
} & { readonly [Key in keyof Of as Exclude<Key, Changing<Key>>]?: Reading }

/** The common facts of any operation. */
export type Call = Partial<Omit<Audited, 'audit'>> & Reading & { audit?: Audited['audit'] | Unaudited['audit'] }
