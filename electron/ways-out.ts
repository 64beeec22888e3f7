import { shell } from 'electron'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Ask } from './ask.ts'
import { newestCopy, type Copy } from './data-folder.ts'
import type { Choice } from './pages/view.ts'
import type { WaysBack } from './pages/views.ts'
import { otherPorts, type Ports } from './ports.ts'
import type { PreferencesFile } from './preferences.ts'
import { words } from './words/here.ts'

interface Parts {
  folder: string
  version: string
  preferences: PreferencesFile
  ask: Ask
  /** The ports the studio has been started with. */
  ports(): Ports
  start(words?: readonly string[]): void
  stop(): Promise<void>
  quit(): void
}

/** The possible remedies for a start that failed. */
export class WaysOut {
  readonly #parts: Parts
  /** The copy that is to be restored, and the folder with its passphrase while the server reads it. */
  #restoring: Copy | undefined
  #passphraseIn: string | undefined
  #wasPassphraseGiven = false

  constructor(parts: Parts) {
    this.#parts = parts
  }

  /** The versions and copies to go back to at this moment. */
  get back(): WaysBack {
    const copy = newestCopy(this.#parts.folder)
    const { installed } = this.#parts.preferences.kept
    const canGoBack = this.isUnproven && installed?.installer
    return {
      copy: copy && dayAndTime(copy),
      formerVersion: canGoBack ? installed.from : undefined,
      isPassphraseWrong: this.#wasPassphraseGiven,
    }
  }

  /** True if this version was installed as an update and has not started yet. */
  get isUnproven(): boolean {
    return this.#parts.preferences.kept.installed?.to === this.#parts.version
  }

  /** Takes a way out; `passphrase` is that of the copy that was to be restored. */
  async take(choice: Choice, passphrase = ''): Promise<void> {
    const { folder, preferences, start, quit, ports } = this.#parts
    switch (choice) {
      case 'passphrase':
        return this.#openWith(passphrase)
      case 'again':
        return start()
      case 'other-port':
        preferences.keep({ ports: await otherPorts(ports()) })
        return start()
      case 'restore':
        return this.restore(newestCopy(folder))
      case 'former-version':
        return this.#openInstaller()
      case 'folder':
        await shell.openPath(folder)
        return
      case 'quit':
        return quit()
    }
  }

  /** Goes back to a copy, once that is confirmed; nothing where there is none. */
  async restore(copy: Copy | undefined): Promise<void> {
    if (!copy) return
    const { back } = words()
    const mayRestore = await this.#parts.ask({
      message: back.ask(dayAndTime(copy)),
      detail: back.means,
      yes: back.yes,
      no: back.no,
      isRisky: true,
    })
    if (!mayRestore) return
    this.#restoring = copy
    this.#wasPassphraseGiven = false
    await this.#parts.stop()
    this.#parts.start(['--restore', copy.file])
  }

  /** Removes the passphrase from the disk, once the server has begun or ended. */
  forget(): void {
    if (this.#passphraseIn !== undefined) rmSync(this.#passphraseIn, { recursive: true, force: true })
    this.#passphraseIn = undefined
  }

  /** The server reads a passphrase from a file; it is there for its start alone, and for this user. */
  #openWith(passphrase: string): void {
    if (!this.#restoring) return this.#parts.start()
    // Nothing was entered yet: the page goes on asking for it.
    if (passphrase === '') return
    this.#wasPassphraseGiven = true
    this.#passphraseIn = mkdtempSync(join(tmpdir(), 'studio-desk-copy-'))
    const file = join(this.#passphraseIn, 'passphrase')
    writeFileSync(file, `${passphrase}\n`, { mode: 0o600 })
    this.#parts.start(['--restore', this.#restoring.file, '--passphrase-file', file])
  }

  async #openInstaller(): Promise<void> {
    const installer = this.#parts.preferences.kept.installed?.installer
    if (installer) await shell.openExternal(installer)
  }
}

function dayAndTime({ madeAt }: Copy): string {
  return new Intl.DateTimeFormat(words().locale, { day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' })
    .format(madeAt)
    .replace(' at ', ', ')
}
