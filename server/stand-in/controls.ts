import type Stripe from 'stripe'
import type { Books } from './books.ts'
import type { Delivered, Post } from './delivery/post.ts'
import type { DeliveryMode } from './delivery/mode.ts'
import { idOf } from './kinds.ts'
import { complete, expire, expireOverdue, settle, type Paying } from './life/checkout.ts'
import { failRefund, refund, settleRefund, type Refunding } from './life/refund.ts'
import { Refusal } from './refusal.ts'

/** What people, banks and the clock do. Each is done at once; its promise waits until the events of it were sent. */
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
  }
  refunds: {
    /** Whether refunds made from now on are on their way at first. */
    takeDays(whether: boolean): void
    /** Money is given back in Stripe's dashboard; of a payment intent or a charge. */
    make(of: string, refunding?: Refunding): Promise<Stripe.Refund>
    settle(id: string): Promise<Stripe.Refund>
    fail(id: string): Promise<Stripe.Refund>
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
  /** Does what the clock brings: sessions expire, what was not received is sent again. */
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
  const end = (id: string, isPaid: boolean) =>
    act(() => {
      settle(books, session(id), isPaid)
      return session(id)
    })
  return {
    sessions: {
      complete: (id, paying = {}) => pay(id, paying),
      decline: (id) => pay(id, { card: 'declines' }),
      begin: (id, paying = {}) => pay(id, { ...paying, takesDays: true }),
      succeed: (id) => end(id, true),
      fail: (id) => end(id, false),
      expire: (id) => act(() => expire(books, session(id))),
    },
    refunds: {
      takeDays: (whether) => void (books.asides.refundsTakeDays = whether),
      make: (of, refunding = {}) => act(() => refund(books, chargeOf(books, of), refunding)),
      settle: (id) => act(() => settleRefund(books, books.get('refund', id))),
      fail: (id) => act(() => failRefund(books, books.get('refund', id))),
    },
    deliver: {
      as: (mode) => void (post.mode = mode),
      release: () => post.release(),
      again: (which = () => true) => post.again(which),
      log: post.log,
    },
    catchUp: async () => {
      expireOverdue(books)
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
