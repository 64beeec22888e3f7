import { useApi } from '../../../../api/index.ts'
import { daysOff } from '../../../../shared/availability/time-off.ts'
import { useNow } from '../../../../shared/clock.ts'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { Portrait } from '../../../../shared/picture/Portrait.tsx'
import { Loaded } from '../../../../shared/states/Loaded.tsx'
import { Badge, Card, Skeleton } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import type { Availability } from '../calendar/closed.ts'

interface OverviewProps {
  people: readonly { id: number; full_name: string; photo_url: string | null }[]
  onOpen: (instructorId: number) => void
}

const DAYS = [1, 2, 3, 4, 5, 6, 7] as const

/** Everybody's bookable hours, an instructor a row and a weekday a column; a row leads to the hours of its instructor. */
export function Overview({ people, onOpen }: OverviewProps) {
  const { hours: m } = useMessages().appointments
  const format = useFormat()
  const all = useApi('GET /api/v1/availability', { query: {} }, { fresh: 60_000 })
  return (
    <Loaded query={all} skeleton={<Skeleton className="h-96 w-full rounded-lg" />}>
      {(list) => (
        <Card flush>
          <div className="overflow-x-auto">
            <table aria-label={m.week} className="figures w-full border-collapse text-sm phone:block">
              <thead className="phone:sr-only">
                <tr>
                  <th scope="col" className={HEAD}>
                    {m.instructor}
                  </th>
                  {DAYS.map((day) => (
                    <th key={day} scope="col" className={HEAD}>
                      <span className="sr-only">{format.weekday(day)}</span>
                      <span aria-hidden="true">{format.weekday(day, 'short')}</span>
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody className="divide-y divide-line phone:block">
                {people.map((person) => (
                  <Row
                    key={person.id}
                    {...{ person, onOpen }}
                    own={list.find((one) => one.instructor_id === person.id)}
                  />
                ))}
              </tbody>
            </table>
          </div>
        </Card>
      )}
    </Loaded>
  )
}

const HEAD = 'border-b border-line px-3 py-2 text-start text-xs font-medium text-muted'

interface RowProps extends Pick<OverviewProps, 'onOpen'> {
  person: OverviewProps['people'][number]
  own: Availability | undefined
}

function Row({ person: { id, full_name, photo_url }, own, onOpen }: RowProps) {
  const { hours: m } = useMessages().appointments
  const format = useFormat()
  const active = own?.windows.filter(({ is_active }) => is_active) ?? []
  const time = useNow(60_000)
  const away = own?.time_off.find(
    ({ starts_at, ends_at }) => Date.parse(starts_at) <= time && time < Date.parse(ends_at),
  )
  return (
    <tr className="align-top hover:bg-hover phone:block phone:p-3">
      <th scope="row" className="px-3 py-2.5 text-start font-medium phone:block phone:px-0 phone:pt-0">
        <button
          type="button"
          onClick={() => onOpen(id)}
          className="ring-focus flex min-h-8 items-center gap-2.5 rounded-md text-start hover:underline"
        >
          <Portrait name={full_name} photo_url={photo_url} />
          <span className="min-w-0 wrap-anywhere">{full_name}</span>
        </button>
        {away ? (
          <span className="mt-1 block">
            <Badge tone="warn">{m.away(format.date(daysOff(away, format)?.last ?? away.ends_at))}</Badge>
          </span>
        ) : null}
      </th>
      {active.length === 0 ? (
        <td colSpan={7} className="px-3 py-3.5 text-muted phone:block phone:px-0 phone:py-0">
          {m.noHours}
        </td>
      ) : (
        DAYS.map((day) => {
          const windows = active.filter(({ weekday }) => weekday === day)
          return (
            <td key={day} className="px-3 py-3.5 phone:flex phone:justify-between phone:px-0 phone:py-0.5">
              <span className="hidden text-muted phone:inline">{format.weekday(day)}</span>
              {windows.length === 0 ? (
                <span className="text-faint">
                  <span className="sr-only">{m.closedOn}</span>
                  <span aria-hidden="true">–</span>
                </span>
              ) : (
                <span className="flex flex-col phone:items-end">
                  {windows.map(({ id: window, start_time, end_time }) => (
                    <span key={window} className="whitespace-nowrap">
                      {format.clock(start_time)}–{format.clock(end_time)}
                    </span>
                  ))}
                </span>
              )}
            </td>
          )
        })
      )}
    </tr>
  )
}
