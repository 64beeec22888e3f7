import { BrowserWindow, screen } from 'electron'
import { join } from 'node:path'
import { placeWindow, SMALLEST } from './bounds.ts'
import type { PreferencesFile } from './preferences.ts'

/** What every window of the shell may do at the most. */
const safe = {
  preload: join(import.meta.dirname, 'preload.cjs'),
  contextIsolation: true,
  sandbox: true,
  nodeIntegration: false,
  webSecurity: true,
  webviewTag: false,
  /** Where it would load dictionaries from elsewhere it is off. */
  spellcheck: process.platform === 'darwin',
} as const

/** What becomes of changes that the page has not saved: they are asked about, keep the page where it is, or are lost. */
type Unsaved = 'asked' | 'kept' | 'lost'

interface Told {
  hidden(): void
  sessionEnds(): void
  /** Asks whether the page may be left with changes that are not saved. */
  mayDiscard(): Promise<boolean>
}

/** The studio's window: it remembers where it was, and closing it hides it, since the studio goes on. */
export class StudioWindow {
  readonly #window: BrowserWindow
  /** Set before the application ends: from then on a closed window is closed, whatever its page has not saved. */
  isLeaving = false
  #unsaved: Unsaved = 'asked'
  /** The address that is on its way. */
  #next: string | undefined
  #isAsking = false

  constructor(preferences: PreferencesFile, { hidden, sessionEnds, mayDiscard }: Told) {
    const { bounds, isMaximized } = preferences.kept
    const screens = [screen.getPrimaryDisplay(), ...screen.getAllDisplays()].map(({ workArea }) => workArea)
    this.#window = new BrowserWindow({
      ...placeWindow(bounds, screens),
      minWidth: SMALLEST.width,
      minHeight: SMALLEST.height,
      show: false,
      title: 'Studio Desk',
      backgroundColor: '#f9fafa',
      webPreferences: safe,
    })
    if (isMaximized) this.#window.maximize()
    this.#window.on('close', (event) => {
      preferences.keep({ bounds: this.#window.getNormalBounds(), isMaximized: this.#window.isMaximized() })
      if (this.isLeaving) return
      event.preventDefault()
      this.#window.hide()
      hidden()
    })
    // Windows says so here when its user signs out.
    this.#window.on('session-end', sessionEnds)
    const { webContents } = this.#window
    webContents.on('will-prevent-unload', (event) => {
      if (this.isLeaving || this.#unsaved === 'lost') event.preventDefault()
      else void this.#stay(mayDiscard)
    })
    webContents.on('did-navigate', () => this.#settle())
    webContents.on('render-process-gone', () => webContents.reload())
  }

  /** What it shows now. */
  get address(): string {
    return this.#window.webContents.getURL()
  }

  /** The window itself, for what is asked in front of it; undefined while nobody sees it. */
  get visible(): BrowserWindow | undefined {
    return this.#window.isVisible() ? this.#window : undefined
  }

  /** Whether its page has changes that are not saved; one that does not say so in time has none. */
  async isUnsaved(): Promise<boolean> {
    const asked = this.#window.webContents.executeJavaScript(WOULD_STAY).then(Boolean, () => false)
    const late = new Promise<boolean>((resolve) => setTimeout(resolve, ANSWER_MS, false))
    return Promise.race([asked, late])
  }

  show(): void {
    if (this.#window.isMinimized()) this.#window.restore()
    this.#window.show()
    this.#window.focus()
  }

  /** Shows an address; one that was overtaken by another, or does not answer, is no fault. */
  load(address: string, unsaved: Unsaved = 'asked'): void {
    // What is lost already is not asked about where something else is shown at once.
    if (this.#unsaved !== 'lost') this.#unsaved = unsaved
    this.#next = address
    this.#window.loadURL(address).catch(() => {})
  }

  /**
   * The page stays, and is left after all where whoever sits there says so. While they think about it everything goes on: a
   * server that falls is started again.
   */
  async #stay(mayDiscard: () => Promise<boolean>): Promise<void> {
    const [isAsked, next] = [this.#unsaved === 'asked' && !this.#isAsking, this.#next]
    this.#settle()
    if (!isAsked) return
    this.#isAsking = true
    const mayLeave = await mayDiscard()
    this.#isAsking = false
    if (mayLeave) this.load(next ?? this.address, 'lost')
  }

  /** From here on, what the page wants to leave for is its own wish. */
  #settle(): void {
    this.#unsaved = 'asked'
    this.#next = undefined
  }
}

/** How a page is asked whether it would mind being left. */
const WOULD_STAY = "!window.dispatchEvent(new Event('beforeunload', { cancelable: true }))"
/** How long it may take to answer, in milliseconds. */
const ANSWER_MS = 1000

/** Small windows that are open, by their address. */
const pages = new Map<string, BrowserWindow>()

/** A small window beside the studio's, with one of the shell's pages; one that is open already comes to the front. */
export function showPage(address: string): void {
  const open = pages.get(address)
  if (open) return open.focus()
  const window = new BrowserWindow({
    width: 420,
    height: 620,
    resizable: false,
    minimizable: false,
    maximizable: false,
    fullscreenable: false,
    // Taken away it would come back with every change of the menu, and the keys of its items would do nothing.
    autoHideMenuBar: true,
    title: 'Studio Desk',
    webPreferences: safe,
  })
  pages.set(address, window)
  window.on('closed', () => pages.delete(address))
  window.loadURL(address).catch(() => {})
}

/** Has a small window that is open say what holds now; where there is nothing to say any more it is closed. */
export function renewPage(address: string, isWanted: boolean): void {
  const open = pages.get(address)
  if (isWanted) open?.webContents.reload()
  else open?.close()
}
