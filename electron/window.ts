import { BrowserWindow, screen } from 'electron'
import { join } from 'node:path'
import { placeWindow, SMALLEST } from './bounds.ts'
import type { PreferencesFile } from './preferences.ts'
import { isUnsaved, Unsaved, type Fate } from './unsaved.ts'

/** The most that a window of the shell may do. */
const safe = {
  preload: join(import.meta.dirname, 'preload.cjs'),
  contextIsolation: true,
  sandbox: true,
  nodeIntegration: false,
  webSecurity: true,
  webviewTag: false,
  /** Off on systems where it would load dictionaries from elsewhere. */
  spellcheck: process.platform === 'darwin',
} as const

interface Told {
  hidden(): void
  sessionEnds(): void
  /** Asks whether a page may be left with changes that are not saved. */
  mayDiscard(): Promise<boolean>
}

/** The studio's window: it remembers where it was, and closing it hides it, since the studio goes on. */
export class StudioWindow {
  readonly #window: BrowserWindow
  /** Set before the application ends: from then on a closed window is closed, whatever its page has not saved. */
  isLeaving = false
  readonly #unsaved: Unsaved

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
    this.#unsaved = new Unsaved(this.#window, { isLeaving: () => this.isLeaving, mayDiscard })
    const { webContents } = this.#window
    webContents.on('render-process-gone', () => webContents.reload())
  }

  /** The address that it shows now. */
  get address(): string {
    return this.#window.webContents.getURL()
  }

  /** The window itself, for what is asked in front of it; undefined while nobody sees it. */
  get visible(): BrowserWindow | undefined {
    return this.#window.isVisible() ? this.#window : undefined
  }

  /** True if a page has changes that are not saved, here or in a window that was opened from here. */
  async isUnsaved(): Promise<boolean> {
    const answers = await Promise.all(BrowserWindow.getAllWindows().map(isUnsaved))
    return answers.includes(true)
  }

  show(): void {
    if (this.#window.isMinimized()) this.#window.restore()
    this.#window.show()
    this.#window.focus()
  }

  /** Shows an address; asks about unsaved changes of the page before it unless `unsaved` says otherwise. */
  load(address: string, unsaved?: Fate): void {
    this.#unsaved.load(address, unsaved)
  }
}

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

/** Reloads a small window that is open, so that it is up to date; closes it if it is no longer wanted. */
export function renewPage(address: string, isWanted: boolean): void {
  const open = pages.get(address)
  if (isWanted) open?.webContents.reload()
  else open?.close()
}
