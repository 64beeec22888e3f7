import { picture } from '../../test/build/pictures.ts'
import { because } from '../../test/calls/measured.ts'
import { askWith, unique, type Asking, type Calls } from '../../test/calls/call.ts'
import type { studioContract } from './contract.ts'

/** The request that takes a logo or a cover away again. */
const pictured =
  (kind: 'logo' | 'cover'): Asking =>
  async (studio) => {
    await studio.asOwner(`POST /api/v1/studio/${kind}`, await picture())
    return [[]]
  }
const picturing: Asking = async () => [[], await picture()]

export const studioCalls: Calls<typeof studioContract> = {
  'PUT /api/v1/studio': { audit: 'studio.update', ofAnother: true, ask: askWith(() => ({ address: unique('Calle') })) },
  'GET /api/v1/legal/{kind}': { bench: 'reads the settings alone' },
  'POST /api/v1/studio/logo': { audit: 'studio.logo', ofAnother: true, ask: picturing, bench: because.picture },
  'DELETE /api/v1/studio/logo': {
    audit: 'studio.logo',
    ofAnother: true,
    ask: pictured('logo'),
    bench: because.picture,
  },
  'POST /api/v1/studio/cover': { audit: 'studio.cover', ofAnother: true, ask: picturing, bench: because.picture },
  'DELETE /api/v1/studio/cover': {
    audit: 'studio.cover',
    ofAnother: true,
    ask: pictured('cover'),
    bench: because.picture,
  },
}
