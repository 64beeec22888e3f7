import type Stripe from 'stripe'
import type { Books, CardMood } from './books.ts'
import type { Delivered, Post } from './delivery/post.ts'
import type { DeliveryMode } from './delivery/mode.ts'
import { idOf } from './kinds.ts'
import { complete, expire, expireOverdue, settle, type Paying } from './life/checkout.ts'
import { decide, dispute, escalate, inquire } from './life/dispute.ts'
import { failRefund, refund, settleRefund, type Refunding } from './life/refund.ts'
import { askFor, openOf, renew, renewDue, replaceCard, setMood } from './life/renew.ts'
import { cancelAtEnd, end } from './life/subscription.ts'
import { foreignSession } from './objects/session.ts'
import { Refusal } from './refusal.ts'

/** Acts of people, banks and the clock. Each is done right away; its promise waits until its events were sent. */
export interface Controls {
  sessions: {
    /** Somebody pays at the page. */
    complete(id: string, paying?: Paying): Promise<Stripe.Checkout.Session>
    /** Somebody tries with a card that is declined; the session stays open. */
    decline(id: string): Promise<Stripe.Checkout.Session>
    /** Somebody pays in a way that takes days; `succeed` or `fail` is its end. */
    begin(id: string, paying?: Paying): Promise<Stripe.Checkout.Session>
    succeed(id: string): Promise<Stripe.Checkout.Session>
    fail(id: string): Promise<Stripe.Checkout.Session>
    expire(id: string): Promise<Stripe.Checkout.Session>
    /** Somebody pays at another shop of the same account, which says nothing of a studio. */
    foreign(): Promise<Stripe.Checkout.Session>
  }
  subscriptions: {
    /** The period ends; the next one is paid as the card does. `card` says what that does from now on. */
    renew(id: string, card?: CardMood): Promise<Stripe.Subscription>
    /** The oldest open invoice is tried again. */
    retry(id: string): Promise<Stripe.Subscription>
    /** The customer gives another card. */
    replaceCard(id: string, card?: CardMood): Promise<Stripe.Subscription>
    /** The customer cancels in the portal, to the end of the period; or somebody in the dashboard, at once. */
    cancel(id: string, when?: 'at period end' | 'now'): Promise<Stripe.Subscription>
  }
  refunds: {
    /** True if refunds made from now on are on their way at first. */
    takeDays(whether: boolean): void
    /** Money is given back in Stripe's dashboard; of a payment intent or a charge. */
    make(of: string, refunding?: Refunding): Promise<Stripe.Refund>
    settle(id: string): Promise<Stripe.Refund>
    fail(id: string): Promise<Stripe.Refund>
  }
  disputes: {
    /** A bank takes a charge back, of a payment intent or by its own id. */
    open(of: string): Promise<Stripe.Dispute>
    win(id: string): Promise<Stripe.Dispute>
    lose(id: string): Promise<Stripe.Dispute>
    /** A bank asks about a charge, and takes nothing back yet. */
    inquire(of: string): Promise<Stripe.Dispute>
    escalate(id: string): Promise<Stripe.Dispute>
  }
  deliver: {
    /** How events are delivered from now on; `{}` is the way of every day. */
    as(mode: DeliveryMode): void
    /** Sends what was held back. */
    release(): Promise<void>
    /** Sends again what was sent or dropped: all of it, or what is asked for. */
    again(which?: (event: Stripe.EventBase) => boolean): Promise<void>
    /** Everything that was sent, in order. */
    log: readonly Delivered[]
  }
  /** Does what the clock brings: sessions expire, periods end, invoices are tried again, what was not received is sent again. */
  catchUp(): Promise<void>
}

export function controlsOf(books: Books, post: Post): Controls {
  /** Does something, and gives what came of it once its events were sent. */
  const act = async <T>(what: () => T): Promise<T> => {
    const done = structuredClone(what())
    books.save()
    await post.deliver()
    return done
  }
  const session = (id: string) => books.get('checkout.session', id)
  const pay = (id: string, paying: Paying) =>
    act(() => {
      const declined = complete(books, session(id), paying)
      if (declined !== null && paying.card !== 'declines') throw new Refusal(declined)
      return session(id)
    })
  const settleAs = (id: string, isPaid: boolean) =>
    act(() => {
      settle(books, session(id), isPaid)
      return session(id)
    })
  const subscription = (id: string) => books.get('subscription', id)
  return {
    sessions: {
      complete: (id, paying = {}) => pay(id, paying),
      decline: (id) => pay(id, { card: 'declines' }),
      begin: (id, paying = {}) => pay(id, { ...paying, takesDays: true }),
      succeed: (id) => settleAs(id, true),
      fail: (id) => settleAs(id, false),
      expire: (id) => act(() => expire(books, session(id))),
      foreign: () =>
        act(() => {
          const made = foreignSession(books)
          complete(books, made)
          return made
        }),
    },
    subscriptions: {
      renew: (id, card) =>
        act(() => {
          if (card) setMood(books, subscription(id), card)
          return renew(books, subscription(id))
        }),
      retry: (id) =>
        act(() => {
          const [invoice] = openOf(books, subscription(id))
          if (!invoice) throw new Refusal(`Subscription ${id} has nothing to pay.`)
          askFor(books, subscription(id), invoice)
          return subscription(id)
        }),
      replaceCard: (id, card) => act(() => replaceCard(books, subscription(id), card)),
      cancel: (id, when = 'at period end') =>
        act(() => (when === 'now' ? end(books, subscription(id)) : cancelAtEnd(books, subscription(id)))),
    },
    refunds: {
      takeDays: (whether) => void (books.asides.refundsTakeDays = whether),
      make: (of, refunding = {}) => act(() => refund(books, chargeOf(books, of), refunding)),
      settle: (id) => act(() => settleRefund(books, books.get('refund', id))),
      fail: (id) => act(() => failRefund(books, books.get('refund', id))),
    },
    disputes: {
      open: (of) => act(() => dispute(books, chargeOf(books, of))),
      win: (id) => act(() => decide(books, books.get('dispute', id), 'won')),
      lose: (id) => act(() => decide(books, books.get('dispute', id), 'lost')),
      inquire: (of) => act(() => inquire(books, chargeOf(books, of))),
      escalate: (id) => act(() => escalate(books, books.get('dispute', id))),
    },
    deliver: {
      as: (mode) => void (post.mode = mode),
      release: () => post.release(),
      again: (which = () => true) => post.again(which),
      log: post.log,
    },
    catchUp: async () => {
      expireOverdue(books)
      renewDue(books)
      books.save()
      await post.deliver()
      await post.retry()
    },
  }
}

/** The charge that is meant by its own id or by that of its payment. */
function chargeOf(books: Books, of: string): Stripe.Charge {
  if (of.startsWith('ch_')) return books.get('charge', of)
  return books.get('charge', idOf(books.get('payment_intent', of).latest_charge))
}
