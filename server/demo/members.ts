import { addDays } from '../lib/time.ts'
import type { DemoApi } from './api.ts'
import type { Furniture } from './furniture.ts'
import { FAMILY_PACK } from './offer.ts'
import { firstNames, lastNames, PASSWORD, visitor } from './people.ts'

/** A regular of the made-up studio: what she buys and how often she comes. */
export interface Member {
  id: number
  plan: string
  /** How likely she books a class she likes, 0 to 1. */
  zeal: number
  likes: ReadonlySet<string>
  /** The day of the story on which she first comes. */
  joins: number
}

type Drawn = Omit<Member, 'id'> & {
  full_name: string
  email: string
  phone: string
  hasLogin: boolean
  /** For how many days the studio has known her when the story begins. */
  daysKnown: number
  paysOnline: boolean
}

/** Clients who come for one kind of class buy the pass for it. */
const BY_KIND = 'By kind'
const plans = ['Unlimited monthly', '8 classes a month', '10-class pack', BY_KIND, 'Drop-in', 'Two weeks to start']
const tastes = [
  ['Morning Flow', 'Yin & Rest'],
  ['Reformer Basics', 'Reformer Power'],
  ['Barre', 'Morning Flow'],
  ['Strong', 'Reformer Power'],
  ['Strong', 'Barre'],
]

/** Draws the people who will come over `days` days; the first is the visitor whose login is printed. */
export function drawMembers(random: () => number, count: number, days: number): Drawn[] {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!
  const taken = new Set<string>()
  return Array.from({ length: count }, (_, n) => {
    let full_name = n === 0 ? visitor.full_name : ''
    while (!full_name || (n > 0 && taken.has(full_name))) full_name = `${pick(firstNames)} ${pick(lastNames)}`
    taken.add(full_name)
    const plain = full_name
      .normalize('NFD')
      .replaceAll(/[^\w ]/g, '')
      .toLowerCase()
      .replace(' ', '.')
    return {
      full_name,
      email: n === 0 ? visitor.email : `${plain}${n}@example.com`,
      phone: `+34 6${String(10_000_000 + Math.floor(random() * 89_999_999))}`,
      ...habitsOf(n === 0 ? '10-class pack' : pick(plans), 0.25 + random() * 0.6, pick(tastes)),
      joins: n % 4 === 3 ? Math.floor(random() * days) : 0,
      hasLogin: n === 0 || random() < 0.7,
      daysKnown: Math.floor(random() * 1000),
      paysOnline: n > 0 && n % 3 === 0,
    }
  })
}

function habitsOf(plan: string, zeal: number, taste: readonly string[]) {
  return { plan: plan === BY_KIND ? kindPass(taste) : plan, zeal, likes: new Set(taste) }
}

function kindPass(taste: readonly string[]): string {
  if (taste.includes('Yin & Rest')) return 'Mat pack of ten'
  if (taste.includes('Reformer Basics')) return 'Reformer pack of eight'
  return taste.includes('Morning Flow') ? 'Off-peak monthly' : '10-class pack'
}

/** Sells somebody a pack for the family, and adds the child and the partner who share it; gives the child, who likes to come too. */
export async function bringFamily(
  api: DemoApi,
  { types }: Furniture,
  { id }: Member,
  partner: Member,
  today: string,
): Promise<Member> {
  const child = { full_name: 'Mila Serra', guardian_id: id, date_of_birth: addDays(today, -365 * 12) }
  const dependant = (await api.make('/clients', child)).id
  await sell(api, types.get(FAMILY_PACK)!, id, today)
  const { items } = (await api.send<{ items: { id: number }[] }>('GET', `/memberships?client_id=${id}&page_size=1`))!
  await api.send('PUT', `/memberships/${items[0]!.id}/members`, { client_ids: [dependant, partner.id] })
  return { id: dependant, plan: FAMILY_PACK, zeal: 0.7, likes: new Set(['Morning Flow']), joins: 0 }
}

/** Adds a client and sells her what she comes for. */
export async function welcome(api: DemoApi, { types, till }: Furniture, drawn: Drawn, today: string): Promise<Member> {
  const { full_name, email, phone, hasLogin, daysKnown, paysOnline, ...habits } = drawn
  const client_since_on = addDays(today, drawn.joins === 0 ? -daysKnown : 0)
  const { id } = await api.make('/clients', { full_name, email, phone, client_since_on })
  const member = { id, ...habits }
  if (hasLogin) await giveLogin(api, id, full_name)
  const type = types.get(member.plan)!
  await (paysOnline ? till.buy(id, type) : sell(api, type, id, today))
  return member
}

/** Sells a membership at the desk, starting today. */
export async function sell(api: DemoApi, membership_type_id: number, client_id: number, today: string): Promise<void> {
  await api.make('/memberships', { client_id, membership_type_id, starts_at: today, payment_method: 'card_terminal' })
}

/** Gives a membership to the client that visitors sign in as. */
export async function refill(api: DemoApi, { types }: Furniture, { id, plan }: Member, today: string): Promise<void> {
  const { items } = (await api.send<{ items: { is_usable: boolean }[] }>('GET', `/memberships?client_id=${id}`))!
  if (!items.some(({ is_usable }) => is_usable)) await sell(api, types.get(plan)!, id, today)
}

/** Gives a client a password, by the invitation they would follow; most sign the waiver and agree to news by e-mail as they do. */
async function giveLogin(api: DemoApi, clientId: number, signed_name: string): Promise<void> {
  const { invite_url } = await api.make<{ invite_url: string }>(`/clients/${clientId}/invite`)
  const asked = { token: new URL(invite_url).hash.slice(1), new_password: PASSWORD }
  const { access_token } = await api.make<{ access_token: string }>('/auth/reset-password', asked)
  if (signed_name !== visitor.full_name && clientId % 6 !== 0) await signWaivers(api, access_token, signed_name)
  if (clientId % 4 === 0) return
  for (const consent_type of ['marketing_email', 'health_data'])
    await api.makeAs(access_token, '/gdpr/consent', { consent_type, granted: true })
}

async function signWaivers(api: DemoApi, token: string, signed_name: string): Promise<void> {
  const { items } = (await api.send<{ items: { id: number }[] }>('GET', '/waivers'))!
  for (const { id } of items) await api.makeAs(token, `/waivers/${id}/sign`, { signed_name })
}
