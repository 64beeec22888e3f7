import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { compileFunction } from 'node:vm'
import { bundleDesktop } from '../../build/desktop.mjs'
import { CHOOSE, type Choice } from '../pages/view.ts'
import { StandIn, type StandInOptions } from './stand-in/electron.ts'
import { itemsOf } from './stand-in/menu.ts'
import type { Plan } from './stand-in/server.ts'
import type { FakeWindow } from './stand-in/window.ts'

const SIGNALS = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const

let built: Promise<string> | undefined

/** The main of these very sources, bundled once for all tests. */
export function bundled(): Promise<string> {
  built ??= bundle()
  return built
}

async function bundle(): Promise<string> {
  const target = mkdtempSync(join(tmpdir(), 'studio-desk-shell-'))
  process.on('exit', () => rmSync(target, { recursive: true, force: true }))
  await bundleDesktop(target)
  return join(target, 'main.cjs')
}

/** The desktop application under Node, with a stand-in for Electron and an obedient server. */
export class Desktop {
  readonly electron: StandIn
  /** The studio's data folder. */
  readonly folder: string
  /** The listeners it added for each signal. */
  readonly #atSignal = new Map<NodeJS.Signals, NodeJS.SignalsListener[]>()

  private constructor(electron: StandIn) {
    this.electron = electron
    this.folder = join(electron.options.home, '.studio-desk')
  }

  /** Starts it, from these sources where no built main is named; `plan` says what its server does. */
  static async start(plan: Plan = {}, given: Partial<StandInOptions> = {}, main?: string): Promise<Desktop> {
    const options = {
      home: given.home ?? mkdtempSync(join(tmpdir(), 'studio-desk-home-')),
      server: join(import.meta.dirname, 'stand-in', 'server.ts'),
      isFirst: true,
      isPackaged: false,
      version: '1.0.0',
      wasOpenedAtLogin: false,
      screens: [{ x: 0, y: 0, width: 1920, height: 1080 }],
      store: 'basic_text' as const,
      languages: ['en-GB'],
      ...given,
    }
    const desktop = new Desktop(new StandIn(options))
    for (const folder of [desktop.folder, join(options.home, 'shell')]) mkdirSync(folder, { recursive: true })
    desktop.plan(plan)
    await desktop.#run(main ?? (await bundled()))
    return desktop
  }

  /** Evaluates the main as Electron does: it is ready only after that. */
  async #run(file: string): Promise<void> {
    const require = createRequire(file)
    const words = ['module', 'exports', 'require', '__filename', '__dirname']
    const evaluate = compileFunction(readFileSync(file, 'utf8'), words, { filename: file }) as (
      ...given: unknown[]
    ) => void
    const module = { exports: {} }
    const requireHere = (name: string): unknown => (name === 'electron' ? this.electron.module : require(name))
    const others = SIGNALS.flatMap((signal) => process.listeners(signal))
    evaluate(module, module.exports, requireHere, file, dirname(file))
    await wait(1)
    this.electron.app.becomeReady()
    await wait(1)
    for (const signal of SIGNALS) {
      this.#atSignal.set(
        signal,
        process.listeners(signal).filter((listener) => !others.includes(listener)),
      )
    }
  }

  /** Ends it as the system does, by a signal that no other part of this process gets. */
  signal(name: (typeof SIGNALS)[number]): void {
    for (const listener of this.#atSignal.get(name)!) listener(name)
  }

  get window(): FakeWindow {
    return this.electron.app.windows[0]!
  }

  /** The heading of the shell's page that is shown. */
  get heading(): string | undefined {
    return /<h1>(.*?)<\/h1>/.exec(this.window.contents.html)?.[1]
  }

  /** The ways out that the page offers. */
  get choices(): string[] {
    return [...this.window.contents.html.matchAll(/data-choice="([\w-]+)"/g)].map(([, choice]) => choice!)
  }

  plan(plan: Plan): void {
    writeFileSync(join(this.folder, 'plan.json'), JSON.stringify(plan))
  }

  /** Returns the messages to the server, except requests for its state. */
  heard(): { kind: string; words: string[]; key?: string | null }[] {
    const file = join(this.folder, 'heard.jsonl')
    const lines = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : []
    return lines.map((line) => JSON.parse(line) as { kind: string; words: string[] })
  }

  /** Waits until something holds; what it waits for is asked again every few milliseconds. */
  async until(holds: () => boolean, what = String(holds)): Promise<void> {
    for (let tries = 0; !holds(); tries++) {
      if (tries > 1000)
        throw new Error(`Waited in vain for ${what}; shown: ${this.window.contents.url} ${this.heading}`)
      await wait(10)
    }
  }

  /** Waits until the studio itself is shown. */
  ready(): Promise<void> {
    return this.until(() => this.window.contents.url.startsWith('http:') && this.electron.menu.items.length > 0)
  }

  /** Waits for a page of the shell by its heading. */
  page(heading: string): Promise<void> {
    return this.until(() => this.heading === heading, `“${heading}”`)
  }

  choose(
    choice: Choice,
    passphrase = '',
    frame: { url: string; parent: unknown } = { url: this.window.contents.url, parent: null },
  ): void {
    this.electron.ipc.emit(CHOOSE, { senderFrame: frame }, choice, passphrase)
  }

  /** Presses an item of the application's menu, or of the tray's. */
  press(label: string, from: 'menu' | 'tray' = 'menu', checked = true): void {
    const item = itemsOf(from === 'menu' ? this.electron.menu : this.electron.tray.menu).find(
      (one) => one.label === label,
    )
    if (!item?.click) throw new Error(`There is no item “${label}”`)
    ;(item.click as (item: { checked: boolean }) => void)({ checked })
  }

  /** The first words of every item. */
  items(from: 'menu' | 'tray'): string[] {
    const menu = from === 'menu' ? this.electron.menu : this.electron.tray.menu
    return itemsOf(menu).flatMap(({ label }) => (label === undefined ? [] : [label]))
  }

  /** Ends whatever is still at work and takes its folders away. */
  async end(): Promise<void> {
    this.electron.answers = ({ buttons }) => buttons![0]
    this.electron.app.quit()
    await this.until(() => this.electron.app.hasQuit && this.electron.children.every(({ isAlive }) => !isAlive))
    for (const [signal, listeners] of this.#atSignal) {
      for (const listener of listeners) process.removeListener(signal, listener)
    }
    rmSync(this.electron.options.home, { recursive: true, force: true })
  }
}
