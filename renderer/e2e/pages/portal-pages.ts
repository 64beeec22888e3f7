import type { Ask } from './demo.ts'
import { count, euros, plain, type Row } from './row.ts'

const pack = async (ask: Ask) => (await ask('/memberships')).items[0]
const waiver = async (ask: Ask) => (await ask(`/clients/${(await ask('/auth/me')).id}/waivers`))[0]

/** A pack that is sold online. */
const packOnSale = async (ask: Ask) =>
  (await ask('/membership-types?page_size=100')).items.find(({ type, sellable_online }: Sold) => {
    return type === 'class_pack' && sellable_online
  })

interface Sold {
  type: string
  sellable_online: boolean
}

/** The next class from tomorrow on; with `filter` of those alone. */
async function nextClass(ask: Ask, filter = '') {
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
  return (await ask(`/scheduled-classes?start_date=${day(1)}&end_date=${day(7)}${filter}`))[0]
}

const ownNextClass = async (ask: Ask) => nextClass(ask, `&instructor_id=${(await ask('/auth/me')).instructor_id}`)

/** The portal's pages without the frame. */
export const outsidePages: Record<string, Row> = {
  '/login': plain('/login', 'Sign in', 'Create an account'),
  '/register': plain('/register', 'Create account', 'At least 8 characters'),
  '/forgot': plain('/forgot', 'Send the link'),
  '/reset': plain('/reset#no-such-link', 'Set a new password'),
  '/invite': plain('/invite#no-such-link', 'This invitation is no longer valid'),
  '/not-ready': plain('/not-ready', 'This studio is not ready yet', 'Try again'),
  '/guest/confirm': plain('/guest/confirm#no-such-link', 'This link is no longer valid'),
  '/guest/cancel': plain('/guest/cancel#no-such-link', 'This link is no longer valid'),
}

/** The pages open to anyone, each with what it must show. */
export const strangersPages: Record<string, Row> = {
  '/': {
    address: async (ask) => `/?day=${(await nextClass(ask)).starts_at.slice(0, 10)}`,
    shows: () => ['Carrer del Port 12', 'All prices'],
  },
  '/classes/:classId': {
    address: async (ask) => `/classes/${(await nextClass(ask)).id}`,
    shows: async (ask) => {
      const { name, instructor_name } = await nextClass(ask)
      return [name, instructor_name, 'Book']
    },
  },
  '/accessibility': plain('/accessibility', 'Known limits', 'WCAG'),
  '/legal/:kind': plain('/legal/terms', 'Terms', 'cancel'),
  '/prices': {
    address: () => '/prices',
    shows: () => ['10-class pack', euros(130), euros(13), 'Drop-ins', 'Kombucha', euros(3.8)],
  },
}

/** A client's pages inside the frame, each with the figures it must show. */
export const clientPages: Record<string, Row> = {
  '/': {
    address: () => '/',
    shows: async (ask) => [new RegExp(`10-class pack · ${(await pack(ask)).credits_remaining} credits?`)],
  },
  '/classes/:classId': {
    address: async (ask) => `/classes/${(await nextClass(ask)).id}`,
    shows: async (ask) => {
      const { name, instructor_name } = await nextClass(ask)
      return [name, instructor_name]
    },
  },
  '/prices': plain('/prices', 'Drop-in', euros(16), 'From the shelf'),
  '/buy/:typeId': {
    address: async (ask) => `/buy/${(await packOnSale(ask)).id}`,
    shows: async (ask) => [(await packOnSale(ask)).name, euros((await packOnSale(ask)).price)],
  },
  '/paid': plain('/paid?s=no-such-session', 'We don’t know this payment'),
  '/gift-card': plain('/gift-card', 'Any amount, by email, today or on a day you pick'),
  '/bookings': plain('/bookings', 'Upcoming', 'Past'),
  '/appointments': {
    address: () => '/appointments',
    shows: async (ask) => {
      const [first] = await ask('/appointments')
      return ['Book an appointment', first.service_name]
    },
  },
  '/appointments/new': {
    address: () => '/appointments/new',
    shows: async (ask) => {
      const { name, price } = (await ask('/appointment-services')).items.find((one: { price: number }) => one.price > 0)
      return [{ beside: name, is: euros(price) }]
    },
  },
  '/memberships': {
    address: () => '/memberships',
    shows: async (ask) => {
      const { credits_remaining: left } = await pack(ask)
      return ['10-class pack', count(left), left === 1 ? 'credit left' : 'credits left', euros(130)]
    },
  },
  '/memberships/:membershipId': {
    address: async (ask) => `/memberships/${(await pack(ask)).id}`,
    shows: async (ask) => ['10-class pack', count((await pack(ask)).credits_remaining)],
  },
  '/charges': {
    address: () => '/charges',
    shows: async (ask) => {
      const charges: { amount: number }[] = await ask(`/clients/${(await ask('/auth/me')).id}/charges`)
      return charges.length > 0 ? charges.map(({ amount }) => euros(amount)) : ['Nothing to pay']
    },
  },
  '/profile': plain('/profile', 'Clara Vidal', 'clara@marea.example', 'With us since'),
  '/profile/edit': plain('/profile/edit', 'Save'),
  '/profile/password': plain('/profile/password', 'Current password'),
  '/notifications': plain('/notifications', 'On this device', 'How you’re notified'),
  '/waivers': plain('/waivers', 'Health and liability', 'To sign'),
  '/waivers/:waiverId': {
    address: async (ask) => `/waivers/${(await waiver(ask)).id}`,
    shows: () => ['Health and liability', 'Version 1', /I am well enough/],
  },
  '/calendar': plain('/calendar', 'In your own calendar', 'Create link'),
  '/receipts': {
    address: () => '/receipts',
    shows: async (ask) => {
      const [receipt] = (await ask('/receipts')).items
      return [{ beside: `No. ${receipt.number}`, is: euros(receipt.total) }]
    },
  },
  '/data': plain('/data', 'Your consents', 'Request deletion'),
}

/** An instructor's pages inside the frame. */
export const teachingPages: Record<string, Row> = {
  '/teaching': {
    address: () => '/teaching',
    shows: async (ask) => [(await ownNextClass(ask)).name],
  },
  '/pay': {
    address: () => '/pay',
    shows: async (ask) => {
      const [run] = (await ask('/payroll/me')).items
      return [euros(run.total), ...run.line_items.map(({ amount }: { amount: number }) => euros(amount))]
    },
  },
  '/teaching/:classId': {
    address: async (ask) => `/teaching/${(await ownNextClass(ask)).id}`,
    shows: async (ask) => {
      const next = await ownNextClass(ask)
      const { bookings } = await ask(`/scheduled-classes/${next.id}/roster`)
      return [next.name, ...bookings.map(({ client_name }: { client_name: string }) => client_name)]
    },
  },
  '/teaching/timetable': plain('/teaching/timetable', 'My classes', 'of'),
  '/teaching/availability': plain('/teaching/availability', 'Time off', 'Save hours'),
  '/substitutes': {
    address: () => '/substitutes',
    shows: async (ask) => {
      const [request] = await ask('/substitute-requests')
      return [request.class_name, `Instead of ${request.asked_by_name}`, 'I’ll teach it']
    },
  },
}
