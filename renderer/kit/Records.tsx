import { useState } from 'react'
import {
  Avatar,
  Badge,
  Card,
  KeyValueList,
  Meter,
  Pagination,
  Progress,
  StatCard,
  Table,
  type Column,
} from '../ui/index.ts'

interface Person {
  id: number
  name: string
  plan: string
  visits: number
  owes: string
}

const people: Person[] = [
  { id: 1, name: 'Zoë Okonkwo-Hartmann', plan: 'Unlimited', visits: 124, owes: '0,00 €' },
  { id: 2, name: 'Ana Ruiz', plan: 'Pack of 10', visits: 8, owes: '18,50 €' },
  { id: 3, name: 'Łukasz Żak', plan: 'Trial', visits: 1, owes: '0,00 €' },
  { id: 5, name: `Maximiliana ${'Wolkenstein'.repeat(12)}`, plan: 'Trial', visits: 2, owes: '0,00 €' },
  { id: 4, name: '王 小明', plan: 'Unlimited', visits: 77, owes: '1.204,00 €' },
]

/** A pixel. */
const PHOTO = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'

const columns: Column<Person>[] = [
  {
    id: 'name',
    header: 'Name',
    cell: ({ name, visits }) => (
      <span className="flex items-center gap-2.5">
        <Avatar name={name} />
        <span className="truncate font-medium">{name}</span>
        {visits === 1 ? <Badge tone="info">First visit</Badge> : null}
      </span>
    ),
  },
  { id: 'plan', header: 'Membership', cell: ({ plan }) => plan, hideOn: 'phone' },
  { id: 'visits', header: 'Visits', cell: ({ visits }) => visits, align: 'end', width: '6rem' },
  { id: 'owes', header: 'Owes', cell: ({ owes }) => owes, align: 'end', width: '8rem', hideOn: 'phone' },
]

export function Records() {
  const [selected, setSelected] = useState<'all' | ReadonlySet<string | number>>(new Set([2]))
  const [page, setPage] = useState(2)
  return (
    <>
      <div className="grid grid-cols-4 gap-3 narrow:grid-cols-2">
        <StatCard
          label="Taken today"
          value="1.204,50 €"
          change={{ text: '12 %', direction: 'up', tone: 'good' }}
          detail="than usual"
        />
        <StatCard
          label="Visits"
          value="86"
          change={{ text: '4', direction: 'down', tone: 'bad' }}
          detail="than last Tuesday"
        />
        <StatCard label="Fill" value="78 %" detail="of 110 places" />
        <StatCard label="New clients" value="3" />
      </div>
      <Card title="Clients" description="A table with selection and a menu" flush>
        <Table
          label="Clients"
          columns={columns}
          rows={people}
          rowHref={({ id }) => `#client-${id}`}
          rowActions={() => [
            [{ label: 'Book', icon: 'calendar', onAction: () => {} }],
            [{ label: 'Delete', icon: 'trash', look: 'danger', onAction: () => {} }],
          ]}
          selected={selected}
          onSelect={setSelected}
          empty={null}
        />
        <Pagination page={page} pageSize={50} total={1204} onChange={setPage} />
      </Card>
      <Card title="Pages" flush>
        <Pagination page={1} pageSize={50} total={50} onChange={setPage} />
        <Pagination page={1} pageSize={50} total={51} onChange={setPage} />
        <Pagination page={2} pageSize={50} total={50} onChange={setPage} />
        <Pagination page={3} pageSize={50} total={150} onChange={setPage} />
        <Pagination page={20} pageSize={50} total={1000} capped onChange={setPage} />
        <Pagination page={21} pageSize={50} total={1000} capped onChange={setPage} />
      </Card>
      <div className="grid grid-cols-2 gap-5 narrow:grid-cols-1">
        <Card title="Tuesday 18:00, Flow">
          <KeyValueList
            items={[
              { label: 'Instructor', value: 'Mira Stern' },
              { label: 'Room', value: 'Garden' },
              { label: 'Starts', value: '18:00 – 19:15' },
              { label: 'Note', value: null },
            ]}
          />
        </Card>
        <Card title="How full">
          <div className="flex flex-col gap-4">
            <Meter label="Flow" value={12} max={20} text="12 of 20" />
            <Meter label="Power" value={20} max={20} text="full, 3 waiting" tone="warn" />
            <Progress label="Import" value={650} max={1204} text="650 of 1.204" />
            <Progress label="Backup" value={3} max={4} tone="good" />
            <p className="flex gap-2">
              <Avatar name="Ana Ruiz" src={PHOTO} size="medium" />
              <Avatar name="Ana Ruiz" src="data:image/png;base64,broken" size="medium" />
            </p>
          </div>
        </Card>
      </div>
    </>
  )
}
