import { useFormat } from '../../../shared/format/use-format.ts'

/** How an instant is named: by its time alone where it is of today. */
export function useWhen(): (instant: string) => string {
  const format = useFormat()
  return (instant) => (format.dayOf(instant) === format.today() ? format.time(instant) : format.dateTime(instant))
}
