import { useApi } from '../../../../api/index.ts'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { useDenied } from '../../../../shared/session/use-session.ts'
import { Loaded } from '../../../../shared/states/Loaded.tsx'
import { EmptyState, Icon, Skeleton } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { put, type Basket } from './basket.ts'
import { Tiles } from './Tiles.tsx'

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
