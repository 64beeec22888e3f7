import type { Hono } from 'hono'
import type { Env } from '../../server/http/mount.ts'
import type { App } from '../context.ts'

export function servePages(_router: Hono<Env>, _app: App): void {}
