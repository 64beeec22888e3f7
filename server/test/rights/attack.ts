import type { Permission } from '../../api/permissions.ts'
import type { Furnished } from '../build/furnish.ts'
import type { Ask } from '../calls/call.ts'
import type { TestStudio } from '../studio.ts'

/** A studio with a record for every path, and whom the attacks are about. */
export interface Scene {
  studio: TestStudio
  ids: Furnished['ids']
  client: Furnished['client']
  /** Places that nobody came to, with a fee each. */
  missed: { id: number; client_id: number }[]
}

/** A request that would give something, and its like that gives nothing. */
export interface Attack {
  ask(scene: Scene): Promise<Ask>
  /** The act that the ordinary permission still allows, with the same operation. */
  harmless?: { by: readonly Permission[]; ask(scene: Scene): Promise<Ask> }
}

/** Attacks by the name that their row has in rights.tsv. */
export type Attacks = Readonly<Record<string, Attack>>

/** The same body on no record, or on these of the scene. */
export const tries = (body?: unknown, ...names: string[]): Attack => ({
  ask: async ({ ids }) => [names.map((name) => ids[name]!), typeof body === 'function' ? body(ids) : body],
})

/** A body that is made from new records. */
export const made = (ask: Attack['ask']): Attack => ({ ask })

/** The same with a body that gives nothing, which takes the ordinary permissions alone. */
export const butNot = (attack: Attack, by: readonly Permission[], ask: Attack['ask']): Attack => ({
  ...attack,
  harmless: { by, ask },
})
