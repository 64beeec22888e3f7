import type { IconName } from '../../ui/icon/paths.ts'

/** Something the palette offers: a page, a record or an action. */
export interface Command {
  id: string
  /** Its group in the palette. */
  group: string
  label: string
  detail?: string | undefined
  /** Other words it is looked for by; never shown. */
  words?: string | undefined
  icon?: IconName | undefined
  run: () => void
  keys?: string | undefined
}

export interface CommandGroup {
  id: string
  title: string
}

/** Looks commands up on the server by what is typed. */
export interface Finder {
  group: string
  /** True if it is worth asking by this text; by default any of two letters is. */
  isFor?: (text: string) => boolean
  find: (text: string, signal: AbortSignal) => Promise<readonly Command[]>
}
