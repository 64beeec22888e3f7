import { useFormat } from '../../../../shared/format/use-format.ts'
import type { ScheduledClass } from '../calendar/ClassBlock.tsx'
import { weekdayOf } from '../days.ts'
import { daysOf, hourRows } from './week-table.ts'

/** A week as a table to hang up: times, classes and instructors, without clients and cancelled classes. */
export function WeekPoster({ day, classes }: { day: string; classes: readonly ScheduledClass[] }) {
  const format = useFormat()
  const held = classes.filter(({ status }) => status !== 'cancelled')
  return (
    <table className="figures w-full table-fixed border-collapse text-xs">
      <thead>
        <tr>
          {daysOf(day).map((on) => (
            <th key={on} scope="col" className="border border-line p-1.5 text-start">
              {format.weekday(weekdayOf(on))} {Number(on.slice(8))}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {hourRows(held, day, format).map(({ hour, days }) => (
          <tr key={hour} className="break-inside-avoid align-top">
            {days.map((list, at) => (
              <td key={at} className="border border-line p-1">
                {list.map((cls) => (
                  <p
                    key={cls.id}
                    className="mb-1 border-s-4 ps-1.5 leading-4"
                    style={{ borderColor: cls.color ?? 'var(--muted)' }}
                  >
                    <span className="block font-semibold">
                      {format.time(cls.starts_at)} {cls.name}
                    </span>
                    <span className="block">{cls.instructor_name}</span>
                  </p>
                ))}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
