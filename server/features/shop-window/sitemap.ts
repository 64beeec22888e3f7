import { classesOf, type Public } from './shown.ts'
import { escapeText } from './markup.ts'

/** What search engines may look at: the timetable, the prices, and each class to come. `base` without a slash at its end. */
export function sitemap(base: string, shown: Public): string {
  const paths = ['/', '/prices', ...classesOf(shown).map(({ id }) => `/classes/${id}`)]
  const places = paths.map((path) => `<url><loc>${escapeText(base + path)}</loc></url>`)
  const head = '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">'
  return `${head}${places.join('')}</urlset>\n`
}
