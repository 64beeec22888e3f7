import type { Ctx } from '../context.ts'
import { implementer, type Mounted as AnyMounted } from '../http/implement.ts'

/** An operation of the studio with the function that runs it. */
export type Mounted = AnyMounted<Ctx>

/** Binds each operation of a contract to its handler; a missing or mistyped one does not compile. */
export const implement = implementer<Ctx>()
