import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '../studio.ts'
import { holdsInCircumstances } from './circumstances.ts'
import * as everyPage from './every-page.ts'
import * as manager from './manager-pages.ts'
import * as portal from './portal-pages.ts'
import { staysStill } from './still.ts'
import { asClient, asOwner, sizes } from './visitors.ts'
import { firstPages, weighsLittle } from './weight.ts'

// One page of each walk over all pages; the walks themselves are a separate stage (`npm test -- pages`).
const today = { '/manage': manager.insidePages['/manage']! }
const home = { '/': portal.clientPages['/']! }

everyPage.everyPageReads('the manager', today, everyPage.asOwner)
everyPage.everyPageReads('a client', home, everyPage.asClient)
holdsInCircumstances('the manager', today, asOwner)
staysStill('a client', home, asClient, sizes.phone)
weighsLittle(firstPages[1])

for (const [app, rows] of [
  ['manager', { ...manager.outsidePages, ...manager.insidePages }],
  ['portal', { ...portal.outsidePages, ...portal.strangersPages, ...portal.clientPages, ...portal.teachingPages }],
] as const) {
  test(`every page of the ${app} has its row`, () => {
    const routes = readFileSync(join(import.meta.dirname, `../../${app}/routes.ts`), 'utf8')
    const pages = [...routes.matchAll(/^ {2}'([^']+)': \(\) => import/gm)].map(([, route]) => route)
    expect(pages.length).toBeGreaterThan(10)
    expect(new Set(Object.keys(rows))).toEqual(new Set(pages))
  })
}
