import type { Contract } from '../../api/operation.ts'

export const exitPackContract = {
  'POST /api/v1/studio/exit-pack': {
    id: 'takeEverything',
    summary: 'Everything the studio holds on its business, to take away',
    description:
      'A ZIP with every table as CSV (named as other products import them) and as JSON, every picture, every signed waiver as ' +
      'a PDF, a README and a `manifest.json` with the SHA-256 of each file, whatever the license says. It is ' +
      'sent while it is made, of the moment at which it was asked for, one at a time (SERVER_BUSY).',
    access: { manager: 'owner' },
    status: 200,
    file: 'application/zip',
    idempotent: false,
    errors: ['SERVER_BUSY'],
  },
} satisfies Contract
