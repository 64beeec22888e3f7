import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { operations } from '../../features.ts'
import type { Letter } from '../../ports/mail/port.ts'
import type { Furnished } from '../build/furnish.ts'
import { calls } from '../calls/all.ts'
import type { TestStudio } from '../studio.ts'
import { typeOf, type Given } from './look.ts'

/** An answer with its bytes. */
export interface Answer extends Given {
  status: number
  isSniffed: boolean
}

/** One request: where it comes in, and who sends it. */
interface Asked {
  operation: string
  door?: 'local' | 'public'
  token?: string | undefined
}

/** Pages as a build leaves them, as short as they can be. */
export function shortPages(): string {
  const folder = mkdtempSync(join(tmpdir(), 'studio-desk-pages-'))
  const put = (name: string, text: string) => {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  const data = '<script type="application/json" id="studio">{}</script>'
  for (const page of ['manager', 'portal', 'kiosk'])
    put(join(page, 'index.html'), `<!doctype html><html><head><title>${page}</title>${data}</head><body></body></html>`)
  put(join('widget', 'widget.js'), 'void 0')
  return folder
}

const PAGES = `/ /prices /classes/1 /classes/2 /login /manage /robots.txt /sitemap.xml /favicon.svg /favicon.ico
/apple-touch-icon.png /manifest.webmanifest /widget /widget/prices /widget/studio.json /kiosk /api/v1/openapi.json`.split(
  /\s+/,
)

/** Everything that reads: each operation, in each form it has, every page of the public door, and the pack of everything. */
export function readings(
  { ids, dependantIds }: Furnished,
  tokens: Record<'client' | 'instructor', string>,
  owner: string,
) {
  const asked = operations
    .filter(({ key }) => key.startsWith('GET '))
    .flatMap(({ key, operation: { access, orFile } }): Asked[] => {
      const known = key.includes('{dependant_id}') ? dependantIds : ids
      const path = key.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(known[name] ?? 1))
      const query = calls[key]?.query?.(ids)
      const operation = query ? `${path}?${query}` : path
      if (access === 'public') return [{ operation, door: 'public' }, { operation }]
      const token = access.manager ? owner : access.client ? tokens.client : tokens.instructor
      const form = orFile && `${operation}${query ? '&' : '?'}format=${orFile === 'text/csv' ? 'csv' : 'zip'}`
      return [{ operation, token }, ...(form ? [{ operation: form, token }] : [])]
    })
  const pages = PAGES.map((path): Asked => ({ operation: `GET ${path}`, door: 'public' }))
  const own: Asked[] = ['/manage', '/kiosk'].map((path) => ({ operation: `GET ${path}`, door: 'local' }))
  return [...asked, ...pages, ...own, { operation: 'POST /api/v1/studio/exit-pack', token: owner }]
}

/** Asks, and reads whatever is answered to its end; of a stream its beginning. */
export async function ask(studio: TestStudio, { operation, door = 'local', token }: Asked): Promise<Answer> {
  const [method, path] = operation.split(' ')
  const base = door === 'public' ? studio.running.publicUrl : studio.running.localUrl
  // Reading a long paper blocks this process for seconds, in which the server closes a connection that is kept open.
  const headers = { Connection: 'close', ...(token && { Authorization: `Bearer ${token}` }) }
  const response = await fetch(`${base}${path}`, { method: method!, headers, redirect: 'manual' })
  const type = response.headers.get('content-type') ?? ''
  if (type === 'text/event-stream') await response.body?.cancel()
  const bytes =
    response.bodyUsed || type === 'text/event-stream' ? Buffer.alloc(0) : Buffer.from(await response.arrayBuffer())
  const isSniffed = response.headers.get('x-content-type-options') !== 'nosniff'
  return { of: `${operation} (${door})`, status: response.status, type: type.split(';')[0]!, bytes, isSniffed }
}

/** The parts of an email that become a line of its head: a line's end in them would begin another. */
export function headOf({ from, replyTo, to, subject, messageId, unsubscribe, attachments = [] }: Letter): string[] {
  const people = [from.name, from.address, replyTo, to.name, to.address]
  const files = attachments.flatMap(({ filename, contentType, cid }) => [filename, contentType, cid])
  return [...people, subject, messageId, unsubscribe, ...files].filter((text) => typeof text === 'string')
}

/** The parts of a letter as a mail program opens them. */
export function partsOf({ subject, html, text, attachments = [] }: Letter): Given[] {
  const of = `letter “${subject.slice(0, 40)}”`
  return [
    { of, type: 'text/html', bytes: Buffer.from(html) },
    { of, type: 'text/plain', bytes: Buffer.from(text) },
    ...attachments.map(({ filename, content }) => ({
      of: `${of} ${filename}`,
      type: typeOf(filename),
      bytes: Buffer.from(content),
    })),
  ]
}
