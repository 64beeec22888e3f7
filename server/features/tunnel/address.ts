import type { Act, App } from '../../context.ts'
import type { Tx } from '../../db/writer.ts'
import { saveSettings } from '../settings/change.ts'
import { isFreeEntry } from '../settings/doors.ts'
import { findSettings, settingsOf, type Settings } from '../settings/queries.ts'

/**
 * Keeps the address that the built-in tunnel was given, null if it is off. Links are built on it, unless the owner has set
 * another one; followers of the address learn of it, also that it leads here again.
 */
export function tellAddress(tx: Tx, act: Act, address: string | null): void {
  const before = settingsOf(tx)
  const isOwn = hasOwnAddress(before)
  const isKept = before.tunnel_address === address && (isOwn || before.tunnel_url === address)
  if (!isKept) saveSettings(tx, { tunnel_address: address, ...(!isOwn && { tunnel_url: address }) })
  if (!isOwn && (address !== null || before.tunnel_url !== null)) followAddress(tx, act, before.tunnel_url, address)
}

/** Tells who follows the public address what it is; after `saveSettings`, in the same transaction. */
export function followAddress(tx: Tx, act: Act, before: string | null, url: string | null): void {
  for (const follow of act.seams.addressChanged) follow(tx, act, { url, isNew: before !== url })
}

/** True if the owner has set another address: the built-in tunnel leaves that alone. */
export function hasOwnAddress({ tunnel_url, tunnel_address }: Settings): boolean {
  return tunnel_url !== null && tunnel_url !== tunnel_address
}

/** Where the studio is reached from outside, and what may be built on that. */
export interface PublicAddress {
  /** Null: nothing leads here. */
  url: string | null
  /** True if it is one that the free tunnel hands out: its name can be taken, its traffic read. */
  isFreeHost: boolean
  /** True if other servers may get it as their webhook address: by https, with a name that stays the studio's. */
  mayRegisterWebhook: boolean
  /** True if other sites' pages may show what is here. */
  mayEmbed: boolean
}

/** The studio's address from outside. Cheap: it reads one row each time. */
export function publicAddress(app: App): PublicAddress {
  const url = findSettings(app.db)?.tunnel_url ?? null
  const isFreeHost = url !== null && isFreeEntry(app, new URL(url).hostname)
  const mayEmbed = url !== null && !isFreeHost
  return { url, isFreeHost, mayRegisterWebhook: mayEmbed && url.startsWith('https:'), mayEmbed }
}
