import { z } from 'zod'
import type { Contract } from '../../api/operation.ts'
import { line } from '../../http/shapes.ts'
import { licenseStatus, plan } from './license-values.ts'

export const licensingContract = {
  'POST /api/v1/studio/license': {
    id: 'redeemLicense',
    summary: 'Redeem a license key: the license service is asked what it is good for',
    description:
      'The key is kept encrypted and never shown. Where the service can’t be asked (LICENSE_SERVER_UNAVAILABLE) or does not know the ' +
      'key, everything stays as it was. Only the AI parts need a license.',
    access: { manager: 'settings.manage' },
    body: z.strictObject({ license_key: line.min(1).max(200).describe('Write-only') }),
    example: { license_key: 'SD1-GKHJZ-KN7C0-KTHFN-MJEP4-KS64D' },
    status: 200,
    answer: z.strictObject({
      plan,
      license_status: licenseStatus,
      license_grace_until: z.string().describe('ISO 8601 in UTC, without an offset'),
    }),
    errors: ['LICENSE_KEY_INVALID', 'LICENSE_SERVER_UNAVAILABLE'],
  },
} as const satisfies Contract
