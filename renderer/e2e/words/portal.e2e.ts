import { farPhone, MIA } from '../areas/door.ts'
import { expect, signIn, type Page } from '../studio.ts'
import { agree, type Opened } from './agree.ts'
import { readFrom } from './asks.ts'
import { furnishPortal, LUCIA } from './furnish-portal.ts'
import { test } from './test.ts'
import { outside, papers, portal, teaching } from './visits/portal.ts'

const PHONE = { width: 390, height: 844 }
/** Opens a page without the phone's stored answers: whether these were written before the page was left depends on timing. */
async function opened(page: Page, url: string): Promise<Opened> {
  await page.addInitScript(() => localStorage.removeItem('studio-desk.portal.kept'))
  return { page, url, size: PHONE, codes: [], asked: readFrom(page) }
}

async function signedIn(page: Page, url: string, person: typeof MIA, next: string): Promise<void> {
  await signIn(page, `${url}${next}`, person)
  await expect(page, 'signing in leads to what was asked for').toHaveURL(`${url}${next}`)
  await expect(page.getByRole('navigation').first()).toBeVisible()
  await page.goto('about:blank')
}

for (const [kind, visits] of Object.entries({ classes: portal, papers }))
  test(`all that the portal says to a client about their ${kind} is as it was agreed`, async ({ browser, studio }) => {
    await furnishPortal(studio)
    const page = await farPhone(browser)
    await signedIn(page, studio.publicUrl, MIA, '/bookings?view=past')
    await agree(`portal-${kind}`, visits, await opened(page, studio.publicUrl), false)
    await page.context().close()
  })

test('all that the portal says to a teacher, and to strangers, is as it was agreed', async ({ browser, studio }) => {
  const { invite_url } = await furnishPortal(studio)
  const page = await farPhone(browser)
  await signedIn(page, studio.publicUrl, LUCIA, '/teaching')
  await agree('portal-teacher', teaching, await opened(page, studio.publicUrl), false)
  const stranger = await farPhone(browser)
  await agree(
    'portal-strangers',
    outside(new URL(invite_url).hash.slice(1)),
    await opened(stranger, studio.publicUrl),
    false,
  )
  for (const one of [page, stranger]) await one.context().close()
})
