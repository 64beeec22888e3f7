import { EventEmitter } from 'node:events'
import { join } from 'node:path'
import { preventable } from './strict.ts'
import type { FakeWindow } from './window.ts'

export interface AppOptions {
  /** A folder that serves as the user's home. */
  home: string
  isFirst: boolean
  isPackaged: boolean
  version: string
  wasOpenedAtLogin: boolean
  /** The languages that the user prefers, the most first. */
  languages: string[]
}

/** Electron's `app`: ready when the test says so, and ended in Electron's order. */
export class FakeApp extends EventEmitter {
  readonly #options: AppOptions
  readonly #ready = Promise.withResolvers<void>()
  readonly windows: FakeWindow[] = []
  /** The requests it got, by name. */
  readonly asked: string[] = []
  isReady = false
  hasQuit = false
  loginItem = { openAtLogin: false, args: [] as string[] }
  readonly isPackaged: boolean

  constructor(options: AppOptions) {
    super()
    this.#options = options
    this.isPackaged = options.isPackaged
  }

  becomeReady(): void {
    this.isReady = true
    this.#ready.resolve()
  }

  requireReady(what: string): void {
    if (!this.isReady) throw new Error(`${what} can only be used once the app is ready`)
  }

  requireNotReady(what: string): void {
    if (this.isReady) throw new Error(`${what} can only be used before the app is ready`)
  }

  whenReady(): Promise<void> {
    return this.#ready.promise
  }

  requestSingleInstanceLock(): boolean {
    return this.#options.isFirst
  }

  enableSandbox(): void {
    this.requireNotReady('app.enableSandbox')
    this.asked.push('enableSandbox')
  }

  setAsDefaultProtocolClient(scheme: string): boolean {
    this.asked.push(`protocol ${scheme}`)
    return true
  }

  getName(): string {
    return 'Studio Desk'
  }

  relaunch(): void {
    this.asked.push('relaunch')
  }

  getPreferredSystemLanguages(): string[] {
    return this.#options.languages
  }

  getVersion(): string {
    return this.#options.version
  }

  getPath(name: string): string {
    const { home } = this.#options
    if (name === 'home') return home
    if (name === 'userData') return join(home, 'shell')
    if (name === 'logs') return join(home, 'logs')
    throw new Error(`The stand-in has no folder ${name}`)
  }

  getLoginItemSettings(): object {
    return { ...this.loginItem, wasOpenedAtLogin: this.#options.wasOpenedAtLogin }
  }

  setLoginItemSettings(settings: { openAtLogin: boolean; args: string[] }): void {
    this.loginItem = settings
  }

  /** Ends as Electron does: listeners that may object are asked first, then every window, and only then it is over. */
  quit(): void {
    const event = preventable({})
    this.emit('before-quit', event)
    if (event.isPrevented) return
    if (!this.windows.every((window) => window.tryToClose())) return
    this.emit('will-quit', preventable({}))
    this.hasQuit = true
    this.emit('quit', {}, 0)
  }
}
