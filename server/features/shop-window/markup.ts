/** Text escaped for an element or an attribute of a page. */
export const escapeText = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    // A head's texts are lines.
    .replaceAll(/\s+/g, ' ')

/** A page's head for link previews and search engines. */
export interface Head {
  language: string
  title: string
  description: string | null
  /** Open Graph's own title, where the page's names the studio beside. */
  heading: string
  studio: string
  color: string
  /** Its one address, where it has one. */
  url: string | null
  picture: string | null
  isFound: boolean
  /** Of one class: linked data that a page of any script can't run. */
  data: string | null
}

/** The elements of a head, from the title on. */
export function headMarkup(head: Head): string {
  const meta = (name: string, content: string | null) =>
    content ? `<meta ${name.startsWith('og:') ? 'property' : 'name'}="${name}" content="${escapeText(content)}">` : ''
  return [
    `<title>${escapeText(head.title)}</title>`,
    meta('description', head.description),
    meta('robots', head.isFound ? null : 'noindex'),
    meta('theme-color', head.color),
    head.isFound && head.url ? `<link rel="canonical" href="${escapeText(head.url)}">` : '',
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    '<link rel="manifest" href="/manifest.webmanifest">',
    meta('og:type', 'website'),
    meta('og:site_name', head.studio),
    meta('og:title', head.heading),
    meta('og:description', head.description),
    meta('og:url', head.url),
    meta('og:locale', head.language),
    meta('og:image', head.picture),
    meta('twitter:card', head.picture ? 'summary_large_image' : 'summary'),
    head.data ? `<script type="application/ld+json">${head.data}</script>` : '',
  ].join('')
}

/** A built page with its script's data (JSON that can't end it) written in, and `markup` in place of its title. */
export const fillPage = (source: string, data: string, markup: string): string =>
  source
    .replace(/(<script type="application\/json" id="studio">)[^<]*/, (_, tag: string) => tag + data)
    .replace(/<title>[^<]*<\/title>/, () => markup)
