import { useFormat } from '../../../../shared/format/use-format.ts'
import { Select, TimeField } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'

interface PlaceFieldsProps {
  weekday: number
  setWeekday: (weekday: number) => void
  start: string | null
  setStart: (start: string | null) => void
}

/** A place in the week. */
export function PlaceFields({ weekday, setWeekday, start, setStart }: PlaceFieldsProps) {
  const { reports } = useMessages()
  const format = useFormat()
  return (
    <div className="grid grid-cols-2 gap-3">
      <Select
        label={reports.whatIf.weekday}
        value={weekday}
        onChange={setWeekday}
        options={[1, 2, 3, 4, 5, 6, 7].map((id) => ({ id, label: format.weekday(id) }))}
      />
      <TimeField label={reports.whatIf.start} value={start} onChange={setStart} />
    </div>
  )
}
