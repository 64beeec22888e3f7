import Papa from 'papaparse'
import { readPdf } from '../pdf.ts'
import { unzip } from '../unzip.ts'
import { MARK } from './values.ts'

/** Something that the studio gave out: an answer, a file in an archive, a part of a letter. */
export interface Given {
  of: string
  type: string
  bytes: Buffer
}

/** Faults of the given output, as sentences: a secret file's text, active content, an injected line or cell. */
export async function faultsOf(given: Given, secrets: readonly string[]): Promise<string[]> {
  const { of, type, bytes } = given
  const inside = isZip(bytes) ? await unzip(bytes) : {}
  const below = Object.entries(inside).map(([name, part]) =>
    faultsOf({ of: `${of} → ${name}`, type: typeOf(name), bytes: part }, secrets),
  )
  const text = type === 'application/pdf' ? readPdf(bytes).pages.flat().join('\n') : bytes.toString('utf8')
  const found = [
    ...secrets.filter((secret) => text.includes(secret)).map((secret) => `has the text of a file: ${secret}`),
    ...(/html|svg|xml/.test(type) ? activeIn(text) : []),
    ...(type.includes('csv') ? formulasIn(text) : []),
    ...(type.includes('calendar') ? linesPutInto(text) : []),
  ]
  return [...found.map((what) => `${of}: ${what}`), ...(await Promise.all(below)).flat()]
}

const isZip = (bytes: Buffer) => bytes.subarray(0, 4).toString('latin1') === 'PK\u0003\u0004'

const types: Record<string, string> = {
  csv: 'text/csv',
  pdf: 'application/pdf',
  ics: 'text/calendar',
  html: 'text/html',
  svg: 'image/svg+xml',
}
export const typeOf = (name: string): string => types[name.split('.').at(-1) ?? ''] ?? 'text/plain'

/** A tag with its attributes; quoted text may hold anything. */
const TAG = /<[a-z/!?](?:"[^"]*"|'[^']*'|[^"'>])*>/gi
const QUOTED = /"[^"]*"|'[^']*'/g
const RUNS = /\b(?:href|src|action|xlink:href)\s*=\s*["']?\s*(?:javascript|vbscript|data:text)/i
const JSON_IN_PAGE = /<script[^>]*json[^>]*>([^]*?)<\/script/gi
const STYLE = /<style[^>]*>([^]*?)<\/style/gi

/** The parts of a page or a drawing that a value of the database has made. */
function activeIn(markup: string): string[] {
  const tags = markup.match(TAG) ?? []
  const active = tags.filter((tag) => tag.replaceAll(QUOTED, '').includes(MARK) || RUNS.test(tag))
  const styles = [...markup.matchAll(STYLE)].map(([, style = '']) => style).filter((style) => style.includes(MARK))
  const broken = [...markup.matchAll(JSON_IN_PAGE)].map(([, json = '']) => json).filter((json) => !isJson(json))
  return [...active, ...styles, ...broken].map((part) => `is active: ${part.slice(0, 200)}`)
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

const FORMULA = /^(?![+-]?\d+([.,]\d+)?$)[=+\-@\t\r\n]/

function formulasIn(csv: string): string[] {
  const rows = Papa.parse<string[]>(csv.replace(/^\uFEFF/, '')).data
  return rows.flat().flatMap((cell) => (FORMULA.test(cell) ? [`has a formula: ${cell.slice(0, 100)}`] : []))
}

/** The lines of a calendar that are not ours: every one of ours is a property that we write, and none breaks off. */
function linesPutInto(calendar: string): string[] {
  const lines = calendar
    .replaceAll(/\r\n[ \t]/g, '')
    .split('\r\n')
    .slice(0, -1)
  const odd = lines.filter(
    (line) => !/^[A-Z][A-Z-]*[;:]/.test(line) || /^(X-XSS|ATTACH|UID:xss)/.test(line) || /[\r\n]/.test(line),
  )
  const counted = (what: string) => lines.filter((line) => line === what).length
  const isEven = counted('BEGIN:VEVENT') === counted('END:VEVENT')
  return [...odd, ...(isEven ? [] : ['an event has no end'])].map((line) => `has a line: ${line.slice(0, 100)}`)
}
