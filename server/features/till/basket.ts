import type { z } from 'zod'
import { requirePermission } from '../../api/access.ts'
import { invalid, refuseFor, type Reason } from '../../api/errors.ts'
import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/writer.ts'
import { emit } from '../../events/emit.ts'
import { localDate } from '../../lib/time.ts'
import { audit } from '../audit/audit.ts'
import { loadOpenCharge, settleWith } from '../charges/settle.ts'
import { loadClient } from '../clients/load.ts'
import { cardAsked, createGiftCard, recordGiftCardSale } from '../gift-cards/issue.ts'
import { loadGiftCard } from '../gift-cards/queries.ts'
import { startSold, typeToSell } from '../memberships/assign.ts'
import { paidWith, quoteSale, type MembershipSale } from '../memberships/sale.ts'
import type { LedgerPayment } from '../payments/ledger.ts'
import { purchaseOfMembership } from '../payments/queries.ts'
import { lineReasons, priceLines, recordProductSale } from '../sales/sell.ts'
import { settingsOf } from '../settings/queries.ts'
import { takeAppointment } from './appointment.ts'
import { sellClass } from './class.ts'
import type { tillContract } from './contract.ts'
import { decideItem, naming } from './of-item.ts'
import { methodOfShares, type Priced } from './share-rules.ts'
import { say } from '../../lib/sayings/sayings.ts'

export type Basket = z.output<(typeof tillContract)['POST /api/v1/till']['body']>
type Item = Basket['items'][number]
type Of<Kind extends Item['kind']> = Extract<Item, { kind: Kind }>
type Placed<Kind extends Item['kind']> = Of<Kind> & { at: number }

/** A purchase that was decided on: which items it is, what it comes to, and how it is written once it is known how it is paid. */
export interface Decided extends Priced {
  items: number[]
  /** Writes it with payments that sum to its total; gives the purchase's id. */
  write: (payments: LedgerPayment[]) => number
}

/**
 * Prices a basket: all products as one sale, everything else as a purchase each, in the order of the items. Refuses with every
 * reason against any item, each naming it (`value.item`).
 */
export function decideBasket(tx: Tx, ctx: Ctx, basket: Basket): Decided[] {
  const { client_id = null } = basket
  if (client_id !== null) loadClient(tx, client_id)
  const placed = basket.items.map((item, at) => ({ ...item, at }))
  refuseTwice(placed)
  const products = placed.filter((item): item is Placed<'product'> => item.kind === 'product')
  const reasons: Reason[] = []
  const till: Till = { tx, ctx, client_id, hasIntro: false }
  const decided = placed.map((item) => {
    if (item.kind !== 'product') return decideItem(item.at, reasons, () => decideOne(till, item))
    return item === products[0] ? decideSale(till, basket, products, reasons) : undefined
  })
  if (reasons.length > 0) throw refuseFor(reasons)
  return decided.filter((one) => one !== undefined)
}

interface Till {
  tx: Tx
  ctx: Ctx
  client_id: number | null
  /** True if an intro offer is in the basket already. */
  hasIntro: boolean
}

function refuseTwice(items: readonly (Item & { at: number })[]): void {
  const appointments = items.filter((item): item is Placed<'appointment'> => item.kind === 'appointment')
  const again = appointments.find(
    ({ appointment_id }, n) => appointments.findIndex((one) => one.appointment_id === appointment_id) < n,
  )
  if (again) throw invalid(`items.${again.at}.appointment_id`, say('till.in_basket_already'))
  const charges = items.filter((item): item is Placed<'charge'> => item.kind === 'charge')
  const twice = charges.find(({ charge_id }, n) => charges.findIndex((one) => one.charge_id === charge_id) < n)
  if (twice) throw invalid(`items.${twice.at}.charge_id`, say('till.in_basket_already'))
}

function decideSale(
  { tx, ctx, client_id }: Till,
  { notes = null }: Basket,
  products: readonly Placed<'product'>[],
  reasons: Reason[],
): Decided | undefined {
  if (products.some(({ correct_stock }) => correct_stock)) requirePermission(ctx.caller, 'products.manage')
  const lines = decideItem(products[0]!.at, reasons, () => priceLines(tx, products))
  if (!lines) return undefined
  const placeOf = ({ value }: Reason) =>
    products.find(({ product_id }) => product_id === (value as { product_id?: number } | undefined)?.product_id)!.at
  reasons.push(...lineReasons(tx, ctx, lines).map((reason) => naming(placeOf(reason), reason)))
  return {
    kind: 'sale',
    items: products.map(({ at }) => at),
    total_minor: lines.reduce((sum, line) => sum + line.total_minor, 0),
    write: (payments) =>
      recordProductSale(tx, ctx, { client_id, notes, payment_method: methodOfShares(payments), lines, payments })
        .purchase_id,
  }
}

function decideOne(till: Till, item: Exclude<Item, { kind: 'product' }> & { at: number }): Decided {
  if (item.kind === 'membership_type') return decideMembership(till, item)
  if (item.kind === 'class') return decideClass(till, item)
  if (item.kind === 'appointment') return decideAppointment(till, item)
  return item.kind === 'charge' ? decideCharge(till, item) : decideCard(till, item)
}

function decideClass(till: Till, { at, scheduled_class_id, client_id, check_in }: Placed<'class'>): Decided {
  const payer_id = till.client_id ?? client_id ?? null
  const whose = client_id ?? clientOf(till, 'scheduled_class_id')
  return { items: [at], ...sellClass(till.tx, till.ctx, { scheduled_class_id, client_id: whose, payer_id, check_in }) }
}

function decideAppointment({ tx, ctx, client_id }: Till, { at, appointment_id, part }: Placed<'appointment'>): Decided {
  return { items: [at], ...takeAppointment(tx, ctx, { appointment_id, part, client_id }) }
}

function decideMembership(till: Till, { at, kind: _, ...asked }: Placed<'membership_type'>): Decided {
  const { tx, ctx } = till
  requirePermission(ctx.caller, 'memberships.manage')
  const client_id = clientOf(till, 'membership_type_id')
  const input = { starts_at: localDate(ctx.now, settingsOf(tx).timezone), ...asked, client_id }
  const type = typeToSell(tx, ctx, input)
  if (type.is_intro_offer && input.override_reason === undefined) {
    if (till.hasIntro) throw secondIntro(type.name)
    till.hasIntro = true
  }
  const quote = quoteSale(tx, ctx, input, type)
  return {
    kind: 'membership',
    items: [at],
    total_minor: quote.list_price_minor - quote.discount_minor,
    write: (payments) => {
      const sale = paidWith(quote, methodOfShares(payments) as MembershipSale['payment_method'], payments)
      const { id } = startSold(tx, ctx, input, type, sale)
      return tx.one(purchaseOfMembership, { membership_id: id })!.id
    },
  }
}

function secondIntro(name: string) {
  const detail = say('till.intro_offer_like_another', { name })
  return refuseFor([{ code: 'INTRO_OFFER_USED', detail, rule: 'is_intro_offer', fix: 'override_reason' }])
}

function decideCharge(till: Till, { at, charge_id }: Placed<'charge'>): Decided {
  const { tx, ctx } = till
  requirePermission(ctx.caller, 'charges.manage')
  const charge = loadOpenCharge(tx, { client_id: clientOf(till, 'charge_id'), charge_id })
  return {
    kind: 'charge',
    items: [at],
    total_minor: charge.amount_minor,
    write: (payments) =>
      settleWith(tx, ctx, charge, { payment_method: methodOfShares(payments), payments }).purchase_id,
  }
}

function decideCard({ tx, ctx, client_id }: Till, { at, kind: _, ...asked }: Placed<'gift_card'>): Decided {
  const card = { ...cardAsked(tx, ctx, asked), purchaser_client_id: client_id }
  return {
    kind: 'gift_card',
    items: [at],
    total_minor: card.initial_value_minor,
    write: (payments) => {
      const { id } = createGiftCard(tx, ctx, ctx, card)
      const sold = loadGiftCard(tx, id)
      const purchase_id = recordGiftCardSale(tx, ctx, sold, payments)
      audit(tx, ctx, 'gift_card.create', { entity: 'gift_card', id, after: sold })
      if (client_id !== null) emit(tx, ctx, 'gift_card.purchased', client_id, { gift_card_id: id })
      return purchase_id
    },
  }
}

/** The client of the basket; 422 where what is asked for needs one and none is named. */
function clientOf({ client_id }: Till, path: string): number {
  if (client_id === null) throw invalid(path, say('till.needs_client'))
  return client_id
}
