import { chromium } from '@playwright/test'
import { findChromium } from '../chromium.mjs'
import { importOnDemand } from '../on-demand.mjs'
import type { KeptSession } from './demo.ts'

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const

/** Lighthouse's scores of a page, each from 0 to 1, and when it was seen and used. */
export type Scores = Record<(typeof CATEGORIES)[number], number> & { told: string }

interface Result {
  runtimeError?: { message: string }
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>
  audits: Record<string, { score: number | null; title: string; scoreDisplayMode: string; displayValue?: string }>
}

/** Looks at a page by Lighthouse as on a phone with a slow line, in a new browser that keeps a session at most. */
export async function lighthouseOf(url: string, session: KeptSession | undefined): Promise<Scores> {
  const { launch } = await importOnDemand('lighthouse', 'chrome-launcher/dist/index.js')
  const { default: lighthouse } = await importOnDemand('lighthouse', 'lighthouse/core/index.js')
  const chrome = await launch({
    chromePath: await findChromium(process.execPath),
    chromeFlags: ['--headless', '--no-sandbox'],
    logLevel: 'silent',
  })
  try {
    if (session) await keep(chrome.port, url, session)
    const flags = { port: chrome.port, onlyCategories: [...CATEGORIES], disableStorageReset: session !== undefined }
    const result: Result | undefined = (await lighthouse(url, { ...flags, logLevel: 'silent' }))?.lhr
    if (!result || result.runtimeError) throw new Error(`Lighthouse: ${result?.runtimeError?.message ?? 'no result'}`)
    complain(result)
    const score = (category: (typeof CATEGORIES)[number]) => result.categories[category]?.score ?? NaN
    const { audits } = result
    const told = [
      'first-contentful-paint',
      'largest-contentful-paint',
      'total-blocking-time',
      'cumulative-layout-shift',
    ]
      .map((name) => audits[name]?.displayValue?.replaceAll(/\s/g, ' '))
      .join(', ')
    return {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
      told,
    }
  } finally {
    chrome.kill()
  }
}

/** Puts a session into the browser's storage without opening any of the portal's pages: these have to come cold. */
async function keep(port: number, url: string, [name, text]: KeptSession): Promise<void> {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`)
  const page = await browser.contexts()[0]!.newPage()
  await page.goto(new URL('/robots.txt', url).href)
  await page.evaluate(`localStorage.setItem(${JSON.stringify(name)}, ${JSON.stringify(text)})`)
  await page.close()
  await browser.close()
}

/** Says what keeps accessibility, best practices and SEO from being whole. */
function complain({ categories, audits }: Result): void {
  for (const category of CATEGORIES.slice(1)) {
    for (const { id, weight } of categories[category]?.auditRefs ?? []) {
      const { score, title, scoreDisplayMode } = audits[id]!
      if (weight > 0 && score !== null && score < 1) console.log(`  ${category}: ${title} (${id}, ${scoreDisplayMode})`)
    }
  }
}
