import type { Act } from '../../../context.ts'
import type { Tx } from '../../../db/writer.ts'
import { say } from '../../../lib/sayings/sayings.ts'
import type { PlacesForSale } from '../../billing/seam.ts'
import type { ClientFollower } from '../../clients/seam.ts'
import { notFound, refuseFor } from '../../../api/errors.ts'
import { settingsOf } from '../../settings/queries.ts'
import { noSinglePrice, singlePrice } from '../paying/single-price.ts'
import { classById } from '../../schedule/queries.ts'
import { fillSeats } from '../waitlist/fill-seats.ts'
import { bookWithBought, sellPlace, tellReturned, whyNotBooked } from './book-paid.ts'
import { holdPlace, quotePlace, releasePlace } from './hold-place.ts'
import { endSeatHold, heldByClient, heldToPayIn, holdOfCheckout } from './queries.ts'

/** Holds and books the places in classes that are bought online. */
export const placesForSale: PlacesForSale = {
  quote: quotePlace,
  hold: holdPlace,
  release: releasePlace,
  heldUntil: (tx, checkout_id) => {
    const hold = tx.one(holdOfCheckout, { checkout_id })
    return hold?.status === 'held' ? hold.ends_at : undefined
  },
  whyNot: whyNotBooked,
  sell: sellPlace,
  bookWith: bookWithBought,
  tellReturned,
  priceOf: (reader, id) => {
    const cls = reader.one(classById, { id })
    if (!cls) throw notFound('class')
    const { price_minor } = singlePrice(reader, cls, settingsOf(reader))
    if (price_minor === null) throw refuseFor([noSinglePrice(cls.name)])
    return price_minor
  },
  nameOf: (reader, { scheduled_class_id }) => {
    const { name: class_name, starts_at } = reader.one(classById, { id: scheduled_class_id! })!
    return say('receipt.class', { class_name, starts_at })
  },
}

/** Somebody who is a client no more is held no places. */
export const placesOfClient: ClientFollower = {
  ended(tx, act, client_id) {
    for (const hold of tx.all(heldByClient, { client_id })) {
      endSeatHold(tx, act, hold, 'released')
      fillSeats(tx, act, hold.scheduled_class_id)
    }
  },
}

/** Ends what is held in a class that is cancelled; what is paid all the same is given back. Gives the clients who were paying. */
export function releaseHeldIn(tx: Tx, act: Act, class_id: number): number[] {
  const held = tx.all(heldToPayIn, { class_id })
  for (const hold of held) endSeatHold(tx, act, hold, 'released')
  return held.filter(({ ends_at }) => ends_at >= act.now).map(({ client_id }) => client_id)
}
