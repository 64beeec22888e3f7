/*
 * What the specification says and the product does not do yet. Each is false until it does; then it is turned on here, and
 * the comparison is strict.
 */
export const AWAITED = {
  /** Memberships can be shared: `PUT /memberships/{id}/members`. */
  sharing: true as boolean,
  /** Whom no membership pays for is offered a place by its price when it is their turn. */
  waitlistByPrice: true as boolean,
  /** `to_pay` says what is owed for every unpaid place: for forced ones, those of guests, and where nothing pays any more. */
  everyUnpaidPlaceSaysPrice: false as boolean,
  /** Staff who name a membership with `force` are refused for its dates and credits, as when they change what pays. */
  namedIsRefusedWithForce: true as boolean,
  /** A walk-in into a class that has begun is not kept out by what is booked ahead (`max_upcoming`). */
  begunIsNotAhead: true as boolean,
  /** A place stays where its class is moved to a day after the last of the membership that pays. */
  movedPlacesStay: false as boolean,
  /** The invariant `booking_credits` knows of places that take more than one credit. */
  invariantOfCredits: true as boolean,
}
