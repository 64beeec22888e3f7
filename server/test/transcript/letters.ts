const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' }

const unescaped = (text: string) => text.replace(/&(#?\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole)

/** The lines and links of a letter's text that its HTML does not have. */
export function lostIn(html: string, text: string): string[] {
  const links = [...html.matchAll(/(?:href|src)="([^"]*)"/g)].map(([, link]) => link)
  const shown = [html.replace(/<style[^]*?<\/style>|<[^>]*>/g, ' '), ...links].join(' ')
  const there = plain(unescaped(shown))
  const parts = text.split(/\n|: (?=https?:)/)
  return parts.filter((part) => !there.includes(plain(part)))
}

const plain = (text: string) => text.replaceAll(/\s+/g, '')
