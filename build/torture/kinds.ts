import { makeProduct } from '../../server/test/build/commerce.ts'
import { makeMembershipType, sellMembership } from '../../server/test/build/memberships.ts'
import { makeClass, makeTemplate } from '../../server/test/build/schedule.ts'
import type { ReachedStudio } from '../../server/test/request.ts'
import type { Chance } from '../chance.ts'
import type { Writing } from './ledger.ts'

/** A kind of writing: what to write next, and the marks of all of it that are in the studio. */
export interface Kind {
  next(chance: Chance): Writing | undefined
  marks(): Promise<string[]>
}

interface Size {
  members: number
  classes: number
}

/** Adding clients, selling at the desk, booking: what a front desk does all day. Makes what is needed for them. */
export async function deskWork(studio: ReachedStudio, size: Size): Promise<Kind[]> {
  return [clients(studio), await sales(studio), await bookings(studio, size)]
}

/** Clients, marked by their names. */
function clients(studio: ReachedStudio): Kind {
  let count = 0
  return {
    next: () => {
      count += 1
      const mark = `Client Number ${count}`
      const body = { full_name: mark, email: `number-${count}@client.test` }
      return { mark, operation: 'POST /api/v1/clients', body }
    },
    marks: async () => (await all(studio, 'clients?')).map(({ full_name }) => full_name),
  }
}

/** Sales of one thing that there is enough of, marked by their notes. */
async function sales(studio: ReachedStudio): Promise<Kind> {
  const { id: product_id } = await makeProduct(studio, { stock_quantity: 100_000 })
  let count = 0
  return {
    next: (chance) => {
      count += 1
      const mark = `Sale ${count}`
      const items = [{ product_id, quantity: chance.whole(1, 3) }]
      return { mark, operation: 'POST /api/v1/product-sales', body: { items, payment_method: 'cash', notes: mark } }
    },
    marks: async () => {
      // Without a first day only the newest are given.
      const { body } = await studio.asOwner('GET /api/v1/product-sales?start_date=2000-01-01')
      return body.map(({ notes }: { notes: string }) => notes)
    },
  }
}

/** Each member into each class once, marked by both; the classes have fewer places than there are members. */
async function bookings(studio: ReachedStudio, { members, classes }: Size): Promise<Kind> {
  const type = await makeMembershipType(studio, { type: 'time_pass', unlimited: true, validity_days: 3650 })
  const template = await makeTemplate(studio)
  const [clientIds, classIds]: [number[], number[]] = [[], []]
  for (let n = 0; n < members; n += 1)
    clientIds.push((await sellMembership(studio, { membership_type_id: type.id })).client_id)
  for (let n = 0; n < classes; n += 1) {
    const starts_at = new Date(Date.parse(studio.clock.now()) + (n + 2) * 86_400_000).toISOString()
    classIds.push((await makeClass(studio, { template_id: template.id, starts_at, capacity: members - 2 })).id)
  }
  const pairs = classIds.flatMap((cls) => clientIds.map((client) => [cls, client] as const))
  const markOf = (cls: number, client: number) => `Booking of ${client} in ${cls}`
  return {
    next: (chance) => {
      const [pair] = pairs.splice(chance.whole(0, pairs.length - 1), 1)
      if (!pair) return undefined
      const [scheduled_class_id, client_id] = pair
      const body = { scheduled_class_id, client_id }
      return { mark: markOf(scheduled_class_id, client_id), operation: 'POST /api/v1/bookings', body }
    },
    marks: async () =>
      (await all(studio, 'bookings?')).map(({ scheduled_class_id, client_id }) =>
        markOf(scheduled_class_id, client_id),
      ),
  }
}

// A record as the API shows it; the caller knows its fields.
// oxlint-disable-next-line no-explicit-any
type Shown = any

/** Everything of a list, page by page. */
export async function all(studio: ReachedStudio, list: string): Promise<Shown[]> {
  const items: Shown[] = []
  for (let after = ''; ;) {
    const { status, body } = await studio.asOwner(`GET /api/v1/${list}page_size=200${after}`)
    if (status !== 200) throw new Error(`${list} can’t be read: ${status} ${JSON.stringify(body)}`)
    items.push(...body.items)
    if (body.items.length === 0 || !body.next) return items
    after = `&after=${encodeURIComponent(body.next)}`
  }
}
