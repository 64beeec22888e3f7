import type { Context, ErrorHandler, NotFoundHandler } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { App } from '../context.ts'
import { problem, Refusal } from '../api/errors.ts'
import type { Env } from './mount.ts'

/** Every error as a problem document; what was not meant to happen is logged by its request id and shows no internals. */
export function onError(app: App): ErrorHandler<Env> {
  return (error, c) => {
    if (error instanceof Refusal) return answer(c, error)
    if (error instanceof HTTPException) {
      return answer(c, new Refusal('VALIDATION_ERROR', 'The request could not be read.'))
    }
    if ((error as { code?: string }).code === 'SQLITE_FULL') {
      return answer(c, new Refusal('STORAGE_FULL', 'The disk is full. Nothing was changed; make room and try again.'))
    }
    app.log('error', 'failed', { request_id: c.get('requestId'), path: c.req.routePath, error: describe(error) })
    return answer(c, new Refusal('INTERNAL_ERROR', 'Something went wrong here. Nothing was changed.'))
  }
}

export const onNotFound: NotFoundHandler<Env> = (c) =>
  answer(c, new Refusal('NOT_FOUND', 'There is nothing at this address.'))

function answer(c: Context<Env>, refusal: Refusal): Response {
  return c.body(JSON.stringify(problem(refusal, c.get('requestId'))), refusal.status as 400, {
    'Content-Type': 'application/problem+json',
    // The widget runs in pages of other origins: it must be able to read why it was refused.
    ...(c.req.path.startsWith('/api/v1/widget/') && { 'Access-Control-Allow-Origin': '*' }),
    ...refusal.extras.headers,
  })
}

function describe(error: Error): string {
  return `${error.name}: ${error.message}\n${error.stack?.split('\n').slice(1, 6).join('\n') ?? ''}`
}
