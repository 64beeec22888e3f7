import { because, own, plain } from '../../test/calls/measured.ts'
import { askWith, type Calls } from '../../test/calls/call.ts'
import { PASSWORD } from '../../test/studio.ts'
import type { authContract } from './contract.ts'
import type { totpContract } from './totp-contract.ts'

export const authCalls: Calls<typeof authContract & typeof totpContract> = {
  'POST /api/v1/auth/register/client': { bench: because.hash },
  'POST /api/v1/auth/bootstrap': { bench: because.once },
  'POST /api/v1/auth/login': { bench: because.hash },
  'POST /api/v1/auth/refresh': { bench: 'limited to a few a minute, and looks at one account' },
  'POST /api/v1/auth/manager/recover-with-code': { bench: because.hash },
  'POST /api/v1/auth/logout': { audit: 'nothing', bench: own(plain) },
  'POST /api/v1/auth/forgot-password': { bench: 'limited to five an hour' },
  'POST /api/v1/auth/reset-password': { bench: because.hash },
  'GET /api/v1/auth/invite/{token}': { bench: 'limited to a few a minute, and looks at one token' },
  'PUT /api/v1/auth/me': { audit: 'nothing', ask: askWith({ locale: 'de' }), bench: 'looks at one account' },
  'POST /api/v1/auth/recovery-code': {
    audit: 'studio.recovery_code_made',
    ask: askWith({ password: PASSWORD }),
    bench: because.hash,
  },
  'POST /api/v1/auth/recovery-code/confirm': {
    audit: 'nothing',
    bench: 'asked once by an owner, and looks at one row',
  },
  'POST /api/v1/auth/change-password': { audit: 'nothing', bench: because.hash },
  'POST /api/v1/auth/totp/setup': { audit: 'nothing', bench: 'asked once by a manager, and looks at one account' },
  'POST /api/v1/auth/totp/enable': { audit: 'elsewhere', bench: 'asked once by a manager, and looks at one account' },
  'POST /api/v1/auth/totp/disable': { audit: 'elsewhere', bench: because.hash },
}
