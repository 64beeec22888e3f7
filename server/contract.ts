import { authContract } from './features/auth/contract.ts'
import { clientsContract } from './features/clients/contract.ts'

/** Every operation of the studio, by method and path. */
export const contract = {
  ...authContract,
  ...clientsContract,
}

export type AppContract = typeof contract
