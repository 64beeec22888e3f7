import type { DemoApi } from './api.ts'
import type { Member } from './members.ts'

/** The tags that the front desk gives, each with the number of people per tag. */
const BY_HAND = [
  { name: 'Teacher training', color: '#e6a15c', every: 17 },
  { name: 'Works nearby', color: '#7a8f4a', every: 4 },
  { name: 'Student', color: '#5b7fb8', every: 7 },
  { name: 'Expecting', color: '#b8618f', every: 19, for_instructors: true },
]

/** Sets up the studio's own words for its people: one that a rule gives, some given by hand. Gives the latter's ids. */
export async function nameTags(api: DemoApi): Promise<number[]> {
  const regular = await api.make('/tags', { name: 'Regular', color: '#1f6f78' })
  const often = { all: [{ field: 'visits_30d', op: 'gte', value: 6 }] }
  const rule = { tag_id: regular.id, trigger_event: 'booking.checked_in', condition_json: often }
  await api.make('/auto-tag-rules', rule)
  const ids: number[] = []
  for (const { every: _, ...tag } of BY_HAND) ids.push((await api.make('/tags', tag)).id)
  return ids
}

/** Gives the tags that are given by hand. */
export async function tagByHand(api: DemoApi, tags: readonly number[], members: readonly Member[]): Promise<void> {
  for (const [at, tag_id] of tags.entries())
    for (const [n, { id }] of members.entries())
      if (n % BY_HAND[at]!.every === at + 1) await api.make(`/clients/${id}/tags`, { tag_id })
}
