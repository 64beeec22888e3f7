export type { AppContract } from '../../server/contract.ts'
