import { authContract } from './features/auth/contract.ts'
import { chargesContract } from './features/charges/contract.ts'
import { clientsContract } from './features/clients/contract.ts'
import { timelineContract } from './features/clients/timeline/contract.ts'
import { membershipTypesContract } from './features/membership-types/contract.ts'
import { membershipsContract } from './features/memberships/contract.ts'
import { migrationContract } from './features/migration/contract.ts'

/** Every operation of the studio, by method and path. */
export const contract = {
  ...authContract,
  ...chargesContract,
  ...clientsContract,
  ...membershipTypesContract,
  ...membershipsContract,
  ...timelineContract,
  ...migrationContract,
}

export type AppContract = typeof contract
