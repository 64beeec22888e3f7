import type { Browser, BrowserContextOptions, CDPSession, Page } from '@playwright/test'

/** One request of a page: what it asked for, and the bytes that came over the wire for it, headers included. */
export interface Fetched {
  path: string
  kind: string
  bytes: number
}

/** The cost of opening a page so far. */
export interface Weight {
  fetched: Fetched[]
  requests: number
  bytes: number
}

/** Opens a browser that has kept nothing but a session, and weighs every request that it makes from now on. */
export async function scales(
  browser: Browser,
  options: BrowserContextOptions,
): Promise<{ page: Page; weight: () => Promise<Weight>; close: () => Promise<void> }> {
  const context = await browser.newContext(options)
  const page = await context.newPage()
  await page.addInitScript(holdWhatWaits)
  const line = await context.newCDPSession(page)
  const fetched = await listen(line)
  const weight = async () => {
    await page.waitForLoadState('networkidle')
    await fetchIcon(page)
    const all = [...fetched.values()]
    return { fetched: all, requests: all.length, bytes: all.reduce((sum, { bytes }) => sum + bytes, 0) }
  }
  return { page, weight, close: () => context.close() }
}

/** Lets what a page puts off for a second or more never come: it is not of its beginning, and on a busy computer would be there too soon. */
function holdWhatWaits(): void {
  const { setTimeout } = globalThis
  globalThis.setTimeout = ((run: () => void, wait = 0) =>
    wait < 1000 ? setTimeout(run, wait) : 0) as typeof setTimeout
}

async function listen(line: CDPSession): Promise<Map<string, Fetched>> {
  const fetched = new Map<string, Fetched>()
  await line.send('Network.enable')
  line.on('Network.requestWillBeSent', ({ requestId, request, type = 'Other' }) => {
    const { protocol, pathname, search } = new URL(request.url)
    if (protocol === 'http:') fetched.set(requestId, { path: pathname + search, kind: type, bytes: 0 })
  })
  line.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const one = fetched.get(requestId)
    if (one) one.bytes = encodedDataLength
  })
  return fetched
}

/** A browser without windows leaves the page's icon out; with one it is a request like any other. */
async function fetchIcon(page: Page): Promise<void> {
  await page.evaluate(`Promise.all(
    [...document.querySelectorAll('link[rel~=icon]')]
      .filter(({ href }) => href.startsWith('http'))
      .map(async ({ href }) => (await fetch(href)).arrayBuffer()),
  ).then(() => null)`)
  await page.waitForLoadState('networkidle')
}
