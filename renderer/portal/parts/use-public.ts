import { useApi, type Item } from '../../api/index.ts'
import { useStudio } from '../../shared/studio/studio.ts'

/** A class as everybody may see it. */
export type PublicClass = Item<'GET /api/v1/widget/{public_studio_id}/schedule'>
export type PublicType = Item<'GET /api/v1/widget/{public_studio_id}/membership-types'>
export type PublicProduct = Item<'GET /api/v1/widget/{public_studio_id}/products'>

/** Prices change seldom: milliseconds that they count as fresh. */
const FRESH = { fresh: 300_000 }

/** Parameters of the public routes; without a studio the server finds nothing. */
const useParams = () => ({ params: { public_studio_id: useStudio().public_studio_id ?? 'none' } })

/** The classes of the next two weeks. */
export const usePublicSchedule = () =>
  useApi('GET /api/v1/widget/{public_studio_id}/schedule', useParams(), { every: 60_000 })

/** Returns the membership types the studio sells online, by name. */
export const usePublicTypes = () => useApi('GET /api/v1/widget/{public_studio_id}/membership-types', useParams(), FRESH)

/** Returns the products, by name. */
export const usePublicProducts = () => useApi('GET /api/v1/widget/{public_studio_id}/products', useParams(), FRESH)
