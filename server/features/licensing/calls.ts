import { because } from '../../test/calls/measured.ts'
import { askWith, type Calls } from '../../test/calls/call.ts'
import type { licensingContract } from './contract.ts'

const license = { license_key: 'SD1-GKHJZ-KN7C0-KTHFN-MJEP4-KS64D' }

export const licensingCalls: Calls<typeof licensingContract> = {
  'POST /api/v1/studio/license': {
    audit: 'studio.license',
    ofAnother: true,
    ask: askWith(license),
    bench: because.license,
  },
}
