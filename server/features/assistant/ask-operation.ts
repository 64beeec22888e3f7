import type { Ctx } from '../../context.ts'
import type { Mounted } from '../../api/implement.ts'
import { permissionCatalog } from '../../api/permissions.ts'
import { requireRole } from '../../http/access.ts'
import type { OperationKey } from '../../http/operation.ts'
import { validate } from '../../http/validate.ts'

/** Input of an operation: path and query values as text, as in a URL. */
export interface Asked {
  params?: Readonly<Record<string, string | number>>
  query?: Readonly<Record<string, string | number | undefined>>
  body?: unknown
}

/**
 * Runs an operation as the caller, as if requested by its URL: the same permissions, checks and rules, and the same refusals.
 */
export async function askOperation(ctx: Ctx, key: OperationKey, { params, query, body }: Asked): Promise<unknown> {
  requireMay(ctx, key)
  const { operation, handler } = mounted(ctx, key)
  const [readParams, readQuery, readBody] = validate([
    { part: 'path', schema: operation.params, value: inText(params ?? {}) },
    { part: 'query', schema: operation.query, value: inText(query ?? {}) },
    { part: 'body', schema: operation.body, value: body },
  ])
  return handler(ctx, { params: readParams, query: readQuery, body: readBody } as never)
}

/** Refuses a caller who may not ask an operation at all. */
export function requireMay(ctx: Ctx, key: OperationKey): void {
  requireRole(mounted(ctx, key).operation, ctx.caller, permissionCatalog)
}

/** True if the caller may ask an operation at all. */
export function mayAsk(ctx: Ctx, key: OperationKey): boolean {
  try {
    requireMay(ctx, key)
    return true
  } catch {
    return false
  }
}

function mounted({ seams }: Ctx, key: OperationKey): Mounted {
  const found = seams.operations().find((one) => one.key === key)
  if (!found) throw new Error(`There is no ${key}`)
  return found
}

function inText(values: Readonly<Record<string, string | number | undefined>>): Record<string, string> {
  const given = Object.entries(values).filter(([, value]) => value !== undefined)
  return Object.fromEntries(given.map(([name, value]) => [name, String(value)]))
}
