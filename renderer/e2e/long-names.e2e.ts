import { teamUpExport } from './people.ts'
import { expect, OWNER, picture, signIn, test, type Page, type RunningStudio } from './studio.ts'

interface Id {
  id: number
}

/** As long as a name may be, and without a space to break it at. */
const NAME = `Maximiliana${'Wolkenstein'.repeat(17)}xy`
const EMAIL = `${'wolkenstein.'.repeat(16)}ana@studio.example`
const SIZES = { laptop: [1440, 900], phone: [390, 844], 'small phone': [320, 700] } as const

/** A studio in which everything that has a name has a very long one. */
async function furnish(studio: RunningStudio) {
  const owner = await studio.bootstrap()
  const make = <T = Id>(path: string, body?: unknown, token = owner) => studio.api<T>('POST', path, body, token)
  const registered = { full_name: NAME, email: EMAIL, password: 'salt-and-lime-31' }
  const { access_token, account } = await make<{ access_token: string; account: Id }>(
    '/auth/register/client',
    registered,
  )
  const client_id = account.id
  const roles = await studio.api<{ id: number; name: string }[]>('GET', '/roles', undefined, owner)
  const staff = { password: 'salt-and-lime-31', role_id: roles.at(-1)!.id }
  await make('/staff', { ...staff, full_name: NAME, email: EMAIL.replace('ana@', 'sta@') })
  const teacher = { full_name: NAME, email: EMAIL.replace('ana@', 'ins@'), bio: NAME }
  const instructor = await make('/instructors', { ...teacher, password: staff.password })
  await make('/establishments', { name: NAME, address: NAME })
  const waiver = await make('/waivers', { title: NAME, body: 'I come at my own risk.' })
  await make(`/waivers/${waiver.id}/sign`, { signed_name: NAME }, access_token)
  await make('/clients', { full_name: NAME, email: EMAIL.replace('ana@', 'bea@') })
  const tag = await make('/tags', { name: 'x'.repeat(60) })
  await make(`/clients/${client_id}/tags`, { tag_id: tag.id })
  const type = await make('/membership-types', { name: NAME, type: 'class_pack', price: 100, credits_included: 10 })
  const starts_at = new Date().toISOString()
  await make('/memberships', { client_id, membership_type_id: type.id, starts_at })
  const template = await make('/class-templates', { name: NAME, default_instructor_id: instructor.id })
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
  const cls = await make('/scheduled-classes', { template_id: template.id, starts_at: `${tomorrow}T18:30` })
  await make('/bookings', { client_id, scheduled_class_id: cls.id })
  const product = await make('/products', { name: NAME, sku: NAME.slice(0, 60), price: 69.9, stock_quantity: 10 })
  const sold = { client_id, items: [{ product_id: product.id, quantity: 2 }], payment_method: 'cash' }
  const sale = await make('/product-sales', sold)
  const gift = { initial_value: 1250, recipient_name: NAME, recipient_email: EMAIL, payment_method: 'cash' }
  await make('/gift-cards', gift)
  await make('/promo-codes', {
    code: 'W'.repeat(64),
    discount_type: 'percentage',
    discount_value: 10,
    valid_from: starts_at,
  })
  await make('/clients/me/erasure-request', undefined, access_token)
  return { owner, client_id, waiver, cls, product, sale }
}

/** Returns the elements wider than their frame: the page itself, or a table within it. */
const tooWide = () => {
  const frames = [...document.querySelectorAll('table')].map((table) => table.parentElement!)
  return [document.documentElement, ...frames]
    .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
    .map(({ tagName, scrollWidth, clientWidth }) => `${tagName}: ${scrollWidth} in ${clientWidth}`)
}

async function expectFits(page: Page, where: string): Promise<void> {
  await expect(page.locator('main').locator('tbody tr, li, dd').first(), where).toBeVisible()
  for (const [size, [width, height]] of Object.entries(SIZES)) {
    await page.setViewportSize({ width, height })
    await expect.poll(() => page.evaluate(tooWide), { message: `${where}, ${size}`, timeout: 3000 }).toEqual([])
    if (size !== 'small phone') await picture(page, `long-${where.replaceAll(/\W+/g, '-')}-${size}`)
  }
}

test('no list grows beyond the window, however long the names in it are', async ({ page, studio }) => {
  test.slow()
  const { client_id, waiver, cls, product } = await furnish(studio)
  const lists = {
    clients: '/clients',
    bookings: `/clients/${client_id}?tab=bookings`,
    roster: `/classes/${cls.id}`,
    templates: '/schedule/templates',
    sales: '/selling/sales?when=all',
    products: '/selling/products',
    stock: `/selling/products/${product.id}`,
    'gift cards': '/selling/gift-cards',
    'promo codes': '/selling/promo-codes',
    receipts: '/selling/receipts',
    'membership types': '/selling/membership-types',
    staff: '/team?tab=staff',
    instructors: '/team?tab=instructors',
    tags: '/marketing',
    waivers: '/compliance',
    signatures: `/compliance/waivers/${waiver.id}?tab=signed`,
    unsigned: `/compliance/waivers/${waiver.id}`,
    'requests for erasure': '/compliance/data',
    consents: `/compliance/data?client=${client_id}`,
    locations: '/settings?part=locations',
    'e-mails': '/settings?part=email',
    'audit log': '/settings?part=audit',
  }
  await signIn(page, `${studio.localUrl}/manage/login`, OWNER)
  await expect(page.getByRole('link', { name: 'Selling' })).toBeVisible()
  for (const [where, path] of Object.entries(lists)) {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(`${studio.localUrl}/manage${path}`)
    await expectFits(page, where)
  }
})

test('an import of long names fits, before and after', async ({ page, studio }) => {
  await studio.bootstrap()
  await signIn(page, `${studio.localUrl}/manage/login`, OWNER)
  await page.getByRole('link', { name: 'Import' }).click()
  const buffer = Buffer.from(teamUpExport.replace('Ana Łukasz', NAME).replace('ANA@example.com', EMAIL))
  await page.locator('input[type=file]').setInputFiles({ name: `${NAME}.csv`, mimeType: 'text/csv', buffer })
  await page.getByText('All that the pack includes').click()
  await expect(page.getByRole('button', { name: 'Import 3 rows' })).toBeEnabled()
  await expectFits(page, 'what the file says')
  await page.getByRole('button', { name: 'Import 3 rows' }).click()
  await expect(page.getByRole('heading', { name: 'Result of every row' })).toBeVisible()
  await expectFits(page, 'what became of every row')
  await page.goto(`${studio.localUrl}/manage/import`)
  await expectFits(page, 'imports')
})

test('a name that is cut off is read in full by pointer and by keyboard', async ({ page, studio }) => {
  const owner = await studio.bootstrap()
  await studio.api('POST', '/clients', { full_name: NAME, email: EMAIL }, owner)
  await signIn(page, `${studio.localUrl}/manage/login`, OWNER)
  await expect(page.getByRole('link', { name: 'Clients', exact: true })).toBeVisible()
  await page.goto(`${studio.localUrl}/manage/clients?columns=name,email`)
  const row = page.getByRole('row').filter({ hasText: NAME })
  const words = page.getByRole('tooltip', { includeHidden: true })
  await row.getByText(EMAIL).hover()
  await expect(words).toHaveText(EMAIL)
  await page.mouse.move(2, 2)
  await expect(words).toBeHidden()
  await page.getByRole('columnheader', { name: /^Name/ }).focus()
  await page.keyboard.press('ArrowDown')
  await expect(words).toContainText(NAME)
  await page.keyboard.press('Escape')
  await expect(words).toBeHidden()
  await expect(row.getByRole('rowheader')).toContainText(NAME)
})
