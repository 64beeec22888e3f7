/** Tags of an answer at the most, and how deep they may lie in each other: a listing of 1,000 objects has fewer. */
const MOST = { tags: 60_000, depth: 10 }

/**
 * An answer with its tags bare, as S3 writes it: each opened tag is closed, and has its name alone. Undefined where it is
 * anything else, with which reading it could take for ever.
 */
export function bareAnswer(text: string): string | undefined {
  const pieces: string[] = []
  const open: string[] = []
  let at = 0
  for (let tags = 0; ; tags += 1) {
    const start = text.indexOf('<', at)
    const end = start < 0 ? -1 : text.indexOf('>', start)
    pieces.push(text.slice(at, start < 0 ? undefined : start))
    if (start < 0) return open.length === 0 ? pieces.join('') : undefined
    if (end < 0 || tags > MOST.tags) return undefined
    const bare = bareTag(text.slice(start + 1, Math.min(end, start + 500)), open)
    if (bare === undefined || open.length > MOST.depth) return undefined
    pieces.push(bare)
    at = end + 1
  }
}

/** A tag with its name alone, counted among those that are `open`; undefined where there can be none. */
function bareTag(inside: string, open: string[]): string | undefined {
  if (inside.startsWith('?xml')) return ''
  const [, closes, name = ''] = /^(\/?)([A-Za-z_][\w.-]*)(?=[\s/]|$)/.exec(inside) ?? []
  if (name === '') return undefined
  if (closes) return open.pop() === name ? `</${name}>` : undefined
  if (inside.endsWith('/')) return `<${name}/>`
  open.push(name)
  return `<${name}>`
}
