import { useEffect, useRef } from 'react'
import { useApi } from '../../../../api/index.ts'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { ProblemCallout } from '../../../../shared/problem/ProblemCallout.tsx'
import { useDenied } from '../../../../shared/session/use-session.ts'
import { Button, Callout, Card, Icon } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { MethodChoice } from './MethodChoice.tsx'
import { MethodFields } from './MethodFields.tsx'
import { addPart, paidOf, type Part } from './tender.ts'
import type { Payment } from './use-payment.ts'

interface PaymentCardProps {
  payment: Payment
  clientId: number | null
  onBack: () => void
}

/** The payment of the total. Enter takes the amount shown; Escape goes back to the basket. */
export function PaymentCard({ payment, clientId, onBack }: PaymentCardProps) {
  const { pointOfSale } = useMessages()
  const m = pointOfSale.payment
  const { moneyMinor } = useFormat()
  const { rest, parts, isUnknown } = payment
  const client = useApi(
    'GET /api/v1/clients/{client_id}',
    { params: { client_id: clientId ?? 0 } },
    { enabled: clientId !== null },
  )
  useEscape(() => isUnknown || onBack())
  return (
    <Card title={m.title} description={client.data && m.for(client.data.full_name)}>
      <form
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          payment.submit()
        }}
      >
        <p className="flex items-baseline justify-between gap-3">
          <span className="text-sm font-medium text-muted">
            {rest === 0 && parts.length > 0 ? m.covered : parts.length > 0 ? m.rest : m.due}
          </span>
          <output aria-label={m.rest} className="figures text-2xl font-semibold">
            {moneyMinor(rest)}
          </output>
        </p>
        {isUnknown ? null : <PaidParts parts={parts} onTakeBack={payment.takeBack} />}
        {rest > 0 && !isUnknown ? (
          <>
            <MethodChoice key={parts.length} value={payment.method} onChange={payment.choose} />
            <MethodFields payment={payment} />
          </>
        ) : null}
        <Refused payment={payment} />
        <div className="flex flex-col gap-2">
          <SubmitButton payment={payment} />
          <Button look="quiet" onPress={onBack} disabledReason={isUnknown && m.unknown}>
            {m.back}
          </Button>
        </div>
      </form>
    </Card>
  )
}

interface PaidPartsProps {
  parts: readonly Part[]
  onTakeBack: (part: Part) => void
}

/** The parts of the total paid so far, each removable. */
function PaidParts({ parts, onTakeBack }: PaidPartsProps) {
  const { pointOfSale } = useMessages()
  const m = pointOfSale.payment
  const { moneyMinor } = useFormat()
  if (parts.length === 0) return null
  return (
    <ul aria-label={m.parts} className="divide-y divide-line rounded-lg border border-line bg-canvas">
      {parts.map((part) => {
        const what = part.card ? m.card(part.card.last4) : m.methods[part.method]
        return (
          <li key={`${part.method} ${part.card?.last4}`} className="flex items-center gap-2 py-1 ps-3 pe-1 text-sm">
            <Icon name="check" size={14} className="text-good" />
            <span className="min-w-0 flex-1 truncate">{what}</span>
            <span className="figures font-medium">{moneyMinor(part.amount_minor)}</span>
            <Button
              look="quiet"
              size="small"
              icon="close"
              iconOnly
              label={m.takeBack(what)}
              onPress={() => onTakeBack(part)}
            />
          </li>
        )
      })}
    </ul>
  )
}

/** Why it is not sold yet. */
function Refused({ payment }: { payment: Payment }) {
  const { isUnknown, isChanged, problem, faults } = payment
  const { pointOfSale } = useMessages()
  const m = pointOfSale.payment
  if (isUnknown || isChanged)
    return (
      <Callout tone={isUnknown ? 'bad' : 'warn'} live>
        {isUnknown ? m.unknown : m.changed}
      </Callout>
    )
  if (!problem || faults.length === 0)
    return <ProblemCallout problem={problem} action={<Correct payment={payment} />} />
  return (
    <Callout tone="bad" live>
      <ul>
        {faults.map((fault) => (
          <li key={fault}>{fault}</li>
        ))}
      </ul>
    </Callout>
  )
}

/** Sells all the same and corrects the stock, if nothing but the stock is in the way. */
function Correct({ payment: { lines, correct, isPending } }: { payment: Payment }) {
  const { stock: m } = useMessages().pointOfSale
  const isDenied = useDenied()('products.manage') !== null
  const [first] = lines
  if (first?.good.kind !== 'product') return null
  const { name, stock_quantity: left } = first.good.product
  return (
    <Button
      size="small"
      onPress={correct}
      isPending={isPending}
      disabledReason={isDenied ? m.mayNot(name, left) : null}
    >
      {m.anyway}
    </Button>
  )
}

function SubmitButton({ payment: { rest, amount, method, parts, isPending } }: { payment: Payment }) {
  const { pointOfSale } = useMessages()
  const m = pointOfSale.payment
  const { moneyMinor } = useFormat()
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    // Nothing is left to choose: Enter sells.
    if (rest === 0) button.current?.focus()
  }, [rest])
  const sells = rest === 0 || (method !== 'gift_card' && amount >= rest)
  const paid = paidOf(rest === 0 ? parts : addPart(parts, { method, amount_minor: rest }))
  const words = !sells
    ? method === 'gift_card'
      ? m.useCard
      : m.goOn(moneyMinor(amount))
    : paid === 0
      ? m.free
      : m.finish(moneyMinor(paid))
  return (
    <Button ref={button} type="submit" look="primary" size="large" isPending={isPending}>
      {words}
    </Button>
  )
}

/** Escape takes a step back, also while somebody types an amount. */
function useEscape(run: () => void): void {
  const latest = useRef(run)
  useEffect(() => {
    latest.current = run
  })
  useEffect(() => {
    const onKey = ({ key, defaultPrevented }: KeyboardEvent) => {
      if (key === 'Escape' && !defaultPrevented && !document.querySelector('[role=dialog]')) latest.current()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
}
