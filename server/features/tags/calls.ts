import { makeTag, addClient, giveTag } from '../../test/build/tags.ts'
import { askOf, askWith, unique, type Calls } from '../../test/calls/call.ts'
import type { tagsContract } from './contract.ts'

export const tagsCalls: Calls<typeof tagsContract> = {
  'POST /api/v1/tags': { audit: 'tag.create', ask: askWith(() => ({ name: unique('Morning') })) },
  'PUT /api/v1/tags/{tag_id}': {
    audit: 'tag.update',
    ask: askOf(makeTag, () => ({ name: unique('Noon'), color: '#abcdef' })),
  },
  'DELETE /api/v1/tags/{tag_id}': { audit: 'tag.delete', ask: askOf(makeTag) },
  'POST /api/v1/clients/{client_id}/tags': {
    audit: 'client.tag.add',
    emits: ['client.tag_added'],
    ofAnother: true,
    ask: async (studio) => [[(await addClient(studio)).id], { tag_id: (await makeTag(studio)).id }],
  },
  'DELETE /api/v1/clients/{client_id}/tags/{tag_id}': {
    audit: 'client.tag.remove',
    ofAnother: true,
    ask: async (studio) => {
      const [client, tag] = [await addClient(studio), await makeTag(studio)]
      await giveTag(studio, client, tag)
      return [[client.id, tag.id]]
    },
  },
}
