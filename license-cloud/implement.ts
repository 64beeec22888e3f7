import { implementer } from '../server/http/implement.ts'
import type { Ctx } from './context.ts'

/** Binds each operation of a contract to its handler; a missing or mistyped one does not compile. */
export const implement = implementer<Ctx>()
