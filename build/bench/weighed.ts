import { chromium } from '@playwright/test'
import { scales, type Fetched } from '../../renderer/e2e/pages/scales.ts'
import { findChromium } from '../chromium.mjs'
import type { KeptSession } from './demo.ts'

interface Cost {
  kB: number
  requests: number
}

/** The cost of a page's first load. The studio's pictures come when the page can be used already. */
export interface Load {
  page: Cost
  pictures: Cost
}

const VIEWPORTS = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
]

/** Opens a page on a phone and on a laptop, in browsers that keep a session at most, and weighs what came over the wire. */
export async function weighed(url: string, session: KeptSession | undefined): Promise<Load[]> {
  const browser = await chromium.launch({ executablePath: await findChromium(process.execPath) })
  try {
    const loads: Load[] = []
    for (const viewport of VIEWPORTS) {
      const [name, value] = session ?? []
      const localStorage = name && value ? [{ name, value }] : []
      const storageState = { cookies: [], origins: [{ origin: new URL(url).origin, localStorage }] }
      const { page, weight, close } = await scales(browser, { viewport, storageState })
      await page.goto(url)
      const { fetched } = await weight()
      const isPicture = ({ path }: Fetched) => path.includes('/pictures/')
      loads.push({
        page: costOf(fetched.filter((one) => !isPicture(one))),
        pictures: costOf(fetched.filter(isPicture)),
      })
      await close()
    }
    return loads
  } finally {
    await browser.close()
  }
}

const costOf = (fetched: readonly Fetched[]): Cost => ({
  kB: fetched.reduce((sum, { bytes }) => sum + bytes, 0) / 1000,
  requests: fetched.length,
})
