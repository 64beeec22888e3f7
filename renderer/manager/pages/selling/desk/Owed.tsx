import type { ReactNode } from 'react'
import { useApi } from '../../../../api/index.ts'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { useDenied } from '../../../../shared/session/use-session.ts'
import { Loaded } from '../../../../shared/states/Loaded.tsx'
import { EmptyState, Icon, Skeleton } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { put, type Basket } from './basket.ts'

interface OwedProps {
  basket: Basket
  onChange: (change: (basket: Basket) => Basket) => void
}

/** What the chosen client still owes. */
export function Owed({ basket: { client_id }, onChange }: OwedProps) {
  const m = useMessages().pointOfSale.offer
  const denied = useDenied()('charges.manage')
  if (denied) return <EmptyState icon="lock" title={denied} />
  if (client_id === null)
    return (
      <EmptyState icon="person" title={m.noClient}>
        {m.noClientHelp}
      </EmptyState>
    )
  return <Charges clientId={client_id} onChange={onChange} />
}

function Charges({ clientId, onChange }: { clientId: number } & Pick<OwedProps, 'onChange'>) {
  const m = useMessages().pointOfSale.offer
  const { money, dateTime } = useFormat()
  const charges = useApi('GET /api/v1/clients/{client_id}/charges', { params: { client_id: clientId } })
  return (
    <Loaded query={charges} skeleton={<Skeleton className="h-14" />}>
      {(all) => {
        const open = all.filter(({ status }) => status === 'pending' || status === 'due')
        if (open.length === 0) return <EmptyState icon="success" title={m.nothingOwed} />
        return (
          <Tiles
            label={m.tabs.owed}
            all={open}
            keyOf={({ id }) => id}
            picture={() => (
              <span className="grid size-11 shrink-0 place-items-center rounded-md bg-sunken text-muted">
                <Icon name="cash" size={18} />
              </span>
            )}
            name={({ description }) => description}
            detail={({ amount, currency, created_at }) => `${money(amount, currency)} · ${dateTime(created_at)}`}
            onTake={(charge) => onChange((before) => put(before, { kind: 'charge', charge }))}
          />
        )
      }}
    </Loaded>
  )
}

interface TilesProps<One> {
  label: string
  all: readonly One[]
  keyOf: (one: One) => number
  /** The picture at the left. */
  picture: (one: One) => ReactNode
  name: (one: One) => string
  detail: (one: One) => string
  onTake: (one: One) => void
}

/** Things to press, for those who have no scanner at hand. */
export function Tiles<One>({ label, all, keyOf, picture, name, detail, onTake }: TilesProps<One>) {
  return (
    <ul aria-label={label} className="grid grid-cols-[repeat(auto-fill,minmax(min(10.5rem,100%),1fr))] gap-2">
      {all.map((one) => (
        <li key={keyOf(one)}>
          <button
            type="button"
            onClick={() => onTake(one)}
            className="ring-focus flex min-h-14 w-full items-center gap-2.5 rounded-lg border border-line bg-surface p-2 text-start shadow-raised hover:bg-hover active:bg-pressed"
          >
            {picture(one)}
            <span className="min-w-0">
              <span className="line-clamp-2 text-sm font-medium">{name(one)}</span>
              <span className="figures line-clamp-3 text-xs text-muted">{detail(one)}</span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}
