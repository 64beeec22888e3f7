import type { App } from '../../context.ts'
import { squeeze, takesBrotli, takesGzip, zip, type Encoded } from '../../http/encoding.ts'
import { DEFAULT_TYPEFACE, type Typeface } from '../../lib/typeface-rules.ts'
import { findSettings, type Settings } from '../settings/queries.ts'
import { headOf, placeOf, type Pictures } from './head.ts'
import { fillPage, headMarkup } from './markup.ts'
import { classesOf, isSame, publicNow, type Public } from './shown.ts'

/** There are as many pages as classes on the timetable, for each way in; former ones go when there are too many. */
const ROOM = 500

/** A page as it is sent to who takes these encodings, compressed in each at most once. */
export type SentPage = (accepted: string | undefined) => Promise<Encoded>

interface Kept {
  page: SentPage
  /** The HTML that it was made of, besides its data. */
  markup: string
  /** When that was looked at: at this version of the database, with these answers. */
  version: number
  shown: Public
}

/**
 * Gives the portal's page for an address, its head telling of the studio, its timetable, its prices or a class. `source`: the
 * page as it was built; `data`: what is written into it for its script; `facesOf`: what names
 * the faces of a pairing in its head. Each is made once, until something in it changes.
 */
export function portalPages(
  app: App,
  source: string,
  facesOf: (typeface: Typeface) => string,
): (path: string, data: string, pictures: Pictures) => SentPage {
  /** By their place and data: that says by which way somebody came, and they come by several in turn. */
  const pages = new Map<string, Kept>()

  const made = (data: string, markup: string, language: string): SentPage => {
    const html = fillPage(source, data, markup).replace(/<html lang="\w+"/, `<html lang="${language}"`)
    return sentPage(html)
  }

  const pageOf = (settings: Settings, path: string, data: string, pictures: Pictures): SentPage => {
    const shown = publicNow(app, app.ports.clock.now(), settings.public_studio_id)
    const place = placeOf(path, classesOf(shown))
    const key = [...Object.values(place), data].join(' ')
    const last = pages.get(key)
    const { version } = app.writer
    if (last?.version === version && isSame(last.shown, shown)) return last.page
    const head = headOf(app, settings, pictures, shown, place)
    const markup = headMarkup(head) + facesOf(settings.typeface)
    const page = last?.markup === markup ? last.page : made(data, markup, head.language)
    if (pages.size >= ROOM) pages.clear()
    pages.set(key, { page, markup, version, shown })
    return page
  }

  return (path, data, pictures) => {
    const settings = findSettings(app.db)
    return settings
      ? pageOf(settings, path, data, pictures)
      : made(data, `<title>Studio Desk</title>${facesOf(DEFAULT_TYPEFACE)}`, 'en')
  }
}

function sentPage(html: string): SentPage {
  let [small, zipped]: Promise<Encoded['body']>[] = []
  return async (accepted) => {
    const headers = { Vary: 'Accept-Encoding' }
    if (takesBrotli(accepted))
      return { body: await (small ??= squeeze(html)), headers: { ...headers, 'Content-Encoding': 'br' } }
    if (takesGzip(accepted))
      return { body: await (zipped ??= zip(html)), headers: { ...headers, 'Content-Encoding': 'gzip' } }
    return { body: html, headers }
  }
}
