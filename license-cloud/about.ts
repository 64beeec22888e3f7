import type { About } from '../server/http/openapi.ts'
import { errorCodes } from './errors.ts'

const description = `Sells license keys of Studio Desk, says what they are good for, and passes AI calls on for studios that have no key of their
own. It never sees a studio’s data.

Errors are \`application/problem+json\` (RFC 9457) with a \`code\` and a sentence; those of the AI operations also carry what OpenAI’s
clients read.`

/** Returns the OpenAPI document's description of the license service as a whole. */
export function about(version: string): About {
  return {
    title: 'Studio Desk License Service',
    description,
    version,
    license: { name: 'MIT', identifier: 'MIT' },
    contact: { name: 'Studio Desk', url: 'https://studio-desk.app' },
    servers: [{ url: '/', description: 'The service this document was read from' }],
    login: 'A license key, where one is needed.',
    errorCodes,
    permissions: {},
  }
}
