import { app, clipboard, ipcMain, Notification, session, shell } from 'electron'
import { join } from 'node:path'
import type { Actions } from './actions.ts'
import { askAbove } from './ask.ts'
import { copyIn, dataFolder } from './data-folder.ts'
import { KeyKeeper, passwordStore } from './key-keeper.ts'
import { Leaving } from './leaving.ts'
import { isStartAtLogin, setAtLogin } from './login-item.ts'
import { Menus } from './menus.ts'
import { CHOOSE, isChoice } from './pages/view.ts'
import { linkPage, pageOf } from './pages/public-link.ts'
import { LINK_PAGE, NOW_PAGE, servePages } from './pages/serve.ts'
import { viewOf } from './pages/views.ts'
import { watchPower } from './power.ts'
import { PreferencesFile } from './preferences.ts'
import { mayDiscard } from './questions.ts'
import { pathOf } from './security/links.ts'
import { guardSession } from './security/guard.ts'
import { isTrustedSender, type Origins } from './security/origins.ts'
import { forkServer, portsOf } from './server-command.ts'
import { ServerLog } from './server-log.ts'
import { isTrouble, ServerProcess, type Standing } from './server-process.ts'
import { Status } from './status.ts'
import { packagedUpdater } from './updates/updater.ts'
import { Updates } from './updates/updates.ts'
import { WaysOut } from './ways-out.ts'
import { renewPage, showPage, StudioWindow } from './window.ts'
import type { Wish } from './wish.ts'
import { words } from './words/here.ts'

/** Intervals at which the shell asks the server for its state, and the feed for a new version, in milliseconds. */
const LOOK_MS = 10_000
const UPDATE_MS = 12 * 60 * 60_000
/** The first page of the studio's window. */
const HOME = '/manage'

/** The studio on the desk: its server, its window and its menus, brought together. */
export class Desk {
  readonly #folder = dataFolder(process.env, app.getPath('home'))
  readonly #preferences = new PreferencesFile(join(app.getPath('userData'), 'preferences.json'))
  readonly #key = new KeyKeeper(this.#folder, this.#preferences, passwordStore)
  readonly #log = new ServerLog(app.getPath('logs'))
  readonly #window = new StudioWindow(this.#preferences, {
    hidden: () => this.#tellOfHiding(),
    sessionEnds: () => void this.#leaving.go(),
    mayDiscard: () => this.#ask(mayDiscard(words())),
  })
  readonly #ask = askAbove(() => this.#window.visible)
  readonly #server = new ServerProcess(
    {
      fork: (words) => forkServer(this.#folder, portsOf(this.#preferences), words),
      key: () => this.#key.key(),
      said: (text) => this.#log.write(text),
      mayFall: () => (this.#waysOut.isUnproven ? 2 : 5),
      now: () => performance.now(),
      later: (milliseconds, act) => {
        const timer = setTimeout(act, milliseconds)
        return () => clearTimeout(timer)
      },
    },
    (standing) => void this.#changed(standing),
  )
  readonly #leaving = new Leaving(
    this.#server,
    { ask: this.#ask, isUnsaved: () => this.#window.isUnsaved() },
    {
      begun: () => (this.#window.isLeaving = true),
      quit: () => app.quit(),
    },
  )
  readonly #waysOut = new WaysOut({
    folder: this.#folder,
    version: app.getVersion(),
    preferences: this.#preferences,
    ask: this.#ask,
    ports: () => portsOf(this.#preferences),
    start: (words) => void this.#server.start(words),
    stop: () => this.#server.stop(),
    quit: () => app.quit(),
  })
  readonly #updates = new Updates({
    words: words(),
    version: app.getVersion(),
    updater: app.isPackaged ? packagedUpdater() : undefined,
    server: this.#server,
    preferences: this.#preferences,
    ask: this.#ask,
    leave: () => this.#leaving.stopServer(),
    relaunch: () => {
      app.relaunch()
      app.quit()
    },
    found: () => void this.#status.look(),
  })
  readonly #status = new Status({
    server: this.#server,
    updates: this.#updates,
    key: this.#key,
    menus: new Menus(this.#actions()),
    moved: (link) => renewPage(LINK_PAGE, link !== null),
  })
  /** The path that the window shows once the studio is ready. */
  #path = HOME

  /** Starts the studio; opens its window, unless it starts since somebody has signed in to the computer. */
  async begin({ link, copy }: Wish): Promise<void> {
    guardSession(session.defaultSession, () => this.origins)
    servePages({
      [NOW_PAGE]: () => pageOf(viewOf(this.#server.standing, this.#waysOut.back, words()), words()),
      [LINK_PAGE]: () => linkPage(this.#status.publicLink ?? '', words()),
    })
    ipcMain.on(CHOOSE, ({ senderFrame }, choice: unknown, passphrase: unknown) => {
      if (isTrustedSender(senderFrame) && isChoice(choice)) void this.#waysOut.take(choice, String(passphrase ?? ''))
    })
    watchPower((what) => void (what === 'shutdown' ? this.#leaving.go() : this.#server.tell(what)))
    setInterval(() => void this.#status.look(), LOOK_MS).unref()
    setInterval(() => void this.#updates.look({ isAsked: false }), UPDATE_MS).unref()
    if (link !== undefined) this.#path = pathOf(link) ?? HOME
    if (link !== undefined || copy !== undefined || !isStartAtLogin()) this.#window.show()
    await this.#server.start()
    if (copy !== undefined) void this.#waysOut.restore(copyIn(copy))
    void this.#updates.look({ isAsked: false })
  }

  /** The addresses at which the studio is served now. */
  get origins(): Origins {
    const { standing } = this.#server
    return standing.kind === 'ready'
      ? { local: standing.localUrl, public: standing.publicUrl }
      : { local: undefined, public: undefined }
  }

  /** The origin where clients reach the studio from elsewhere, as it has it now; undefined where they don't. */
  async outside(): Promise<string | undefined> {
    await this.#status.look()
    const { publicLink } = this.#status
    return publicLink === null ? undefined : new URL(publicLink).origin
  }

  /** Brings the window to the front, with the manager's page that a link leads to, or a question about a copy. */
  open({ link, copy }: Wish = {}): void {
    const path = link === undefined ? null : pathOf(link)
    if (path !== null) this.#goTo(path)
    if (isTrouble(this.#server.standing) && this.#window.address !== NOW_PAGE) this.#window.load(NOW_PAGE)
    this.#window.show()
    if (copy !== undefined) void this.#waysOut.restore(copyIn(copy))
  }

  beforeQuit(event: { preventDefault(): void }): void {
    this.#leaving.beforeQuit(event)
  }

  /** Ends it without a question. */
  end(): void {
    void this.#leaving.go()
  }

  #goTo(path: string, unsaved?: 'kept'): void {
    this.#path = path
    const { local } = this.origins
    if (local !== undefined) this.#window.load(local + path, unsaved)
  }

  async #changed(standing: Standing): Promise<void> {
    if (standing.kind !== 'starting') this.#waysOut.forget()
    if (standing.kind === 'ready') {
      this.#preferences.keep({ installed: undefined })
      this.#goTo(this.#path, 'kept')
    } else {
      this.#keepPlace()
      // A page whose server is back in a moment stays with what was typed into it.
      this.#window.load(NOW_PAGE, isTrouble(standing) ? 'asked' : standing.kind === 'stopped' ? 'lost' : 'kept')
    }
    if (isTrouble(standing)) this.#window.show()
    await this.#status.look()
  }

  /** Remembers which page of the studio is shown, to come back to it. */
  #keepPlace(): void {
    const { address } = this.#window
    if (!address.startsWith('http:')) return
    const { pathname, search } = new URL(address)
    if (pathname.startsWith(HOME)) this.#path = pathname + search
  }

  async #moveKey(isWanted: boolean): Promise<void> {
    try {
      await this.#key.keepInFile(isWanted)
    } catch (error) {
      const detail = error instanceof Error ? error.message : String(error)
      await this.#ask({ message: words().keyNotMoved, detail, yes: words().ok })
    }
    await this.#status.look()
  }

  #tellOfHiding(): void {
    if (this.#preferences.kept.isHidingTold || !Notification.isSupported()) return
    this.#preferences.keep({ isHidingTold: true })
    new Notification(words().hidden).show()
  }

  #actions(): Actions {
    const link = () => this.#status.publicLink ?? ''
    return {
      open: () => this.open(),
      openPublicPage: () => void shell.openExternal(link()),
      copyLink: () => void clipboard.writeText(link()),
      showCode: () => showPage(LINK_PAGE),
      showFolder: () => void shell.openPath(this.#folder),
      setAtLogin: (isWanted) => {
        setAtLogin(isWanted)
        void this.#status.look()
      },
      setKeyInFile: (isWanted) => void this.#moveKey(isWanted),
      lookForUpdate: () => void this.#updates.look({ isAsked: true }),
      installUpdate: () => void this.#updates.install(),
      quit: () => app.quit(),
    }
  }
}
