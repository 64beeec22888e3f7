import type { Item } from '../../../../../api/index.ts'

export type Entry = Item<'GET /api/v1/clients/{client_id}/timeline'>
/** One thing that happened: an entry, or a step of one. */
export type Happening = Omit<Entry, 'steps'>

/** Something that happened, with what followed from it in the same instant, or all the steps of a visit. */
export interface Moment {
  main: Happening
  with: readonly Happening[]
  isVisit: boolean
}

export interface Month {
  /** A day of it, YYYY-MM-DD. */
  day: string
  moments: Moment[]
}

const follows = ({ kind }: Happening) => kind.startsWith('credits.') || kind === 'charge.made' || kind === 'mail.queued'

/**
 * The timeline by month, newest first. Credits, charges and emails of the same instant go below the one event that caused them;
 * if several happened at once, each is separate. A visit has its steps.
 */
export function group(entries: readonly Entry[], dayOf: (instant: string) => string): Month[] {
  const moments = [...Map.groupBy(entries, ({ at }) => at).values()].flatMap(momentsOf)
  const months = Map.groupBy(moments, ({ main }) => dayOf(main.at).slice(0, 7))
  return [...months].map(([month, of]) => ({ day: `${month}-01`, moments: of }))
}

function momentsOf(together: Entry[]): Moment[] {
  const causes = together.filter((one) => !follows(one))
  const [cause, ...others] = causes
  if (cause && !cause.steps && others.length === 0) {
    return [{ main: cause, with: together.filter(follows), isVisit: false }]
  }
  return together.map((main) => ({ main, with: main.steps ?? [], isVisit: main.steps !== undefined }))
}
