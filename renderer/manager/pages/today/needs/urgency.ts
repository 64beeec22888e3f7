/** The urgency of a need: it runs out, it belongs to today, or it can wait some days. */
export type Urgency = 'now' | 'today' | 'soon'

const ORDER: readonly Urgency[] = ['now', 'today', 'soon']

/** Groups needs by urgency, most urgent first, each group in the order given; no empty groups. */
export function byUrgency<One extends { urgency: Urgency }>(
  needs: readonly One[],
): { urgency: Urgency; needs: One[] }[] {
  return ORDER.map((urgency) => ({ urgency, needs: needs.filter((one) => one.urgency === urgency) })).filter(
    (group) => group.needs.length > 0,
  )
}
