import type { WeekNews, WeekProposal } from '../email/weekly-letter.ts'

interface Slot {
  weekday: number
  hour: number
  classes: number
  fill: number | null
}

interface ClassOfWeek {
  name: string
  classes: number
  fill: number | null
}

/** The studio's facts at the time of the weekly email; amounts in major units. */
export interface WeekFacts {
  new_clients: number
  /** Of the week that has ended. */
  by_class: readonly ClassOfWeek[]
  /** The next class of this week that nobody is to teach. */
  untaught: { class_id: number; class_name: string; starts_at: string } | null
  /** Due for up to 90 days. */
  owed: { count: number; amount: number }
  failing: number
  /** Weekdays and hours of the last four weeks. */
  slots: readonly Slot[]
  /** Regulars who stopped coming in the last 90 days. */
  absent: number
  /** Memberships that end in these seven days. */
  ending: number
}

/** So many amounts due, or regulars away, are worth a morning. */
const SEVERAL = 3
/** A slot says something once it was held so often in four weeks. */
const [FULL_CLASSES, EMPTY_CLASSES] = [3, 4]
const [FULL, EMPTY] = [0.95, 0.3]

/** The third thing that is said of a week: who is new, else what was full, else that it was quiet. */
export function newsOf({ new_clients, by_class }: WeekFacts): WeekNews {
  if (new_clients > 0) return { kind: 'new_clients', count: new_clients }
  const best = by_class.filter(({ fill }) => fill !== null && fill > 0).toSorted((a, b) => b.fill! - a.fill!)[0]
  return best ? { kind: 'fullest', class_name: best.name, fill: Math.min(1, best.fill!) } : { kind: 'quiet' }
}

/** The one thing that an owner is proposed to do: what can't wait, then money, then the timetable, then people. */
export function proposalOf(facts: WeekFacts): WeekProposal {
  const { untaught, owed, failing, absent, ending } = facts
  if (untaught) return { kind: 'untaught', class_name: untaught.class_name, starts_at: untaught.starts_at }
  if (owed.count >= SEVERAL) return { kind: 'owed', ...owed }
  if (failing > 0) return { kind: 'failing', count: failing }
  const known = facts.slots.filter(({ fill }) => fill !== null).toSorted((a, b) => b.fill! - a.fill!)
  const full = known.find(({ fill, classes }) => classes >= FULL_CLASSES && fill! >= FULL)
  if (full) return slot('full', full)
  const empty = known.findLast(({ fill, classes }) => classes >= EMPTY_CLASSES && fill! < EMPTY)
  if (empty) return slot('empty', empty)
  if (absent >= SEVERAL) return { kind: 'absent', count: absent }
  if (ending > 0) return { kind: 'ending', count: ending }
  return { kind: 'none' }
}

const slot = (kind: 'full' | 'empty', { weekday, hour, fill }: Slot): WeekProposal => ({
  kind,
  weekday,
  hour,
  fill: Math.min(1, fill!),
})

/** Where a proposal is followed, as a path of the studio's pages. */
export function pathOf(proposal: WeekProposal, { untaught }: WeekFacts): string {
  switch (proposal.kind) {
    case 'untaught':
      return `/manage/schedule?class=${untaught!.class_id}`
    case 'owed':
      return '/manage/clients?owes=true'
    case 'full':
    case 'empty':
      return '/manage/reports/what-if'
    case 'absent':
      return '/manage/reports/absent'
    case 'failing':
    case 'ending':
    case 'none':
      return '/manage'
  }
}
