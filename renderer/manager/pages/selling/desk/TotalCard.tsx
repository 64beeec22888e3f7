import { useFormat } from '../../../../shared/format/use-format.ts'
import { useDenied } from '../../../../shared/session/use-session.ts'
import { Button, Card } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { ClientPicker } from '../../clients/ClientPicker.tsx'
import { lacking, needsClient, type Basket } from './basket.ts'
import type { SaleTotals } from './totals.ts'
import { useNames } from './use-names.ts'

interface TotalCardProps {
  basket: Basket
  totals: SaleTotals
  onClient: (clientId: number | null) => void
  onPay: () => void
}

/** The client, the total, and the way to payment. */
export function TotalCard({ basket, totals, onClient, onPay }: TotalCardProps) {
  const { pointOfSale } = useMessages()
  const m = pointOfSale.side
  const stop = useStop(basket)
  const isNeeded = needsClient(basket)
  return (
    <Card>
      <ClientPicker
        label={m.client}
        description={isNeeded ? m.clientNeeded : m.clientHelp}
        isRequired={isNeeded}
        value={basket.client_id}
        onChange={onClient}
      />
      <TotalLine totals={totals} />
      <Button
        look="primary"
        size="large"
        disabledReason={stop}
        onPress={onPay}
        aria-keyshortcuts="Enter"
        className="mt-4 w-full"
      >
        {m.pay}
      </Button>
      {stop && basket.lines.length > 0 ? (
        <p role="status" className="mt-2 text-xs text-pretty text-bad">
          {stop}
        </p>
      ) : null}
    </Card>
  )
}

/** Why the basket can't be paid now; null if it can. */
export function useStop(basket: Basket): string | null {
  const { pointOfSale } = useMessages()
  const denied = useDenied()('sales.manage')
  const nameOf = useNames()
  if (denied) return denied
  if (basket.lines.length === 0) return pointOfSale.side.empty
  if (basket.client_id === null && needsClient(basket)) return pointOfSale.side.whose
  const short = lacking(basket).map(({ good }) => nameOf(good))
  return short.length > 0 ? pointOfSale.stock.short(short) : null
}

function TotalLine({ totals: { total, vat } }: { totals: SaleTotals }) {
  const { pointOfSale } = useMessages()
  const m = pointOfSale.side
  const format = useFormat()
  return (
    <div className="mt-5 border-t border-line pt-4">
      <p className="flex items-baseline justify-between gap-3">
        <span className="text-sm font-medium text-muted">{m.total}</span>
        <output aria-label={m.total} className="figures text-2xl font-semibold">
          {format.moneyMinor(total)}
        </output>
      </p>
      {vat ? (
        <p className="figures mt-0.5 text-end text-xs text-muted">
          {m.vat(`${format.number(vat.rate)} %`, format.moneyMinor(vat.vat_minor))}
        </p>
      ) : null}
    </div>
  )
}
