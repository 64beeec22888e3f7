import type { AnyCaller } from '../server/http/access.ts'
import type { Arrival } from '../server/http/host.ts'
import type { Limit } from '../server/http/operation.ts'
import type { Log } from '../server/http/recent-log.ts'
import type { Clock } from '../server/ports/clock/port.ts'
import type { Random } from '../server/ports/random/port.ts'
import type { Config } from './config.ts'
import type { Store } from './db/store.ts'
import type { Meter } from './features/proxy/meter.ts'
import type { Keys } from './keys.ts'
import type { Seller } from './ports/processor/port.ts'
import type { Provider } from './ports/provider/port.ts'

/** The outside world. */
export interface Ports {
  clock: Clock
  random: Random
  seller: Seller
  provider: Provider
  /** Waits so many milliseconds of real time. */
  wait: (milliseconds: number) => Promise<unknown>
}

/** The parts that live as long as the process. */
export interface App {
  version: string
  config: Config
  store: Store
  keys: Keys
  ports: Ports
  log: Log
  meter: Meter
}

/** One request. */
export interface Ctx extends App, Pick<Arrival<AnyCaller>, 'now' | 'requestId' | 'header'> {
  /** Counts one attempt by the sender's address; refuses with RATE_LIMITED. */
  limit: (limit: Limit) => void
}
