import { kept, read, type Seen } from './source.ts'
import { sections, type SectionName } from './sections/index.ts'
import type { Facts } from './studio.ts'

/** One section with what it lists. */
export interface Loaded {
  name: SectionName
  list: unknown[]
}

/** All that is shown, and since when nothing newer is known (null: it is of now). */
export interface View {
  facts: Facts
  loaded: Loaded[]
  seenAt: number | null
}

type Reader = <T>(url: string) => Promise<Seen<T> | undefined>

const factsOf = (origin: string) => `${origin}/widget/studio.json`
const listOf = (origin: string, facts: Facts, name: SectionName) =>
  `${origin}/api/v1/widget/${facts.id}/${sections[name].path}`

/** Returns the studio's content as of now, or as this browser saw it last; throws Unreachable if neither is known. */
export function load(origin: string, names: readonly SectionName[]): Promise<View | undefined> {
  return viewBy(read, origin, names)
}

/** Returns the content that this browser saw last, at once; undefined if it never saw all of it. */
export function remembered(origin: string, names: readonly SectionName[]): Promise<View | undefined> {
  return viewBy(async (url) => kept(url), origin, names)
}

async function viewBy(by: Reader, origin: string, names: readonly SectionName[]): Promise<View | undefined> {
  const facts = await by<Facts>(factsOf(origin))
  if (!facts) return undefined
  const asked = await Promise.allSettled(names.map((name) => by<unknown[]>(listOf(origin, facts.value, name))))
  const failed = asked.filter((one) => one.status === 'rejected')
  // Sections never seen that can't be fetched are left out, unless there is nothing else.
  if (failed.length === names.length) throw failed[0]!.reason
  const lists = asked.map((one) => (one.status === 'fulfilled' ? one.value : undefined))
  const loaded = names.flatMap((name, at) => (lists[at] ? [{ name, list: lists[at].value }] : []))
  const seen = [facts, ...lists].flatMap((one) => one?.seenAt ?? [])
  return { facts: facts.value, loaded, seenAt: seen.length > 0 ? Math.min(...seen) : null }
}
