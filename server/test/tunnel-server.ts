import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { createServer as listenPlainly, type AddressInfo, type Server as PlainServer, type Socket } from 'node:net'
import { ask, type Answered, type Asking } from './tunnel/ask.ts'

/** A stand-in for localtunnel's server, on loopback: names, a few connections for each, and requests passed on as they came. */
export interface TunnelServer {
  /** Its own address, which clients ask for names. */
  host: string
  /** Names that are somebody else's: who asks for one gets another. */
  taken: Set<string>
  /** Connections that a client may keep open, as on the public server. */
  most: number
  /** The most that one has had open at once. */
  peak: number
  /** Gives nobody a name, with this status. */
  refuses: number | undefined
  /** How often it was asked for a name. */
  asked: number
  /** The host that it writes into requests, where it does not leave them as they came. */
  renames: string | undefined
  /** Its answer instead of a name and its address. */
  says: object | undefined
  /** The names that are led somewhere now. */
  names(): string[]
  /** Sends a request to an address under it, as from anywhere. */
  ask(url: string, options?: Asking): Promise<Answered>
  /** Goes away: every connection ends, and nobody answers. */
  die(): Promise<void>
  /** Comes back, as it was or under another name. */
  comeBack(domain?: string): Promise<void>
}

/** One client: where it connects, and its connections that wait for a request. */
interface Client {
  listener: PlainServer
  sockets: Set<Socket>
  free: Socket[]
  waiting: ((socket: Socket) => void)[]
}

/** Starts one; its addresses are `http://NAME.localhost:PORT`. */
export async function startTunnelServer(): Promise<TunnelServer> {
  const clients = new Map<string, Client>()
  let domain = 'localhost'
  let port = 0
  let count = 0
  let server: Server | undefined

  const hello = async (path: string, answer: ServerResponse) => {
    stand.asked += 1
    if (stand.refuses !== undefined) return answer.writeHead(stand.refuses).end('{}')
    const asked = path.slice(1)
    const id = stand.taken.has(asked) || clients.has(asked) ? `other-${(count += 1)}` : asked
    const client = await lead(id)
    const given = { id, port: (client.listener.address() as AddressInfo).port, max_conn_count: stand.most }
    const url = `http://${id}.${domain}:${port}`
    answer.setHeader('Content-Type', 'application/json').end(JSON.stringify(stand.says ?? { ...given, url }))
  }

  /** Takes a client's connections; who has none left is forgotten. */
  const lead = async (id: string): Promise<Client> => {
    const client: Client = { listener: listenPlainly(), sockets: new Set(), free: [], waiting: [] }
    clients.set(id, client)
    // A machine that was held up for a while finds one look due, not all of them: connections come in between.
    const forgetUnused = (looks: number): void => {
      if (client.sockets.size > 0 || clients.get(id) !== client) return
      if (looks === 0) return forget(id)
      setTimeout(forgetUnused, 25, looks - 1).unref()
    }
    forgetUnused(20)
    client.listener.on('connection', (socket) => {
      socket.on('error', () => {})
      if (client.sockets.size >= stand.most) return socket.destroy()
      client.sockets.add(socket)
      stand.peak = Math.max(stand.peak, client.sockets.size)
      socket.once('close', () => {
        client.sockets.delete(socket)
        client.free = client.free.filter((one) => one !== socket)
        forgetUnused(8)
      })
      const next = client.waiting.shift()
      if (next) next(socket)
      else client.free.push(socket)
      return undefined
    })
    await new Promise<void>((resolve) => client.listener.listen(0, '127.0.0.1', resolve))
    return client
  }

  const forget = (id: string) => {
    const client = clients.get(id)
    clients.delete(id)
    client?.listener.close()
    for (const socket of client?.sockets ?? []) socket.destroy()
  }

  const pass = async (client: Client, incoming: IncomingMessage, outgoing: ServerResponse) => {
    const socket = client.free.shift() ?? (await new Promise<Socket>((resolve) => client.waiting.push(resolve)))
    const { method, url, rawHeaders } = incoming
    const renamed = rawHeaders.map((text, index) =>
      stand.renames !== undefined && index % 2 === 1 && /^host$/i.test(rawHeaders[index - 1]!) ? stand.renames : text,
    )
    const kept = renamed.filter((_, index) => !/^connection$/i.test(rawHeaders[index - (index % 2)]!))
    const headers = [...kept, 'Connection', 'close']
    const path = url!
    const sent = request({ createConnection: () => socket, method, path, headers, setHost: false }, (answer) => {
      outgoing.writeHead(answer.statusCode!, answer.rawHeaders)
      answer.pipe(outgoing)
    })
    sent.on('error', () => outgoing.destroy())
    outgoing.on('close', () => socket.destroy())
    incoming.pipe(sent)
  }

  const serve = (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const name = (incoming.headers.host ?? '').replace(/:\d+$/, '')
    if (name === '127.0.0.1') return void hello(incoming.url!, outgoing)
    const client = clients.get(name.split('.')[0]!)
    if (!client || !name.endsWith(`.${domain}`)) return void outgoing.writeHead(404).end('no such tunnel')
    return void pass(client, incoming, outgoing)
  }

  const open = async () => {
    server = createServer(serve)
    await new Promise<void>((resolve) => server!.listen(port, '127.0.0.1', resolve))
    port = (server.address() as AddressInfo).port
  }

  const stand: TunnelServer = {
    host: '',
    taken: new Set(),
    most: 10,
    peak: 0,
    refuses: undefined,
    asked: 0,
    renames: undefined,
    says: undefined,
    names: () => [...clients.keys()],
    ask: (url, asking) => ask(port, url, asking),
    die: async () => {
      for (const id of clients.keys()) forget(id)
      server?.closeAllConnections()
      await new Promise((resolve) => server?.close(resolve) ?? resolve(undefined))
      server = undefined
    },
    comeBack: async (named = domain) => {
      domain = named
      await open()
    },
  }
  await open()
  stand.host = `http://127.0.0.1:${port}`
  return stand
}
