import { get, later, on, plain, send, strangers, ten, where, type Entry } from './ways.ts'
import type { Site } from './site.ts'

const view = ({ make }: Site) => ({
  name: make.word(),
  filters: { owes: true as const },
  columns: ['name', 'owed'],
  sort: 'name',
})

/** Lists of clients: how they stand, and what is done for several. */
export const ofClientLists = {
  'GET /api/v1/clients': {
    first: plain,
    'third page': later,
    'start of a word': ten('search=garc'),
    'middle of a word': ten('search=nand'),
    'two letters': ten('search=an'),
    everybody: ten('search=example.com'),
    'by a tag': ten('tag_id=2'),
    'with an active membership': ten('membership_status=active'),
    'without one': strangers('membership_status=none'),
    'with one that expired': ten('membership_status=expired'),
    'away for a month': strangers('inactive_days=30'),
    'away for a year': strangers('inactive_days=365'),
    'who owe something': ten('owes=true'),
    'born in a month': ten('birthday_month=5'),
    'running out of credits': ten('credits_at_most=2'),
    'new this month': where(({ today }) => `since_date=${today.slice(0, 8)}01&page_size=10`),
    'by the last visit': ten('sort=-last_visit'),
    'by when they came': ten('sort=client_since'),
  },
  'GET /api/v1/clients/standing': {
    'a page of them': ({ regular }) => ({
      query: `ids=${[regular, ...Array.from({ length: 49 }, (_, n) => n + 1).filter((id) => id !== regular)].join(',')}`,
    }),
  },
  'GET /api/v1/clients/{client_id}/summary': {
    usual: () => ({}),
    'of a regular': ({ regular }) => ({ ids: { client_id: regular } }),
  },
  'POST /api/v1/clients/bulk': {
    'a tag': async ({ make }) => ({
      body: { client_ids: [await make.client()], action: { kind: 'tag', tag_id: 2 } },
    }),
  },
  'POST /api/v1/clients/export': send(() => ({ client_ids: [1, 2, 3, 4, 5], columns: ['name', 'owed', 'next_class'] })),
  'GET /api/v1/client-views': get,
  'POST /api/v1/client-views': send((site) => ({ ...view(site), name: 'Owes' })),
  'DELETE /api/v1/client-views/{view_id}': on('view_id', (site) =>
    site.make.post<{ id: number }>('/client-views', view(site)),
  ),
} satisfies Record<string, Entry>
