import { askOf, askWith, posted, type Calls } from '../../test/calls/call.ts'
import type { establishmentsContract } from './contract.ts'

const makePlace = posted('POST /api/v1/establishments', { name: 'Third' })

export const establishmentsCalls: Calls<typeof establishmentsContract> = {
  'POST /api/v1/establishments': { audit: 'establishment.create', ask: askWith({ name: 'Second room' }) },
  'PUT /api/v1/establishments/{establishment_id}': {
    audit: 'establishment.update',
    ask: askOf(makePlace, { name: 'First room', address: 'Calle 2', phone: '2' }),
  },
  'DELETE /api/v1/establishments/{establishment_id}': { audit: 'establishment.delete', ask: askOf(makePlace) },
}
