import { ownAddresses } from './features/tunnel/own-network.ts'
import { doorSettings } from './features/settings/doors.ts'
import type { App } from './context.ts'
import { storageFaultOf } from './db/storage-fault.ts'
import { close, type Listening } from './listen.ts'

type Open = (hostname: string) => Promise<Listening>

/**
 * The public door at this computer's addresses in the studio's network, beside its own: open as long as the setting says so, and
 * following the computer from one network to another.
 */
export class NetworkDoors {
  #app: App
  #open: Open
  #addresses: () => string[]
  #doors = new Map<string, Listening>()
  #refused = new Set<string>()
  #isAtWork = false
  #isOver = false

  constructor(app: App, open: Open, addresses: () => string[] = ownAddresses) {
    this.#app = app
    this.#open = open
    this.#addresses = addresses
  }

  /** Opens what is missing and closes what is not wanted any more; one look at a time. */
  async look(): Promise<void> {
    if (this.#isAtWork || this.#isOver) return
    this.#isAtWork = true
    try {
      await this.#follow(new Set(doorSettings(this.#app).lan_enabled ? this.#addresses() : []))
    } catch (error) {
      // A setting that can't be read for a moment leaves the doors as they are.
      this.#app.storage.failed(error)
      if (storageFaultOf(error) === undefined) throw error
    } finally {
      this.#isAtWork = false
    }
    if (this.#isOver) await this.stop()
  }

  async #follow(wanted: ReadonlySet<string>): Promise<void> {
    const left = [...this.#doors].filter(([address]) => !wanted.has(address))
    for (const [address] of left) this.#doors.delete(address)
    await Promise.all(left.map(([, { server }]) => close(server)))
    for (const address of wanted) if (!this.#doors.has(address)) await this.#openAt(address)
  }

  async stop(): Promise<void> {
    this.#isOver = true
    const doors = [...this.#doors.values()]
    this.#doors.clear()
    await Promise.all(doors.map(({ server }) => close(server)))
  }

  async #openAt(address: string): Promise<void> {
    try {
      this.#doors.set(address, await this.#open(address))
      this.#refused.delete(address)
    } catch (error) {
      if (!this.#refused.has(address))
        this.#app.log('warn', 'the network does not reach the public door', { address, error: String(error) })
      this.#refused.add(address)
    }
  }
}
