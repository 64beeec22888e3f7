/** The facts about one event of a visit. */
export interface Step {
  at: string
  kind: string
  entity_id: number
}

/** In what order things stand that happened at one moment: what was done before what follows from it. */
const ORDER = ['waitlist', 'booking', 'appointment', 'credits', 'charge', 'mail']
const rankOf = ({ kind }: Step) => ORDER.indexOf(kind.split('.')[0]!)

/** The steps of a visit as they were taken. */
export function inOrder<One extends Step>(steps: readonly One[]): One[] {
  return steps.toSorted((a, b) => a.at.localeCompare(b.at) || rankOf(a) - rankOf(b) || a.entity_id - b.entity_id)
}

/** The final outcome of a visit, from its steps in their order; an excuse follows the step that it excuses. */
export function outcome<One extends Step>(steps: readonly One[]): One | undefined {
  return steps.findLast(({ kind }) => kind.startsWith('booking.') || kind.startsWith('appointment.'))
}
