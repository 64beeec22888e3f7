/** Leads an address out in the net to the public door, through a server that hands such addresses out. */
export interface Tunnel {
  /**
   * Asks a server (`host`, its address) for a name and has what comes there led to a port of this computer. Throws
   * TunnelFailed where it can't be had, also when `signal` ends the asking; tries once only.
   */
  open(asked: Asked, signal: AbortSignal): Promise<OpenTunnel>
}

export interface Asked {
  host: string
  name: string
  port: number
}

export interface OpenTunnel {
  /** The name that was given: another than the one asked for, where that is taken. */
  name: string
  /** The address that leads here, as the server says it. */
  url: string
  /** Resolves once the tunnel has broken without being closed. It does not repair itself: open another. */
  broken: Promise<void>
  /** True if a connection to the port that it leads to is the tunnel's, by the port at its other end. */
  carries(peerPort: number): boolean
  /** Ends it at once, and what goes through it. */
  close(): void
}

/** Why a tunnel could not be had: no such server, none that answers, one that will not, or says what nobody understands. */
export type WhyNoTunnel = 'host_unknown' | 'no_answer' | 'refused' | 'odd_answer'

export class TunnelFailed extends Error {
  readonly why: WhyNoTunnel

  constructor(why: WhyNoTunnel, message: string) {
    super(message)
    this.why = why
  }
}
