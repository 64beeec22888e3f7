/** The client without its own asking for a name, which tries every second for ever and can't be ended. */
declare module 'localtunnel/lib/Tunnel.js' {
  import type { EventEmitter } from 'node:events'

  export default class Tunnel extends EventEmitter {
    constructor(options: { host: string; port: number })
    /** Makes what it works with of a server's answer. */
    _getInfo(answer: object): object
    /** Opens the connections, as many as the server allows. */
    _establish(info: object): void
    tunnelCluster: EventEmitter
    close(): void
  }
}
