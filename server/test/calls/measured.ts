import type { Guest, Site } from '../../../build/bench/site.ts'

/** One request: the values of its path’s parameters (those of the site where left out), query, body, and whose it is. */
export interface Call {
  ids?: Record<string, number | string>
  query?: string
  body?: unknown
  token?: string | undefined
}

/** The call of an operation. Its preparations are made here, outside the measurement. */
export type Way = (site: Site) => Call | Promise<Call>

/** The ways an operation is measured, each by its name; or why it is not. */
export type Entry = Record<string, Way> | string

export const plain: Way = () => ({})
export const get: Record<string, Way> = { '': plain }
export const where =
  (query: string | ((site: Site) => string)): Way =>
  (site) => {
    return { query: typeof query === 'string' ? query : query(site) }
  }
export const send = (body: (site: Site) => unknown): Entry => ({ '': (site) => ({ body: body(site) }) })
/** On a record made for it. */
export const on = (
  parameter: string,
  make: (site: Site) => Promise<number | { id: number }>,
  body?: (site: Site) => unknown,
): Entry => ({
  '': async (site) => {
    const made = await make(site)
    return { ids: { [parameter]: typeof made === 'number' ? made : made.id }, ...(body && { body: body(site) }) }
  },
})
/** By a client for themselves. */
export const own = (call: (site: Site, guest: Guest) => Call | Promise<Call>): Entry => ({
  '': async (site) => {
    const guest = await site.make.guest()
    return { token: guest.token, ...(await call(site, guest)) }
  },
})
/** By a guardian for a child. */
export const forChild = (call: (site: Site, child: number) => Call | Promise<Call> = () => ({})): Entry =>
  own(async (site, guest) => {
    const child = await site.make.child(guest)
    const { ids, ...rest } = await call(site, child)
    return { ids: { dependant_id: child, ...ids }, ...rest }
  })
/** By the first teacher. */
export const byTeacher = (call: Way = plain): Way => {
  return async (site) => ({ ...(await call(site)), token: await site.make.teacher() })
}
/** The first ten of a list: as many as a small studio has, too, so that both answer as much. */
export const ten = (query: string): Way => where(`${query}&page_size=10`)
export const later = ten('page=3')
export const pages: Record<string, Way> = { first: plain, 'third page': later }

export const ofClient = where((site) => `client_id=${site.ids['client_id']}`)
export const ofToday = where(({ today }) => `start_date=${today}&end_date=${today}`)
export const thisMonth = where(({ today }) => `start_date=${today.slice(0, 8)}01&end_date=${today}`)

/** Why an operation is not measured. */
export const because = {
  picture: 'its processor time is the picture’s, whatever the studio’s age',
  hash: 'its processor time is the password’s hash, and it is limited to a few a minute',
  long: 'a long work; the longest turns are measured instead',
  import: 'an import is as long as its file; the longest turns are measured instead',
  account: 'needs a new account each time, whose making is a password’s hash',
  asOwn: 'the same as a client’s own',
  once: 'happens once in a studio’s life',
  mail: 'needs a mail server',
  tunnel: 'needs a tunnel server',
  license: 'needs a license service, or an AI provider',
}

/** A filter that a small studio may have nobody for: some are made for it, so that both answer as much. */
export const strangers =
  (query: string): Way =>
  async ({ make }) => {
    await make.strangers()
    return { query: `${query}&page_size=10` }
  }

export const made = (path: string, body: (site: Site) => object) => (site: Site) =>
  site.make.post<{ id: number }>(path, body(site))
