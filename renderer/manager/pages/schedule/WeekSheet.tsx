import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { now } from '../../../shared/clock.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { useMessages } from '../../messages/index.ts'
import { WeekPoster } from './week/WeekPoster.tsx'
import type { ScheduledClass } from './calendar/ClassBlock.tsx'

/** True if the page is about to be printed: before, the list would be read twice. */
function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false)
  useEffect(() => {
    const begin = () => flushSync(() => setPrinting(true))
    const end = () => setPrinting(false)
    addEventListener('beforeprint', begin)
    addEventListener('afterprint', end)
    return () => {
      removeEventListener('beforeprint', begin)
      removeEventListener('afterprint', end)
    }
  }, [])
  return isPrinting
}

interface WeekSheetProps {
  /** A day of the week that is printed whole; null: the classes are a list. */
  week: string | null
  classes: readonly ScheduledClass[]
}

/** Everything in sight on paper, a week as a table to hang up, a day as a list; on the screen it is not shown. */
export function WeekSheet({ week, classes }: WeekSheetProps) {
  const { schedule: m } = useMessages()
  const format = useFormat()
  const isPrinting = usePrinting()
  if (!isPrinting) return null
  if (week !== null)
    return (
      <div className="poster hidden p-3 print:block">
        <WeekPoster day={week} classes={classes} />
      </div>
    )
  const byDay = Map.groupBy(classes, ({ starts_at }) => format.dayOf(starts_at))
  return (
    <div className="hidden p-3 text-sm print:block">
      {[...byDay].map(([on, list]) => (
        <section key={on} className="mb-4 break-inside-avoid">
          <h3 className="mb-1 font-semibold">{format.date(on, 'long')}</h3>
          <table className="figures w-full border-collapse text-start">
            <tbody>
              {list.map((cls) => (
                <tr key={cls.id} className="border-t border-line">
                  <td className="w-32 py-1">{format.timeRange(cls.starts_at, cls.ends_at)}</td>
                  <td className={cls.status === 'cancelled' ? 'py-1 line-through' : 'py-1 font-medium'}>{cls.name}</td>
                  <td className="w-48 py-1">{cls.instructor_name}</td>
                  <td className="w-24 py-1 text-end">{cls.status === 'cancelled' ? m.state.cancelled : m.fill(cls)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      ))}
      <p className="text-2xs text-muted">{m.printed(format.dateTime(new Date(now()).toISOString()))}</p>
    </div>
  )
}
