import type { Calls } from '../../../test/calls/call.ts'
import { own, plain } from '../../../test/calls/measured.ts'
import type { visitsContract } from './contract.ts'

export const visitsCalls: Calls<typeof visitsContract> = {
  'GET /api/v1/clients/me/visits': { bench: own(plain) },
}
