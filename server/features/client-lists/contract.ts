import { bulkContract } from './bulk/contract.ts'
import { standingContract } from './standing/contract.ts'
import { viewsContract } from './views/contract.ts'

export const clientListsContract = { ...standingContract, ...bulkContract, ...viewsContract }
