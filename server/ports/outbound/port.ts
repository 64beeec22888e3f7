/** The nearest allowed target: the internet only, the computer's own network too, or the computer as well. */
export type Nearness = 'net' | 'network' | 'computer'

/** The answer to a delivery: its status, its `Retry-After` and the beginning of its text. */
export interface Told {
  status: number
  retryAfter: string | null
  text: string
}

/** Asks addresses out in the net, which somebody typed. */
export interface Outbound {
  /**
   * Sends a GET and gives the status of the answer. Throws AddressRefused for what is not asked, an Error for what did not
   * answer. Only where the owner said so, at the studio's own computer, may it stand nearer than out in the net: then
   * without https too.
   */
  get(url: string, headers: Readonly<Record<string, string>>, nearest?: Nearness): Promise<{ status: number }>
  /**
   * Checks that deliveries may go to an address: by https, and not to this computer. Throws AddressRefused if they may not, an
   * Error if its name can't be resolved now.
   */
  look(url: string, nearest?: Nearness): Promise<void>
  /** Tells an address something by POST. Throws as `look` does, and an Error for what did not answer. */
  post(
    url: string,
    headers: Readonly<Record<string, string>>,
    body: string | Uint8Array,
    nearest?: Nearness,
  ): Promise<Told>
}

/** An address is not asked: it leads, or may lead, to this computer, its own network or nowhere. */
export class AddressRefused extends Error {}
