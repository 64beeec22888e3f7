import type { Instant } from '../../lib/time.ts'

/** A browser's push address, and the keys with which only this browser reads its pushes (base64url). */
export interface PushAddress {
  endpoint: string
  p256dh: string
  auth: string
}

export interface PushMessage {
  to: PushAddress
  /** The data for the browser's service worker; at most 3,993 bytes. */
  payload: string
  /** For how many seconds the push service keeps it for a device that is off. */
  seconds: number
  /** The contact of the sender for a push service: `mailto:` or https. */
  contact: string
  /** The secret that the studio's push key is made of. */
  seed: Uint8Array
  now: Instant
}

/**
 * The outcome of a push: taken; `gone`, the device is to be forgotten; `later`, to be tried again (after so many seconds, if
 * the service says so); `refused`, this one is never sent.
 */
export type PushOutcome =
  | { kind: 'sent' | 'gone' }
  | { kind: 'later'; seconds: number | null; reason: string }
  | { kind: 'refused'; reason: string }

/** Hands messages to the services that browsers take pushes from. */
export interface Push {
  /** The public key that browsers subscribe with, where this is the secret of the studio's own. */
  publicKey(seed: Uint8Array): string
  /** Tries once. It never throws for what a service or the network does. */
  send(message: PushMessage): Promise<PushOutcome>
}
