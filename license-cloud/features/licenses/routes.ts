import { implement } from '../../implement.ts'
import { licensesContract } from './contract.ts'
import { verify } from './verify.ts'

export const licensesRoutes = implement(licensesContract, { 'GET /license/verify': verify })
