import { BlockList, isIP } from 'node:net'
import { addressIn, isLoopback } from '../../http/addresses.ts'
import { isPublicAddress } from '../outbound/public-address.ts'
import { BucketRefused, type BucketAccess } from './port.ts'

const own = new BlockList()
own.addSubnet('10.0.0.0', 8, 'ipv4')
own.addSubnet('172.16.0.0', 12, 'ipv4')
own.addSubnet('192.168.0.0', 16, 'ipv4')
own.addSubnet('fc00::', 7, 'ipv6')

/** The way to reach a bucket. */
export interface Way {
  /** By https. */
  secure: boolean
  /** True if it may lie on this computer: for trying out, since a copy there goes with the computer. */
  loopback: boolean
}

/** Why an address is not asked in this way; undefined where it is: the net at large by https alone, the studio's own network by either. */
export function whyNot(text: string, { secure, loopback }: Way): BucketRefused | undefined {
  const address = addressIn(text)
  if (address === undefined) return refused('The address of the bucket’s server leads nowhere.')
  if (isLoopback(address)) {
    return loopback
      ? undefined
      : refused('The bucket lies on this computer, and would be gone with it. Choose another place.')
  }
  if (own.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')) return undefined
  if (!isPublicAddress(address)) return refused('The address of the bucket’s server leads nowhere.')
  return secure
    ? undefined
    : refused('An address with http:// must lead to the studio’s own network. Use https:// instead.')
}

const refused = (why: string) => new BucketRefused('other', why)

/**
 * Returns the address of a bucket's objects without the prefix: its endpoint with the bucket as the last part of the path.
 * Throws BucketRefused for an invalid or forbidden address; a host name is checked when it is resolved.
 */
export function addressOf(access: BucketAccess, loopback: boolean): URL {
  const { endpoint, bucket, accessKeyId, secretAccessKey } = access
  const url = URL.parse(endpoint)
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password || url.search || url.hash)
    throw new BucketRefused('other', 'The address of the bucket’s server must look like https://s3.example.com.')
  const why = addressIn(url.hostname) && whyNot(url.hostname, { secure: url.protocol === 'https:', loopback })
  if (why) throw why
  if (bucket.trim() === '') throw new BucketRefused('no-bucket', 'Enter the name of the bucket.')
  // A request without a key would be sent without a signature.
  if (accessKeyId.trim() === '' || secretAccessKey.trim() === '')
    throw new BucketRefused('denied', 'Enter the access key and the secret key of the bucket.')
  url.pathname = `${url.pathname.replace(/\/+$/, '')}/${encodeURIComponent(bucket)}`
  return url
}

/** The beginning of every key of ours: the prefix as a folder, or nothing. */
export function folderOf({ prefix }: BucketAccess): string {
  const folder = prefix.replace(/^\/+|\/+$/g, '')
  return folder === '' ? '' : `${folder}/`
}

/** The longest beginning of a key that a listing can be asked for: the signer does not encode what comes then. */
export function askable(prefix: string): string {
  return prefix.replace(/[!'()*].*$/s, '')
}

/**
 * A key of a listing that was asked for in URL encoding; one that does not look encoded is taken as it is. Characters that the
 * listing writes as numbers are as they came.
 */
export function listedKey(listed: string): string {
  const key = listed.replace(/&#(?:x([0-9a-f]+)|(\d+));/gi, (_, hex: string | undefined, number: string) =>
    String.fromCodePoint(hex === undefined ? Number(number) : Number.parseInt(hex, 16)),
  )
  if (!/^[\w.~/%+*!'()-]*$/.test(key)) return key
  try {
    return decodeURIComponent(key.replaceAll('+', ' '))
  } catch {
    return key
  }
}
