import { useNow } from '../../../shared/clock.ts'
import { sevenAround, weekOf } from '../../parts/days.ts'
import { matches, type Wanted } from '../../parts/matching.ts'
import { standing } from '../../parts/standing.ts'
import { useWeek } from '../../parts/use-own.ts'
import { WeekGlance } from '../../parts/WeekGlance.tsx'

interface OwnWeekProps {
  /** All that can be chosen. */
  days: readonly string[]
  day: string
  wanted: Wanted
  onChoose: (day: string) => void
}

/** The seven days around the one chosen, with how the reader stands to each class; nothing until they are there. */
export default function OwnWeek({ days, day, wanted, onChoose }: OwnWeekProps) {
  const now = useNow(30_000)
  const seven = sevenAround(days, day)
  const [one, other] = [useWeek(weekOf(seven[0]!)), useWeek(weekOf(seven.at(-1)!))]
  if (!one.data || !other.data) return null
  // They are read by calendar weeks: the same one twice, where it begins on a Monday.
  const all = one.data === other.data ? one.data : [...one.data, ...other.data]
  return (
    <WeekGlance
      days={seven}
      day={day}
      classes={all.filter((cls) => matches(cls, wanted))}
      stateOf={(cls) => standing(cls, now)}
      onChoose={onChoose}
    />
  )
}
