import type { About } from '../http/openapi.ts'
import { errorCodes } from './errors.ts'
import { permissionCatalog } from './permissions.ts'

/** What the OpenAPI document says of the studio as a whole. */
export function about(version: string): About {
  return {
    title: 'Studio Desk',
    description: 'Everything the studio’s own computer serves.',
    version,
    errorCodes,
    permissions: permissionCatalog,
  }
}
