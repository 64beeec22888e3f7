import type { Scene } from '../studio.ts'
import { prices } from './prices.ts'
import { products, services } from './offers.ts'
import { schedule } from './schedule.ts'

interface Section {
  /** The operation that tells it. */
  path: string
  draw: (scene: Scene, list: never, isOld: boolean) => Node[]
}

/** The sections of a studio that a site can show, by the names that `show` takes. */
export const sections = {
  schedule: { path: 'schedule', draw: schedule },
  prices: { path: 'membership-types', draw: prices },
  services: { path: 'appointment-services', draw: services },
  products: { path: 'products', draw: products },
} satisfies Record<string, Section>

export type SectionName = keyof typeof sections

/** The sections that an attribute names, in its order; the timetable where it names none. */
export function sectionsNamed(show: string | null): SectionName[] {
  const named = (show ?? '').split(/[\s,]+/).filter((name): name is SectionName => Object.hasOwn(sections, name))
  return named.length > 0 ? [...new Set(named)] : ['schedule']
}
