import { app } from 'electron'
import { Desk } from './desk.ts'
import { announcePages } from './pages/serve.ts'
import { LINK_SCHEME, linkAmong } from './security/deep-links.ts'
import { guardContents } from './security/guard.ts'

/** Runs the studio as a desktop application, of which there is one at a time. */
function run(): void {
  let desk: Desk | undefined
  // On a Mac a link may come before there is anything to open it.
  let link = linkAmong(process.argv)
  announcePages()
  app.enableSandbox()
  // What Windows tells notifications and the task bar apart by: the package's own.
  if (process.platform === 'win32') app.setAppUserModelId('app.studio-desk')
  if (app.isPackaged) app.setAsDefaultProtocolClient(LINK_SCHEME)
  app.on('second-instance', (_, words) => desk?.open(linkAmong(words)))
  app.on('open-url', (event, address) => {
    event.preventDefault()
    if (desk) desk.open(address)
    else link = address
  })
  app.on('activate', () => desk?.open())
  app.on('before-quit', (event) => desk?.beforeQuit(event))
  // Without a window the studio goes on.
  app.on('window-all-closed', () => {})
  app.on('web-contents-created', (_, contents) =>
    guardContents(contents, () => desk?.origins ?? { local: undefined, public: undefined }),
  )
  void app.whenReady().then(() => {
    desk = new Desk()
    return desk.begin(link)
  })
}

if (app.requestSingleInstanceLock()) run()
else app.quit()
