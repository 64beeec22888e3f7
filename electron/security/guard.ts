import { shell, type Session, type WebContents } from 'electron'
import { withPolicy } from './content-policy.ts'
import { outsideOf } from './links.ts'
import { isOf, isOwn, type Origins } from './origins.ts'
import { mayHave } from './permissions.ts'

/**
 * Holds the pages of a session to their permissions, and keeps Chromium from loading anything uninvited; `origins` says where
 * the studio is served at this moment.
 */
export function guardSession(session: Session, origins: () => Origins): void {
  // Elsewhere than on a Mac, Chromium would fetch dictionaries from its maker: for the languages it has, switched off or not.
  session.setSpellCheckerEnabled(process.platform === 'darwin')
  session.setSpellCheckerLanguages([])
  session.setPermissionRequestHandler((_, permission, answer, { requestingUrl }) => {
    answer(mayHave(permission, requestingUrl, origins()))
  })
  session.setPermissionCheckHandler((_, permission, origin) => mayHave(permission, origin, origins()))
  session.setDevicePermissionHandler(() => false)
  session.webRequest.onHeadersReceived(({ url, responseHeaders = {} }, answer) => {
    answer({ responseHeaders: isOf(origins().local, url) ? withPolicy(responseHeaders) : responseHeaders })
  })
}

/**
 * Holds a page to its own origin; what it opens elsewhere goes to the system's own programs, or nowhere. `outside` asks the studio
 * where clients reach it at this moment: the address may have been set by this very page.
 */
export function guardContents(
  contents: WebContents,
  origins: () => Origins,
  outside: () => Promise<string | undefined>,
): void {
  const openOutside = async (address: string) => {
    const opened = outsideOf(address, origins()) ?? outsideOf(address, { ...origins(), outside: await outside() })
    if (opened !== null) void shell.openExternal(opened)
  }
  contents.on('will-frame-navigate', (event) => {
    // The shell's own pages are shown by the shell alone.
    if (isOf(origins().local, event.url)) return
    event.preventDefault()
    if (event.isMainFrame) void openOutside(event.url)
  })
  contents.on('will-redirect', (event) => {
    if (!isOf(origins().local, event.url)) event.preventDefault()
  })
  // Electron tells of an empty page, by whatever name, only once it is there; in the history it may have taken a page's place.
  let shown: string | undefined
  const comeBack = () => {
    if (shown !== undefined) contents.loadURL(shown).catch(() => {})
  }
  contents.on('did-navigate', (_, url) => {
    if (isOwn(url, origins())) shown = url
    else comeBack()
  })
  contents.on('did-navigate-in-page', (_, url, isMainFrame) => {
    if (isMainFrame && isOwn(url, origins())) shown = url
  })
  contents.on('did-fail-load', (_, __, ___, url, isMainFrame) => {
    if (isMainFrame && url.startsWith('about:')) comeBack()
  })
  contents.on('will-attach-webview', (event) => event.preventDefault())
  contents.setWindowOpenHandler(({ url }) => {
    if (isOf(origins().local, url)) return { action: 'allow' }
    void openOutside(url)
    return { action: 'deny' }
  })
}
