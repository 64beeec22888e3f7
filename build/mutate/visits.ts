/** The paths of the addresses that each browser test opens, by the test as Playwright takes it (`file:line`). */
export type Visits = ReadonlyMap<string, ReadonlySet<string>>

/** Reads what the browser tests noted of their visits: a test and a path a line, with a tab between. */
export function readVisits(text: string): Visits {
  const visits = new Map<string, Set<string>>()
  for (const line of text.split('\n').filter(Boolean)) {
    const [test = '', path = ''] = line.split('\t')
    visits.set(test, (visits.get(test) ?? new Set()).add(path))
  }
  return visits
}

/** The tests of a file that open a page on one of some routes (`/clients/$id`). */
export function testsVisiting(visits: Visits, file: string, routes: readonly string[]): string[] {
  const pages = routes.map((route) => new RegExp(`^${route.replaceAll(/\$[^/]+/g, '[^/]+')}/?$`))
  return [...visits.keys()].filter(
    (test) =>
      test.startsWith(`${file}:`) && [...visits.get(test)!].some((path) => pages.some((page) => page.test(path))),
  )
}
