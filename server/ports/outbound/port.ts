/** How near to this computer what is asked may stand: out in the net, its own network too, or the computer itself. */
export type Nearness = 'net' | 'network' | 'computer'

/** Asks addresses out in the net, which somebody typed. */
export interface Outbound {
  /**
   * Sends a GET and gives the status of the answer. Throws AddressRefused for what is not asked, an Error for what did not
   * answer. Only where the owner said so, at the studio's own computer, may it stand nearer than out in the net: then
   * without https too.
   */
  get(url: string, headers: Readonly<Record<string, string>>, nearest?: Nearness): Promise<{ status: number }>
}

/** An address is not asked: it leads, or may lead, to this computer, its own network or nowhere. */
export class AddressRefused extends Error {}
