import { useState } from 'react'
import { useSend } from '../../../../api/index.ts'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { Portrait } from '../../../../shared/picture/Portrait.tsx'
import { useToast } from '../../../../shared/problem/use-toast.ts'
import { Badge, Button, Card, Dialog, Icon } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { usePhotos } from '../instructors/use-photos.ts'
import { PaidForm } from './PaidForm.tsx'
import type { LineItem, Person, WholeRun } from './run.ts'

/** A person's earnings: a line for each component, which opens into everything that it counts. */
export function PersonCard({ person, run }: { person: Person; run: WholeRun }) {
  const { payroll: m } = useMessages()
  const format = useFormat()
  const photoOf = usePhotos('user_id')
  const [isPaying, setPaying] = useState(false)
  const toast = useToast()
  const mark = useSend('POST /api/v1/payroll-line-items/{item_id}/mark-paid')
  const isOpen = run.status === 'finalized' && person.unpaid.length > 0
  const amount = person.unpaid.reduce((sum, line) => sum + line.amount, 0)
  const pay = async (paid_notes: string | null) => {
    for (const { id } of person.unpaid) await mark.sendOrThrow({ params: { item_id: id }, body: { paid_notes } })
    toast.done(m.markedPaid(person.name))
  }
  return (
    <Card
      flush
      title={person.name}
      before={<Portrait name={person.name} photo_url={photoOf(person.user_id)} size="medium" />}
      action={
        <span className="ms-auto flex flex-wrap items-center justify-end gap-x-4 gap-y-2">
          {isOpen ? (
            <Button icon="check" label={m.markPaidOf(person.name)} onPress={() => setPaying(true)}>
              {m.markPaid}
            </Button>
          ) : null}
          <span className="figures text-base font-semibold">{format.money(person.total, run.currency)}</span>
        </span>
      }
    >
      <ul className="divide-y divide-line">
        {person.lines.map((line) => (
          <Line key={line.id} line={line} currency={run.currency} />
        ))}
      </ul>
      <Dialog title={m.markPaidTitle(person.name)} width="small" isOpen={isPaying} onClose={() => setPaying(false)}>
        <PaidForm
          amount={format.money(amount, run.currency)}
          submit={m.markPaid}
          onPay={pay}
          onClose={() => setPaying(false)}
        />
      </Dialog>
    </Card>
  )
}

function Line({ line, currency }: { line: LineItem; currency: string }) {
  const { payroll: m } = useMessages()
  const format = useFormat()
  const { component_type, summary, amount, parts, paid_at, paid_notes } = line
  const head = (
    <>
      <span className="min-w-0 flex-1">
        <span className="flex flex-wrap items-center gap-x-2">
          <span className="text-sm font-medium">{m.types[component_type]}</span>
          {paid_at ? <Badge tone="good">{m.paidOn(format.date(format.dayOf(paid_at)))}</Badge> : null}
        </span>
        <span className="figures block text-xs text-pretty text-muted">{summary}</span>
        {paid_notes ? <span className="block text-xs break-words text-muted">{m.note(paid_notes)}</span> : null}
      </span>
      <span className="figures shrink-0 text-sm font-medium">{format.money(amount, currency)}</span>
    </>
  )
  if (parts.length === 0) return <li className="flex min-h-11 items-center gap-3 py-2 ps-11 pe-4">{head}</li>
  const ways = parts.filter(({ kind }) => kind === 'visit')
  return (
    <li>
      <details className="group">
        <summary className="ring-focus flex min-h-11 cursor-pointer list-none items-center gap-3 px-4 py-2 -outline-offset-2! hover:bg-hover [&::-webkit-details-marker]:hidden">
          <Icon name="right" size={16} className="shrink-0 text-muted group-open:rotate-90" />
          {head}
        </summary>
        <div className="figures ps-11 pe-4 pb-3 text-xs text-pretty break-words text-muted">
          <Parts parts={parts.filter(({ kind }) => kind !== 'visit')} />
          {ways.length > 0 ? <p className="mt-2 mb-1 font-medium text-ink">{m.byPayment}</p> : null}
          <Parts parts={ways} />
        </div>
      </details>
    </li>
  )
}

function Parts({ parts }: { parts: LineItem['parts'] }) {
  return (
    <ul className="flex flex-col gap-1">
      {parts.map((part, index) => (
        <li key={`${part.kind} ${part.record_id ?? index}`}>{part.text}</li>
      ))}
    </ul>
  )
}
