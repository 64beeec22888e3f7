import type { UseQueryResult } from '@tanstack/react-query'
import type { Answer, Item } from '../../../api/index.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { StatCard } from '../../../ui/index.ts'
import { useMessages } from '../../messages/index.ts'

interface FiguresProps {
  classes: UseQueryResult<readonly Item<'GET /api/v1/scheduled-classes'>[]>
  today: UseQueryResult<Answer<'GET /api/v1/today'>>
}

/** The day in four figures; those a role may not see are left out. */
export function Figures({
  classes: { data: classes, isLoading },
  today: { data: today, isLoading: isComing },
}: FiguresProps) {
  const { takings: m } = useMessages().today
  const format = useFormat()
  const held = (classes ?? []).filter(({ status }) => status === 'scheduled')
  const sum = (of: 'booked' | 'capacity') => held.reduce((all, cls) => all + cls[of], 0)
  const takings = today?.takings
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(13rem,1fr))] gap-3 phone:grid-cols-2">
      {classes ? (
        <StatCard
          label={m.booked}
          value={format.number(sum('booked'))}
          detail={m.seats(sum('capacity'), format.number(sum('capacity')))}
        />
      ) : (
        <Coming label={m.booked} usual={isLoading ? m.seats(100, '100') : null} />
      )}
      {isComing ? (
        <>
          <Coming label={m.today} usual={m.usual(format.money(100))} />
          <Coming label={m.week} usual={m.usual(format.money(1000))} />
          <Coming label={m.new} usual={m.clients(2)} />
        </>
      ) : null}
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

/** A figure to come, as high as with a detail as it usually is: on a phone some take two lines. */
function Coming({ label, usual }: { label: string; usual: string | null }) {
  return <StatCard label={label} value="–" detail={usual && <span className="invisible">{usual}</span>} />
}
