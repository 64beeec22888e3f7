import type { About } from '../http/openapi.ts'
import { errorCodes } from './errors.ts'
import { permissionCatalog } from './permissions.ts'

const description = `Everything the studio’s own computer serves.

Sign in with \`POST /api/v1/auth/login\` and send the \`access_token\` it gives as \`Authorization: Bearer …\`. When it
has run out, \`POST /api/v1/auth/refresh\` gives a new one for the \`refresh_token\`. An account with a second factor
sends its \`totp_code\` along; on the public door managers need one.

Errors are \`application/problem+json\` (RFC 9457) with a \`code\`, a sentence and, where rules refuse, every reason. A POST
with an \`Idempotency-Key\` gives the first answer again when it is repeated.`

/** The general part of the OpenAPI document of the studio. */
export function about(version: string): About {
  return {
    title: 'Studio Desk',
    description,
    version,
    license: { name: 'MIT', identifier: 'MIT' },
    contact: { name: 'The studio', url: 'http://127.0.0.1:4310' },
    servers: [{ url: '/', description: 'The door this document was read from' }],
    login: 'The `access_token` of `POST /api/v1/auth/login`, for a quarter of an hour at most.',
    errorCodes,
    permissions: permissionCatalog,
  }
}
