import type { AnyCaller } from './access.ts'
import { AnswerInMemory, cachedReply } from './cached-answer.ts'
import type { Receive } from './doors.ts'
import type { Arrival, Host } from './host.ts'
import type { Mounted } from './implement.ts'
import type { Env } from './env.ts'
import type { Input, Operation } from './operation.ts'
import { PROOF_HEADER } from './proof-of-work.ts'
import { requireOneHost, safetyHeaders } from './safety.ts'

/** One address can be written in many ways: so many are remembered at the most. */
const ROOM = 100

/** A request at the public door as Node has read it, and where its answer goes. */
export interface Wire {
  incoming: Env['Bindings']['incoming'] & {
    method?: string | undefined
    url?: string | undefined
    headers: Record<string, string | string[] | undefined>
  }
  outgoing: {
    writeHead(status: number, headers: Record<string, string | number>): unknown
    end(body?: Uint8Array): unknown
  }
}

interface Known<Ctx> {
  mounted: Mounted<Ctx>
  input: Input<Operation>
  answer: AnswerInMemory
}

/**
 * Addresses at the public door that were answered from memory, so that crowds who look at the same get it without the
 * router's way, which costs more than the answer: it is given again for as long as it holds, else its operation is asked.
 * Whatever is not plain (another method, a fault, too many requests, an answer that is not ready) takes that way.
 */
export class AddressCache<Ctx, Caller extends AnyCaller> {
  readonly #host: Host<Ctx, Caller>
  readonly #receive: Receive
  readonly #known = new Map<string, Known<Ctx>>()

  constructor(host: Host<Ctx, Caller>, receive: Receive) {
    this.#host = host
    this.#receive = receive
  }

  /** Remembers an answer that an address of the public door gave from memory, with its reader. */
  learn(address: string | undefined, known: Known<Ctx>): void {
    const { access, countsItself } = known.mounted.operation
    if (address === undefined || access !== 'public' || countsItself) return
    if (this.#known.size >= ROOM) this.#known.clear()
    this.#known.set(address, known)
  }

  /** Answers where it can at once; false where the router has to. */
  answer(wire: Wire): boolean {
    const { method, url } = wire.incoming
    const known = method === 'GET' && url !== undefined ? this.#known.get(url) : undefined
    if (!known) return false
    try {
      return this.#give(wire, known)
    } catch {
      // The router meets the same fault, and knows how to say it.
      return false
    }
  }

  #give({ incoming, outgoing }: Wire, known: Known<Ctx>): boolean {
    const host = this.#host
    const env = { door: 'public', incoming } as const
    requireOneHost(env)
    const header = (name: string) => asText(incoming.headers[name.toLowerCase()])
    const { requestId, ip } = this.#receive(env, header('x-forwarded-for'))
    const sender = { door: env.door, ip, now: host.now(), proof: header(PROOF_HEADER) }
    const peerPort = incoming.socket.remotePort
    const counted = host.limits.request(sender)
    const answer = this.#answerOf(known, { ...sender, requestId, header, peerPort, counted })
    const reply = answer && cachedReply(answer, header('accept-encoding'), header('if-none-match'))
    if (!reply || reply.body instanceof Promise) return false
    const { operation } = known.mounted
    if (host.checkAnswers) operation.answer?.parse(answer.value())
    for (const limit of operation.limits ?? []) counted.byAddress(limit)
    const { status, headers, body } = reply
    const length = body && { 'Content-Length': body.length }
    outgoing.writeHead(status, { ...safetyHeaders(incoming.url!, requestId), ...headers, ...length })
    outgoing.end(body ?? undefined)
    return true
  }

  /** The answer of an operation as it is now, if it is one from memory. */
  #answerOf(
    known: Known<Ctx>,
    sent: Pick<Arrival<Caller>, 'door' | 'ip' | 'now' | 'requestId' | 'header' | 'peerPort' | 'counted'>,
  ) {
    if (known.answer.holds?.(sent.now)) return known.answer
    const { mounted, input } = known
    const host = this.#host
    const effect = { progress: 'nothing', claim: undefined } as const
    const languages = sent.header('accept-language')
    const answer = mounted.handler(
      host.context({ ...sent, caller: host.nobody, languages, setCookie: () => {}, effect }),
      input,
    )
    if (!(answer instanceof AnswerInMemory)) return undefined
    return (known.answer = answer)
  }
}

const asText = (value: string | string[] | undefined) => (Array.isArray(value) ? value.join(', ') : value)
