import { useFormat } from '../../../shared/format/use-format.ts'
import { DateField } from '../../../ui/field/DateField.tsx'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { useMessages } from '../../messages/index.ts'
import type { Dependant } from '../../parts/dependants.ts'
import type { Wish } from '../../parts/every-week.ts'
import SeatPicker from '../../parts/SeatPicker.tsx'
import type { ScheduledClass } from '../../parts/standing.ts'

interface EveryWeekChoicesProps {
  cls: ScheduledClass
  whom: Dependant | undefined
  wish: Wish
  onChoose: (wish: Wish) => void
}

/** Optional choices, folded away: another first day, a last day and a seat. */
export function EveryWeekChoices({ cls, whom, wish, onChoose }: EveryWeekChoicesProps) {
  const { standing: m } = useMessages()
  const format = useFormat()
  const { starts_on, ends_on, seat_id } = wish
  const end = (day: string | null) => onChoose({ starts_on, ...(seat_id && { seat_id }), ...(day && { ends_on: day }) })
  return (
    <details className="group">
      <summary className="ring-focus flex min-h-11 cursor-pointer list-none items-center gap-2 rounded-md text-base font-medium [&::-webkit-details-marker]:hidden">
        <Icon name="right" size={16} className="shrink-0 text-muted group-open:rotate-90" />
        {m.moreChoices}
      </summary>
      <div className="flex flex-col gap-4 pt-1 pb-2">
        <DateField
          label={m.starts}
          min={format.today()}
          value={starts_on}
          onChange={(day) => onChoose({ ...wish, starts_on: day ?? format.dayOf(cls.starts_at) })}
        />
        <DateField label={m.ends} description={m.endsHelp} min={starts_on} value={ends_on ?? null} onChange={end} />
        {cls.room_plan_id === null ? null : (
          <SeatPicker
            classId={cls.id}
            value={seat_id ?? null}
            onChange={(seat) => onChoose({ ...wish, seat_id: seat })}
            isTheirs={whom !== undefined}
          />
        )}
      </div>
    </details>
  )
}
