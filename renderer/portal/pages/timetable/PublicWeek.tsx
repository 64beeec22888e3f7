import { useNow } from '../../../shared/clock.ts'
import { sevenAround } from '../../parts/days.ts'
import { matches, type Wanted } from '../../parts/matching.ts'
import type { PublicClass } from '../../parts/use-public.ts'
import { WeekGlance } from '../../parts/WeekGlance.tsx'
import { publicStanding } from './public-standing.ts'

interface PublicWeekProps {
  /** All that everybody may see. */
  classes: readonly PublicClass[]
  days: readonly string[]
  day: string
  wanted: Wanted
  onChoose: (day: string) => void
}

/** The seven days around the one chosen, as everybody may see them. */
export default function PublicWeek({ classes, days, day, wanted, onChoose }: PublicWeekProps) {
  const now = useNow(30_000)
  return (
    <WeekGlance
      days={sevenAround(days, day)}
      day={day}
      classes={classes.filter((cls) => matches(cls, wanted) && now < Date.parse(cls.starts_at))}
      stateOf={(cls) => publicStanding(cls, now)}
      onChoose={onChoose}
    />
  )
}
