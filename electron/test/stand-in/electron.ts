import { EventEmitter } from 'node:events'
import { existsSync } from 'node:fs'
import type {
  BrowserWindowConstructorOptions,
  MenuItemConstructorOptions,
  MessageBoxOptions,
  PopupOptions,
  Rectangle,
} from 'electron'
import { FakeApp, type AppOptions } from './app.ts'
import { FakeChild } from './child.ts'
import { buildMenu, FakeTray, type FakeMenu } from './menu.ts'
import { FakeProtocol, netRequest } from './protocol.ts'
import { strict } from './strict.ts'
import { FakeWindow } from './window.ts'

export interface StandInOptions extends AppOptions {
  /** The program that is run as the server. */
  server: string
  screens: Rectangle[]
  /** Linux's password store. */
  store: 'basic_text' | 'gnome_libsecret'
}

type PermissionRequest = (
  contents: unknown,
  permission: string,
  answer: (isGranted: boolean) => void,
  details: { requestingUrl: string },
) => void
type HeadersListener = (
  details: { url: string; responseHeaders?: Record<string, string[]> },
  answer: (changed: { responseHeaders: Record<string, string[]> }) => void,
) => void

/** Plays Electron: keeps each request to be looked at, and throws at unknown ones. */
export class StandIn {
  readonly options: StandInOptions
  readonly app: FakeApp
  readonly protocol: FakeProtocol
  readonly children: FakeChild[] = []
  readonly asked: MessageBoxOptions[] = []
  /** Which button is pressed on each question, by its text. */
  answers: (question: MessageBoxOptions) => string | undefined = () => undefined
  readonly opened: string[] = []
  readonly told: string[] = []
  readonly ipc = new EventEmitter()
  readonly power = new EventEmitter()
  readonly session = {
    request: undefined,
    check: undefined,
    device: undefined,
    headers: undefined,
    spelling: true,
    spellingOf: ['en-US'],
  } as {
    spelling: boolean
    /** The languages that Chromium fetches dictionaries for. */
    spellingOf: string[]
    request: PermissionRequest | undefined
    check: ((contents: unknown, permission: string, origin: string) => boolean) | undefined
    device: (() => boolean) | undefined
    headers: HeadersListener | undefined
  }
  copied = ''
  menu: FakeMenu = { items: [] }
  /** The menu that was last asked for at a place of a page. */
  contextMenu: FakeMenu = { items: [] }
  /** The place where it was wanted. */
  contextAt: PopupOptions | undefined
  readonly tray = new FakeTray()
  /** The blockers of sleep that are at work. */
  readonly awake = new Set<number>()

  constructor(options: StandInOptions) {
    this.options = options
    this.app = new FakeApp(options)
    this.protocol = new FakeProtocol(this.app)
  }

  /** A page opens a window beside its own. */
  openBeside(opener: FakeWindow): FakeWindow {
    const window = new FakeWindow(this.app, this.protocol, {})
    opener.contents.emit('did-create-window', strict('BrowserWindow', window), {})
    return window
  }

  /** The result of `require('electron')`. */
  get module(): object {
    const { app, protocol, tray, told } = this
    return strict('electron', {
      app: strict('app', app),
      protocol: strict('protocol', protocol),
      BrowserWindow: class {
        static getAllWindows(): object[] {
          return app.windows.filter(({ isOpen }) => isOpen).map((window) => strict('BrowserWindow', window))
        }
        static getFocusedWindow(): null {
          return null
        }
        constructor(options: BrowserWindowConstructorOptions) {
          return strict('BrowserWindow', new FakeWindow(app, protocol, options))
        }
      },
      Tray: class {
        constructor() {
          app.requireReady('Tray')
          return strict('Tray', tray)
        }
      },
      Notification: class {
        static isSupported(): boolean {
          return true
        }
        readonly #title: string
        constructor({ title }: { title: string }) {
          this.#title = title
        }
        show(): void {
          told.push(this.#title)
        }
      },
      ...this.#system(),
      ...this.#processes(),
    })
  }

  #system(): object {
    const { app } = this
    return {
      Menu: strict('Menu', {
        buildFromTemplate: (items: MenuItemConstructorOptions[]) => {
          const menu = buildMenu(items)
          const popup = (at?: PopupOptions) => Object.assign(this, { contextMenu: menu, contextAt: at })
          return { ...menu, popup }
        },
        setApplicationMenu: (menu: FakeMenu) => void (this.menu = menu),
      }),
      nativeImage: strict('nativeImage', {
        createFromPath: (file: string) => {
          if (!existsSync(file)) throw new Error(`There is no picture ${file}`)
          return { file }
        },
      }),
      dialog: strict('dialog', {
        showMessageBox: (...given: [MessageBoxOptions] | [object, MessageBoxOptions]) => {
          const question = given.at(-1) as MessageBoxOptions
          this.asked.push(question)
          const pressed = question.buttons!.indexOf(this.answers(question) ?? '')
          return Promise.resolve({ response: pressed < 0 ? question.cancelId : pressed, checkboxChecked: false })
        },
      }),
      shell: strict('shell', {
        openExternal: (url: string) => (this.opened.push(url), Promise.resolve()),
        openPath: (path: string) => (this.opened.push(path), Promise.resolve('')),
      }),
      clipboard: strict('clipboard', { writeText: (text: string) => ((this.copied = text), Promise.resolve()) }),
      screen: strict('screen', {
        getPrimaryDisplay: () => (app.requireReady('screen'), { workArea: this.options.screens[0] }),
        getAllDisplays: () => this.options.screens.map((workArea) => ({ workArea })),
      }),
      safeStorage: strict('safeStorage', {
        isAsyncEncryptionAvailable: () => (app.requireReady('safeStorage'), Promise.resolve(true)),
        getSelectedStorageBackend: () => this.options.store,
        encryptStringAsync: (text: string) => Promise.resolve(Buffer.from(`locked ${text}`)),
        decryptStringAsync: async (locked: Buffer) => {
          if (!String(locked).startsWith('locked ')) throw new Error('It was locked by another')
          return { result: String(locked).slice(7), shouldReEncrypt: false }
        },
      }),
      powerMonitor: strict('powerMonitor', this.power),
      powerSaveBlocker: strict('powerSaveBlocker', {
        start: (type: string) => {
          if (type !== 'prevent-app-suspension') throw new Error(`The screen is not to be kept on: ${type}`)
          const id = this.awake.size + 1
          this.awake.add(id)
          return id
        },
        stop: (id: number) => this.awake.delete(id),
      }),
    }
  }

  #processes(): object {
    const { app, session } = this
    return {
      utilityProcess: strict('utilityProcess', {
        fork: (_: string, words: string[], { env }: { env: Record<string, string> }) => {
          app.requireReady('utilityProcess.fork')
          const child = new FakeChild(this.options.server, words, env)
          this.children.push(child)
          return strict('UtilityProcess', child)
        },
      }),
      ipcMain: strict('ipcMain', this.ipc),
      net: strict('net', { request: netRequest }),
      autoUpdater: strict('autoUpdater', new EventEmitter()),
      session: strict('session', {
        fromPartition: () => ({}),
        defaultSession: strict('Session', {
          setPermissionRequestHandler: (handler: PermissionRequest) => void (session.request = handler),
          setPermissionCheckHandler: (handler: typeof session.check) => void (session.check = handler),
          setDevicePermissionHandler: (handler: () => boolean) => void (session.device = handler),
          setSpellCheckerEnabled: (isOn: boolean) => void (session.spelling = isOn),
          setSpellCheckerLanguages: (languages: string[]) => void (session.spellingOf = languages),
          webRequest: strict('webRequest', {
            onHeadersReceived: (listener: HeadersListener) => void (session.headers = listener),
          }),
        }),
      }),
    }
  }
}
