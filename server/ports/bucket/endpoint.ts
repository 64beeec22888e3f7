import { BlockList, isIP } from 'node:net'
import { addressIn } from '../../http/addresses.ts'
import { BucketRefused, type BucketAccess } from './port.ts'

const near = new BlockList()
near.addSubnet('127.0.0.0', 8, 'ipv4')
near.addSubnet('10.0.0.0', 8, 'ipv4')
near.addSubnet('172.16.0.0', 12, 'ipv4')
near.addSubnet('192.168.0.0', 16, 'ipv4')
near.addAddress('::1', 'ipv6')
near.addSubnet('fc00::', 7, 'ipv6')

/** Whether an address is this computer's or a private network's, where what is not encrypted may go. */
export function isNear(text: string): boolean {
  const address = addressIn(text)
  return address !== undefined && near.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')
}

/** Why http leads nowhere further. */
export const onlyNear = () =>
  new BucketRefused(
    'other',
    'An address with http:// must lead to this computer or its own network. Use https:// instead.',
  )

/**
 * Where a bucket's objects are, without the prefix: its endpoint with the bucket as the last part of the path. Throws
 * BucketRefused for what is no such address, or may not be asked: a name that http leads to is looked at when it is resolved.
 */
export function addressOf(access: BucketAccess): URL {
  const { endpoint, bucket, accessKeyId, secretAccessKey } = access
  const url = URL.parse(endpoint)
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password || url.search || url.hash)
    throw new BucketRefused('other', 'The address of the bucket’s server must look like https://s3.example.com.')
  if (url.protocol === 'http:' && addressIn(url.hostname) !== undefined && !isNear(url.hostname)) throw onlyNear()
  if (bucket.trim() === '') throw new BucketRefused('no-bucket', 'Enter the name of the bucket.')
  // What has no key would be asked without a signature.
  if (accessKeyId.trim() === '' || secretAccessKey.trim() === '')
    throw new BucketRefused('denied', 'Enter the access key and the secret key of the bucket.')
  url.pathname = `${url.pathname.replace(/\/+$/, '')}/${encodeURIComponent(bucket)}`
  return url
}

/** What every key of ours begins with: the prefix as a folder, or nothing. */
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
