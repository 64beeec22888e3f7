import type { AppContract } from '../../server/contract.ts'
import { because, get, type Entry } from './ways.ts'

/** What everybody may ask, as the studio's own website does. */
export const ofStrangers = {
  'GET /api/v1/widget/{public_studio_id}/schedule': get,
  'GET /api/v1/widget/{public_studio_id}/membership-types': get,
  'GET /api/v1/widget/{public_studio_id}/products': get,
  'GET /api/v1/widget/{public_studio_id}/products/{product_id}/photo': because.picture,
} satisfies Partial<Record<keyof AppContract, Entry>>
