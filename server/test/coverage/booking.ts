import type { Class, Person, Wish } from './books.ts'
import { askAs, codesOf, compare, madeOf, offered } from './comparing.ts'
import type { Drawn } from './drawn.ts'
import { enter } from './entering.ts'
import { compareLooked, lookIn } from './looking.ts'
import { decide } from './oracle.ts'
import { ahead, ownOf, running, withLogin } from './picking.ts'

/** Reads whether somebody may book. */
export async function readEligibility(drawn: Drawn, by: Wish['by']): Promise<boolean> {
  const { books, chance } = drawn
  const person = chance.one(by === 'client' ? withLogin(drawn) : books.people)
  const cls = chance.one(chance.odds(0.95) ? ahead(drawn) : running(drawn, 24))
  if (cls === undefined) return false
  const verdict = decide(books, person, cls, { by })
  const path = `GET /api/v1/scheduled-classes/${cls.id}/eligibility`
  const { body } = await askAs(
    drawn,
    by === 'client' ? person : null,
    by === 'client' ? path : `${path}?client_id=${person.id}`,
  )
  const { membership } = verdict
  const got = {
    can_book: body.can_book,
    codes: codesOf(body),
    membership: body.can_book &&
      body.membership && [body.membership.id, body.membership.credits, body.membership.is_shared],
    price: body.price?.amount ?? null,
    cost: body.credit_cost,
    offers: offered(body),
  }
  compare(drawn, person, cls, { eligibility: by }, got, {
    can_book: verdict.codes.length === 0,
    codes: verdict.codes,
    membership: verdict.codes.length === 0 &&
      membership && [membership.id, verdict.credits, membership.holder !== person.id],
    price: verdict.price,
    cost: cls.template.cost,
    offers: verdict.offers,
  })
  return true
}

/** Books, and enters the booking. Standing bookings come before, and not where nothing is booked. */
export async function book(drawn: Drawn, person: Person, cls: Class, wish: Wish): Promise<boolean> {
  const { books } = drawn
  const takeBack = lookIn(drawn, cls)
  const verdict = decide(books, person, cls, wish)
  const reply = await askAs(drawn, wish.by === 'client' ? person : null, 'POST /api/v1/bookings', {
    scheduled_class_id: cls.id,
    ...(wish.by === 'staff' && { client_id: person.id }),
    ...(wish.named !== undefined && { membership_id: wish.named }),
    ...(wish.force && { force: true }),
    ...(wish.checkIn && { check_in: true }),
    ...(wish.atStudio && { pay_at_studio: true }),
  })
  const asked = { book: wish }
  if (verdict.codes.length > 0 || verdict.atStudio.length > 0) {
    const may = [...verdict.codes.slice(0, 1), ...verdict.atStudio]
    const isTold = reply.status === 409 && may.includes(reply.body.code)
    takeBack()
    if (verdict.atStudio.length > 0 && isTold) return true
    const got = { status: reply.status, code: reply.body.code, codes: codesOf(reply.body), offers: offered(reply.body) }
    const { codes, offers } = verdict
    compare(drawn, person, cls, asked, got, { status: 409, code: may[0], codes, offers })
    return true
  }
  const { membership, credits, isUnpaid, price } = verdict
  compare(drawn, person, cls, asked, madeOf(reply), {
    status: 201,
    code: undefined,
    membership: membership?.id ?? null,
    credits,
    isUnpaid,
    toPay: isUnpaid ? price : null,
  })
  enter(drawn, person.id, cls, verdict, reply.body)
  await compareLooked(drawn)
  return true
}

/** Books as somebody, with or without a name for what pays. */
export async function bookSomehow(drawn: Drawn): Promise<boolean> {
  const { books, chance } = drawn
  const by = chance.odds(0.5) ? 'client' : 'staff'
  const person = chance.one(by === 'client' ? withLogin(drawn) : books.people)
  const cls = chance.one(ahead(drawn))
  const wish: Wish = { by }
  const own = ownOf(drawn, person)
  if (own.length > 0 && chance.odds(0.35)) wish.named = chance.one(own).id
  else if (by === 'client') wish.atStudio = chance.odds(0.3)
  if (by === 'staff') wish.force = chance.odds(0.4)
  return book(drawn, person, cls, wish)
}

/** Names somebody else's membership: there is none by that name. */
export async function nameOthers(drawn: Drawn): Promise<boolean> {
  const { books, chance } = drawn
  const person = chance.one(books.people)
  const own = ownOf(drawn, person)
  const others = books.memberships.filter((one) => !own.includes(one))
  const cls = chance.one(ahead(drawn))
  const wish = { scheduled_class_id: cls.id, client_id: person.id, membership_id: chance.one(others).id }
  const { status } = await drawn.studio.asOwner('POST /api/v1/bookings', wish)
  compare(drawn, person, cls, { named: 'another’s' }, { status }, { status: 404 })
  return true
}

/** Books and checks in somebody who is there. */
export async function walkIn(drawn: Drawn): Promise<boolean> {
  const { books, chance } = drawn
  const cls = chance.one(running(drawn, 1))
  if (cls === undefined) return false
  const person = chance.one(books.people)
  const force = chance.odds(0.3)
  return book(drawn, person, cls, { by: 'staff', checkIn: true, ...(force && { force }) })
}
