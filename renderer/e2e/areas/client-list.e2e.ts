import type { Page } from '@playwright/test'
import { expect, test } from '../studio.ts'
import { openStudio, row } from './desk.ts'
import { dayFromNow } from './door.ts'

/** Goes on by the tabulator until what has the focus is called so. */
async function tabTo(page: Page, name: RegExp, key = 'Tab'): Promise<void> {
  const named = () =>
    page.evaluate(() => {
      const at = document.activeElement
      return at?.getAttribute('aria-label') ?? at?.textContent ?? ''
    })
  for (let presses = 0; presses < 80; presses += 1) {
    if (name.test(await named())) return
    await page.keyboard.press(key)
  }
  throw new Error(`Nothing called ${name} takes the focus`)
}

test('by keyboard alone somebody is found, chosen, tagged, and untagged again; the list is kept', async ({
  page,
  studio,
}) => {
  const api = await openStudio(page, studio)
  const tag = await api('POST', '/tags', { name: 'Marathon', color: '#1f6f78' })
  await api('POST', '/clients', { full_name: 'Ana Prats', email: 'ana@example.com' })
  const bea = await api('POST', '/clients', { full_name: 'Bea Prats' })
  await api('POST', '/clients', { full_name: 'Carla Ruiz' })
  await api('POST', `/clients/${bea.id}/tags`, { tag_id: tag.id })
  const tagged = async () =>
    (await api('GET', `/clients?tag_id=${tag.id}`)).items.map(({ full_name }: { full_name: string }) => full_name)
  await page.goto(`${studio.localUrl}/manage/clients`)
  await expect(row(page, 'Carla Ruiz')).toBeVisible()

  await tabTo(page, /^Search by name/)
  await page.keyboard.type('prats')
  await expect(row(page, 'Carla Ruiz')).toHaveCount(0)
  await tabTo(page, /Ana Prats/)
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Space')
  const bar = page.getByRole('region', { name: 'For the selected clients' })
  await expect(bar).toContainText('2 selected')

  await tabTo(page, /^Add tag$/)
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(bar).toContainText('“Marathon” added to 1 client. 1 was skipped.')
  expect(await tagged()).toEqual(['Ana Prats', 'Bea Prats'])
  await tabTo(page, /^Who and why$/)
  await page.keyboard.press('Enter')
  const why = page.getByRole('dialog', { name: '1 was skipped' })
  await expect(why).toContainText('Already has the tag')
  await expect(why.getByRole('link', { name: 'Bea Prats' })).toHaveAttribute('href', `/manage/clients/${bea.id}`)
  await page.keyboard.press('Escape')

  await tabTo(page, /^Undo$/, 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(bar).toContainText('“Marathon” removed from 1 client.')
  expect(await tagged()).toEqual(['Bea Prats'])

  await tabTo(page, /^Save this list$/, 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: 'List name' })).toBeFocused()
  await page.keyboard.type('The Prats')
  await page.keyboard.press('Enter')
  const lists = page.getByRole('navigation', { name: 'Client lists' })
  await expect(lists.getByRole('link', { name: 'The Prats' })).toHaveAttribute('aria-current', 'page')
  await page.reload()
  await expect(lists.getByRole('link', { name: 'The Prats' })).toHaveAttribute('aria-current', 'page')
  await expect(row(page, 'Ana Prats')).toBeVisible()
  await expect(row(page, 'Carla Ruiz')).toHaveCount(0)
})

test('the list sorts and has its columns by its address, and hands them out', async ({ page, studio }) => {
  const api = await openStudio(page, studio)
  await api('POST', '/clients', { full_name: 'Ana', client_since_on: '2024-05-01', email: 'ana@example.com' })
  await api('POST', '/clients', { full_name: 'Bea', client_since_on: '2019-02-03' })
  await page.goto(`${studio.localUrl}/manage/clients?columns=name,email,client_since&sort=client_since`)
  const names = page.getByRole('rowheader')
  await expect(names).toHaveText([/Bea/, /Ana/])
  await page.getByRole('columnheader', { name: /Client since/ }).click()
  await expect(names).toHaveText([/Ana/, /Bea/])
  await expect(page).toHaveURL(/sort=-client_since/)
  await expect(page.getByRole('columnheader', { name: /Amount due/ })).toHaveCount(0)
  await page.getByRole('button', { name: 'Columns' }).click()
  await page.getByRole('checkbox', { name: 'Amount due' }).press('Space')
  await page.getByRole('button', { name: 'Move Amount due forward' }).press('Enter')
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/columns=name%2Cemail%2Cowed%2Cclient_since/)
  // Without parameters in the address the list looks as this person left it.
  await page.goto(`${studio.localUrl}/manage/clients`)
  await expect(page.getByRole('columnheader', { name: /Amount due/ })).toBeVisible()
  await expect(page.getByRole('columnheader', { name: /Next class/ })).toHaveCount(0)

  await row(page, 'Ana').getByRole('checkbox').check({ force: true })
  const taken = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export' }).click()
  const file = await (await taken).createReadStream()
  let text = ''
  for await (const part of file) text += String(part)
  expect(text).toBe('\uFEFFName,Email,Owes,Client since\r\nAna,ana@example.com,0,2024-05-01\r\n')
})

test('names of twenty letters are never cut beside the usual columns', async ({ page, studio }) => {
  const api = await openStudio(page, studio)
  const tag = await api('POST', '/tags', { name: 'Comes from the marathon club', color: '#1f6f78' })
  for (const full_name of ['Alba Agramunt Tarrés', 'Alba Darnaculleta Ros']) {
    const { id } = await api('POST', '/clients', { full_name })
    await api('POST', `/clients/${id}/tags`, { tag_id: tag.id })
  }
  for (const width of [640, 1024, 1280, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(`${studio.localUrl}/manage/clients`)
    for (const name of ['Alba Agramunt Tarrés', 'Alba Darnaculleta Ros']) {
      const text = page.getByRole('rowheader').getByText(name)
      await expect(text).toBeVisible()
      expect(await text.evaluate((one) => one.scrollWidth - one.clientWidth), `${name} at ${width}`).toBe(0)
    }
    const table = await page.getByRole('grid', { name: 'Clients' }).boundingBox()
    expect(table!.x + table!.width, `the table at ${width}`).toBeLessThanOrEqual(width)
  }
})

test('on a phone the list is cards, and no name pushes it beyond the edge', async ({ page, studio }) => {
  const api = await openStudio(page, studio)
  await page.setViewportSize({ width: 320, height: 640 })
  const long = 'Maximiliana Wolfeschlegelsteinhausenbergerdorff de la Santísima Trinidad'
  const type = { name: 'Ten classes of whatever there is', type: 'class_pack', price: 90, credits_included: 10 }
  const client = await api('POST', '/clients', { full_name: long, email: `${'x'.repeat(50)}@example.com` })
  const { id: membership_type_id } = await api('POST', '/membership-types', type)
  const sale = { client_id: client.id, membership_type_id, payment_method: 'cash', starts_at: dayFromNow(0) }
  await api('POST', '/memberships', sale)
  await page.goto(`${studio.localUrl}/manage/clients`)
  const card = page.getByRole('list', { name: 'Clients' }).getByRole('listitem')
  await expect(card).toContainText('Ten classes of whatever')
  await expect(card).toContainText('10 left')
  await page.getByRole('checkbox', { name: `Select ${long}` }).press('Space')
  await expect(page.getByRole('region', { name: 'For the selected clients' })).toContainText('1 selected')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  await page.getByRole('link', { name: /Maximiliana/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Maximiliana')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
})

test('an unknown client says so and leads to all clients', async ({ page, studio }) => {
  await openStudio(page, studio)
  await page.goto(`${studio.localUrl}/manage/clients/9999`)
  await expect(page.getByRole('heading', { level: 1, name: 'Client not found' })).toBeVisible()
  await page.getByRole('link', { name: 'All clients' }).click()
  await expect(page).toHaveURL(/\/manage\/clients$/)
})
