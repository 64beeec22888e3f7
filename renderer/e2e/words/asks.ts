import type { Page } from '../studio.ts'

/** A day that is typed is asked for at each of its digits: how often hangs on the day. */
const TYPED_DAY = /(\?start_date=)([\d-]+)(&end_date=)\2(?=&status=scheduled)/

/** The addresses of the API that a page reads from, each once, or those with a part of their name; not who
 * is signed in nor what has changed, which are asked now and then, nor how the studio stands and what is unread, which
 * the frame asks. */
export function readFrom(page: Page, part = ''): Set<string> {
  const asked = new Set<string>()
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (
      request.method() === 'GET' &&
      /^\/api\/v1\/(?!auth|events|studio\/status|notifications\/settings)/.test(pathname) &&
      pathname.includes(part)
    )
      asked.add(
        `asks ${decodeURIComponent(pathname.slice('/api/v1'.length) + search)}`
          .replace(TYPED_DAY, '$1<date>$3<date>')
          .replace(/\/widget\/[\w-]{22}\//, '/widget/<studio>/')
          .replace(/_[0-9a-f]{24}_/, '_<picture>_'),
      )
  })
  return asked
}
