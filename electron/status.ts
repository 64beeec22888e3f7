import type { ServerState } from '../server/shell/port.ts'
import type { Facts } from './actions.ts'
import type { KeyKeeper } from './key-keeper.ts'
import { isAtLogin } from './login-item.ts'
import type { Menus } from './menus.ts'
import { Wakefulness } from './power.ts'
import { isTrouble, type ServerProcess } from './server-process.ts'
import type { Updates } from './updates/updates.ts'

interface Parts {
  server: ServerProcess
  updates: Updates
  key: KeyKeeper
  menus: Menus
  /** Called once clients reach the studio elsewhere than before, or no longer. */
  moved(link: string | null): void
}

/** The state of the studio: the menus show it, and it decides whether the computer may fall asleep. */
export class Status {
  readonly #parts: Parts
  readonly #wakefulness = new Wakefulness()
  #state: ServerState | undefined
  #toldLink: string | null = null

  constructor(parts: Parts) {
    this.#parts = parts
  }

  /** The address where clients reach the studio; null if nothing leads to it. */
  get publicLink(): string | null {
    return this.#state?.publicUrl ?? null
  }

  /** Asks the server again. */
  async look(): Promise<void> {
    this.#state = await this.#parts.server.state()
    // While the studio does not answer, its address is what it was.
    if (this.#state && this.#state.publicUrl !== this.#toldLink) {
      this.#toldLink = this.#state.publicUrl
      this.#parts.moved(this.#toldLink)
    }
    this.#wakefulness.keep(this.publicLink !== null)
    this.#parts.menus.show(this.#facts())
  }

  #facts(): Facts {
    const { server, updates, key } = this.#parts
    const { standing } = server
    return {
      standing: isTrouble(standing) ? 'trouble' : standing.kind === 'ready' ? 'ready' : 'starting',
      publicLink: this.publicLink,
      isServing: (this.#state?.serving ?? 0) > 0,
      isAtLogin: isAtLogin(),
      isKeyInFile: key.isInFile,
      canLockKey: key.canLock,
      update: updates.waiting,
    }
  }
}
