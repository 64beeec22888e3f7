import { useApi, type Item } from '../../../../../api/index.ts'
import { useFormat } from '../../../../../shared/format/use-format.ts'
import { useDenied } from '../../../../../shared/session/use-session.ts'
import { useMessages } from '../../../../messages/index.ts'
import { namesOf } from '../../../../../shared/coverage/limits.ts'
import type { Speaker } from '../../../../../shared/coverage/sentence.ts'

export type Category = Item<'GET /api/v1/class-categories'>
export type Template = Item<'GET /api/v1/class-templates'>
export type Service = Item<'GET /api/v1/appointment-services'>
export type Place = Item<'GET /api/v1/establishments'>

/** The classes and locations a membership can cover, including those out of use, since terms may name them. */
export interface Catalogue {
  categories: readonly Category[]
  templates: readonly Template[]
  services: readonly Service[]
  places: readonly Place[]
  /** True if all of it is here; until then names are missing. */
  isReady: boolean
}

const ALL = { query: { page_size: 200, include_inactive: 'true' } } as const
const FRESH = { fresh: 60_000 }

/** Reads what memberships can cover. */
export function useCatalogue(): Catalogue {
  const mayPlaces = useDenied()('schedule.view') === null
  const categories = useApi('GET /api/v1/class-categories', { query: { page_size: 200 } }, FRESH).data?.items
  const templates = useApi('GET /api/v1/class-templates', ALL, FRESH).data?.items
  const services = useApi('GET /api/v1/appointment-services', ALL, FRESH).data?.items
  const asked = { query: { include_inactive: 'true' } } as const
  const places = useApi('GET /api/v1/establishments', asked, { ...FRESH, enabled: mayPlaces }).data
  return {
    categories: categories ?? [],
    templates: templates ?? [],
    services: services ?? [],
    places: places ?? [],
    isReady: Boolean(categories && templates && services && (places || !mayPlaces)),
  }
}

/** The speaker for sentences about coverage. */
export function useSpeaker(catalogue: Catalogue): Speaker {
  const { coverage } = useMessages()
  const { clock, weekday } = useFormat()
  return {
    words: coverage,
    names: namesOf(catalogue),
    clock,
    weekday: (day) => weekday(day, 'short'),
  }
}
