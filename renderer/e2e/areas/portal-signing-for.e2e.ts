import type { Browser } from '@playwright/test'
import { narrow, overflow } from '../phone.ts'
import { expect, expectAccessible, picture, signIn, test, type Page, type RunningStudio } from '../studio.ts'
import { dialog, type Api } from './desk.ts'
import { entry, LUCIA, MIA, offer, openPortal } from './door.ts'

const TEXT = 'My child may join.\n\nI tell the studio about injuries of the last six months.'

/** The waiver’s page: what it says, without the links around it. */
const paper = (page: Page) => page.getByRole('article')

const section = (page: Page) => page.getByRole('region', { name: 'For Noa Serrano' })

async function looks(page: Page, name: string): Promise<void> {
  await expectAccessible(page, name)
  expect(await overflow(page), name).toBe(0)
  await picture(page, name.replaceAll(/\W+/g, '-'))
}

/** Mia on the narrowest phone, who acts for Noa; two papers, one of which booking needs; and lessons at any hour. */
async function openGuardian(browser: Browser, studio: RunningStudio) {
  const { page: first, api, mia } = await openPortal(browser, studio)
  await first.context().close()
  const noa = await api('POST', '/clients', { full_name: 'Noa Serrano', guardian_id: mia })
  const consent = await writeWaiver(api, 'Parents’ consent', true)
  const pictures = await writeWaiver(api, 'Pictures', false)
  await offer(api, LUCIA)
  const page = await narrow(browser)
  await signIn(page, `${studio.publicUrl}/login`, MIA)
  await page.getByRole('navigation').first().waitFor()
  return { page, api, mia, noa, consent, pictures }
}

const writeWaiver = (api: Api, title: string, requires_before_booking: boolean) =>
  api('POST', '/waivers', { title, body: TEXT, requires_before_booking })

async function sign(page: Page, button = 'Sign'): Promise<void> {
  await page.getByLabel('Your full name').fill(MIA.full_name)
  await page.getByRole('button', { name: button }).click()
  await expect(paper(page).getByText('Signed for Noa Serrano')).toBeVisible()
}

test('a guardian signs for a child where the child’s booking needs it, and the booking goes on', async ({
  browser,
  studio,
}) => {
  const { page, api, mia, noa, consent } = await openGuardian(browser, studio)
  await page.goto(`${studio.publicUrl}/appointments/new`)
  await page.getByText('Noa Serrano').click()
  await page.getByRole('button', { name: /Private lesson/ }).click()
  await page.getByRole('group', { name: 'Day' }).getByRole('button').nth(2).click()
  const time = page.getByRole('button', { name: /^10:00 .*: book$/ })
  await time.click()
  await expect(dialog(page)).toContainText('“Parents’ consent” must be signed')
  await looks(page, 'a lesson that needs a guardian’s signature')
  const asked = page.url()
  await dialog(page).getByRole('link', { name: 'Sign for Noa Serrano' }).click()

  await expect(page.getByRole('heading', { level: 1, name: 'Parents’ consent' })).toBeVisible()
  await expect(paper(page)).toContainText('For Noa Serrano · Required before you book')
  await expect(paper(page)).toContainText('Typing your name counts as your signature for Noa Serrano, dated')
  await looks(page, 'what a guardian is to sign')
  await sign(page)
  await expect(page.getByText('Parents’ consent: signed for Noa Serrano')).toBeVisible()
  await expect(paper(page)).toContainText(/By Mia Serrano, /)
  await looks(page, 'what a guardian has signed')
  const { items } = await api('GET', `/waivers/${consent.id}/signatures`)
  expect(items).toMatchObject([{ client_id: noa.id, guardian_id: mia, signed_name: MIA.full_name }])

  await page.getByRole('link', { name: 'Back to the appointment' }).click()
  await expect(page).toHaveURL(asked)
  await expect(page.getByRole('radio', { name: 'Noa Serrano' })).toBeChecked()
  await time.click()
  await expect(page).toHaveURL(/\/appointments$/)
  await expect(page.getByRole('heading', { level: 2, name: 'For Noa Serrano' })).toBeVisible()
  await expect(entry(page, 'Private lesson')).toHaveCount(1)
  await page.context().close()
})

test('what is open for a child and what was signed stands apart from what is the guardian’s own', async ({
  browser,
  studio,
}) => {
  const { page, api, consent } = await openGuardian(browser, studio)
  const own = page.getByRole('region', { name: 'To sign' })
  await page.goto(`${studio.publicUrl}/profile`)
  await page.getByRole('link', { name: 'Waivers 4 to sign' }).click()
  await expect(own.getByRole('listitem')).toHaveCount(2)
  await expect(section(page).getByRole('listitem')).toHaveText([
    /Parents’ consent.*To sign.*Required before you book/,
    /Pictures.*To sign/,
  ])
  await looks(page, 'the waivers of a guardian')
  await section(page)
    .getByRole('link', { name: /consent/ })
    .click()
  await sign(page)
  await paper(page).getByRole('link', { name: 'Next: Pictures' }).click()
  await expect(paper(page)).toContainText('For Noa Serrano')
  await page.goBack()
  const copy = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download a copy (PDF)' }).click()
  expect((await copy).suggestedFilename()).toMatch(/\.pdf$/)
  await page.getByRole('link', { name: 'Waivers' }).click()
  await expect(section(page).getByRole('listitem')).toHaveText([/Pictures.*To sign/, /consent.*Signed on/])
  await expect(own.getByRole('listitem')).toHaveCount(2)

  await api('PUT', `/waivers/${consent.id}`, { body: TEXT.replace('six', 'twelve') })
  await page.reload()
  await section(page)
    .getByRole('link', { name: /consent.*Changed, sign again/ })
    .click()
  await expect(paper(page)).toContainText(/An earlier text was signed on .*Here’s what changed/)
  await looks(page, 'what changed since a guardian signed')
  await sign(page, 'Sign the new text')
  await page.goto(`${studio.publicUrl}/waivers/${consent.id}?for=999`)
  await expect(page.getByRole('button', { name: 'Sign' })).toHaveCount(0)
  await expectAccessible(page, 'a child that is nobody’s here')
  await page.context().close()
})
