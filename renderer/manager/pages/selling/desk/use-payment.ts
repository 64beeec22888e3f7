import { useState } from 'react'
import { toMajor, toMinor } from '../../../../../server/lib/money.ts'
import { ApiError, useSend, type Answer } from '../../../../api/index.ts'
import { isRefusal } from '../../../../api/retry-keys.ts'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { useMessages } from '../../../messages/index.ts'
import { addPart, cardRoom, paymentsOf, readAmount, restOf, taken, type Method, type Part } from './tender.ts'
import { correcting, itemsOf, priceOf, type Basket, type Line } from './basket.ts'
import { useNames } from './use-names.ts'

export type Sale = Answer<'POST /api/v1/till'>

const SEEN = [
  'GET /api/v1/products',
  'GET /api/v1/products/{product_id}',
  'GET /api/v1/products/{product_id}/stock-movements',
  'GET /api/v1/product-sales',
  'GET /api/v1/receipts',
  'GET /api/v1/payments',
  'GET /api/v1/gift-cards',
  'GET /api/v1/gift-cards/{gift_card_id}',
  'GET /api/v1/gift-cards/{gift_card_id}/uses',
  'GET /api/v1/clients/{client_id}/timeline',
  'GET /api/v1/clients/{client_id}/charges',
  'GET /api/v1/till/classes',
  'GET /api/v1/scheduled-classes',
  'GET /api/v1/bookings',
  'GET /api/v1/memberships',
  'GET /api/v1/day-closes/open',
  'GET /api/v1/reports/takings',
] as const

interface PaymentOptions {
  basket: Basket
  /** In minor units. */
  total: number
  onSold: (sale: Sale, change: number) => void
  /** The server refused: the stock or a card is not what it was, or a price. */
  onStale: (isOtherPrice: boolean) => void
  /** The lines are there, whatever the stock says. */
  onCorrect: (keys: readonly string[]) => void
}

/** Taking a payment: which way, how much of it, what is still due, and selling once all of it is there. */
export function usePayment({ basket, total, onSold, onStale, onCorrect }: PaymentOptions) {
  const { pointOfSale } = useMessages()
  const m = pointOfSale.payment
  const { currency } = useFormat()
  const nameOf = useNames()
  const [parts, setParts] = useState<readonly Part[]>([])
  const [method, setMethod] = useState<Method>('card_terminal')
  const [text, setText] = useState('')
  const [fault, setFault] = useState<string | null>(null)
  const sell = useSend('POST /api/v1/till', { invalidate: SEEN })
  const check = useSend('POST /api/v1/gift-cards/validate', { invalidate: [] })
  const rest = restOf(total, parts)
  const cards = basket.lines.reduce(
    (sum, { good }) => (good.kind === 'gift_card' ? sum + (toMinor(priceOf(good), currency) ?? 0) : sum),
    0,
  )
  const typed = text.trim() === '' ? rest : readAmount(text, currency)
  const { amount, change } = taken(method, typed ?? 0, rest)

  const put = (value: string) => {
    setText(value)
    setFault(null)
  }
  const choose = (next: Method) => {
    setMethod(next)
    put('')
  }
  const finish = async (all: readonly Part[], back: number, sold: Pick<Basket, 'lines'>) => {
    const payments = paymentsOf(all, (minor) => toMajor(minor, currency))
    try {
      const body = { client_id: basket.client_id, items: itemsOf(sold), payments }
      onSold(await sell.sendOrThrow({ body }), back)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (!isRefusal(error)) return
      // The amounts add up here: where they don't there, a price is another one now.
      if (isOtherTotal(error)) setParts([])
      onStale(isOtherTotal(error))
    }
  }
  const addCard = async () => {
    const code = text.trim()
    if (code === '') return setFault(m.noCode)
    try {
      const card = await check.sendOrThrow({ body: { code } })
      const left = toMinor(card.remaining_balance, currency) ?? 0
      if (parts.some((part) => part.card?.last4 === card.code_last4)) return setFault(m.sameCard)
      if (left <= 0) return setFault(m.emptyCard)
      const room = cardRoom(total, cards, parts)
      if (room <= 0) return setFault(m.noCardForCards)
      setParts(
        addPart(parts, {
          method: 'gift_card',
          amount_minor: Math.min(left, rest, room),
          card: { code, last4: card.code_last4 },
        }),
      )
      choose('card_terminal')
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setFault(error.problem.detail)
    }
  }
  const submit = async (sold = basket) => {
    if (sell.isPending || check.isPending) return
    if (rest === 0) return finish(parts, 0, sold)
    if (method === 'gift_card') return addCard()
    if (typed === null || typed <= 0) return setFault(m.noAmount)
    if (method !== 'cash' && typed > rest) return setFault(m.tooMuch)
    const all = addPart(parts, { method, amount_minor: amount })
    if (amount === rest) return finish(all, change, sold)
    setParts(all)
    choose(method === 'cash' ? 'card_terminal' : 'cash')
  }

  const lines = linesShort(sell.problem, basket)
  /** Sells what the stock lacks all the same, with the payment that was refused. */
  const correct = () => {
    const keys = lines.map(({ key }) => key)
    onCorrect(keys)
    return submit(correcting(basket, keys))
  }

  return {
    parts,
    method,
    choose,
    text,
    put,
    fault,
    rest,
    amount,
    change,
    submit: () => void submit(),
    takeBack: (part: Part) => setParts(parts.filter((one) => one !== part)),
    isPending: sell.isPending || check.isPending,
    problem: isOtherTotal(sell.problem) ? null : sell.problem,
    /** The server's errors about lines of the basket, each with the line's name. */
    faults: (sell.problem?.problem.errors ?? []).map(({ path, message }) => {
      const line = basket.lines[Number(/^items\.(\d+)/.exec(path)?.[1])]
      return line ? `${nameOf(line.good)}: ${message}` : message
    }),
    /** The lines that lack stock, where nothing else is in the way; else none. */
    lines,
    correct: () => void correct(),
    isChanged: isOtherTotal(sell.problem),
    /** Nobody answered: it may be sold, and only the very same sale is known as a repeat. Nothing is changed until it has gone through. */
    isUnknown: sell.problem?.status === 0 || sell.problem?.code === 'IDEMPOTENCY_IN_PROGRESS',
  }
}

export type Payment = ReturnType<typeof usePayment>

/** The lines that a refusal names, where each of its reasons is a lack of stock. */
function linesShort(error: ApiError | null, { lines }: Basket): Line[] {
  const reasons = error?.problem.reasons ?? []
  if (!reasons.every(({ code }) => code === 'INSUFFICIENT_STOCK')) return []
  const products = new Set(reasons.map(({ value }) => (value as { product_id?: number } | undefined)?.product_id))
  return lines.filter(({ good }) => good.kind === 'product' && products.has(good.product.id))
}

/** True if the server refused because the amounts don't sum to its total. */
function isOtherTotal(error: ApiError | null): boolean {
  return error?.problem.errors?.[0]?.path === 'payments'
}
