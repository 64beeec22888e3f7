import { authRoutes } from './features/auth/routes.ts'
import { chargesRoutes } from './features/charges/routes.ts'
import { clientsRoutes } from './features/clients/routes.ts'
import { timelineRoutes } from './features/clients/timeline/routes.ts'
import { membershipTypesRoutes } from './features/membership-types/routes.ts'
import { membershipsRoutes } from './features/memberships/routes.ts'
import { migrationRoutes } from './features/migration/routes.ts'
import type { Mounted } from './http/implement.ts'

/** Every operation with the function that runs it. */
export const operations: readonly Mounted[] = [
  ...authRoutes,
  ...chargesRoutes,
  ...clientsRoutes,
  ...membershipTypesRoutes,
  ...membershipsRoutes,
  ...timelineRoutes,
  ...migrationRoutes,
]
