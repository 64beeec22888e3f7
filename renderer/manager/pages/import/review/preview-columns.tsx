import type { ReactNode } from 'react'
import { useFormat } from '../../../../shared/format/use-format.ts'
import type { Column } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import type { Analysis, Entity } from '../analysis.ts'
import { FateBadge } from '../job/FateBadge.tsx'
import { useRecordText } from './use-record-text.ts'

type Row = Analysis['preview'][number]

type Shown = readonly [field: string, hideOn?: 'phone' | 'narrow', align?: 'end']

/** What is shown of the records that are no people: what each row is about, and of what it makes. */
const RECORDS: Partial<Record<Entity, { subject: string; fields: readonly Shown[] }>> = {
  class_schedule: {
    subject: 'class_name',
    fields: [
      ['weekdays', 'phone'],
      ['start_time', 'narrow'],
      ['starts_at', 'narrow'],
      ['capacity', 'narrow', 'end'],
    ],
  },
  bookings: {
    subject: 'full_name',
    fields: [
      ['class_name', 'phone'],
      ['starts_at', 'narrow'],
      ['status', 'narrow'],
    ],
  },
  products: {
    subject: 'product_name',
    fields: [
      ['sku', 'narrow'],
      ['price', 'phone', 'end'],
      ['stock', 'narrow', 'end'],
    ],
  },
  gift_cards: {
    subject: 'recipient_name',
    fields: [
      ['code', 'phone'],
      ['initial_value', 'narrow', 'end'],
      ['remaining_balance', 'phone', 'end'],
      ['expires_on', 'narrow'],
    ],
  },
  sales: {
    subject: 'full_name',
    fields: [
      ['line_name', 'phone'],
      ['quantity', 'narrow', 'end'],
      ['unit_price', 'narrow', 'end'],
      ['sold_at', 'narrow'],
    ],
  },
}

/** The columns of the preview by what the list is of. */
export function usePreviewColumns(entity: Entity): Column<Row>[] {
  const { imports } = useMessages()
  const m = imports.review
  const format = useFormat()
  const textOf = useRecordText()
  const everyWeeks = ({ interval_weeks: n }: Row['record']) => (typeof n === 'number' && n > 1 ? m.everyWeeks(n) : null)
  const field = (id: string, header: string, hideOn?: 'phone' | 'narrow', align?: 'end'): Column<Row> => ({
    id,
    header,
    cell: ({ record }) => (
      <Cut>
        {textOf(id, record[id])}
        {id === 'weekdays' ? everyWeeks(record) : null}
      </Cut>
    ),
    ...(hideOn ? { hideOn } : {}),
    ...(align ? { align } : {}),
  })
  const row: Column<Row> = { id: 'row', header: m.row, cell: (of) => format.number(of.row), width: '4.5rem' }
  const fate: Column<Row> = { id: 'fate', header: m.fate, cell: (of) => <Fate {...of} />, width: '15rem' }
  const person: Column<Row> = {
    id: 'person',
    header: m.person,
    cell: ({ subject, record }) => (
      <>
        <Cut strong>{subject || m.noName}</Cut>
        {entity === 'memberships' ? (
          <span className="block text-xs text-muted sm:hidden">{textOf('membership', record['membership'])}</span>
        ) : null}
      </>
    ),
  }
  const details: Column<Row> = { id: 'details', header: m.details, cell: (of) => <Details {...of} />, hideOn: 'narrow' }
  const runs: Column<Row> = {
    id: 'runs',
    header: m.runs,
    cell: ({ record }) => {
      const [from, to] = [textOf('starts_on', record['starts_on']), textOf('expires_on', record['expires_on'])]
      return from && to ? `${from} – ${to}` : from && m.from(from)
    },
    hideOn: 'narrow',
  }
  const left: Column<Row> = {
    id: 'left',
    header: m.left,
    align: 'end',
    cell: ({ record }) =>
      record['starts_on'] === undefined ? null : (textOf('credits', record['credits_remaining']) ?? m.unlimited),
    hideOn: 'narrow',
  }
  if (entity === 'memberships') {
    const membership = field('membership', m.membership, 'phone')
    const status = field('status', imports.history.status, 'narrow')
    return [person, membership, status, runs, left, field('price_paid', m.paid, 'narrow', 'end'), fate, row]
  }
  if (entity === 'membership_types') {
    const price = field('price', imports.types.price, 'phone', 'end')
    return [
      person,
      field('type', m.kind, 'phone'),
      field('billing_interval', imports.types.interval, 'narrow'),
      price,
      fate,
      row,
    ]
  }
  if (entity === 'instructors')
    return [person, field('email', m.contact, 'phone'), field('bio', m.details, 'narrow'), fate, row]
  const others = RECORDS[entity]
  if (others) {
    const named: Column<Row> = { ...person, header: m.fields[others.subject] ?? m.person }
    const shown = others.fields.map(([id, hideOn, align]) => field(id, m.fields[id] ?? id, hideOn, align))
    return [named, ...shown, fate, row]
  }
  return [
    person,
    field('email', m.contact, 'phone'),
    field('phone', imports.review.fields['phone'] ?? '', 'narrow'),
    field('date_of_birth', m.born, 'narrow'),
    details,
    fate,
    row,
  ]
}

function Cut({ children, strong }: { children: ReactNode; strong?: boolean }) {
  return <span className={`line-clamp-2 max-w-80 break-words ${strong ? 'font-medium' : ''}`}>{children}</span>
}

function Fate({ disposition, reason }: Row) {
  return (
    <span className="flex flex-col items-start gap-0.5 py-1">
      <FateBadge fate={disposition} />
      {reason ? <span className="text-xs text-pretty text-muted">{reason}</span> : null}
    </span>
  )
}

/** What else is said of a person, in a line. */
function Details({ record }: Row) {
  const { imports } = useMessages()
  const m = imports.review
  const textOf = useRecordText()
  const consent = record['marketing_email']
  const parts = [
    textOf('guardian', record['guardian']) && `${m.fields['guardian']}: ${textOf('guardian', record['guardian'])}`,
    consent === true ? m.agrees : consent === false ? m.refuses : null,
    textOf('tags', record['tags']),
    textOf('notes', record['notes']),
  ].filter(Boolean)
  return <span className="line-clamp-2 max-w-72 text-xs text-muted">{parts.join(' · ')}</span>
}
