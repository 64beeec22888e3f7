import { lookup } from 'node:dns/promises'
import { request } from 'node:https'
import type { LookupFunction } from 'node:net'
import { AddressRefused, type Outbound } from './port.ts'
import { isPublicAddress } from './public-address.ts'

/** How long an answer may take, in milliseconds. */
const PATIENCE = 10_000

/**
 * Asks by https alone, and only what stands out in the net. A name is resolved once: what is asked is the address that was
 * looked at. Redirects are not followed.
 */
export const guardedOutbound: Outbound = {
  async get(url, headers) {
    const { protocol, hostname } = new URL(url)
    if (protocol !== 'https:') throw new AddressRefused('Only https addresses are asked.')
    const found = await lookup(hostname.replace(/^\[|\]$/g, ''), { all: true })
    const [first] = found
    if (!first || !found.every(({ address }) => isPublicAddress(address)))
      throw new AddressRefused('This address does not lead out into the net.')
    const pinned: LookupFunction = (_, options, done) =>
      options.all ? done(null, [first]) : done(null, first.address, first.family)
    return new Promise((resolve, reject) => {
      const signal = AbortSignal.timeout(PATIENCE)
      const asked = request(url, { headers, signal, agent: false, lookup: pinned }, (answer) => {
        resolve({ status: answer.statusCode ?? 0 })
        answer.destroy()
      })
      asked.on('error', reject)
      asked.end()
    })
  },
}
