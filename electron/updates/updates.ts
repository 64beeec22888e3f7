import type { Ask } from '../ask.ts'
import type { PreferencesFile } from '../preferences.ts'
import type { ServerProcess } from '../server-process.ts'
import { formerInstaller } from './former-version.ts'
import { notesText } from './notes.ts'
import type { Update, Updater } from './updater.ts'

interface Parts {
  /** The version at work. */
  version: string
  updater: Updater | undefined
  server: Pick<ServerProcess, 'state' | 'backUp'>
  preferences: PreferencesFile
  ask: Ask
  /** Ends the studio in order; what ends afterwards is the application alone. */
  leave(): Promise<void>
  /** Starts the application anew, after it has been left. */
  relaunch(): void
  /** Is told once a new version waits. */
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

  /** Looks for a new version. Who has asked for it is told what was found; by itself it says nothing but by the menus. */
  async look({ isAsked }: { isAsked: boolean }): Promise<void> {
    const { updater, found, version } = this.#parts
    if (!updater) {
      if (isAsked) await this.#say(`This is Studio Desk ${version}`, 'New versions of it come the way this one did.')
      return
    }
    try {
      this.#waiting = (await updater.look()) ?? this.#waiting
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      if (isAsked) await this.#say('No new version could be looked for', `Is this computer online? (${reason})`)
      return
    }
    found()
    if (!isAsked) return
    if (this.#waiting) await this.install()
    else await this.#say(`Studio Desk ${version} is the newest version`, '')
  }

  /** Installs the version that waits, once the owner has read what is new and agrees. */
  async install(): Promise<void> {
    const { updater, server, preferences, version, leave } = this.#parts
    const update = this.#waiting
    if (!updater || !update) return
    const busy = (await server.state())?.busy ?? null
    if (busy !== null) {
      return this.#say(`${busy} is under way`, `Version ${update.version} can be installed as soon as it is done.`)
    }
    if (!(await this.#agrees(update)) || !(await this.#hasCopy())) return
    const installer = formerInstaller(updater.feed, update.file, update.version, version)
    preferences.keep({ installed: { from: version, to: update.version, installer } })
    await leave()
    updater.install((reason) => void this.#stay(update, reason))
  }

  async #stay({ version }: Update, reason: string): Promise<void> {
    this.#parts.preferences.keep({ installed: undefined })
    await this.#say(
      `Studio Desk ${version} could not be installed`,
      `${reason}\n\nThe version you have starts again now.`,
    )
    this.#parts.relaunch()
  }

  async #agrees({ version, notes }: Update): Promise<boolean> {
    const ending = 'A copy of your data is made first. Your clients can’t reach the studio for about a minute.'
    return this.#parts.ask({
      message: `Install Studio Desk ${version}?`,
      detail: [notesText(notes), ending].filter((part) => part !== '').join('\n\n'),
      yes: 'Install now',
      no: 'Later',
    })
  }

  async #hasCopy(): Promise<boolean> {
    const failure = await this.#parts.server.backUp()
    if (failure === null) return true
    return this.#parts.ask({
      message: 'No copy of your data could be made',
      detail: `The reason: ${failure}. Without a copy there is no way back, should the new version not work as it should.`,
      yes: 'Install without a copy',
      no: 'Don’t install',
      isRisky: true,
    })
  }

  async #say(message: string, detail: string): Promise<void> {
    await this.#parts.ask({ message, detail, yes: 'OK' })
  }
}
