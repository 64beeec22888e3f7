import { appendFileSync } from 'node:fs'
import { relative } from 'node:path'
import { test, type Browser } from '@playwright/test'

/** Notes the path of each page that each test opens, a line each, in the file that VISITED names; without it does nothing. */
export function noteVisits(browser: Browser): void {
  const kept = process.env['VISITED']
  if (!kept) return
  const newContext = browser.newContext.bind(browser)
  browser.newContext = async (options) => {
    const context = await newContext(options)
    context.on('page', (page) =>
      page.on('framenavigated', (frame) => {
        const { file, line } = test.info()
        const { protocol, pathname } = new URL(frame.url())
        if (protocol === 'http:') appendFileSync(kept, `${relative('.', file)}:${line}\t${pathname}\n`)
      }),
    )
    return context
  }
}
