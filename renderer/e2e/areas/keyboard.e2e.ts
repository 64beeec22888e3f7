import { expect, standsStill, test } from '../studio.ts'
import { openStudio } from './desk.ts'
import { dayFromNow } from './door.ts'

const heading = (name: string) => ({ level: 1, name }) as const

test('everything is found and begun by keyboard alone', async ({ page, studio }) => {
  const api = await openStudio(page, studio)
  const template = await api('POST', '/class-templates', { name: 'Morning Flow' })
  await api('POST', '/scheduled-classes', { template_id: template.id, starts_at: `${dayFromNow(1)}T09:00` })
  await api('POST', '/clients', { full_name: 'Zoë Müller' })
  // A code may end in letters alone.
  let card = { code_last4: '1' }
  while (/\d/.test(card.code_last4)) {
    await api('POST', '/gift-cards', { initial_value: 50, recipient_name: 'Ben Ruiz', payment_method: 'cash' })
    card = (await api('GET', '/gift-cards')).items[0]
  }
  await page.goto(`${studio.localUrl}/manage`)
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()

  const palette = page.getByRole('dialog', { name: 'Search' })
  const look = async (text: string, option: RegExp) => {
    await page.keyboard.press('Control+k')
    await page.keyboard.type(text)
    await expect(palette.getByRole('option', { name: option })).toBeVisible()
    await expect(async () => {
      if ((await palette.getByRole('option', { name: option }).getAttribute('data-focused')) === 'true') return
      await page.keyboard.press('ArrowDown')
      await expect(palette.getByRole('option', { name: option })).toHaveAttribute('data-focused', 'true', {
        timeout: 300,
      })
    }).toPass()
    await page.keyboard.press('Enter')
    await expect(palette).toBeHidden()
  }
  await look('client new', /^New client/)
  await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeFocused()
  await page.keyboard.press('Escape')
  await look('muler', /Zoë Müller/)
  await expect(page.getByRole('heading', heading('Zoë Müller'))).toBeVisible()
  await look('flow tomorrow', /^Morning Flow/)
  await expect(page).toHaveURL(/manage\/classes\/\d+/)
  await look(card.code_last4, /^Gift card ending in/)
  await expect(page).toHaveURL(/gift-cards\/\d+/)
  await look('receipt 1', /^Receipt 1/)
  await expect(page).toHaveURL(/receipts\/\d+/)
  await look('backup', /^Back up now/)
  await expect(page).toHaveURL(/part=copies/)

  await page.keyboard.press('Control+k')
  await expect(palette.getByRole('option').first(), 'the last one first').toHaveText(/Back up now/)
  await page.keyboard.type('qqqq')
  await expect(palette.getByText('Try a client’s name')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(palette).toBeHidden()
})

test('what is typed before the search is there stands in it, and is no key of the page', async ({ page, studio }) => {
  await openStudio(page, studio)
  const held = Promise.withResolvers<void>()
  await page.route('**/assets/Palette-*.js', async (route) => {
    await held.promise
    await route.continue()
  })
  await page.goto(`${studio.localUrl}/manage`)
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  // The page knows its keys some frames after it shows.
  await standsStill(page)
  await page.keyboard.press('Control+k')
  await page.keyboard.type('new clo')
  await page.keyboard.press('Backspace')
  held.resolve()
  const field = page.getByRole('dialog', { name: 'Search' }).getByRole('combobox')
  await expect(field).toHaveValue('new cl')
  await page.keyboard.type('ient')
  await expect(field).toHaveValue('new client')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'New client' })).toBeVisible()
})

test('? shows the keys of the page, two keys go to another, and single ones can be switched off', async ({
  page,
  studio,
}) => {
  await openStudio(page, studio)
  await page.goto(`${studio.localUrl}/manage/clients`)
  await expect(page.getByRole('heading', heading('Clients'))).toBeVisible()
  await page.keyboard.press('?')
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await expect(sheet.getByRole('heading', { name: 'On this page' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('g')
  await page.keyboard.press('t')
  await expect(page).toHaveURL(/\/manage$/)
  await page.keyboard.press('?')
  await sheet.getByRole('switch').focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await page.keyboard.press('g')
  await page.keyboard.press('s')
  await page.keyboard.press('?')
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('dialog', { name: 'Search' }), 'with Ctrl they stay').toBeVisible()
  await expect(page).toHaveURL(/\/manage$/)
  await expect(sheet).toBeHidden()
})

test('Ctrl+Z takes back what the message offers to, and not while somebody types', async ({ page, studio }) => {
  const api = await openStudio(page, studio)
  const { id } = await api('POST', '/products', { name: 'Yoga mat', sku: 'MAT', price: 70, stock_quantity: 10 })
  await page.clock.install()
  await page.goto(`${studio.localUrl}/manage/selling/products/${id}`)
  await page
    .getByRole('button', { name: /Yoga mat/ })
    .first()
    .press('Enter')
  await page.getByRole('menuitem').first().press('Enter')
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()
  await page.clock.runFor(10_000)
  await expect(page.getByRole('button', { name: 'Undo' }), 'not gone after ten seconds').toBeVisible()
  await page.keyboard.press('Control+z')
  await expect(page.getByRole('button', { name: 'Undo' })).toBeHidden()
  await expect.poll(async () => (await api('GET', `/products/${id}`)).is_active).toBe(true)
})

test('the audit log says who did what to whom, with the way there, and keeps its filters in the address', async ({
  page,
  studio,
}) => {
  const api = await openStudio(page, studio)
  const template = await api('POST', '/class-templates', { name: 'Morning Flow' })
  const cls = await api('POST', '/scheduled-classes', { template_id: template.id, starts_at: `${dayFromNow(1)}T09:00` })
  const client = await api('POST', '/clients', { full_name: 'Clara Vidal' })
  await api('POST', '/bookings', { scheduled_class_id: cls.id, client_id: client.id, force: true })
  for (const name of ['One', 'Two', 'Three']) await api('POST', '/tags', { name })
  await page.goto(`${studio.localUrl}/manage/settings?part=audit`)
  const booked = page.getByRole('listitem').filter({ hasText: /booked Clara Vidal into Morning Flow/ })
  await expect(booked).toBeVisible()
  await expect(booked.getByRole('link', { name: 'Clara Vidal' })).toHaveAttribute(
    'href',
    `/manage/clients/${client.id}`,
  )
  await page.getByRole('button', { name: /^What changed: .*booked Clara Vidal/ }).press('Enter')
  const drawer = page.getByRole('dialog', { name: /booked Clara Vidal/ })
  await expect(drawer.getByRole('row', { name: /Class/ }).first()).toContainText('Morning Flow')
  await expect(page).toHaveURL(/entry=\d+/)
  await page.goBack()
  await expect(drawer).toBeHidden()
  await page.goto(`${studio.localUrl}/manage/settings?part=audit&about=tag`)
  await expect(booked).toBeHidden()
  await expect(page.getByText(/added (3 tags|the tag Three)/)).toBeVisible()
})

test('what is open over a list is in the address: a link leads there, back closes it, and saving asks nothing', async ({
  page,
  studio,
}) => {
  const api = await openStudio(page, studio)
  const { id } = await api('POST', '/promo-codes', {
    code: 'SPRING',
    discount_type: 'percentage',
    discount_value: 10,
    valid_from: dayFromNow(0),
  })
  await page.goto(`${studio.localUrl}/manage/selling/promo-codes?open=${id}`)
  const drawer = page.getByRole('dialog')
  await expect(drawer.getByRole('textbox').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await expect(page).not.toHaveURL(/open=/)
  await page.keyboard.press('n')
  await expect(drawer).toBeVisible()
  await expect(page).toHaveURL(/open=new/)
  await page.goBack()
  await expect(drawer).toBeHidden()
  await page.goto(`${studio.localUrl}/manage/settings?part=locations`)
  await page.getByRole('button', { name: 'Add', exact: false }).first().press('Enter')
  await drawer.getByRole('textbox', { name: 'Name' }).fill('By the harbour')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('alertdialog'), 'half filled, nothing is dropped').toBeVisible()
  await page.keyboard.press('Escape')
  await expect(drawer.getByRole('textbox', { name: 'Name' })).toHaveValue('By the harbour')
  await drawer.getByRole('textbox', { name: 'Name' }).press('Enter')
  await expect(drawer).toBeHidden()
  await expect(page.getByRole('alertdialog')).toBeHidden()
  await expect(page.getByText('By the harbour', { exact: true })).toBeVisible()
})
