import type { Hono } from 'hono'
import type { Door } from './http/doors.ts'
import type { Env } from './http/mount.ts'

/** What search engines may look at: of the public door what a client sees before signing in, of the local one nothing. */
const rules: Readonly<Record<Door, string>> = {
  local: 'User-agent: *\nDisallow: /\n',
  public: 'User-agent: *\nDisallow: /api/\nDisallow: /manage\n',
}

/** Serves each door's robots.txt. */
export function serveRobots(router: Hono<Env>): void {
  router.get('/robots.txt', (c) => c.text(rules[c.env.door], 200, { 'Cache-Control': 'public, max-age=86400' }))
}
