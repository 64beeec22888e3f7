import { useNow } from '../../../shared/clock.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { useMessages } from '../../messages/index.ts'
import FilterRow from '../../parts/FilterRow.tsx'
import { ANY, isAny, matches, type Wanted } from '../../parts/matching.ts'
import type { PublicClass } from '../../parts/use-public.ts'
import { ClassLine } from '../schedule/ClassLine.tsx'
import { NoClasses } from '../schedule/NoClasses.tsx'
import { publicStanding } from './public-standing.ts'
import { SeatLink } from './SeatLink.tsx'

interface PublicDayProps {
  day: string
  /** All that everybody may see. */
  classes: readonly PublicClass[]
  onChoose: (day: string) => void
  wanted: Wanted
  onLook: (change: Partial<Wanted>) => void
}

/** The classes of a day that have not begun, by their start. */
export function PublicDay({ day, classes, onChoose, wanted, onLook }: PublicDayProps) {
  const { schedule: m } = useMessages()
  const format = useFormat()
  const now = useNow(30_000)
  const found = classes.filter((cls) => matches(cls, wanted) && now < Date.parse(cls.starts_at))
  const shown = found.filter(({ starts_at }) => format.dayOf(starts_at) === day)
  const next = found.map(({ starts_at }) => format.dayOf(starts_at)).find((other) => other > day)
  return (
    <>
      <FilterRow classes={classes} wanted={wanted} onChange={onLook} />
      {shown.length > 0 ? (
        <ul className="flex flex-col gap-2.5">
          {shown.map((cls) => {
            const state = publicStanding(cls, now)
            return (
              <ClassLine
                key={cls.id}
                cls={cls}
                state={state}
                waiting={0}
                action={<SeatLink cls={cls} state={state} />}
              />
            )
          })}
        </ul>
      ) : (
        <NoClasses
          title={day === format.today() ? m.noneToday : m.none}
          isBare={classes.length === 0}
          next={next}
          onChoose={onChoose}
          onAny={isAny(wanted) ? undefined : () => onLook(ANY)}
        />
      )}
    </>
  )
}
