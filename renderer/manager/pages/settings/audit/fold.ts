import type { Item } from '../../../../api/index.ts'

export type Entry = Item<'GET /api/v1/audit-log'>

type Folded = Pick<Entry, 'id' | 'at' | 'action' | 'actor_id' | 'occasion' | 'names'>

/** Entries shown as one: all of one person, one minute, one kind and one class. */
export interface Line<One extends Folded> {
  first: One
  entries: One[]
}

export interface LoggedDay<One extends Folded> {
  day: string
  lines: Line<One>[]
}

/** A key that entries share if they are shown as one. Instants begin with the minute, which every zone shares. */
function sameness({ at, action, actor_id, occasion, names }: Folded): string {
  const about = [occasion?.kind, occasion?.id, ...Object.values(names['tag_id'] ?? {})]
  return [at.slice(0, 16), action, actor_id, ...about].join(' ')
}

/** The log by the studio's days; what follows one on the other and is of one kind, as far as `isFolded` allows, is one line. */
export function foldLog<One extends Folded>(
  entries: readonly One[],
  dayOf: (instant: string) => string,
  isFolded: (action: string) => boolean,
): LoggedDay<One>[] {
  const lines: Line<One>[] = []
  for (const entry of entries) {
    const last = lines.at(-1)
    if (last && isFolded(entry.action) && sameness(last.first) === sameness(entry)) last.entries.push(entry)
    else lines.push({ first: entry, entries: [entry] })
  }
  return [...Map.groupBy(lines, ({ first }) => dayOf(first.at))].map(([day, of]) => ({ day, lines: of }))
}
