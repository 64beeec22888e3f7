import type { Item } from '../../../../../api/index.ts'

export type Happening = Item<'GET /api/v1/clients/{client_id}/timeline'>

/** Something that happened, with what followed from it in the same instant. */
export interface Moment {
  main: Happening
  with: Happening[]
}

export interface Day {
  /** The studio's date, YYYY-MM-DD. */
  day: string
  moments: Moment[]
}

const follows = ({ kind }: Happening) => kind.startsWith('credits.') || kind === 'charge.made' || kind === 'mail.queued'

/**
 * The timeline by day, newest first. Credits, charges and letters queued in the same instant stand below the one thing that
 * caused them; where several happened at once, each stands by itself.
 */
export function group(happenings: readonly Happening[], dayOf: (instant: string) => string): Day[] {
  const moments = [...Map.groupBy(happenings, ({ at }) => at).values()].flatMap(momentsOf)
  return [...Map.groupBy(moments, ({ main }) => dayOf(main.at))].map(([day, of]) => ({ day, moments: of }))
}

function momentsOf(together: Happening[]): Moment[] {
  const causes = together.filter((one) => !follows(one))
  const [cause, ...others] = causes
  if (cause && others.length === 0) return [{ main: cause, with: together.filter(follows) }]
  return together.map((main) => ({ main, with: [] }))
}
