import { makeClient } from '../../test/build/commerce.ts'
import { send } from '../../test/calls/measured.ts'
import { askOf, askWith, posted, unique, type Calls } from '../../test/calls/call.ts'
import type { clientListsContract } from './contract.ts'

const view = () => ({ name: unique('Owes'), filters: { owes: true }, columns: ['name', 'owed'], sort: 'name' })

export const clientListsCalls: Calls<typeof clientListsContract> = {
  'GET /api/v1/clients/standing': {
    query: ({ client_id }) => `ids=${client_id}`,
    bench: {
      'a page of them': ({ regular }) => ({
        query: `ids=${[regular, ...Array.from({ length: 49 }, (_, n) => n + 1).filter((id) => id !== regular)].join(',')}`,
      }),
    },
  },
  'GET /api/v1/clients/{client_id}/summary': {
    bench: { usual: () => ({}), 'of a regular': ({ regular }) => ({ ids: { client_id: regular } }) },
  },
  'POST /api/v1/clients/bulk': {
    audit: 'elsewhere',
    ask: async (studio) => {
      const tag = await studio.asOwner('POST /api/v1/tags', { name: unique('Several') })
      const client_ids = [(await makeClient(studio)).id]
      return [[], { client_ids, action: { kind: 'tag', tag_id: tag.body.id } }]
    },
  },
  'POST /api/v1/clients/export': {
    audit: 'elsewhere',
    bench: send(() => ({ client_ids: [1, 2, 3, 4, 5], columns: ['name', 'owed', 'next_class'] })),
  },
  'POST /api/v1/client-views': {
    audit: 'client_view.save',
    ask: askWith(view),
    bench: 'an account keeps few, whatever the studio’s age',
  },
  'DELETE /api/v1/client-views/{view_id}': {
    audit: 'client_view.delete',
    ask: askOf(posted('POST /api/v1/client-views', view)),
  },
}
