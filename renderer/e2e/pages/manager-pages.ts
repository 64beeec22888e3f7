import type { Ask } from './demo.ts'
import { count, euros, plain, type Row } from './row.ts'

const newestSale = async (ask: Ask) => (await ask('/product-sales'))[0]
const newestReceipt = async (ask: Ask) => (await ask('/receipts?page_size=1')).items[0]
const giftCard = async (ask: Ask) => (await ask('/gift-cards')).items[0]
const roster = async (ask: Ask) => ask(`/scheduled-classes/${await classId(ask)}/roster`)
/** The last of the appointments to come. */
const newestAppointment = async (ask: Ask) => (await ask('/appointments')).at(-1)
const debtor = async (ask: Ask) => (await ask('/today')).charges_due.items[0]

/** The studio's last days as a query, today among them. */
function lastDays(days: number): string {
  const day = (before: number) =>
    new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Madrid' }).format(Date.now() - before * 86_400_000)
  return `start_date=${day(days - 1)}&end_date=${day(0)}`
}

/** A class that is over and not closed; where the day and the hour have none, the next one that somebody booked. */
async function classId(ask: Ask): Promise<number> {
  const [open] = (await ask('/today')).unresolved.items
  if (open) return open.class_id
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
  const classes = await ask(`/scheduled-classes?start_date=${day(1)}&end_date=${day(5)}`)
  return classes.find(({ booked }: { booked: number }) => booked > 0).id
}

/** The days of last month, as a query. */
function lastMonth(): string {
  const first = new Date(`${new Date().toISOString().slice(0, 7)}-01T12:00:00Z`)
  const last = new Date(first.getTime() - 86_400_000).toISOString().slice(0, 10)
  return `start_date=${last.slice(0, 7)}-01&end_date=${last}`
}

/** The manager's pages before signing in. */
export const outsidePages: Record<string, Row> = {
  '/manage/login': plain('/manage/login', 'Sign in', 'Forgot your password?'),
  '/manage/forgot': plain('/manage/forgot', 'Send link', 'Use the recovery code'),
  '/manage/recover': plain('/manage/recover', 'Set password'),
  '/manage/reset': plain('/manage/reset#no-such-link', 'Set a new password'),
}

/** The manager's pages after signing in, each with the figures it must show. */
export const insidePages: Record<string, Row> = {
  '/manage/welcome': plain('/manage/welcome', 'Marea Yoga & Pilates is set up', 'Get paid'),
  '/manage/amounts': plain('/manage/amounts', 'Which amounts are right?', 'Nothing to answer'),
  '/manage/second-factor': plain('/manage/second-factor', 'Your account has no second factor', 'Set up'),
  '/manage': {
    address: () => '/manage',
    shows: async (ask) => {
      const { charges_due, unresolved, substitutes } = await ask('/today')
      const [owed] = charges_due.items
      const [open] = unresolved.items
      return [
        { beside: owed.client_name, is: euros(owed.amount) },
        { beside: substitutes.items[0].class_name, is: /no offers yet/ },
        ...(open ? [{ beside: open.class_name, is: new RegExp(`${open.open} still open`) }] : []),
        // The first automatic backup is made as soon as the studio runs, and is then restored for trial.
        /^(No backup yet|Can be restored as of .*|The latest backup is from .*)$/,
      ]
    },
  },
  '/manage/schedule': {
    address: async (ask) => {
      const { id, starts_at } = await ask(`/scheduled-classes/${await classId(ask)}`)
      return `/manage/schedule?day=${starts_at.slice(0, 10)}&class=${id}`
    },
    shows: async (ask) => {
      const { name, booked, capacity } = await ask(`/scheduled-classes/${await classId(ask)}`)
      // Of one that is over, how many came.
      return [name, new RegExp(`^(${booked}/${capacity}|\\d+/${booked} came)$`)]
    },
  },
  '/manage/schedule/templates': {
    address: () => '/manage/schedule/templates',
    shows: () => [
      { beside: 'Reformer Basics', is: /24 hours before/ },
      { beside: 'Yin & Rest', is: count(16) },
    ],
  },
  '/manage/classes/:classId': {
    address: async (ask) => `/manage/classes/${await classId(ask)}`,
    shows: async (ask) => {
      const { bookings } = await roster(ask)
      // Cancelled bookings are in a separate part, which is closed but says how many they are.
      const coming = bookings.filter(({ status }: { status: string }) => !/cancelled/.test(status))
      const gone = bookings.length - coming.length
      const paid = coming.find((one: { credits_left: number | null }) => one.credits_left !== null)
      return coming
        .map(({ client_name }: { client_name: string }) => client_name)
        .concat(gone > 0 ? [new RegExp(`^Cancelled ${gone}$`)] : [])
        .concat(paid ? [{ beside: paid.client_name, is: new RegExp(`${paid.credits_left} credits? left`) }] : [])
    },
  },
  '/manage/appointments': {
    address: async (ask) => `/manage/appointments?day=${(await newestAppointment(ask)).starts_at.slice(0, 10)}`,
    shows: async (ask) => {
      const { client_name, service_name } = await newestAppointment(ask)
      return [{ beside: client_name, is: service_name }]
    },
  },
  '/manage/appointments/services': {
    address: () => '/manage/appointments/services',
    shows: async (ask) =>
      (await ask('/appointment-services')).items
        .filter(({ price }: { price: number }) => price > 0)
        .map(({ name, price }: { name: string; price: number }) => ({ beside: name, is: euros(price) })),
  },
  '/manage/appointments/availability': plain('/manage/appointments/availability', 'Time off', 'Save hours'),
  '/manage/tasks': plain('/manage/tasks', 'Order new blocks and straps', 'After six in the evening.'),
  '/manage/clients': {
    address: () => '/manage/clients',
    shows: async (ask) => {
      const { items, total } = await ask('/clients')
      return [`${total} clients`, items[0].full_name]
    },
  },
  '/manage/clients/:clientId': {
    address: async (ask) => `/manage/clients/${(await debtor(ask)).client_id}?tab=charges`,
    shows: async (ask) => {
      const owed = await debtor(ask)
      return [owed.client_name, euros(owed.amount)]
    },
  },
  '/manage/selling': plain('/manage/selling', 'Cork yoga mat', { beside: 'Grip socks', is: euros(12.5) }),
  '/manage/selling/sales': {
    address: () => '/manage/selling/sales',
    shows: async (ask) => {
      const { client_name, total_amount } = await newestSale(ask)
      return [{ beside: client_name, is: euros(total_amount) }]
    },
  },
  '/manage/selling/sales/:saleId': {
    address: async (ask) => `/manage/selling/sales/${(await newestSale(ask)).id}`,
    shows: async (ask) => {
      const { receipt_id, receipt_number, total_amount, items } = await newestSale(ask)
      const [{ vat, net }] = (await ask(`/receipts/${receipt_id}`)).vat
      return [items[0].product_name, `Receipt ${receipt_number}`, euros(total_amount), euros(vat), euros(net)]
    },
  },
  '/manage/selling/takings': {
    address: () => '/manage/selling/takings?when=month',
    shows: async (ask) => {
      const { total } = await ask(`/reports/takings?${lastDays(30)}`)
      const [closed] = (await ask('/day-closes')).items
      return ['Money received', euros(total.money), euros(total.revenue), closed.closed_by_name]
    },
  },
  '/manage/selling/products': {
    address: () => '/manage/selling/products',
    shows: async (ask) => {
      const [mat] = (await ask('/products')).items
      return [
        { beside: mat.name, is: count(mat.stock_quantity) },
        { beside: mat.name, is: euros(mat.price) },
      ]
    },
  },
  '/manage/selling/products/:productId': {
    address: async (ask) => `/manage/selling/products/${(await ask('/products')).items[0].id}`,
    shows: async (ask) => {
      const [{ name, price, stock_quantity }] = (await ask('/products')).items
      return [name, euros(price), count(stock_quantity), '+12']
    },
  },
  '/manage/selling/receipts': {
    address: () => '/manage/selling/receipts',
    shows: async (ask) => {
      const { number, total } = await newestReceipt(ask)
      return [{ beside: `Receipt ${number}`, is: euros(total) }]
    },
  },
  '/manage/selling/receipts/:receiptId': {
    address: async (ask) => `/manage/selling/receipts/${(await newestReceipt(ask)).id}`,
    shows: async (ask) => {
      const { number, total, vat, client_name } = await newestReceipt(ask)
      return [`Receipt ${number}`, client_name, euros(total), euros(vat[0].vat), euros(vat[0].net)]
    },
  },
  '/manage/selling/gift-cards': {
    address: () => '/manage/selling/gift-cards',
    shows: async (ask) => {
      const { code_last4, remaining_balance } = await giftCard(ask)
      return [{ beside: code_last4, is: euros(remaining_balance) }]
    },
  },
  '/manage/selling/gift-cards/:giftCardId': {
    address: async (ask) => `/manage/selling/gift-cards/${(await giftCard(ask)).id}`,
    shows: async (ask) => {
      const { code_last4, initial_value, message } = await giftCard(ask)
      return [new RegExp(`in ${code_last4}`), euros(initial_value), message]
    },
  },
  '/manage/selling/promo-codes': plain('/manage/selling/promo-codes', 'SUMMER10', /10\s?%/),
  '/manage/selling/membership-types': {
    address: () => '/manage/selling/membership-types',
    shows: async (ask) => {
      const { items } = await ask('/membership-types')
      return items.map(({ name, price }: { name: string; price: number }) => ({ beside: name, is: euros(price) }))
    },
  },
  '/manage/memberships': plain('/manage/memberships', 'Past due', '10-class pack'),
  '/manage/guide': plain('/manage/guide', 'The first day', 'Closed days'),
  '/manage/guide/:chapter': plain('/manage/guide/the-week', 'Closed days', 'Room plans'),
  '/manage/team': plain('/manage/team', { beside: 'Pol Serra', is: 'Front desk' }, 'lucia@marea.example'),
  '/manage/reports': {
    address: () => '/manage/reports',
    shows: async (ask) => {
      const { current } = await ask('/reports/overview')
      return [euros(current.revenue), 'Recurring per month']
    },
  },
  '/manage/reports/revenue': {
    address: () => '/manage/reports/revenue?when=last_month',
    shows: async (ask) => {
      const { by_tax } = await ask(`/reports/revenue?${lastMonth()}`)
      return [{ beside: `${by_tax[0].rate} %`, is: euros(by_tax[0].vat) }]
    },
  },
  '/manage/reports/attendance': {
    address: () => '/manage/reports/attendance?when=last_month',
    shows: async (ask) => {
      const { by_class } = await ask(`/reports/attendance?${lastMonth()}`)
      return by_class.map(({ name, came }: { name: string; came: number }) => ({ beside: name, is: count(came) }))
    },
  },
  '/manage/reports/classes': plain('/manage/reports/classes', 'Occupancy by weekday and hour', '07:00'),
  '/manage/reports/retention': plain('/manage/reports/retention', 'Returning clients'),
  '/manage/reports/absent': plain('/manage/reports/absent', 'Lapsed clients'),
  '/manage/reports/memberships': {
    address: () => '/manage/reports/memberships',
    shows: async (ask) => [euros((await ask('/reports/memberships')).subscriptions.recurring), 'Churn'],
  },
  '/manage/reports/instructors': {
    address: () => '/manage/reports/instructors?when=last_month',
    shows: async (ask) => {
      const { by_instructor } = await ask(`/reports/instructors?${lastMonth()}`)
      return by_instructor.map(({ name, came }: { name: string; came: number }) => ({ beside: name, is: count(came) }))
    },
  },
  '/manage/reports/what-if': plain('/manage/reports/what-if', 'Before and after', 'Class by class'),
  '/manage/team/payroll/:runId': {
    address: async (ask) => `/manage/team/payroll/${(await ask('/payroll-runs'))[0].id}`,
    shows: async (ask) => {
      const [run] = await ask('/payroll-runs')
      const { line_items } = await ask(`/payroll-runs/${run.id}`)
      const [line] = line_items
      return [euros(run.total), line.user_name, { beside: line.summary, is: euros(line.amount) }]
    },
  },
  '/manage/settings/emergency': plain(
    '/manage/settings/emergency',
    'For Marea Yoga & Pilates',
    'Step by step',
    'No passphrase is set.',
  ),
  '/manage/settings': plain('/manage/settings', 'Time and money', 'Audit log'),
  '/manage/marketing': {
    address: () => '/manage/marketing',
    shows: async (ask) => {
      const { items } = await ask('/tags')
      return [{ beside: items[0].name, is: count(items[0].client_count) }]
    },
  },
  '/manage/marketing/automations': {
    address: () => '/manage/marketing/automations',
    shows: async (ask) => {
      const all = await ask('/marketing-automations')
      const first = all.find((one: { trigger_event: string }) => one.trigger_event === 'client.first_visit')
      const ever = Object.values(first.enrollments as Record<string, number>).reduce((sum, n) => sum + n, 0)
      return ['We miss you', { beside: 'When a client comes for the first time', is: count(ever) }]
    },
  },
  '/manage/marketing/automations/:automationId': {
    address: async (ask) => `/manage/marketing/automations/${(await ask('/marketing-automations'))[0].id}?tab=results`,
    shows: async (ask) => {
      const [{ id }] = await ask('/marketing-automations')
      const { enrolled, steps } = await ask(`/marketing-automations/${id}/stats`)
      return [count(enrolled), `${steps[0].done} of ${steps[0].entered}`]
    },
  },
  '/manage/marketing/rules': {
    address: () => '/manage/marketing/rules',
    shows: async (ask) => [/at least 6 visits/, new RegExp(`${(await ask('/auto-tag-rules'))[0].fired_count} times`)],
  },
  '/manage/marketing/rules/:ruleId': {
    address: async (ask) => `/manage/marketing/rules/${(await ask('/auto-tag-rules'))[0].id}`,
    shows: () => ['In words', /at least 6 visits/],
  },
  '/manage/compliance': {
    address: () => '/manage/compliance',
    shows: async (ask) => [{ beside: 'Health and liability', is: count((await ask('/clients')).total) }],
  },
  '/manage/compliance/waivers/:waiverId': {
    address: async (ask) => `/manage/compliance/waivers/${(await ask('/waivers')).items[0].id}`,
    shows: async (ask) => {
      const { id } = (await ask('/waivers')).items[0]
      const [first] = (await ask(`/waivers/${id}/unsigned-clients`)).items
      return ['Version 1', { beside: first.full_name, is: 'Never signed' }]
    },
  },
  '/manage/compliance/data': plain('/manage/compliance/data', 'No open requests'),
  '/manage/import': plain('/manage/import', 'Drop the file here', 'Nothing imported yet'),
}
