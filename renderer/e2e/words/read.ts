import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locator } from '@playwright/test'
import { paths as icons } from '../../ui/icon/paths.ts'
import { expect, type Page } from '../studio.ts'
import { OVER } from './steps.ts'

const MONTH = '(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Sept|Oct|Nov|Dec)[a-z]*'
const DAY = '(?:Mon|Tues?|Wed(?:nes)?|Thu(?:rs)?|Fri|Sat(?:ur)?|Sun)(?:day)?\\b'
const CHANGING: [RegExp, string][] = [
  [new RegExp(`(?:${DAY},? )?\\d{1,2} ${MONTH}(?: \\d{4})?`, 'g'), '<date>'],
  [new RegExp(`\\b${MONTH} \\d{4}`, 'g'), '<month>'],
  [/\d{4}-\d\d-\d\d/g, '<date>'],
  [/\d{1,2}\/\d{1,2}\/\d{2,4}/g, '<date>'],
  [/\d{1,2}:\d\d(?:[:.]\d\d)?/g, '<time>'],
  [new RegExp(`\\b${DAY}(?: \\d{1,2})?\\b`, 'g'), '<day>'],
  [new RegExp(`(?:\\b${MONTH}|\\b\\d{1,2}|<date>|<month>) – <(?:date|month)>|<month>`, 'g'), '<date>'],
  [/\b(?:\d+|an?|one) (?:second|minute|hour)s? ago|\bjust now\b|\bthis minute\b|\bnow\b/g, '<ago>'],
  [
    /(spinbutton "(?:day|month|year), (?:Date|Date of birth optional|Day|From|From the week of|Starts on|First day|Last day|Last day optional)"(?: \[\w+\])?): "?\d+"?/g,
    '$1: <number>',
  ],
  // Over midnight a span of times names its days.
  [/<date>, <time>\s?–\s?<date>, <time>/g, '<time>–<time>'],
  // Around midnight the dash has room on its sides.
  [/<time>\s?–\s?<time>/g, '<time>–<time>'],
  [/(button "<date>) \d{1,2}"/g, '$1 <number>"'],
  [/(<date>(?:Today|[A-Z][a-z]))\d{1,2}\b/g, '$1<day>'],
  [/Good (?:morning|afternoon|evening|night)|Hello/g, '<greeting>'],
  // A minute more where the page's clock was set a while before the offer was made.
  [/\b1 hr \d+ mins to answer/g, '<left> to answer'],
  // How long the class that runs or comes next has still to go.
  [/\b(?:\d+ hrs?(?: \d+ mins?)?|\d+ mins?) left\b/g, '<left> left'],
  [/\bin (?:\d+ hrs?(?: \d+ mins?)?|\d+ mins?)\b/g, 'in <left>'],
  // Today's leaf of a week.
  [/^bg-accent: \d{1,2}$/gm, 'bg-accent: <day>'],
  [/\bport \d{4,5}\b/g, '<port>'],
  [/(ending in |••••[ -])[0-9A-Z]{4}\b/g, '$1<code>'],
  [/(photo\?v=)[0-9a-f]+/g, '$1<version>'],
  [/definition: [0-9a-f]{12}-\w+/g, 'definition: <reference>'],
]

/** A day that is typed is asked for at each of its digits: how often hangs on the day. */
const TYPED_DAY = /(\?start_date=)([\d-]+)(&end_date=)\2(?=&status=scheduled)/

/** What is looked at may close meanwhile. */
const BRIEFLY = { timeout: 1000 }

const names = Object.fromEntries(Object.entries(icons).map(([icon, path]) => [path, icon]))

/** What changes from run to run gives way to its kind; everything else is kept to the letter. */
function lasting(text: string, codes: readonly string[]): string {
  const plain = codes.reduce((all, code) => all.replaceAll(code, '<code>'), text)
  return CHANGING.reduce((all, [what, kind]) => all.replaceAll(what, kind), plain)
}

/**
 * Holds all that a page says (or the drawer, question or menu open on it) against the file of that name in `said`:
 * headings, columns, cells, links, fields with their values, buttons and whether they can be pressed, in order; and
 * below it what it says without words, and what was `asked` of the server. With SAY=1 it writes the files that are
 * missing; delete one to renew it. Without `hasFocus` it is all one what has the focus.
 */
export async function reads(
  page: Page,
  name: string,
  codes: readonly string[] = [],
  asked: ReadonlySet<string> = new Set(),
  hasFocus = true,
): Promise<void> {
  const looks = { names, isAll: true, hasFocus }
  await agrees(page, name, codes, async (place) =>
    ['', await place.evaluate(looksOf, looks, BRIEFLY), ...[...asked].toSorted()].join('\n'),
  )
}

/** The words, and below them the icons and colours alone. */
export async function readsAndLooks(page: Page, name: string, codes: readonly string[] = []): Promise<void> {
  const looks = { names, isAll: false, hasFocus: false }
  await agrees(page, name, codes, async (place) => `\n${await place.evaluate(looksOf, looks, BRIEFLY)}`)
}

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

interface Looks {
  names: Record<string, string>
  isAll: boolean
  hasFocus: boolean
}

/** The icons and colours of meaning of a place; and, of `isAll`, its columns, the focus, limits, and why a button is off. */
function looksOf(place: Element, { names, isAll, hasFocus }: Looks): string {
  const told = [
    'data-min',
    'data-max',
    'data-step',
    'maxlength',
    'required',
    'autocomplete',
    'aria-current',
    'colspan',
    'aria-keyshortcuts',
  ]
  const lines: string[] = []
  for (const one of place.querySelectorAll<HTMLElement>('*')) {
    const of = (kind: RegExp) => [...one.classList].filter((name) => kind.test(name)).join(' ')
    const tones = of(/^(text|bg)-(good|bad|warn|info|accent)(-\w+)?!?$/)
    const icon = one.tagName === 'svg' ? names[one.querySelector('path')?.getAttribute('d') ?? ''] : undefined
    if (icon) lines.push(`${icon} ${tones}`.trimEnd())
    else if (tones) lines.push(`${tones}: ${one.textContent}`.trimEnd())
    if (!isAll) continue
    if (one.tagName === 'TH')
      lines.push(`column ${one.textContent}: ${of(/^text-end$|:hidden$/)} ${one.style.width}`.trimEnd())
    const why = document.getElementById(one.getAttribute('aria-describedby')?.split(' ')[0] ?? '')
    if (one.tagName === 'BUTTON' && why) lines.push(`because: ${why.textContent}`)
    if (hasFocus && one === document.activeElement) lines.push('focus')
    const marks = [...one.attributes].filter((attribute) => told.includes(attribute.name))
    if (marks.length > 0) lines.push(marks.map(({ name, value }) => `${name}=${value}`).join(' '))
  }
  return lines.join('\n')
}

async function agrees(
  page: Page,
  name: string,
  codes: readonly string[],
  more: (place: Locator) => Promise<string>,
): Promise<void> {
  const file = join(import.meta.dirname, 'said', `${name}.txt`)
  const said = async () => {
    const over = page.locator(OVER).filter({ visible: true })
    const place = (await over.count()) > 0 ? over.last() : page.locator('main')
    // What closes in between says nothing; it is looked at again.
    const text = await place
      .ariaSnapshot(BRIEFLY)
      .then(async (words) => words + (await more(place)))
      .catch(() => '')
    return `${lasting(text, codes)}\n`
  }
  if (process.env['SAY'] && !existsSync(file)) writeFileSync(file, await settled(page, said))
  await expect.poll(said, { message: name, intervals: [50, 100, 200, 400] }).toBe(readFileSync(file, 'utf8'))
}

/** What is said once it has stayed the same for a moment. */
async function settled(page: Page, said: () => Promise<string>): Promise<string> {
  for (let before = ''; ;) {
    await page.waitForTimeout(500)
    const here = await said()
    if (here === before) return here
    before = here
  }
}
