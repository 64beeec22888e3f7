import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Browser } from '@playwright/test'
import { shiftDate } from './shift-date.mjs'

const ofServer = pathToFileURL(join(import.meta.dirname, 'server.mjs')).href

let ahead = 0

/** Sets the clock of this test: its own, that of the servers it starts from now on, and that of the pages it opens. */
export function setClock(instant: string | undefined): void {
  shiftDate(0)
  ahead = instant === undefined ? 0 : Date.parse(instant) - Date.now()
  shiftDate(ahead)
}

/** Returns the arguments and environment that give a server the clock of its test. */
export const clockOfServer = (): { args: string[]; env: Record<string, string> } =>
  ahead === 0 ? { args: [], env: {} } : { args: ['--import', ofServer], env: { TEST_CLOCK_AHEAD: String(ahead) } }

/** Gives the pages of a browser the clock of the test that opens them. */
export function setPagesByClock(browser: Browser): void {
  const newContext = browser.newContext.bind(browser)
  browser.newContext = async (options) => {
    const context = await newContext(options)
    if (ahead !== 0) await context.addInitScript(shiftDate, ahead)
    return context
  }
}
