import { domainToASCII, domainToUnicode } from 'node:url'

/** Letters, digits and signs that the part before the @ may have without quotes; no sign of a formula first. */
const LOCAL = /^(?!=)[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/
/** A name of a mail server in ASCII (RFC 5890): labels of letters, digits and hyphens. */
const DOMAIN = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59})$/
/** RFC 5321, 4.5.3.1.3. */
const LONGEST = 254
const BEYOND_ASCII = /[^\x00-\x7f]/
/** Signs that show nothing and come along when an address is copied; joiners are part of a name in some scripts. */
const UNSEEN = /^[\p{Cf}\s]+|[\p{Cf}\s]+$|(?![\u200c\u200d])\p{Cf}/gu

function partsOf(address: string): { local: string; domain: string } {
  const at = address.lastIndexOf('@')
  return { local: address.slice(0, Math.max(at, 0)), domain: address.slice(at + 1) }
}

/** An e-mail address as it is kept and shown: in small letters, its domain as it was typed, in letters or in ASCII. */
export function asKept(typed: string): string {
  const address = typed.replaceAll(UNSEEN, '').normalize('NFC').toLowerCase()
  const { local, domain } = partsOf(address)
  if (local === '' || !BEYOND_ASCII.test(domain)) return address
  return `${local}@${domainToUnicode(domainToASCII(domain)) || domain}`
}

/** The address that email is sent to and compared by: its domain in ASCII. An invalid address stays as it is. */
export function inAscii(address: string): string {
  const { local, domain } = partsOf(asKept(address))
  return local === '' ? asKept(address) : `${local}@${domainToASCII(domain) || domain}`
}

/** The same with its domain in letters. */
function inLetters(address: string): string {
  const { local, domain } = partsOf(inAscii(address))
  return local === '' ? domain : `${local}@${domainToUnicode(domain) || domain}`
}

/** True if two are the same address, however their domains are written. */
export const isSameAddress = (one: string, other: string): boolean => inAscii(one) === inAscii(other)

/** The ways in which an address may be kept: equal to it is whatever is one of these. */
export const waysToWrite = (address: string): [ascii: string, letters: string] => [inAscii(address), inLetters(address)]

/** True if the part before the @ has letters that only few mail servers take (RFC 6531). */
export const isLocalBeyondAscii = (address: string): boolean =>
  BEYOND_ASCII.test(partsOf(address).local) && DOMAIN.test(partsOf(inAscii(address)).domain)

/** True if it is an e-mail address that mail can be sent to; its domain may be in any alphabet (IDNA). */
export function isAddress(address: string): boolean {
  const { local, domain } = partsOf(asKept(address))
  const ascii = domainToASCII(domain)
  return LOCAL.test(local) && DOMAIN.test(ascii) && `${local}@${ascii}`.length <= LONGEST
}
