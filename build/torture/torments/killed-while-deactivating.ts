import { setTimeout as wait } from 'node:timers/promises'
import { book, chargesTo, lettersTo, registerClient, wait as waitFor } from '../../../server/test/build/bookings.ts'
import { makeMembershipType, sellMembership } from '../../../server/test/build/memberships.ts'
import { registerBuyer, reply, type Buyer } from '../../../server/test/build/online.ts'
import { makeClass, makeTemplate } from '../../../server/test/build/schedule.ts'
import { waiting } from '../buying/held-against.ts'
import { openShop, type Shop } from '../buying/shop.ts'
import { all } from '../kinds.ts'
import type { Scene, Torment } from '../torment.ts'
import { until } from '../waiting.ts'

const DAY_MINUTES = 24 * 60

/** Somebody who is deactivated, and what runs with them. */
interface Leaving {
  client: Buyer
  /** The class whose only place is theirs, and who waits for it. */
  cls: number
  next: { id: number }
  /** A class that they wait for. */
  awaited: number
  /** Their subscription at the processor, and the one that is paid at the desk. */
  subscription: string
  membership: number
  /** The emails written to them and the amount paid by them until then. */
  letters: string[]
  paid: number
}

/**
 * Ended with -9 while clients are deactivated: a deactivated client holds and awaits no spot, and is charged and emailed nothing,
 * also in the months after; the client who waited has the spot.
 */
export const killedWhileDeactivating: Torment = {
  name: 'killed while deactivating',
  begin: async (scene) => {
    const { chance, findings, isSmall } = scene
    const shop = await openShop(scene)
    const { studio } = shop
    await reply(studio, 'PUT /api/v1/studio', { waitlist_confirm_minutes: 0, late_cancel_fee: 7, no_show_fee: 9 })
    const monthly = shop.types.find(({ isOnce }) => isOnce)!.id
    const { id: template_id } = await makeTemplate(studio)
    const before: Leaving[] = []
    return async () => {
      const leaving: Leaving[] = []
      for (let n = isSmall ? 1 : chance.whole(1, 3); n > 0; n -= 1)
        leaving.push(await liveThere(shop, { monthly, template_id }))
      for (const one of leaving) {
        const asked = studio.asOwner(`DELETE /api/v1/clients/${one.client.id}`).catch(() => undefined)
        await wait(chance.whole(0, 60))
        await studio.kill()
        const reply = await asked
        await studio.start()
        const { body } = await studio.asOwner(`GET /api/v1/clients/${one.client.id}`)
        if (reply?.status === 200 && body.is_active) findings.lost.push(`the deactivation of client ${one.client.id}`)
        if (body.is_active) await expectUntouched(scene, shop, one)
        const again = await studio.asOwner(`DELETE /api/v1/clients/${one.client.id}`)
        if (again.status === 200) findings.acknowledged += 1
        else findings.others.push(`not deactivated: ${again.status} ${JSON.stringify(again.body)}`)
        await expectGone(scene, shop, one)
      }
      before.push(...leaving)
      for (let months = isSmall ? 1 : chance.whole(1, 3); months > 0; months -= 1) {
        shop.passMinutes(31 * DAY_MINUTES)
        // Every job looks once a second.
        await wait(2500)
      }
      for (const one of before) await expectLeftAlone(scene, shop, one)
      const { ok, invariants } = await reply(studio, 'GET /api/v1/studio/integrity')
      if (!ok)
        findings.others.push(`integrity: ${JSON.stringify(invariants.filter((one: { ok: boolean }) => !one.ok))}`)
    }
  },
}

/** Somebody who has the only place of a class, waits for another and has two subscriptions; and somebody who waits for theirs. */
async function liveThere(
  shop: Shop,
  { monthly, template_id }: { monthly: number; template_id: number },
): Promise<Leaving> {
  const { studio, processor, clock } = shop
  const starts_at = clock.now()
  const inDays = (days: number) => new Date(Date.parse(starts_at) + days * DAY_MINUTES * 60_000).toISOString()
  const client = await registerBuyer(studio)
  const session_id = await client.begin(monthly)
  await processor.sessions.complete(session_id)
  await reply(studio, `GET /api/billing/checkout-session/${session_id}`)
  const desk = await makeMembershipType(studio, { type: 'subscription', billing_interval: 'monthly', unlimited: true })
  const sell = ({ id: client_id }: { id: number }) =>
    sellMembership(studio, { client_id, membership_type_id: desk.id, payment_method: 'cash', starts_at })
  const { id: membership } = await sell(client)
  const next = await registerClient(studio)
  await sell(next)
  const [cls, awaited] = [
    await makeClass(studio, { template_id, capacity: 1, starts_at: inDays(3) }),
    await makeClass(studio, { template_id, capacity: 1, starts_at: inDays(4) }),
  ]
  await book(studio, cls, client)
  await waitFor(cls, next)
  await book(studio, awaited, next)
  await waitFor(awaited, client)
  await processor.catchUp()
  await until('all that was bought is told of', () => waiting(shop).length === 0)
  const subscription = String(processor.books.get('checkout.session', session_id).subscription)
  const letters = await writtenTo(shop, client)
  return {
    client,
    next,
    cls: cls.id,
    awaited: awaited.id,
    membership,
    subscription,
    letters,
    paid: await paidBy(shop, client),
  }
}

/** Returns the kinds of a client's emails, without the receipts that a former client still gets. */
async function writtenTo({ studio }: Shop, client: { id: number }): Promise<string[]> {
  return (await lettersTo(studio, client)).filter((kind) => kind !== 'receipt')
}

const paidBy = async ({ studio }: Shop, { id }: { id: number }): Promise<number> =>
  (await all(studio, `payments?client_id=${id}&`)).length

/** Returns the clients who come to a class, and the number who wait. */
async function rosterOf({ studio }: Shop, cls: number): Promise<{ coming: number[]; waits: number[] }> {
  const { bookings, waitlist } = await reply(studio, `GET /api/v1/scheduled-classes/${cls}/roster`)
  const idsOf = (entries: { client_id: number; status: string }[], status: string) =>
    entries.filter((one) => one.status === status).map(({ client_id }) => client_id)
  return { coming: idsOf(bookings, 'booked'), waits: idsOf(waitlist, 'waiting') }
}

/** Expects everything to be as it was if the server ended before the deactivation. */
async function expectUntouched({ findings }: Scene, shop: Shop, { client, cls, awaited, membership }: Leaving) {
  const { coming } = await rosterOf(shop, cls)
  const { waits } = await rosterOf(shop, awaited)
  const { status } = await reply(shop.studio, `GET /api/v1/memberships/${membership}`)
  const kept = [coming.includes(client.id), waits.includes(client.id), status === 'active']
  if (kept.includes(false)) findings.others.push(`half of client ${client.id} is deactivated: ${kept.join(', ')}`)
}

/** They have no place and await none, who waited has theirs, and both subscriptions end. */
async function expectGone({ findings }: Scene, shop: Shop, { client, next, cls, awaited, ...left }: Leaving) {
  const { coming } = await rosterOf(shop, cls)
  if (coming.join() !== String(next.id))
    findings.others.push(`client ${client.id} is deactivated, ${next.id} waits, and there come ${coming.join()}`)
  const { waits } = await rosterOf(shop, awaited)
  if (waits.includes(client.id)) findings.others.push(`client ${client.id} is deactivated, and waits`)
  const { status } = await reply(shop.studio, `GET /api/v1/memberships/${left.membership}`)
  if (status !== 'cancelled') findings.others.push(`the subscription of client ${client.id} is ${status}`)
  const there = () => shop.processor.books.get('subscription', left.subscription).status
  await until('the processor has ended it', () => there() === 'canceled').catch((error: unknown) =>
    findings.others.push(`${String(error)}: it is ${there()}`),
  )
}

/** Nothing is charged, taken or written. */
async function expectLeftAlone({ findings }: Scene, shop: Shop, { client, letters, paid }: Leaving): Promise<void> {
  const charges = await chargesTo(shop.studio, client)
  if (charges.length > 0) findings.others.push(`client ${client.id} is charged: ${JSON.stringify(charges)}`)
  const now = await paidBy(shop, client)
  if (now !== paid) findings.others.push(`client ${client.id} paid ${now} times, ${paid} before they left`)
  const written = await writtenTo(shop, client)
  if (written.join() !== letters.join())
    findings.others.push(`client ${client.id} was written ${written.slice(letters.length).join(', ')}`)
}
