import { expect, signIn, test } from '../studio.ts'
import type { Api } from './desk.ts'
import { dayFromNow, dayOf, inMinutes } from './door.ts'

const SEES = ['clients', 'schedule', 'bookings', 'memberships', 'sales', 'settings', 'audit'].map(
  (one) => `${one}.view`,
)
const READER = { full_name: 'Rita Mora', email: 'rita@studio.example', password: 'rita-only-looks-on-2' }

/** One of everything, and the pages with what only a role that may change things can press there. */
async function furnish(api: Api): Promise<[address: string, buttons: (string | RegExp)[]][]> {
  const client = await api('POST', '/clients', { full_name: 'Ana Prats' })
  const pack = { name: 'Ten classes', type: 'class_pack', price: 100, credits_included: 10 }
  const type = await api('POST', '/membership-types', pack)
  const held = { client_id: client.id, membership_type_id: type.id, starts_at: dayFromNow(0) }
  await api('POST', '/memberships', held)
  const seats = [
    { name: 'A1', x: 0, y: 0 },
    { name: 'A2', x: 1, y: 0 },
  ]
  const room = await api('POST', '/room-plans', { name: 'Studio', seats })
  const template = await api('POST', '/class-templates', {
    name: 'Vinyasa',
    default_capacity: 2,
    room_plan_id: room.id,
  })
  const cls = await api('POST', '/scheduled-classes', { template_id: template.id, starts_at: inMinutes(20) })
  await api('POST', '/bookings', { scheduled_class_id: cls.id, client_id: client.id, force: true })
  const product = await api('POST', '/products', { name: 'Yoga mat', price: 70, stock_quantity: 4 })
  await api('POST', '/tags', { name: 'Marathon', color: '#1f6f78' })
  const card = await api('POST', '/gift-cards', { initial_value: 50, payment_method: 'cash' })
  return [
    ['clients', ['New client']],
    [`clients/${client.id}`, ['Book a class', 'Sell a membership']],
    [`schedule?day=${dayOf(cls.starts_at)}&class=${cls.id}`, ['Plan a class', 'Edit', 'Cancel class']],
    ['schedule/templates', ['New class type']],
    [`classes/${cls.id}`, ['Check in: Ana Prats', 'Check in all 1']],
    ['selling/products', ['New product']],
    [`selling/products/${product.id}`, ['Edit', /stock/i]],
    [`selling/gift-cards/${card.id}`, ['Show the code', 'Print (PDF)']],
    ['selling/gift-cards', ['New gift card']],
    ['selling/promo-codes', ['New code']],
    ['selling/membership-types', ['New type']],
    ['team?tab=instructors', ['Add instructor']],
    ['marketing', ['New tag']],
    ['marketing/rules', ['New rule']],
    ['compliance', ['New waiver']],
    ['appointments', ['Book an appointment']],
    ['appointments/services', ['New service']],
    ['marketing/automations', ['New automation']],
    ['reports', ['Download CSV']],
    ['settings?part=locations', ['Add location']],
  ]
}

test('who may only look on finds every button that changes something off, with the reason', async ({
  browser,
  studio,
}) => {
  const token = await studio.bootstrap()
  const api: Api = (method, path, body) => studio.api(method, path, body, token)
  const pages = await furnish(api)
  const role = await api('POST', '/roles', { name: 'Looks on', permissions: SEES })
  await api('POST', '/staff', { ...READER, role_id: role.id })
  const page = await (await browser.newContext({ locale: 'en-GB', viewport: { width: 1440, height: 900 } })).newPage()
  await signIn(page, `${studio.localUrl}/manage/login`, READER)
  await expect(page.getByRole('navigation').first()).toBeVisible()
  await page.goto(`${studio.localUrl}/manage/reports/what-if`)
  await expect(page.getByRole('heading', { name: 'Your role has no access' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add a class' })).toHaveCount(0)
  for (const [address, buttons] of pages) {
    await page.goto(`${studio.localUrl}/manage/${address}`)
    for (const name of buttons) {
      const button = page.getByRole('button', { name, exact: true }).first()
      await expect(button, `${address}: ${name}`).toBeDisabled()
      await expect(button, `${address}: ${name}`).toHaveAccessibleDescription(/Your role doesn’t include this/)
    }
    if (address.startsWith('classes/'))
      await expect(page.getByRole('region', { name: 'The room' })).toContainText('Your role doesn’t include this')
  }
})
