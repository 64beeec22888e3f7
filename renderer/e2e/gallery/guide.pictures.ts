import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Locator } from '@playwright/test'
import sharp from 'sharp'
import { scripted } from '../../../server/test/build/scripted.ts'
import { openLicensed } from '../licensed.ts'
import { people } from '../pages/demo.ts'
import * as manager from '../pages/manager-pages.ts'
import { plain, type Row } from '../pages/row.ts'
import { expect, signIn, standsStill, startStudio, type Page } from '../studio.ts'
import { openIn } from './arrive.ts'
import { sizes } from './looks.ts'
import { test, type Who } from './studios.ts'
import { asksAndProposes, paysABasket, readsAFile } from './shown-at-work.ts'

/** Where the guide and the README have their pictures. */
const FOLDER = join(import.meta.dirname, '../../../docs/pictures')

/** A page as the guide shows it: in the made-up studio, in one window, with something being done on it. */
interface Shot {
  row: Row
  who?: Who
  size?: keyof typeof sizes
  then?: (page: Page) => Promise<unknown>
  /** A part of it alone. */
  of?: (page: Page) => Locator
}

const page = (route: keyof typeof manager.insidePages): Row => manager.insidePages[route]!
const shots: Record<string, Shot> = {
  'today-needs': { row: plain('/manage') },
  schedule: { row: plain('/manage/schedule') },
  'client-profile': { row: plain('/manage/clients/1') },
  'consent-log': {
    row: plain('/manage/clients/1'),
    of: (on) =>
      on
        .locator('section')
        .filter({ has: on.getByRole('heading', { name: 'Consent' }) })
        .last(),
  },
  'point-of-sale': { row: plain('/manage/selling'), then: paysABasket },
  'payroll-run': { row: page('/manage/team/payroll/:runId') },
  'automation-flow': { row: plain('/manage/marketing/automations/2') },
  'reports-overview': { row: plain('/manage/reports') },
  'import-review': { row: plain('/manage/import'), then: readsAFile },
  'going-online': { row: plain('/manage/settings?part=online') },
  copies: { row: plain('/manage/settings?part=copies') },
  health: { row: plain('/manage/settings?part=health') },
  'portal-schedule': { row: plain('/'), who: 'client', size: 'phone' },
}

for (const [name, { row, who = 'owner', size = 'laptop', then, of }] of Object.entries(shots))
  test(`the guide: ${name}`, async ({ browser, studios }) => {
    const app = who === 'client' ? 'portal' : 'manager'
    const on = await openIn('full', browser, studios, { visit: { app, who }, route: name, row })
    await on!.setViewportSize(sizes[size])
    await then?.(on!)
    await keep(on!, name, of?.(on!))
    await on!.context().close()
  })

test('the guide: welcome', async ({ browser }) => {
  await using running = await startStudio()
  const on = await browser.newPage({ viewport: sizes.laptop, locale: 'en-GB', timezoneId: 'Europe/Madrid' })
  await on.goto(running.studio.localUrl)
  await expect(on.getByLabel('Name of the studio')).toBeVisible()
  await keep(on, 'welcome')
})

test('the guide: assistant', async ({ browser }) => {
  await using licensed = await openLicensed('base_ai', '--demo')
  const { studio, service, key } = licensed
  const on = await browser.newPage({ viewport: sizes.laptop, locale: 'en-GB', timezoneId: 'Europe/Madrid' })
  const { access_token } = await studio.api<{ access_token: string }>('POST', '/auth/login', people.owner)
  await studio.api('POST', '/studio/license', { license_key: key }, access_token)
  service.provider.answer = scripted(asksAndProposes.turn).answer
  await signIn(on, `${studio.localUrl}/manage/login`, people.owner)
  await asksAndProposes.ask(on)
  await keep(on, 'assistant')
})

async function keep(on: Page, name: string, part: Page | Locator = on): Promise<void> {
  await expect(on.locator('[aria-busy=true]')).toHaveCount(0)
  await standsStill(on)
  mkdirSync(FOLDER, { recursive: true })
  await sharp(await part.screenshot({ animations: 'disabled' }))
    .webp({ quality: 80, effort: 6 })
    .toFile(join(FOLDER, `${name}.webp`))
}
