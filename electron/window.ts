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
  spellcheck: true,
} as const

/** The studio's window: it remembers where it was, and closing it hides it, since the studio goes on. */
export class StudioWindow {
  readonly #window: BrowserWindow
  /** Set before the application ends: from then on a closed window is closed. */
  isLeaving = false

  constructor(preferences: PreferencesFile, { hidden, sessionEnds }: { hidden: () => void; sessionEnds: () => void }) {
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
    this.#window.webContents.on('render-process-gone', () => this.#window.webContents.reload())
  }

  /** What it shows now. */
  get address(): string {
    return this.#window.webContents.getURL()
  }

  /** The window itself, for what is asked in front of it; undefined while nobody sees it. */
  get visible(): BrowserWindow | undefined {
    return this.#window.isVisible() ? this.#window : undefined
  }

  show(): void {
    if (this.#window.isMinimized()) this.#window.restore()
    this.#window.show()
    this.#window.focus()
  }

  /** Shows an address; one that was overtaken by another, or does not answer, is no fault. */
  load(address: string): void {
    this.#window.loadURL(address).catch(() => {})
  }
}

/** A small window beside the studio's, with one of the shell's pages. */
export function showPage(address: string): void {
  const window = new BrowserWindow({
    width: 420,
    height: 560,
    resizable: false,
    minimizable: false,
    maximizable: false,
    fullscreenable: false,
    title: 'Studio Desk',
    webPreferences: safe,
  })
  window.removeMenu()
  window.loadURL(address).catch(() => {})
}
