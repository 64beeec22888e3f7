import { startSite, widgetOf } from '../widget/site.ts'
import { expect, type Page } from '../studio.ts'
import { judge, takeAll } from './looks.ts'
import { isWanted } from './is-wanted.ts'
import { test, type Opened } from './studios.ts'

/** The sections of the widget, by the names in its line. */
const SECTIONS = ['schedule', 'prices', 'services', 'products'] as const
const STUDIOS = { full: 'full', empty: 'new' } as const

for (const [state, which] of Object.entries(STUDIOS).filter(([name]) => isWanted('GALLERY_STATES', name))) {
  for (const show of SECTIONS.filter((one) => isWanted('GALLERY_PAGES', `widget/${one}`)))
    test(`widget, ${state}: ${show}`, async ({ browser, studios }) => {
      const { studio } = await studios[which]()
      await using site = await startSite()
      const page = await browser.newPage({ locale: 'en-GB', timezoneId: 'Europe/Madrid' })
      await page.goto(site.put({ ...widgetOf(studio.publicUrl, show), looks: 'calm' }))
      await expect(page.locator('studio-desk')).toBeVisible()
      await page.waitForLoadState('networkidle')
      await done(page, `widget/${show}.stranger.${state}`)
    })

  if (isWanted('GALLERY_PAGES', 'kiosk'))
    test(`kiosk, ${state}`, async ({ browser, studios }) => {
      const opened = await studios[which]()
      const page = await browser.newPage({ locale: 'en-GB', timezoneId: 'Europe/Madrid' })
      await page.goto(`${opened.studio.publicUrl}/kiosk`)
      await expect(page.getByRole('heading').first()).toBeVisible()
      await takeAll(page, `kiosk/pairing.stranger.${state}`)
      await judge(page, `kiosk/pairing.stranger.${state}`)
      await page.getByLabel('Code').fill(await codeIn(opened))
      await page.getByLabel('Code').press('Enter')
      await expect(page.getByLabel('Code')).toBeHidden()
      await page.waitForLoadState('networkidle')
      await done(page, `kiosk/classes.stranger.${state}`)
    })
}

/** The code of a tablet that the owner has just added. */
async function codeIn({ studio, logins }: Opened): Promise<string> {
  const { email, password } = logins.owner!
  const { access_token } = await studio.api<{ access_token: string }>('POST', '/auth/login', { email, password })
  return (await studio.api<{ pairing_code: string }>('POST', '/kiosks', { name: 'Door' }, access_token)).pairing_code
}

async function done(page: Page, name: string): Promise<void> {
  await takeAll(page, name)
  await judge(page, name)
  await page.context().close()
}
