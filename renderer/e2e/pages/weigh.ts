import type { Page } from '../studio.ts'

/** A line as a phone has it on the way to the studio: what comes late is seen to come late. */
const SLOW = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 90_000 }

/** Makes what a page asks for arrive as late as on a phone's line. */
export async function slowDown(page: Page): Promise<void> {
  const line = await page.context().newCDPSession(page)
  await line.send('Network.enable')
  await line.send('Network.emulateNetworkConditions', SLOW)
}

declare global {
  interface Window {
    shifts: { by: number; of: string[] }[]
  }
}

/** Writes down, in every page opened from now on, what moves without having been asked to. */
export const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    interface Shift extends PerformanceEntry {
      value: number
      hadRecentInput: boolean
      sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[]
    }
    const name = (node: Node | null) =>
      (node instanceof Element ? node.outerHTML : (node?.textContent ?? '')).slice(0, 140)
    const rect = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round).join(' ')
    window.shifts = []
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
        if (hadRecentInput) continue
        const of = sources.map((one) => `${rect(one.previousRect)} → ${rect(one.currentRect)}: ${name(one.node)}`)
        window.shifts.push({ by: value, of })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** How far the page has moved in all since it was opened, and what of it. */
export async function shiftsOf(page: Page): Promise<{ sum: number; of: string[] }> {
  const shifts = await page.evaluate(() => window.shifts)
  return {
    sum: shifts.reduce((sum, { by }) => sum + by, 0),
    of: shifts.flatMap(({ by, of }) => of.map((one) => `${by.toFixed(3)} ${one}`)),
  }
}

/** The figures of some pages as a table, to be read. */
export function print(title: string, head: string[], rows: (string | number)[][]): void {
  const lines = [head, ...rows.map((row) => row.map(String))]
  const widths = head.map((_, at) => Math.max(...lines.map((line) => line[at]!.length)))
  const draw = (line: string[]) => line.map((cell, at) => cell.padEnd(widths[at]!)).join('  ')
  console.log(`\n    ${[title, ...lines.map(draw)].join('\n      ')}\n`)
}
