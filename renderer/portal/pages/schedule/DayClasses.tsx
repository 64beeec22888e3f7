import { useState } from 'react'
import { useNow } from '../../../shared/clock.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Callout } from '../../../ui/feedback/Callout.tsx'
import { useMessages } from '../../messages/index.ts'
import { Reasons } from '../../parts/Reasons.tsx'
import { standing, type ScheduledClass } from '../../parts/standing.ts'
import { ANY, isAny, matches, type Wanted } from '../../parts/matching.ts'
import { placeOffer } from '../../parts/why.ts'
import { useWhom } from '../../parts/whom.ts'
import { ClassRow } from './ClassRow.tsx'
import { NoClasses } from './NoClasses.tsx'
import { sharedReasons } from './shared-reasons.ts'
import { useAllowed } from './use-allowed.ts'

interface DayClassesProps {
  day: string
  /** Of the whole week. */
  classes: readonly ScheduledClass[]
  onChoose: (day: string) => void
  wanted: Wanted
  onLook: (change: Partial<Wanted>) => void
}

const GONE = ['over', 'running', 'attended', 'no_show']
const isGone = (cls: ScheduledClass, now: number) => GONE.includes(standing(cls, now).kind)
const isOpen = (cls: ScheduledClass, now: number) => ['open', 'full'].includes(standing(cls, now).kind)

/** Lists the classes of a day by their start; past ones are folded away. Reasons against all of them are shown once. */
export function DayClasses({ day, classes, onChoose, wanted, onLook }: DayClassesProps) {
  const { schedule: m } = useMessages()
  const format = useFormat()
  const now = useNow(30_000)
  const [showsEarlier, showEarlier] = useState(false)
  const found = classes.filter((cls) => matches(cls, wanted))
  const ofDay = found.filter(({ starts_at }) => format.dayOf(starts_at) === day)
  const earlier = ofDay.filter((cls) => isGone(cls, now))
  const shown = showsEarlier ? ofDay : ofDay.filter((cls) => !isGone(cls, now))
  const next = found.map(({ starts_at }) => format.dayOf(starts_at)).find((other) => other > day)

  const open = shown.filter((cls) => isOpen(cls, now))
  const [whom] = useWhom()
  const allowed = useAllowed(whom ? [] : open.map(({ id }) => id))
  // Nothing prevents a class that can be bought singly.
  const others = [...allowed.values()].filter((one) => !placeOffer(one))
  const said = allowed.size < open.length ? [] : sharedReasons(others.map(({ reasons }) => reasons))
  return (
    <>
      {said.length > 0 ? (
        <div className="mb-3">
          <Callout tone="warn" title={m.notNow}>
            <Reasons reasons={said} />
          </Callout>
        </div>
      ) : null}
      {earlier.length > 0 && !showsEarlier ? (
        <Button look="quiet" icon="clock" className="mb-2 -ms-2" onPress={() => showEarlier(true)}>
          {m.earlier(earlier.length)}
        </Button>
      ) : null}
      {shown.length > 0 ? (
        <ul className="flex flex-col gap-2.5">
          {shown.map((cls) => (
            <ClassRow
              key={cls.id}
              cls={cls}
              isForOther={whom !== undefined}
              allowed={allowed.get(cls.id)}
              said={said}
            />
          ))}
        </ul>
      ) : (
        <NoClasses
          title={earlier.length > 0 ? m.noneToday : m.none}
          isBare={classes.length === 0}
          next={next}
          onChoose={onChoose}
          onAny={isAny(wanted) ? undefined : () => onLook(ANY)}
        />
      )}
    </>
  )
}
