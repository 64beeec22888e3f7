import { useState } from 'react'
import { toMajor } from '../../../../../server/lib/money.ts'
import { useApi, useSend, type Answer, type Item } from '../../../../api/index.ts'
import { Form, FormActions } from '../../../../shared/form/Form.tsx'
import { useForm } from '../../../../shared/form/use-form.ts'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { useToast } from '../../../../shared/problem/use-toast.ts'
import { Loaded } from '../../../../shared/states/Loaded.tsx'
import { Button, Callout, DateField, MoneyField, NumberField, Skeleton, TextArea } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { denominationsOf, sumOf } from './denominations.ts'
import { heldAgainst, outcomeOf } from './held-against.ts'

const SEEN = ['GET /api/v1/day-closes', 'GET /api/v1/day-closes/open'] as const
/** The methods that staff count; the others follow automatically. */
const COUNTED = ['cash', 'card_terminal'] as const

type OpenDay = Answer<'GET /api/v1/day-closes/open'>

/** Closes a day: the amounts expected from the ledger beside those in the drawer and on the terminal. */
export function CloseDay({ onClose }: { onClose: () => void }) {
  const m = useMessages().takings.closes
  const { today } = useFormat()
  const [date, setDate] = useState(today)
  const open = useApi('GET /api/v1/day-closes/open', { query: { date } })
  return (
    <div className="flex flex-col gap-4">
      <DateField label={m.day} max={today()} value={date} onChange={(day) => day && setDate(day)} isRequired />
      <Loaded query={open} skeleton={<Skeleton className="h-64" />}>
        {(day) => <Counted key={day.date} day={day} onClose={onClose} />}
      </Loaded>
    </div>
  )
}

function Counted({ day, onClose }: { day: OpenDay; onClose: () => void }) {
  const { takings, memberships } = useMessages()
  const m = takings.closes
  const { date, money, currency } = useFormat()
  const toast = useToast()
  const send = useSend('POST /api/v1/day-closes', { invalidate: SEEN })
  const { last_closed, is_closed } = day
  const form = useForm({
    values: {
      cash: null as number | null,
      card_terminal: null as number | null,
      opening_float: day.opening_float as number | null,
      closing_float: day.opening_float as number | null,
      notes: '',
    },
    required: ['cash'],
    submit: ({ notes, opening_float, closing_float, ...amounts }) =>
      send.sendOrThrow({
        body: {
          date: day.date,
          counted: COUNTED.flatMap((method) => {
            const amount = amounts[method]
            return amount === null ? [] : [{ method, amount }]
          }),
          opening_float: opening_float ?? 0,
          closing_float: closing_float ?? 0,
          notes: notes.trim() || null,
        },
      }),
    onDone: (closed: Answer<'POST /api/v1/day-closes'>) => {
      const came = {
        exact: m.exact,
        between: m.betweenMeans,
        off: saidOff(closed.difference, m, (amount) => money(amount, currency)),
      }
      toast.done(m.done(date(closed.date)), came[outcomeOf(closed)])
      onClose()
    },
  })
  const lines = heldAgainst(day.lines, day.opening_float, form.values, currency)
  return (
    <Form form={form}>
      {is_closed ? <Callout tone="warn">{m.isClosed(date(last_closed ?? day.date))}</Callout> : null}
      {last_closed && !is_closed ? <p className="text-sm text-muted">{m.since(date(last_closed))}</p> : null}
      <MoneyField label={m.opening} currency={currency} {...form.bind('opening_float')} />
      <MoneyField label={m.cash} currency={currency} {...form.bind('cash')} />
      <CountCash onSum={(cash) => form.set('cash', cash)} />
      {day.lines.some(({ method }) => method === 'card_terminal') ? (
        <MoneyField
          label={m.terminal(memberships.methods['card_terminal'] ?? '')}
          description={m.terminalMeans}
          currency={currency}
          {...form.bind('card_terminal')}
        />
      ) : null}
      <CloseLines lines={lines} currency={currency} />
      <MoneyField label={m.stays} description={m.staysMeans} currency={currency} {...form.bind('closing_float')} />
      <TextArea label={m.notes} rows={2} {...form.bind('notes')} />
      <FormActions form={form} submit={m.close} onCancel={onClose} disabledReason={is_closed && m.closedAlready} />
    </Form>
  )
}

/** Notes and coins to count one by one; nothing for a currency whose own are not known. */
function CountCash({ onSum }: { onSum: (cash: number) => void }) {
  const m = useMessages().takings.closes
  const { currency, moneyMinor } = useFormat()
  const [isOpen, setOpen] = useState(false)
  const [pieces, setPieces] = useState<Record<number, number | null>>({})
  const all = denominationsOf(currency)
  if (all.length === 0) return null
  const set = (worth: number, count: number | null) => {
    const next = { ...pieces, [worth]: count }
    setPieces(next)
    onSum(toMajor(sumOf(next), currency))
  }
  if (!isOpen)
    return (
      <Button look="quiet" icon="cash" className="-ms-2 self-start" onPress={() => setOpen(true)}>
        {m.count}
      </Button>
    )
  return (
    <fieldset className="grid grid-cols-3 gap-2 rounded-lg border border-line p-3 phone:grid-cols-2">
      <legend className="px-1 text-xs font-medium text-muted">{m.count}</legend>
      {all.map((worth) => (
        <NumberField
          key={worth}
          label={moneyMinor(worth)}
          min={0}
          max={9999}
          plain
          value={pieces[worth] ?? null}
          onChange={(count) => set(worth, count)}
        />
      ))}
    </fieldset>
  )
}

type Words = ReturnType<typeof useMessages>['takings']['closes']

/** Says how much is missing or too much, in major units. */
export const saidOff = (difference: number, m: Words, money: (amount: number) => string): string =>
  (difference > 0 ? m.tooMuch : m.tooLittle)(money(Math.abs(difference)))

/** The expected and counted amount of each method, and the difference. */
export function CloseLines({ lines, currency }: { lines: Item<'GET /api/v1/day-closes'>['lines']; currency: string }) {
  const { takings, memberships } = useMessages()
  const m = takings.closes
  const { money } = useFormat()
  const said = (amount: number | null) => (amount === null ? '–' : money(amount, currency))
  const between = (amount: number | null) =>
    amount ? saidOff(amount, m, (some) => money(some, currency)) : said(amount)
  return (
    <ul aria-label={m.lines} className="divide-y divide-line rounded-lg border border-line text-sm">
      {lines.map(({ method, expected, counted, difference }) => (
        <li key={method} className="px-3 py-2">
          <p className="font-medium">{memberships.methods[method] ?? method}</p>
          <dl className="figures flex flex-wrap gap-x-4 text-xs text-muted">
            {(
              [
                [m.expected, expected],
                [m.counted, counted],
                [m.difference, difference],
              ] as const
            ).map(([what, amount]) => (
              <div key={what} className="flex gap-1">
                <dt>{what}</dt>
                <dd className={what === m.difference && amount ? 'font-semibold text-bad' : 'text-ink'}>
                  {what === m.difference ? between(amount) : said(amount)}
                </dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  )
}
