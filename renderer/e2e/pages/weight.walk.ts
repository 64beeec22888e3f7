import { expect } from '../studio.ts'
import { people, test } from './demo.ts'
import { scales } from './scales.ts'
import { locale, sizes } from './visitors.ts'
import { expectLight, firstPages, printWeight, weighsLittle } from './weight.ts'

for (const page of firstPages) weighsLittle(page)

/** All of a kiosk: it has no page but its own, and none of the component library. */
const KIOSK = { requests: 10, kB: 105 }

test(`a kiosk: at most ${KIOSK.requests} requests and ${KIOSK.kB} kB`, async ({ browser, demo: { studio } }) => {
  const { access_token } = await studio.api<{ access_token: string }>('POST', '/auth/login', people.owner)
  const made = await studio.api<Kiosk>('POST', '/kiosks', { name: 'Scales' }, access_token)
  const pairing = { pairing_code: made.pairing_code }
  const { kiosk_token } = await studio.api<{ kiosk_token: string }>('POST', '/kiosk/pair', pairing)
  for (const viewport of Object.values(sizes)) {
    const { page, weight, close } = await scales(browser, { ...locale, viewport })
    await page.addInitScript((token) => localStorage.setItem('studio-desk.kiosk', token), kiosk_token)
    await page.goto(`${studio.publicUrl}/kiosk`)
    await expect(page.getByRole('heading', { name: /^(Tap your name|No check-in right now)$/ })).toBeVisible()
    const found = await weight()
    printWeight(`a kiosk, ${viewport.width} px`, found)
    // Letters of some names come from a separate file.
    const everyDay = found.fetched.filter(({ path }) => !path.includes('-latin-ext-'))
    expectLight('a kiosk', everyDay, KIOSK)
    await close()
  }
  await studio.api('DELETE', `/kiosks/${made.id}`, undefined, access_token)
})

interface Kiosk {
  id: number
  pairing_code: string
}
