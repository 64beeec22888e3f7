import type { ReachedStudio, Reply, Send } from '../../server/test/request.ts'
import { OWNER_EMAIL } from '../../server/test/studio.ts'
import type { TormentedStudio } from './studio.ts'

/** A studio as its writers reach it: with one session whatever process answers, so that none signs in to the other studio. */
export class Desk implements ReachedStudio {
  #studio: TormentedStudio
  #token = ''

  constructor(studio: TormentedStudio) {
    this.#studio = studio
  }

  get clock() {
    return this.#studio.clock
  }

  readonly send: ReachedStudio['send'] = (operation, sent) => this.#studio.send(operation, sent)
  readonly login: ReachedStudio['login'] = (email) => this.#studio.login(email)
  readonly ask = (operation: string, sent: Send = {}): Promise<Reply> =>
    this.#studio.send(operation, { ...sent, token: this.#token })
  readonly asOwner: ReachedStudio['asOwner'] = (operation, body) => this.ask(operation, { body })

  /** From here on the desk works in this studio. */
  async moveTo(studio: TormentedStudio): Promise<void> {
    this.#studio = studio
    this.#token = await studio.login(OWNER_EMAIL)
  }
}
