import { useState } from 'react'
import { useFormat } from '../../../../../shared/format/use-format.ts'
import { useDenied } from '../../../../../shared/session/use-session.ts'
import { Badge, Button, EmptyState, type Column } from '../../../../../ui/index.ts'
import { useMessages } from '../../../../messages/index.ts'
import { ListCard } from '../../../../parts/list/ListCard.tsx'
import { useProfile, type Charge } from '../use-profile.ts'
import { SettleDialog, WaiveDialog } from './ChargeDialogs.tsx'

const TONES = { pending: 'info', due: 'bad', paid: 'good', waived: 'plain' } as const

/** A client's charges: due, paid or waived. Due ones are settled or waived here. */
export function ChargesTab({ clientId }: { clientId: number }) {
  const { clientProfile } = useMessages()
  const m = clientProfile.charges
  const format = useFormat()
  const denied = useDenied()('charges.manage')
  const { charges } = useProfile(clientId)
  const [settled, setSettled] = useState<Charge | null>(null)
  const [waived, setWaived] = useState<Charge | null>(null)
  const isOpen = ({ status }: Charge) => status === 'due' || status === 'pending'
  const columns: Column<Charge>[] = [
    { id: 'what', header: m.what, cell: (charge) => <What {...charge} /> },
    { id: 'status', header: m.status, cell: (charge) => <Status {...charge} />, width: '12rem', hideOn: 'phone' },
    {
      id: 'amount',
      header: m.amount,
      cell: ({ amount, currency }) => <span className="font-medium">{format.money(amount, currency)}</span>,
      align: 'end',
      width: '7rem',
    },
    {
      id: 'settle',
      header: m.todo,
      align: 'end',
      width: '10rem',
      hideOn: 'phone',
      cell: (charge) =>
        isOpen(charge) ? (
          <Button size="small" disabledReason={denied} onPress={() => setSettled(charge)}>
            {m.settle}
          </Button>
        ) : null,
    },
  ]
  return (
    <>
      <ListCard
        query={charges}
        label={m.table}
        columns={columns}
        rowActions={(charge) => [
          [
            {
              label: m.settle,
              icon: 'selling',
              onAction: () => setSettled(charge),
              disabledReason: denied ?? (!isOpen(charge) && m.settled),
            },
            {
              label: m.waive,
              icon: 'close',
              onAction: () => setWaived(charge),
              disabledReason: denied ?? (!isOpen(charge) && m.settled),
            },
          ],
        ]}
        empty={
          <EmptyState icon="selling" title={m.none}>
            {m.noneHelp}
          </EmptyState>
        }
      />
      <SettleDialog charge={settled} onClose={() => setSettled(null)} />
      <WaiveDialog charge={waived} onClose={() => setWaived(null)} />
    </>
  )
}

function What(charge: Charge) {
  const { clientProfile } = useMessages()
  const m = clientProfile.charges
  return (
    <span className="block py-1.5">
      <span className="font-medium">{charge.description || m.kinds[charge.kind]}</span>
      <span className="mt-0.5 block sm:hidden">
        <Status {...charge} />
      </span>
      {charge.because ? <span className="block text-xs text-pretty text-muted">{charge.because.text}</span> : null}
      {charge.waive_reason ? <span className="block text-xs text-muted">{charge.waive_reason}</span> : null}
    </span>
  )
}

function Status({ status, due_at, settled_at, payment_method: method, waived_at }: Charge) {
  const { clientProfile, memberships } = useMessages()
  const m = clientProfile.charges
  const { date } = useFormat()
  const when =
    status === 'due'
      ? m.since(date(due_at))
      : status === 'pending'
        ? m.from(date(due_at))
        : settled_at && method
          ? m.paidBy(memberships.methods[method] ?? method, date(settled_at))
          : waived_at && date(waived_at)
  return (
    <span className="flex flex-col items-start gap-0.5 py-1">
      <Badge tone={TONES[status]}>{m.statuses[status]}</Badge>
      <span className="text-2xs text-muted">{when}</span>
    </span>
  )
}
