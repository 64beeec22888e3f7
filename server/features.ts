import { authRoutes } from './features/auth/routes.ts'
import { clientsRoutes } from './features/clients/routes.ts'
import type { Mounted } from './http/implement.ts'

/** Every operation with the function that runs it. */
export const operations: readonly Mounted[] = [...authRoutes, ...clientsRoutes]
