import { parse } from 'regexparam'

export interface Match {
  pattern: string
  /** The values of the pattern's `:names`. */
  params: Readonly<Record<string, string>>
}

/** The first pattern a path fits ('/clients/:clientId'). Null for none. */
export function matchOf(patterns: readonly string[], pathname: string): Match | null {
  for (const pattern of patterns) {
    const { keys, pattern: form } = parse(pattern)
    const found = form.exec(pathname)
    if (found) return { pattern, params: Object.fromEntries(keys.map((name, at) => [name, found[at + 1]!])) }
  }
  return null
}

/** The path of a link, without what it asks for and its fragment. */
export const pathOf = (href: string): string => href.split(/[?#]/)[0]!
