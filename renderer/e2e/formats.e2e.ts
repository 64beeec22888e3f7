import type { Browser } from '@playwright/test'
import { dayFromNow } from './areas/door.ts'
import { expect, OWNER, picture, signIn, test, type Page } from './studio.ts'

const MIA = { full_name: 'Mia Serrano', email: 'mia@example.com', password: 'salt-and-lime-31' }

/** A browser far from the studio, set up as elsewhere. */
async function faraway(browser: Browser, viewport = { width: 1440, height: 900 }): Promise<Page> {
  return (await browser.newContext({ viewport, locale: 'en-US', timezoneId: 'Asia/Tokyo' })).newPage()
}

/** The parts of the first date field, in order: day, month, year. */
const orderOf = (page: Page) =>
  page
    .getByRole('dialog')
    .getByRole('spinbutton')
    .evaluateAll((parts) => parts.map((part) => part.dataset['type']).filter((type) => type && type !== 'literal'))

test('dates and times are the studio’s wherever the browser is, and the reader’s own way once chosen', async ({
  browser,
  studio,
}) => {
  const owner = await studio.bootstrap()
  const make = <T = { id: number }>(path: string, body: unknown) => studio.api<T>('POST', path, body, owner)
  await make('/auth/register/client', MIA)
  const template = await make('/class-templates', { name: 'Vinyasa' })
  const day = dayFromNow(1)
  // Half past six in Madrid is after midnight in Tokyo.
  const cls = await make('/scheduled-classes', { template_id: template.id, starts_at: `${day}T18:30` })

  const desk = await faraway(browser)
  await signIn(desk, `${studio.localUrl}/manage/login`, OWNER)
  await expect(desk.getByRole('heading', { name: 'Classes today', exact: true })).toBeVisible()
  await desk.goto(`${studio.localUrl}/manage/classes/${cls.id}`)
  await expect(desk.getByText('18:30').first()).toBeVisible()
  const shown = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', day: 'numeric', month: 'long' }).format(
    new Date(`${day}T12:00Z`),
  )
  await expect(desk.getByText(shown).first()).toBeVisible()
  await expect(desk.locator('body')).not.toContainText(/\d:\d\d\s?[AP]M/)

  await openPlan(desk, studio.localUrl)
  expect(await orderOf(desk)).toEqual(['day', 'month', 'year', 'hour', 'minute'])

  await desk.goto(`${studio.localUrl}/manage/settings?part=account`)
  await desk.getByText('12 hours').click()
  await desk.getByText('Month first').click()
  await picture(desk, 'formats')
  await desk.goto(`${studio.localUrl}/manage/classes/${cls.id}`)
  await expect(desk.getByText(/6:30/).first()).toBeVisible()
  await expect(desk.locator('body')).toContainText(/6:30.*PM/i)
  await openPlan(desk, studio.localUrl)
  expect(await orderOf(desk)).toEqual(['month', 'day', 'year', 'hour', 'minute', 'dayPeriod'])

  const mia = await faraway(browser, { width: 390, height: 844 })
  await signIn(mia, `${studio.publicUrl}/login`, MIA)
  await expect(mia.getByRole('heading', { name: /Today/ })).toBeVisible()
  await mia.goto(`${studio.publicUrl}/classes/${cls.id}`)
  await expect(mia.getByText(/18:30/).first()).toBeVisible()
  await mia.goto(`${studio.publicUrl}/profile/edit`)
  await expect(mia.getByRole('spinbutton').first()).toBeVisible()
  expect(await mia.getByRole('spinbutton').evaluateAll((parts) => parts.map((part) => part.dataset['type']))).toEqual([
    'day',
    'month',
    'year',
  ])
  await mia.goto(`${studio.publicUrl}/profile`)
  await mia.getByText('12 hours').click()
  await picture(mia, 'portal-formats')
  await mia.goto(`${studio.publicUrl}/classes/${cls.id}`)
  await expect(mia.getByText(/6:30.*pm/i).first()).toBeVisible()
})

async function openPlan(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/manage/schedule`)
  await page.getByRole('button', { name: 'Plan a class', exact: true }).first().click()
  await expect(page.getByRole('dialog').getByRole('spinbutton').first()).toBeVisible()
}
