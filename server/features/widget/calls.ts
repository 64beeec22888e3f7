import { because } from '../../test/calls/measured.ts'
import type { Calls } from '../../test/calls/call.ts'
import type { widgetContract } from './contract.ts'

export const widgetCalls: Calls<typeof widgetContract> = {
  'GET /api/v1/widget/{public_studio_id}/products/{product_id}/photo': { bench: because.picture },
  'GET /api/v1/widget/{public_studio_id}/pictures/{name}': { bench: because.picture },
}
