import { now, useNow } from './clock.ts'
import { useFormat } from './format/use-format.ts'
import { useSharedMessages } from './i18n/catalogue.ts'

const A_MINUTE = 60_000

/**
 * Why nobody is checked in yet: staff can early, but on no day before the one on which check-in opens (an appointment begins), where
 * it would be a slip of the hand. Null where they can.
 */
export function useCheckInDay(): (opensAt: string) => string | null {
  const { words } = useSharedMessages()
  const format = useFormat()
  useNow(A_MINUTE)
  return (opensAt) => {
    const isToCome = format.dayOf(opensAt) > format.dayOf(new Date(now()).toISOString())
    return isToCome ? words.checkInFrom(format.dateTime(opensAt)) : null
  }
}
