import { because } from '../../test/calls/measured.ts'
import { askWith, type Calls } from '../../test/calls/call.ts'
import type { tunnelContract } from './contract.ts'

export const tunnelCalls: Calls<typeof tunnelContract> = {
  'POST /api/v1/studio/tunnel/start': {
    audit: 'studio.go_online',
    ofAnother: true,
    ask: askWith(),
    bench: because.tunnel,
  },
  'POST /api/v1/studio/tunnel/stop': {
    audit: 'studio.go_offline',
    ofAnother: true,
    ask: askWith(),
    bench: because.tunnel,
  },
  'POST /api/v1/studio/tunnel/check': {
    audit: 'nothing',
    ask: askWith({ url: 'https://desk.example' }),
    bench: because.tunnel,
  },
}
