import { useFormat } from '../../../shared/format/use-format.ts'
import { useUrlState } from '../../../shared/url/url-state.ts'
import { daysFrom } from '../../parts/days.ts'
import { ANY, type Wanted } from '../../parts/matching.ts'

/** Which of so many days from today on is shown, and what is looked for: both in the address. */
export function useDay(count: number) {
  const today = useFormat().today()
  const [{ day: wantedDay, ...wanted }, set] = useUrlState({ day: '', ...ANY })
  const days = daysFrom(today, count)
  return {
    days,
    day: days.includes(wantedDay) ? wantedDay : today,
    wanted: wanted as Wanted,
    choose: (next: string) => set({ day: next === today ? '' : next }),
    look: (change: Partial<Wanted>) => set(change),
  }
}
