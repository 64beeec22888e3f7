import { dirname } from 'node:path'
import { neededBy, type ImportGraph } from './import-graph.ts'

/** Test files, the likeliest to see a mistake first, in the order in which they are worth running. */
export interface Related {
  nearest: string[]
  rest: string[]
}

/** Files that gather everything: being imported by them says nothing about who tests a place. */
const gathering = /^server\/(features|contract|server|app|context)\.ts$|^server\/http\/|^server\/test\/|\/routes\.ts$/
/** Tests that read the sources, whatever they import. */
const readingSources = /^server\/test\/architecture\.test\.ts$|^renderer\/manager\/denied\.test\.ts$/
/** Tests of all declarations. */
const ofDeclarations = /^server\/test\/(spec|access|requests)\.test\.ts$/
const NEAREST = 20

const areaOf = (path: string) =>
  /^server\/features\/[\w-]+\/|^server\/\w+\/|^renderer\/\w+\/(?:\w+\/){0,2}/.exec(path)?.[0]

/** The unit tests that can see a mistake in a file: those that need it in any way. */
export function relatedUnitTests(graph: ImportGraph, path: string): Related {
  const isTest = (file: string) => file.endsWith('.test.ts')
  const anyhow = neededBy(graph, path)
  const directly = neededBy(graph, path, (file) => !gathering.test(file))
  const tests = [...graph.keys()].filter((file) => isTest(file) && (anyhow.has(file) || readingSources.test(file)))
  const tested = new Set([...directly].filter(([, steps]) => steps <= 2).map(([file]) => areaOf(file)))
  const distance = (test: string): number => {
    const steps = directly.get(test) ?? 9
    if (steps <= 2) return steps
    if (dirname(test) === dirname(path)) return 3
    if (areaOf(test) === areaOf(path)) return 4
    if (path.endsWith('contract.ts') && (readingSources.test(test) || ofDeclarations.test(test))) return 5
    return tested.has(areaOf(test)) ? 6 : Math.max(7, steps)
  }
  const sorted = tests.toSorted((a, b) => distance(a) - distance(b) || (a < b ? -1 : 1))
  const nearest = sorted.filter((test) => distance(test) <= 6).slice(0, NEAREST)
  return { nearest, rest: sorted.filter((test) => !nearest.includes(test)) }
}

/** The browser tests worth running, and the routes of the pages to open by a test that opens any. */
export interface RelatedBrowser extends Related {
  routes: string[]
}

/** Number of pages that a test which opens any of them is sent to at first. */
const FIRST_PAGES = 6
/** The text of a browser test that builds the kit: it sees every part of the kit, and opens no page. */
const showsKit = 'kit/main.tsx'
/** True if a test opens the pages that PAGES names. */
const opensAnyPage = (file: string) => file.endsWith('.walk.ts')
const isBrowserTest = (file: string): boolean => file.endsWith('.e2e.ts') || opensAnyPage(file)
const applications = ['renderer/manager/routes.ts', 'renderer/portal/routes.ts']

/**
 * The browser tests that can see a mistake in a file, if the pages need it: first the one that opens any page, then those
 * that name the address of a page that needs it, the most exact address first.
 * @param read gives the text of a file
 */
export function relatedBrowserTests(graph: ImportGraph, path: string, read: (file: string) => string): RelatedBrowser {
  const needing = neededBy(graph, path)
  const all = applications.flatMap((routes) => pagesOf(read(routes), dirname(routes)))
  const pages = all.filter(({ file }) => needing.has(file)).map(({ route }) => route)
  if (pages.length === 0 && !path.startsWith('renderer/')) return { nearest: [], rest: [], routes: [] }
  const specs = [...graph.keys()].filter(isBrowserTest)
  const seesAsPart = (spec: string) => read(spec).includes(showsKit) && needing.has(`renderer/${showsKit}`)
  const addresses = pages.map((route) => route.replace(/\$.*/, '')).filter((address) => address.length > 1)
  const exactness = (spec: string): number => {
    if (seesAsPart(spec)) return 2000
    if (opensAnyPage(spec)) return pages.length > 0 ? 1000 : 0
    const text = [spec, ...graph.get(spec)!.filter((file) => file.startsWith('renderer/e2e/'))].map(read).join('\n')
    return Math.max(0, ...addresses.filter((address) => text.includes(address)).map((address) => address.length))
  }
  const sorted = specs.toSorted((a, b) => exactness(b) - exactness(a) || (a < b ? -1 : 1))
  const nearest = sorted.filter((spec) => exactness(spec) > '/manage'.length)
  const isAllSeen = pages.length <= FIRST_PAGES
  const rest = sorted.filter((spec) => !nearest.includes(spec))
  return { nearest, rest, routes: isAllSeen ? pages : spread(pages) }
}

/**
 * The tests that hold what pages say against readings and come to a page that needs a file. They name addresses from where
 * an application begins.
 */
export function readingsReached(graph: ImportGraph, path: string, read: (file: string) => string): string[] {
  const needing = neededBy(graph, path)
  const reached = applications.flatMap((routes) =>
    pagesOf(read(routes), dirname(routes))
      .filter(({ file }) => needing.has(file))
      .map(({ route }) => `'${route.replace(/^\/manage/, '').replace(/\$.*/, '')}`),
  )
  const addresses = reached.filter((address) => address.length > "'/".length)
  const isOfReadings = (file: string) => file.startsWith('renderer/e2e/words/')
  return [...graph.keys()].filter((spec) => {
    if (!isOfReadings(spec) || !isBrowserTest(spec)) return false
    const text = [spec, ...graph.get(spec)!.filter(isOfReadings)].map(read).join('\n')
    return addresses.some((address) => text.includes(address))
  })
}

/** Some of many pages, from the first to the last. */
const spread = (pages: readonly string[]) =>
  Array.from({ length: FIRST_PAGES }, (_, n) => pages[Math.floor((n * (pages.length - 1)) / (FIRST_PAGES - 1))]!)

/** The pages of an application, by their routes. */
function pagesOf(routes: string, folder: string): { route: string; file: string }[] {
  return [...routes.matchAll(/'(\/[^']*)': \(\) => import\('\.\/([^']+)'\)/g)].map(([, route, file]) => ({
    route: route!,
    file: `${folder}/${file}`,
  }))
}
