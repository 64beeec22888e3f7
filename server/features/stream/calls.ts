import type { Calls } from '../../test/calls/call.ts'
import type { streamContract } from './contract.ts'

export const streamCalls: Calls<typeof streamContract> = {
  'GET /api/v1/events': { bench: 'a stream, which lasts as long as somebody looks' },
}
