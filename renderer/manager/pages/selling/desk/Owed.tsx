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

/** The chosen client's open charges, and their coming appointments that can be paid in advance. */
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
  return (
    <>
      <Charges clientId={client_id} onChange={onChange} />
      <Unpaid clientId={client_id} onChange={onChange} />
    </>
  )
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
            detail={({ amount, currency, created_at, because }) =>
              [money(amount, currency), dateTime(created_at), because?.text].filter(Boolean).join(' · ')
            }
            onTake={(charge) => onChange((before) => put(before, { kind: 'charge', charge }))}
          />
        )
      }}
    </Loaded>
  )
}

/** Appointments to come of which something is left to pay. */
function Unpaid({ clientId, onChange }: { clientId: number } & Pick<OwedProps, 'onChange'>) {
  const m = useMessages().pointOfSale.offer
  const { money, dateTime } = useFormat()
  const appointments = useApi('GET /api/v1/appointments', { query: { client_id: clientId } })
  const open = (appointments.data ?? []).filter(
    ({ status, left_to_pay }) => (status === 'booked' || status === 'checked_in') && left_to_pay > 0,
  )
  if (open.length === 0) return null
  return (
    <section className="mt-4">
      <h3 className="mb-2 text-xs font-medium text-muted">{m.payBefore}</h3>
      <Tiles
        label={m.payBefore}
        all={open}
        keyOf={({ id }) => id}
        picture={() => (
          <span className="grid size-11 shrink-0 place-items-center rounded-md bg-sunken text-muted">
            <Icon name="clock" size={18} />
          </span>
        )}
        name={({ service_name }) => service_name}
        detail={({ left_to_pay, currency, starts_at }) => `${money(left_to_pay, currency)} · ${dateTime(starts_at)}`}
        onTake={(appointment) => onChange((before) => put(before, { kind: 'appointment', appointment }))}
      />
    </section>
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
