import { lookup } from 'node:dns/promises'
import { request as plainRequest } from 'node:http'
import { request } from 'node:https'
import type { LookupFunction } from 'node:net'
import { AddressRefused, type Nearness, type Outbound } from './port.ts'
import { isOwnNetwork, isPublicAddress } from './public-address.ts'
import { isLoopback } from '../../http/addresses.ts'

/** How long an answer may take, in milliseconds. */
const PATIENCE = 10_000

/**
 * Asks by https alone, and only what stands out in the net, unless it may be nearer. A name is resolved once: what is asked
 * is the address that was looked at. Redirects are not followed.
 */
export const guardedOutbound: Outbound = {
  async get(url, headers, nearest = 'net') {
    const { protocol, hostname } = new URL(url)
    if (protocol !== 'https:' && nearest === 'net') throw new AddressRefused('Only https addresses are asked.')
    const found = await addressesOf(hostname.replace(/^\[|\]$/g, ''))
    const [first] = found
    if (!first || !found.every(({ address }) => mayAsk[nearest](address)))
      throw new AddressRefused('This address does not lead out into the net.')
    const pinned: LookupFunction = (_, options, done) =>
      options.all ? done(null, [first]) : done(null, first.address, first.family)
    return new Promise((resolve, reject) => {
      const signal = AbortSignal.timeout(PATIENCE)
      const send = protocol === 'https:' ? request : plainRequest
      const asked = send(url, { headers, signal, agent: false, lookup: pinned }, (answer) => {
        resolve({ status: answer.statusCode ?? 0 })
        answer.destroy()
      })
      asked.on('error', reject)
      asked.end()
    })
  },
}

const inNetwork = (address: string) => isPublicAddress(address) || isOwnNetwork(address)

const mayAsk: Readonly<Record<Nearness, (address: string) => boolean>> = {
  net: isPublicAddress,
  network: inNetwork,
  computer: (address) => inNetwork(address) || isLoopback(address),
}

/** Names under `localhost` are this computer's own everywhere (RFC 6761), also where its resolver knows none. */
async function addressesOf(name: string): Promise<{ address: string; family: number }[]> {
  if (name.endsWith('.localhost')) return [{ address: '127.0.0.1', family: 4 }]
  return lookup(name, { all: true })
}
