import { useFormat } from '../../shared/format/use-format.ts'
import { classes } from '../../ui/classes.ts'
import { Anchor } from '../../ui/button/Anchor.tsx'
import { useMessages } from '../messages/index.ts'
import { StandingLine } from '../pages/schedule/StandingLine.tsx'
import { paths } from '../paths.ts'
import { weekdayOf } from './days.ts'
import type { ScheduledClass, Standing } from './standing.ts'
import { usePlace } from './use-place.ts'

/** So many classes of a day are shown before the day itself has them all. */
const MOST = 6

type Shown = Pick<ScheduledClass, 'id' | 'name' | 'color' | 'starts_at' | 'instructor_name' | 'establishment_name'>

interface WeekGlanceProps<Cls extends Shown> {
  /** Seven days, and the one of them that is shown above. */
  days: readonly string[]
  day: string
  classes: readonly Cls[]
  stateOf: (cls: Cls) => Standing
  onChoose: (day: string) => void
}

/** Seven days beside each other, each class in a few words; a day's head leads to it. */
export function WeekGlance<Cls extends Shown>({ days, day, classes: all, stateOf, onChoose }: WeekGlanceProps<Cls>) {
  const { studio: m } = useMessages()
  const format = useFormat()
  const byDay = Map.groupBy(all, ({ starts_at }) => format.dayOf(starts_at))
  const choose = (chosen: string) => {
    onChoose(chosen)
    scrollTo({ top: 0, behavior: 'smooth' })
  }
  return (
    <section aria-label={m.week} className="mt-10 border-t border-line pt-6">
      <h2 className="mb-4 text-lg font-semibold">{m.week}</h2>
      <div className="grid grid-cols-7 gap-2">
        {days.map((one) => (
          <div key={one} className="min-w-0">
            <button
              type="button"
              onClick={() => choose(one)}
              className={classes(
                'ring-focus mb-2 flex h-11 w-full items-baseline justify-center gap-1.5 rounded-md pt-2.5 text-sm hover:bg-hover',
                one === day ? 'bg-accent-soft font-semibold text-on-accent-soft' : 'text-muted',
              )}
            >
              {format.weekday(weekdayOf(one), 'short')}{' '}
              <span className="figures text-base font-semibold">{Number(one.slice(-2))}</span>
              <span className="sr-only"> {format.date(one, 'month')}</span>
            </button>
            <Day classes={byDay.get(one) ?? []} stateOf={stateOf} onMore={() => choose(one)} />
          </div>
        ))}
      </div>
    </section>
  )
}

interface DayProps<Cls extends Shown> extends Pick<WeekGlanceProps<Cls>, 'classes' | 'stateOf'> {
  onMore: () => void
}

function Day<Cls extends Shown>({ classes: all, stateOf, onMore }: DayProps<Cls>) {
  const { studio: m } = useMessages()
  if (all.length === 0) return <p className="px-1 py-3 text-center text-xs text-muted">{m.noClasses}</p>
  return (
    <ul className="flex flex-col gap-1.5">
      {all.slice(0, MOST).map((cls) => (
        <Block key={cls.id} cls={cls} state={stateOf(cls)} />
      ))}
      {all.length > MOST ? (
        <li>
          <button
            type="button"
            onClick={onMore}
            className="ring-focus h-9 w-full rounded-md text-xs font-medium text-muted hover:bg-hover hover:text-ink"
          >
            {m.more(all.length - MOST)}
          </button>
        </li>
      ) : null}
    </ul>
  )
}

function Block({ cls, state }: { cls: Shown; state: Standing }) {
  const { schedule: m } = useMessages()
  const time = useFormat().time(cls.starts_at)
  const place = usePlace()(cls)
  const isMine = state.kind === 'booked' || state.kind === 'checked_in'
  return (
    <li
      className={classes(
        'relative rounded-md border border-s-4 border-line px-2 py-1.5 shadow-raised hover:bg-hover',
        isMine ? 'bg-good-soft' : 'bg-surface',
      )}
      style={{ borderInlineStartColor: cls.color ?? 'var(--accent)' }}
    >
      <p className="figures text-xs text-muted">{time}</p>
      <Anchor
        href={paths.class(cls.id)}
        aria-label={m.showClass(cls.name, time)}
        className="ring-focus block rounded-sm text-sm/tight font-semibold hyphens-auto break-words text-ink no-underline after:absolute after:inset-0"
      >
        {cls.name}
      </Anchor>
      <p className="truncate text-xs text-muted">{cls.instructor_name}</p>
      {place ? <p className="truncate text-xs text-muted">{place}</p> : null}
      <StandingLine waiting={0} state={state} />
    </li>
  )
}
