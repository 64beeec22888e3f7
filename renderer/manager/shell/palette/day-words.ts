import { fold } from '../../../../server/lib/fold-rules.ts'
import { slips } from '../../../shared/palette/rank.ts'

export interface DayWord {
  word: string
  /** The studio's date. */
  day: string
}

/** "flow tomorrow" as the day and what is left of the words; a day begins with at least three letters of its name. */
export function dayAndRest(text: string, days: readonly DayWord[]): { day: string | null; rest: string } {
  const typed = text.split(/\s+/).filter(Boolean)
  const dayOf = (word: string) =>
    word.length < 3
      ? undefined
      : (
          days.find((one) => fold(one.word).startsWith(fold(word))) ??
          days.find(
            (one) => word.length > 4 && fold(one.word)[0] === fold(word)[0] && slips(fold(word), fold(one.word)) < 2,
          )
        )?.day
  const found = typed.findIndex((word) => dayOf(word) !== undefined)
  if (found < 0) return { day: null, rest: typed.join(' ') }
  return { day: dayOf(typed[found]!)!, rest: typed.filter((_, at) => at !== found).join(' ') }
}
