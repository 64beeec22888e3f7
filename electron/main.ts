import { app } from 'electron'
import { offerContextMenu } from './context-menu.ts'
import { Desk } from './desk.ts'
import { announcePages } from './pages/serve.ts'
import { LINK_SCHEME } from './security/links.ts'
import { guardContents } from './security/guard.ts'
import { wishIn, type Wish } from './wish.ts'

/** Runs the studio as a desktop application, of which there is one at a time. */
function run(): void {
  let desk: Desk | undefined
  let wish = wishIn(process.argv.slice(1), process.cwd())
  // On a Mac it may come before there is anything to fulfil it.
  const open = (event: { preventDefault(): void }, wished: Wish) => {
    event.preventDefault()
    if (desk) desk.open(wished)
    else wish = wished
  }
  announcePages()
  app.enableSandbox()
  // Windows tells notifications and the task bar apart by this: the package's own id.
  if (process.platform === 'win32') app.setAppUserModelId('app.studio-desk')
  if (app.isPackaged) app.setAsDefaultProtocolClient(LINK_SCHEME)
  app.on('second-instance', (_, words, folder) => desk?.open(wishIn(words.slice(1), folder)))
  app.on('open-url', (event, link) => open(event, { link }))
  app.on('open-file', (event, copy) => open(event, { copy }))
  app.on('activate', () => desk?.open())
  app.on('before-quit', (event) => desk?.beforeQuit(event))
  app.on('web-contents-created', (_, contents) => {
    const origins = () => desk?.origins ?? { local: undefined, public: undefined }
    guardContents(contents, origins, async () => desk?.outside())
    offerContextMenu(contents)
  })
  void app.whenReady().then(() => {
    desk = new Desk()
    // A process that ends it by a signal, as a closing session does, waits for no answer.
    for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => desk?.end())
    return desk.begin(wish)
  })
}

if (app.requestSingleInstanceLock()) run()
else app.quit()
