import { shell, type Session, type WebContents } from 'electron'
import { withPolicy } from './content-policy.ts'
import { outsideOf } from './links.ts'
import { isOf, isOwn, type Origins } from './origins.ts'
import { mayHave } from './permissions.ts'

/** Holds the pages of a session to what they may have; `origins` says where the studio is served at this moment. */
export function guardSession(session: Session, origins: () => Origins): void {
  session.setPermissionRequestHandler((_, permission, answer, { requestingUrl }) => {
    answer(mayHave(permission, requestingUrl, origins()))
  })
  session.setPermissionCheckHandler((_, permission, origin) => mayHave(permission, origin, origins()))
  session.setDevicePermissionHandler(() => false)
  session.webRequest.onHeadersReceived(({ url, responseHeaders = {} }, answer) => {
    answer({ responseHeaders: isOf(origins().local, url) ? withPolicy(responseHeaders) : responseHeaders })
  })
}

/** Holds a page to its own origin; what it opens elsewhere goes to the system's own programs, or nowhere. */
export function guardContents(contents: WebContents, origins: () => Origins): void {
  const openOutside = (address: string) => {
    const outside = outsideOf(address, origins())
    if (outside !== null) void shell.openExternal(outside)
  }
  contents.on('will-frame-navigate', (event) => {
    if (isOwn(event.url, origins())) return
    event.preventDefault()
    if (event.isMainFrame) openOutside(event.url)
  })
  contents.on('will-redirect', (event) => {
    if (!isOwn(event.url, origins())) event.preventDefault()
  })
  contents.on('will-attach-webview', (event) => event.preventDefault())
  contents.setWindowOpenHandler(({ url }) => {
    if (isOf(origins().local, url)) return { action: 'allow' }
    openOutside(url)
    return { action: 'deny' }
  })
}
