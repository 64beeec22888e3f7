import { openIn } from './arrive.ts'
import { isWanted } from './is-wanted.ts'
import { judge, takeAll } from './looks.ts'
import type { StateName } from './states.ts'
import { test } from './studios.ts'
import { visits, type Visit } from './visits.ts'

for (const visit of visits)
  for (const name of visit.states.filter((one) => isWanted('GALLERY_STATES', visit.who === 'nobody' ? 'denied' : one)))
    takeState(visit, name)

function takeState(visit: Visit, name: StateName): void {
  const folder = visit.who === 'nobody' ? 'denied' : name
  for (const [route, row] of Object.entries(visit.pages).filter(([one]) => isWanted('GALLERY_PAGES', one)))
    test(`${visit.app}, ${visit.who}, ${folder}: ${route}`, async ({ browser, studios }) => {
      const page = await openIn(name, browser, studios, { visit, route, row })
      if (!page) return
      const file = `${visit.app}${route.replace(/\/$/, '/index').replaceAll(/[?=]+/g, '-')}.${visit.who}.${folder}`
      await takeAll(page, file)
      await judge(page, file, name === 'loading')
      await page.context().close()
    })
}
