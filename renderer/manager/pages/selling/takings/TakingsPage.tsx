import { useState } from 'react'
import { useApi, useDownload, type Item } from '../../../../api/index.ts'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { useHotkeys } from '../../../../shared/hotkeys.ts'
import { useDenied } from '../../../../shared/session/use-session.ts'
import { NoPermission } from '../../../../shared/states/Loaded.tsx'
import { Badge, Button, Card, Drawer, EmptyState, PageHeader, type Column } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { ListCard } from '../../../parts/list/ListCard.tsx'
import { useList } from '../../../parts/list/use-list.ts'
import { firstDay, periodOf } from '../period.ts'
import { PeriodSelect } from '../PeriodSelect.tsx'
import { SellingNav } from '../SellingNav.tsx'
import { CloseDay, CloseLines, saidOff } from './CloseDay.tsx'
import { Report } from './Report.tsx'
import { outcomeOf } from './held-against.ts'

const PERIODS = ['today', 'week', 'month', 'year'] as const

/** Days that were closed on a page: the last ones matter. */
const CLOSES = 5

/** The takings, and the close of each day. */
export default function TakingsPage() {
  const { takings: m } = useMessages()
  const format = useFormat()
  const denied = useDenied()
  const list = useList({ when: 'today' }, CLOSES)
  // The day in the query is that of opening the page: it must not change while it is read.
  const [today] = useState(() => format.today())
  const period = periodOf(list.filters.when, 'today')
  return (
    <>
      <SellingNav />
      <PageHeader title={m.title} description={m.lead}>
        <PeriodSelect value={period} periods={PERIODS} onChange={(when) => list.narrow({ when })} />
      </PageHeader>
      <div className="flex flex-col gap-5">
        {denied('sales.manage') === null ? (
          <Closes list={list} />
        ) : (
          <Card title={m.closes.title}>
            <NoPermission />
          </Card>
        )}
        {denied('reports.view') === null ? (
          <Report start={firstDay(period, today) ?? today} end={today} />
        ) : (
          <Card title={m.report}>
            <NoPermission />
          </Card>
        )}
      </div>
    </>
  )
}

type DayClose = Item<'GET /api/v1/day-closes'>

/** The days that were closed, and closing one. */
function Closes({ list }: { list: ReturnType<typeof useList> }) {
  const m = useMessages().takings.closes
  const { date } = useFormat()
  const closes = useApi('GET /api/v1/day-closes', { query: list.paging }, { keep: true })
  const [isClosing, setClosing] = useState(false)
  useHotkeys({ c: { label: m.close, run: () => setClosing(true) } })
  const [shown, show] = useState<DayClose | null>(null)
  const close = (
    <Button icon="check" look="primary" aria-keyshortcuts="c" onPress={() => setClosing(true)}>
      {m.close}
    </Button>
  )
  return (
    <>
      <ListCard
        title={m.title}
        description={m.lead}
        action={close}
        label={m.table}
        columns={useColumns()}
        query={closes}
        list={list}
        rows={5}
        onRowAction={show}
        empty={
          <EmptyState icon="cash" title={m.none}>
            {m.noneHelp}
          </EmptyState>
        }
      />
      <Drawer title={m.close} description={m.closeMeans} isOpen={isClosing} onClose={() => setClosing(false)}>
        <CloseDay onClose={() => setClosing(false)} />
      </Drawer>
      <Drawer title={shown ? m.of(date(shown.date)) : ''} isOpen={shown !== null} onClose={() => show(null)}>
        {shown ? <Shown close={shown} /> : null}
      </Drawer>
    </>
  )
}

function useColumns(): Column<DayClose>[] {
  const m = useMessages().takings.closes
  const { date, money } = useFormat()
  const said = ({ difference, currency }: DayClose) => saidOff(difference, m, (amount) => money(amount, currency))
  return [
    { id: 'date', header: m.day, cell: (close) => <span className="font-medium">{date(close.date)}</span> },
    { id: 'by', header: m.by, cell: ({ closed_by_name }) => closed_by_name, hideOn: 'phone', width: '10rem' },
    {
      id: 'difference',
      header: m.difference,
      cell: (close) =>
        ({
          exact: <Badge tone="good">{m.exact}</Badge>,
          between: <Badge tone="warn">{m.between}</Badge>,
          off: <span className="font-semibold text-bad">{said(close)}</span>,
        })[outcomeOf(close)],
      align: 'end',
      width: '8rem',
    },
  ]
}

function Shown({ close }: { close: DayClose }) {
  const m = useMessages().takings.closes
  const { dateTime, money } = useFormat()
  const { download, isPending } = useDownload()
  const { currency } = close
  return (
    <div className="flex flex-col gap-4">
      <p className="text-sm text-muted">{m.closed(dateTime(close.created_at), close.closed_by_name ?? '')}</p>
      <CloseLines lines={close.lines} currency={currency} />
      <dl className="figures flex flex-col gap-1 text-sm">
        {(
          [
            [m.opening, close.opening_float],
            [m.stays, close.closing_float],
            [m.takenOut, close.taken_out],
          ] as const
        ).map(([what, amount]) => (
          <div key={what} className="flex justify-between gap-3">
            <dt className="text-muted">{what}</dt>
            <dd>{amount === null ? '–' : money(amount, currency)}</dd>
          </div>
        ))}
      </dl>
      {close.notes ? <p className="text-sm whitespace-pre-line">{close.notes}</p> : null}
      <Button
        icon="print"
        isPending={isPending}
        className="self-start"
        onPress={() =>
          download('GET /api/v1/day-closes/{day_close_id}.pdf', `day-close-${close.date}.pdf`, {
            params: { day_close_id: close.id },
          })
        }
      >
        {m.pdf}
      </Button>
    </div>
  )
}
