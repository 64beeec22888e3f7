import type { BrowserWindow } from 'electron'

/** The fate of changes that a page has not saved: they are asked about, keep the page where it is, or are lost. */
export type Fate = 'asked' | 'kept' | 'lost'

interface Told {
  /** True if the application ends: then nothing is asked. */
  isLeaving(): boolean
  /** Asks whether a page may be left with changes that are not saved. */
  mayDiscard(): Promise<boolean>
}

/** Asks a page whether it would mind being left. */
const WOULD_STAY = "!window.dispatchEvent(new Event('beforeunload', { cancelable: true }))"
/** Time limit for its answer, in milliseconds. */
const ANSWER_MS = 1000

/** True if the page of a window has changes that are not saved; one that does not say so in time has none. */
export async function isUnsaved({ webContents }: BrowserWindow): Promise<boolean> {
  const asked = webContents.executeJavaScript(WOULD_STAY).then(Boolean, () => false)
  const late = new Promise<boolean>((resolve) => setTimeout(resolve, ANSWER_MS, false))
  return Promise.race([asked, late])
}

/** Keeps what was typed into the page of a window from being lost unasked, and into those of the windows that it opens. */
export class Unsaved {
  readonly #window: BrowserWindow
  readonly #told: Told
  #fate: Fate = 'asked'
  /** The next destination: an address, or the window's end. */
  #next: { address: string } | 'end' | undefined
  #isAsking = false

  constructor(window: BrowserWindow, told: Told) {
    this.#window = window
    this.#told = told
    const { webContents } = window
    webContents.on('will-prevent-unload', (event) => {
      if (told.isLeaving() || this.#fate === 'lost') event.preventDefault()
      else void this.#stay()
    })
    webContents.on('did-navigate', () => this.#settle())
    webContents.on('did-create-window', (opened) => {
      const unsaved = new Unsaved(opened, told)
      opened.on('close', () => (unsaved.#next = 'end'))
    })
  }

  /** Shows an address; one that was overtaken by another, or does not answer, is no fault. */
  load(address: string, fate: Fate = 'asked'): void {
    // Changes that are already lost are not asked about when something else is shown at once.
    if (this.#fate !== 'lost') this.#fate = fate
    this.#next = { address }
    this.#window.loadURL(address).catch(() => {})
  }

  /**
   * Keeps the page, and leaves it after all if the person at the computer says so. While they think about it everything goes
   * on: a server that falls is started again.
   */
  async #stay(): Promise<void> {
    const [isAsked, next] = [this.#fate === 'asked' && !this.#isAsking, this.#next]
    this.#settle()
    if (!isAsked) return
    this.#isAsking = true
    const mayLeave = await this.#told.mayDiscard()
    this.#isAsking = false
    if (!mayLeave) return
    if (next !== 'end') return this.load(next?.address ?? this.#window.webContents.getURL(), 'lost')
    this.#fate = 'lost'
    this.#window.close()
  }

  /** From here on, what the page wants to leave for is its own wish. */
  #settle(): void {
    this.#fate = 'asked'
    this.#next = undefined
  }
}
