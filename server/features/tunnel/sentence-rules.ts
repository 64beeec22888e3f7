import type { Trouble } from './tunnel-values.ts'

export interface TroubleValues {
  /** The tunnel's server, by its name. */
  host: string
  /** The name that the studio wants. */
  name: string
  /** The address that leads here meanwhile. */
  url: string
}

/** A language's sentences for what is amiss with the built-in tunnel: what is so, and what becomes of it. */
export type TroubleWords = Readonly<Record<Trouble, (values: TroubleValues) => string>>

export const troubleWords: TroubleWords = {
  host_unknown: ({ host }) =>
    `${host} can’t be found. See that this computer is online; the studio tries again by itself.`,
  no_answer: ({ host }) => `${host} does not answer. The studio tries again by itself.`,
  refused: ({ host }) => `${host} gives no address at the moment. The studio tries again by itself.`,
  odd_answer: ({ host }) => `${host} does not answer like a tunnel server. See that its address is right.`,
  dropped: ({ host }) => `The connection to ${host} broke off. The studio connects again by itself.`,
  not_seen: () =>
    'The link does not lead here at the moment. See that this computer is online; the studio tries again by itself.',
  name_taken: ({ name, url }) =>
    `Somebody else has the name “${name}”. Your link is ${url} until it is free again; the studio keeps asking for it.`,
}
