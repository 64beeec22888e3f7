import { useFormat } from '../../../../shared/format/use-format.ts'
import { Icon, type Column } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import type { Analysis, Entity } from '../analysis.ts'
import { FateBadge } from '../job/FateBadge.tsx'
import type { Cell } from './CellField.tsx'
import { useRecordText } from './use-record-text.ts'

type Row = Analysis['preview'][number]

type Shown = readonly [field: string, hideOn?: 'phone' | 'narrow', align?: 'end']

/** The preview of records other than people: the subject of each row, and the fields it fills. */
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

const NAMES = ['full_name', 'first_name', 'name_infix', 'last_name', 'recipient_name', 'type_name', 'product_name']
const CONSENTS = ['marketing_email', 'marketing_email_optout', 'marketing_sms', 'marketing_sms_optout']
const CONTACTS = ['address', 'emergency_contact', 'guardian_name', 'guardian_email']
const OTHERS = [...CONTACTS, ...CONSENTS, 'joined_on', 'client_notes', 'tags', 'locale', 'client_status']

/** The fields of the file that a column is made of, where they are not its own. */
const FED_BY: Readonly<Record<string, readonly string[]>> = {
  phone: ['mobile_phone', 'phone', 'home_phone'],
  price_paid: ['price'],
  membership: ['membership_name', 'membership_kind'],
  type: ['membership_kind'],
  runs: ['starts_on', 'expires_on', 'purchased_on', 'cancelled_on'],
  left: ['credits_remaining', 'credits_total'],
  starts_at: ['class_date', 'start_time'],
  sold_at: ['sold_on'],
  line_name: ['product_name'],
}

/** Columns as wide as what is in them; the rest share what is left. */
const WIDTHS: Readonly<Record<string, { width: string; isCut: true }>> = {
  email: { width: '14rem', isCut: true },
  phone: { width: '9rem', isCut: true },
  date_of_birth: { width: '8rem', isCut: true },
  runs: { width: '14rem', isCut: true },
}

const troubledIn = ({ cells }: Row, fields: readonly string[] = []): Cell | undefined =>
  cells.find(({ field, severity }) => severity !== null && fields.includes(field))

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
    cell: (of) => {
      const value = textOf(id, of.record[id])
      const shown = id === 'weekdays' && value !== null ? `${value}${everyWeeks(of.record) ?? ''}` : value
      return (
        <Marked cell={troubledIn(of, FED_BY[id] ?? [id])} isCut={id in WIDTHS}>
          {shown}
        </Marked>
      )
    },
    ...(hideOn ? { hideOn } : {}),
    ...(align ? { align } : {}),
    ...WIDTHS[id],
  })
  const row: Column<Row> = { id: 'row', header: m.row, cell: (of) => format.number(of.row), width: '4rem' }
  const fate: Column<Row> = { id: 'fate', header: m.fate, cell: (of) => <Fate {...of} />, width: '11rem' }
  const person: Column<Row> = {
    id: 'person',
    header: m.person,
    cell: (of) => (
      <>
        <Marked cell={troubledIn(of, NAMES)} isCut strong>
          {of.subject || m.noName}
        </Marked>
        {entity === 'memberships' ? (
          <span className="block truncate text-xs text-muted sm:hidden">
            {textOf('membership', of.record['membership'])}
          </span>
        ) : null}
      </>
    ),
  }
  const details: Column<Row> = { id: 'details', header: m.details, cell: (of) => <Details {...of} />, hideOn: 'narrow' }
  const runs: Column<Row> = {
    id: 'runs',
    header: m.runs,
    cell: (of) => {
      const { starts_on, expires_on } = of.record
      const [from, to] = [textOf('starts_on', starts_on), textOf('expires_on', expires_on)]
      const days = from && to ? `${from} – ${to}` : from && m.from(from)
      return <Marked cell={troubledIn(of, FED_BY['runs'])}>{days}</Marked>
    },
    hideOn: 'narrow',
    ...WIDTHS['runs'],
  }
  const left: Column<Row> = {
    id: 'left',
    header: m.left,
    align: 'end',
    cell: (of) => (
      <Marked cell={troubledIn(of, FED_BY['left'])}>
        {of.record['starts_on'] === undefined
          ? null
          : (textOf('credits', of.record['credits_remaining']) ?? m.unlimited)}
      </Marked>
    ),
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

interface MarkedProps {
  children: string | null
  cell: Cell | undefined
  /** In one line, however long it is. */
  isCut?: boolean
  strong?: boolean
}

/** A value; where its cell has a problem, with a mark and the words of it, and in place of a value left out what the file says. */
function Marked({ children, cell, isCut, strong }: MarkedProps) {
  const { imports } = useMessages()
  const look = `${isCut ? 'truncate' : 'line-clamp-2'} ${strong ? 'font-medium' : ''}`
  if (!cell) return <span className={isCut ? `block ${look}` : look}>{children}</span>
  const isLeftOut = children === null && cell.text !== ''
  const colour = cell.severity === 'error' ? 'text-bad' : 'text-warn'
  return (
    <span className={`flex items-center gap-1 ${colour}`} title={cell.problem ?? undefined}>
      <Icon name="warning" size={14} />
      <span className={`min-w-0 ${look} ${isLeftOut ? 'line-through' : ''}`}>{children ?? cell.text}</span>
      <span className="sr-only">{imports.review.mend.mark(cell.problem ?? '')}</span>
    </span>
  )
}

function Fate({ disposition, reason }: Row) {
  return (
    <span className="flex flex-col items-start gap-0.5 py-1">
      <FateBadge fate={disposition} />
      {reason ? <span className="text-xs text-pretty text-muted">{reason}</span> : null}
    </span>
  )
}

/** The further details of a person, in a line. */
function Details(of: Row) {
  const { record } = of
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
  return (
    <span className="block text-xs text-muted">
      <Marked cell={troubledIn(of, OTHERS)}>{parts.join(' · ') || null}</Marked>
    </span>
  )
}
