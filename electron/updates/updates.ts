import type { Ask } from '../ask.ts'
import type { PreferencesFile } from '../preferences.ts'
import type { ServerProcess } from '../server-process.ts'
import { formerInstaller } from './former-version.ts'
import { notesText } from './notes.ts'
import type { Update, Updater } from './updater.ts'
import type { Words } from '../words/words.ts'

interface Parts {
  words: Words
  /** The version at work. */
  version: string
  updater: Updater | undefined
  server: Pick<ServerProcess, 'state' | 'backUp'>
  preferences: PreferencesFile
  ask: Ask
  /** Ends the studio in order; what ends afterwards is the application alone. */
  leave(): Promise<void>
  /** Restarts the application, after it has been left. */
  relaunch(): void
  /** Called once a new version waits. */
  found(): void
}

/** New versions: looked for, fetched, and installed when the owner says so, nothing is under way, and a copy is made. */
export class Updates {
  readonly #parts: Parts
  #waiting: Update | null = null

  constructor(parts: Parts) {
    this.#parts = parts
  }

  /** The version that waits to be installed. */
  get waiting(): string | null {
    return this.#waiting?.version ?? null
  }

  /** Looks for a new version. A person who asked for it gets an answer; otherwise only the menus show the result. */
  async look({ isAsked }: { isAsked: boolean }): Promise<void> {
    const { updater, found, version, words } = this.#parts
    const { noneHere, noneHereMeans, notLooked, online, newest } = words.update
    if (!updater) {
      if (isAsked) await this.#say(noneHere(version), noneHereMeans)
      return
    }
    try {
      this.#waiting = (await updater.look()) ?? this.#waiting
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      if (isAsked) await this.#say(notLooked, online(reason))
      return
    }
    found()
    if (!isAsked) return
    if (this.#waiting) await this.install()
    else await this.#say(newest(version), '')
  }

  /** Installs the version that waits, once the owner has read what is new and agrees. */
  async install(): Promise<void> {
    const { updater, server, preferences, version, leave, words } = this.#parts
    const update = this.#waiting
    if (!updater || !update) return
    const busy = (await server.state())?.busy ?? null
    if (busy !== null) return this.#say(words.underWay[busy], words.update.later(update.version))
    if (!(await this.#agrees(update)) || !(await this.#hasCopy())) return
    const installer = formerInstaller(updater.feed, update.file, update.version, version)
    preferences.keep({ installed: { from: version, to: update.version, installer } })
    await leave()
    updater.install((reason) => void this.#stay(update, reason))
  }

  async #stay({ version }: Update, reason: string): Promise<void> {
    const { preferences, words } = this.#parts
    preferences.keep({ installed: undefined })
    await this.#say(words.update.failed(version), `${reason}\n\n${words.update.former}`)
    this.#parts.relaunch()
  }

  async #agrees({ version, notes }: Update): Promise<boolean> {
    const { ask, means, yes, no } = this.#parts.words.update
    const detail = [notesText(notes), means].filter((part) => part !== '').join('\n\n')
    return this.#parts.ask({ message: ask(version), detail, yes, no })
  }

  async #hasCopy(): Promise<boolean> {
    const failure = await this.#parts.server.backUp()
    if (failure === null) return true
    const { noCopy, noCopyMeans, noAnswer, without, dont } = this.#parts.words.update
    const detail = noCopyMeans(failure || noAnswer)
    return this.#parts.ask({ message: noCopy, detail, yes: without, no: dont, isRisky: true })
  }

  async #say(message: string, detail: string): Promise<void> {
    await this.#parts.ask({ message, detail, yes: this.#parts.words.ok })
  }
}
