import { lookup } from 'node:dns/promises'
import { request as plainRequest, type IncomingMessage, type RequestOptions } from 'node:http'
import { request } from 'node:https'
import type { LookupFunction } from 'node:net'
import { networkInterfaces } from 'node:os'
import { isLoopback, within } from '../../http/addresses.ts'
import { AddressRefused, type Nearness, type Outbound } from './port.ts'
import { isOwnNetwork, isPublicAddress } from './public-address.ts'

/** The longest time for an answer, in milliseconds. */
const PATIENCE = 10_000
/** The most that is read of an answer, in bytes. */
const MOST = 4096

/** The guard that every studio has. */
export const guardedOutbound: Outbound = guardedFor(PATIENCE)

/**
 * Asks by https alone, and only what stands out in the net, unless it may be nearer. A name is resolved once: what is asked
 * are the addresses that were looked at. Redirects are not followed, and no answer is waited for longer than `patience`, in
 * milliseconds.
 */
export function guardedFor(patience: number): Outbound {
  return {
    async get(url, headers, nearest = 'net') {
      if (!isSecure(url) && nearest === 'net') throw new AddressRefused('Only https addresses are asked.')
      const lookup = await pinned(url, mayAsk[nearest])
      const options = { headers, lookup, signal: AbortSignal.timeout(patience) }
      const { status } = await send(url, options, async (answer) => void answer.destroy())
      return { status }
    },
    async look(url, nearest = 'net') {
      await toTell(url, nearest)
    },
    async post(url, headers, body, nearest = 'net') {
      const lookup = await toTell(url, nearest)
      const options = { method: 'POST', headers, lookup, signal: AbortSignal.timeout(patience) }
      const { status, retryAfter, read } = await send(url, options, beginningOf, body)
      return { status, retryAfter, text: read }
    },
  }
}

const inNetwork = (address: string) => isPublicAddress(address) || isOwnNetwork(address)

const mayAsk: Readonly<Record<Nearness, (address: string) => boolean>> = {
  net: isPublicAddress,
  network: inNetwork,
  computer: (address) => inNetwork(address) || isLoopback(address),
}

/** The address of a receiver: never one of this computer, because its doors are there. */
function toTell(url: string, nearest: Nearness): Promise<LookupFunction> {
  if (nearest === 'computer') return pinned(url, mayAsk.computer)
  if (!isSecure(url)) throw new AddressRefused('Only https addresses are told anything.')
  const isOwn = within(Object.values(networkInterfaces()).flatMap((all = []) => all.map(({ address }) => address)))
  return pinned(url, (address) => mayAsk[nearest](address) && !isOwn(address))
}

const isSecure = (url: string) => new URL(url).protocol === 'https:'

/** Resolves the name of an address once and for all; refuses where any of what it leads to may not be asked. */
async function pinned(url: string, may: (address: string) => boolean): Promise<LookupFunction> {
  const found = await addressesOf(new URL(url).hostname.replace(/^\[|\]$/g, ''))
  const [first] = found
  if (!first || !found.every(({ address }) => may(address)))
    throw new AddressRefused('This address does not lead out into the net.')
  // All of them: where one of two families leads nowhere, the other is tried.
  return (_, options, done) => (options.all ? done(null, found) : done(null, first.address, first.family))
}

const LOOPBACK = [
  { address: '127.0.0.1', family: 4 },
  { address: '::1', family: 6 },
]

/** `localhost` and names under it are this computer's own everywhere (RFC 6761), also where its resolver knows none. */
async function addressesOf(name: string): Promise<{ address: string; family: number }[]> {
  if (/(^|\.)localhost\.?$/.test(name)) return LOOPBACK
  return lookup(name, { all: true })
}

function send<Read>(
  url: string,
  options: RequestOptions,
  read: (answer: IncomingMessage) => Promise<Read>,
  body?: string | Uint8Array,
): Promise<{ status: number; retryAfter: string | null; read: Read }> {
  return new Promise((resolve, reject) => {
    const ask = isSecure(url) ? request : plainRequest
    // An answer that changes the protocol ends the request with neither an answer nor an error.
    const unanswered = () => reject(new Error('Nothing was answered'))
    const asked = ask(url, { ...options, agent: false }, (answer) => {
      asked.off('close', unanswered)
      const head = { status: answer.statusCode ?? 0, retryAfter: answer.headers['retry-after'] ?? null }
      read(answer).then((what) => resolve({ ...head, read: what }), reject)
    })
    asked.on('error', reject)
    asked.on('close', unanswered)
    asked.end(body)
  })
}

/** The first bytes of an answer as text; the rest is not waited for. */
async function beginningOf(answer: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  let length = 0
  for await (const part of answer as AsyncIterable<Buffer>) {
    parts.push(part)
    length += part.length
    if (length >= MOST) break
  }
  return Buffer.concat(parts).subarray(0, MOST).toString('utf8')
}
