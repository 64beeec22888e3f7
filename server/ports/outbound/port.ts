/** Asks addresses out in the net, which somebody typed. */
export interface Outbound {
  /** Sends a GET and gives the status of the answer. Throws AddressRefused for what is not asked, an Error for what did not answer. */
  get(url: string, headers: Readonly<Record<string, string>>): Promise<{ status: number }>
}

/** An address is not asked: it leads, or may lead, to this computer, its own network or nowhere. */
export class AddressRefused extends Error {}
