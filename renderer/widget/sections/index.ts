import type { Scene } from '../studio.ts'
import { prices, type PublicType } from './prices.ts'
import { products, type PublicProduct } from './products.ts'
import type { PublicClass } from './public-class.ts'
import { schedule } from './schedule.ts'
import { services, type PublicService } from './services.ts'

interface Section {
  /** The operation that tells it. */
  path: string
  draw: (scene: Scene, list: never, isOld: boolean) => Node[]
}

/** What a site can show of a studio, under the names that `show` takes. */
export const sections = {
  schedule: { path: 'schedule', draw: (scene, list: PublicClass[], isOld) => schedule(scene, list, isOld) },
  prices: { path: 'membership-types', draw: (scene, list: PublicType[], isOld) => prices(scene, list, isOld) },
  services: { path: 'appointment-services', draw: (scene, list: PublicService[]) => services(scene, list) },
  products: { path: 'products', draw: (scene, list: PublicProduct[], isOld) => products(scene, list, isOld) },
} satisfies Record<string, Section>

export type SectionName = keyof typeof sections

/** The sections that an attribute names, in its order; the timetable where it names none. */
export function sectionsNamed(show: string | null): SectionName[] {
  const named = (show ?? '').split(/[\s,]+/).filter((name): name is SectionName => Object.hasOwn(sections, name))
  return named.length > 0 ? [...new Set(named)] : ['schedule']
}
