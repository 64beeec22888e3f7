import { useApi, type Item } from '../../../api/index.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { useSession } from '../../../shared/session/use-session.ts'
import { Loaded } from '../../../shared/states/Loaded.tsx'
import { Badge } from '../../../ui/data/Badge.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { PageHeader } from '../../../ui/layout/PageHeader.tsx'
import { useMessages } from '../../messages/index.ts'
import { BackLink } from '../../parts/BackLink.tsx'
import { Unpaid } from '../../parts/Unpaid.tsx'
import { paths } from '../../paths.ts'
import { useCardName } from '../memberships/use-card.ts'
import { PayOwed } from './PayOwed.tsx'

type Charge = Item<'GET /api/v1/clients/{client_id}/charges'>
type Owed = Item<'GET /api/v1/clients/me/owed'>

/** Shows what the reader and their dependants owe, and what the reader paid or was let off. */
export default function ChargesPage() {
  const { charges: m } = useMessages()
  const client_id = useSession()?.account.id ?? 0
  const charges = useApi('GET /api/v1/clients/{client_id}/charges', { params: { client_id } })
  const owed = useApi('GET /api/v1/clients/me/owed')
  return (
    <>
      <BackLink href={paths.memberships()}>{m.back}</BackLink>
      <PageHeader title={m.title} />
      <Unpaid always of={({ kind }) => kind === 'charges'} />
      <Loaded query={charges}>
        {(items) => <Loaded query={owed}>{(due) => <Charges items={items} owed={due} clientId={client_id} />}</Loaded>}
      </Loaded>
    </>
  )
}

function Charges({ items, owed, clientId }: { items: readonly Charge[]; owed: readonly Owed[]; clientId: number }) {
  const { charges: m, collected } = useMessages()
  const card = useCardName()
  const format = useFormat()
  const theirs = owed.filter(({ client_id }) => client_id !== clientId)
  const open = items.filter(({ status }) => status === 'due' || status === 'pending')
  const settled = items.filter(({ status }) => status === 'paid' || status === 'waived')
  if (items.length === 0 && theirs.length === 0)
    return (
      <EmptyState icon="success" title={m.none}>
        {m.noneMeans}
      </EmptyState>
    )
  const total = [...open, ...theirs].reduce((sum, { amount }) => sum + amount, 0)
  return (
    <div className="flex flex-col gap-4">
      {open.length > 0 || theirs.length > 0 ? (
        <Card
          flush
          title={`${m.open}: ${format.money(total)}`}
          description={card ? collected.fromCard(card) : m.openMeans}
        >
          <ChargeList items={[...open, ...theirs]} />
          <PayOwed owed={owed} />
        </Card>
      ) : null}
      {settled.length > 0 ? (
        <Card flush title={m.settled}>
          <ChargeList items={settled} />
        </Card>
      ) : null}
    </div>
  )
}

const TONES = { pending: 'plain', due: 'bad', paid: 'good', waived: 'plain' } as const

function ChargeList({ items }: { items: readonly (Charge | Owed)[] }) {
  const { charges: m } = useMessages()
  const format = useFormat()
  const own = useSession()?.account.id
  return (
    <ul className="divide-y divide-line">
      {items.map((charge) => (
        <li key={charge.id} className="flex items-start gap-3 px-4 py-3">
          <div className="min-w-0 flex-1">
            <p className="font-medium text-pretty">{charge.description || m.kind[charge.kind]}</p>
            {'client_name' in charge && charge.client_id !== own ? (
              <p className="text-sm text-muted">{m.forWhom(charge.client_name)}</p>
            ) : null}
            {charge.because ? <p className="text-sm text-pretty text-muted">{charge.because.text}</p> : null}
            {charge.is_forgiven ? <p className="text-sm text-pretty text-muted">{charge.waive_reason}</p> : null}
            <p className="figures text-sm text-muted">{format.date(format.dayOf(charge.created_at))}</p>
          </div>
          <div className="flex shrink-0 flex-col items-end gap-1">
            <span className="figures font-semibold">{format.money(charge.amount, charge.currency)}</span>
            <Badge tone={TONES[charge.status]}>{m.status[charge.status]}</Badge>
          </div>
        </li>
      ))}
    </ul>
  )
}
