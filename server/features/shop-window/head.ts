import type { App } from '../../context.ts'
import { spokenIn } from '../../lib/sayings/format.ts'
import { allEstablishments } from '../establishments/queries.ts'
import { urlFromOutside, type Settings } from '../settings/queries.ts'
import { cardPath, classCard } from './class-card.ts'
import { eventData, productOffer, scriptText, studioData, typeOffer, type StudioFacts } from './linked-data-rules.ts'
import type { Head } from './markup.ts'
import { classesOf, productsOf, typesOf, type Public, type PublicClass } from './shown.ts'
import { headLanguage, headWords } from './words.ts'

/** So many of the next classes the first page lists for search engines: it is sent to clients' phones as well. */
const LISTED = 5

/** A page of the portal that strangers see; `class`: one that is on the public timetable. */
export type Place = { page: 'timetable' | 'prices' | 'other' } | { page: 'class'; id: number }

/** Which page an address of the portal is; a class only where `classes` has it. */
export function placeOf(path: string, classes: readonly PublicClass[]): Place {
  if (path === '/' || path === '/index.html') return { page: 'timetable' }
  if (path === '/prices') return { page: 'prices' }
  const id = Number(/^\/classes\/([1-9]\d{0,15})$/.exec(path)?.[1])
  return classes.some((cls) => cls.id === id) ? { page: 'class', id } : { page: 'other' }
}

/** The studio's pictures in a page, by addresses of the public door. */
export interface Pictures {
  studio_name: string | null
  preview_url?: string | null
  logo_url?: string | null
  cover_url?: string | null
}

/** The head of one of the portal's pages, in the studio's language. */
export function headOf(
  app: App,
  settings: Settings,
  { preview_url, logo_url, cover_url }: Pictures,
  shown: Public,
  place: Place,
): Head {
  const studio = settings.studio_name
  const language = headLanguage(settings.locale)
  const words = headWords(language)
  const base = urlFromOutside(settings, '')
  const path = preview_url ?? cover_url ?? logo_url
  const picture = base && path ? base + path : null
  const common = { language, studio, color: settings.primary_color, picture, isFound: true }
  const facts = () => factsOf(app, settings, picture)
  const page = (name: string, description: string, at: string, data: string): Head => ({
    ...common,
    title: `${studio} — ${name}`,
    heading: `${studio} — ${name}`,
    description,
    url: base && base + at,
    data,
  })
  switch (place.page) {
    case 'timetable': {
      const next = classesOf(shown).slice(0, LISTED)
      return page(
        words.timetable,
        words.timetableOf(studio),
        '/',
        graph(facts(), (one) => next.map((cls) => eventData(cls, one))),
      )
    }
    case 'prices': {
      const offers = (one: StudioFacts) => [
        ...typesOf(shown).map((type) => typeOffer(type, one)),
        ...productsOf(shown).map((product) => productOffer(product, one)),
      ]
      return page(words.prices, words.pricesOf(studio), '/prices', graph(facts(), offers))
    }
    case 'class': {
      const cls = classesOf(shown).find(({ id }) => id === place.id)!
      const heading = `${cls.name}, ${spokenIn(language, settings.timezone).moment(cls.starts_at)}`
      const by = cls.instructor_name === null ? [] : [words.with(cls.instructor_name)]
      const at = cls.establishment_name === null ? [] : [cls.establishment_name]
      const line = [words.minutes(cls.duration_minutes), ...by, ...at].join(', ')
      return {
        ...common,
        picture: base && base + cardPath(cls.id, classCard(cls, settings)),
        title: `${heading} — ${studio}`,
        heading,
        description: cls.description ? `${line}. ${cls.description}` : line,
        url: base && `${base}/classes/${cls.id}`,
        data: graph(facts(), (one) => [eventData(cls, one)]),
      }
    }
    case 'other':
      return { ...common, title: studio, heading: studio, description: null, url: null, isFound: false, data: null }
  }
}

const graph = (facts: StudioFacts, things: (facts: StudioFacts) => Parameters<typeof scriptText>[0]): string =>
  scriptText([studioData(facts), ...things(facts)])

function factsOf({ db }: App, settings: Settings, picture: string | null): StudioFacts {
  const { studio_name: name, timezone, address, currency } = settings
  const places = new Map(db.all(allEstablishments, {}).map((one) => [one.id, one.address]))
  return { name, base: urlFromOutside(settings, ''), timezone, picture, address, places, currency }
}
