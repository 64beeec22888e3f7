import { EventEmitter } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import type { BrowserWindowConstructorOptions } from 'electron'
import type { FakeApp } from './app.ts'
import { preventable, strict } from './strict.ts'
import type { FakeProtocol } from './protocol.ts'

type OpenHandler = (details: { url: string }) => { action: 'allow' | 'deny' }

/** A page in a window: what it shows, and what a page may try. */
export class FakeContents extends EventEmitter {
  readonly #protocol: FakeProtocol
  url = ''
  /** The content of the shell's own page, if it shows one. */
  html = ''
  headers = new Headers()
  reloads = 0
  /** True if the page minds being left. */
  isUnsaved = false
  #loads = 0
  #open: OpenHandler = () => ({ action: 'allow' })

  constructor(protocol: FakeProtocol) {
    super()
    this.#protocol = protocol
  }

  getURL(): string {
    return this.url
  }

  reload(): void {
    if (this.mayLeave()) this.reloads++
  }

  setWindowOpenHandler(handler: OpenHandler): void {
    this.#open = handler
  }

  executeJavaScript(): Promise<boolean> {
    return Promise.resolve(this.isUnsaved)
  }

  /** True if it may be left: if it has unsaved changes, the listener decides. */
  mayLeave(): boolean {
    if (!this.isUnsaved) return true
    const event = preventable({})
    this.emit('will-prevent-unload', event)
    if (event.isPrevented) this.isUnsaved = false
    return event.isPrevented
  }

  loadURL(url: string): Promise<void> {
    return this.load(url)
  }

  async load(url: string): Promise<void> {
    const load = ++this.#loads
    // The page is asked in a separate process; meanwhile another address may overtake this one.
    if (this.isUnsaved) await wait(1)
    if (load !== this.#loads || !this.mayLeave()) return
    this.url = url
    const answer = await this.#protocol.answer(url)
    this.html = answer ? await answer.text() : ''
    this.headers = answer?.headers ?? new Headers()
    this.emit('did-navigate', {}, url)
    this.emit('loaded')
  }

  /** Lets a page, or a frame in it, navigate elsewhere; returns whether it may. */
  goes(url: string, isMainFrame = true): boolean {
    const event = preventable({ url, isMainFrame })
    this.emit('will-frame-navigate', event)
    return !event.isPrevented
  }

  isRedirected(url: string): boolean {
    const event = preventable({ url })
    this.emit('will-redirect', event)
    return !event.isPrevented
  }

  attachesWebview(): boolean {
    const event = preventable({})
    this.emit('will-attach-webview', event)
    return !event.isPrevented
  }

  /** A page opens a window; gives whether it may. */
  opens(url: string): boolean {
    return this.#open({ url }).action === 'allow'
  }
}

/** Electron's BrowserWindow, without a screen. */
export class FakeWindow extends EventEmitter {
  readonly options: BrowserWindowConstructorOptions
  readonly contents: FakeContents
  readonly webContents: FakeContents
  isShown: boolean
  isOpen = true
  isLarge = false
  isSmall = false

  constructor(app: FakeApp, protocol: FakeProtocol, options: BrowserWindowConstructorOptions) {
    super()
    app.requireReady('BrowserWindow')
    this.options = options
    this.isShown = options.show ?? true
    this.contents = new FakeContents(protocol)
    this.webContents = strict('webContents', this.contents)
    app.windows.push(this)
    app.emit('web-contents-created', {}, this.webContents)
  }

  loadURL(url: string): Promise<void> {
    return this.contents.load(url)
  }

  show(): void {
    this.isShown = true
  }

  hide(): void {
    this.isShown = false
  }

  focus(): void {}

  isVisible(): boolean {
    return this.isShown
  }

  isMinimized(): boolean {
    return this.isSmall
  }

  restore(): void {
    this.isSmall = false
  }

  maximize(): void {
    this.isLarge = true
  }

  isMaximized(): boolean {
    return this.isLarge
  }

  getNormalBounds(): object {
    const { x, y, width, height } = this.options
    return { x, y, width, height }
  }

  close(): void {
    this.tryToClose()
  }

  /** Somebody closes it; gives whether it is closed. */
  tryToClose(): boolean {
    if (!this.isOpen) return true
    const event = preventable({})
    this.emit('close', event)
    this.isOpen = event.isPrevented || !this.contents.mayLeave()
    if (!this.isOpen) this.emit('closed')
    return !this.isOpen
  }
}
