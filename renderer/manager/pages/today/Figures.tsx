import type { Answer, Item } from '../../../api/index.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { StatCard } from '../../../ui/index.ts'
import { useMessages } from '../../messages/index.ts'

interface FiguresProps {
  classes: readonly Item<'GET /api/v1/scheduled-classes'>[] | undefined
  today: Answer<'GET /api/v1/today'> | undefined
}

/** The day in four figures; those a role may not see are left out. */
export function Figures({ classes, today }: FiguresProps) {
  const { takings: m } = useMessages().today
  const format = useFormat()
  const held = (classes ?? []).filter(({ status }) => status === 'scheduled')
  const sum = (of: 'booked' | 'capacity') => held.reduce((all, cls) => all + cls[of], 0)
  const takings = today?.takings
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(13rem,1fr))] gap-3 phone:grid-cols-2">
      <StatCard
        label={m.booked}
        value={classes ? format.number(sum('booked')) : '–'}
        detail={classes ? m.seats(sum('capacity'), format.number(sum('capacity'))) : null}
      />
      {takings ? (
        <>
          <StatCard
            label={m.today}
            value={format.money(takings.today)}
            detail={takings.usual_today === null ? null : m.usual(format.money(takings.usual_today))}
          />
          <StatCard
            label={m.week}
            value={format.money(takings.week)}
            detail={takings.usual_week === null ? null : m.usual(format.money(takings.usual_week))}
          />
        </>
      ) : null}
      {today?.new_clients ? (
        <StatCard
          label={m.new}
          value={format.number(today.new_clients.total)}
          detail={m.clients(today.new_clients.total)}
        />
      ) : null}
    </div>
  )
}
