import type { Act, App } from '../../context.ts'
import type { Tx } from '../../db/writer.ts'
import { saveSettings } from '../settings/change.ts'
import { isFreeEntry } from '../settings/doors.ts'
import { findSettings, settingsOf, type Settings } from '../settings/queries.ts'

/**
 * Keeps the address that the built-in tunnel was given, null where it is off. Links are built on it, unless the owner has
 * set one of their own; whoever follows the address is told, also that it leads here again.
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

/** Whether the owner has set an address of their own: the built-in tunnel leaves that alone. */
export function hasOwnAddress({ tunnel_url, tunnel_address }: Settings): boolean {
  return tunnel_url !== null && tunnel_url !== tunnel_address
}

/** Where the studio is reached from outside, and what may be built on that. */
export interface PublicAddress {
  /** Null: nothing leads here. */
  url: string | null
  /** Whether it is one that the free tunnel hands out: its name can be taken, its traffic read. */
  isFreeHost: boolean
  /** Whether others' servers may be told to send here: by https, to a name that stays the studio's. */
  mayRegisterWebhook: boolean
  /** Whether other sites' pages may show what is here. */
  mayEmbed: boolean
}

/** Where the studio is reached from outside. Cheap: one row that is read anew. */
export function publicAddress(app: App): PublicAddress {
  const url = findSettings(app.db)?.tunnel_url ?? null
  const isFreeHost = url !== null && isFreeEntry(app, new URL(url).hostname)
  const mayEmbed = url !== null && !isFreeHost
  return { url, isFreeHost, mayRegisterWebhook: mayEmbed && url.startsWith('https:'), mayEmbed }
}
