import type { Clients } from './clients.ts'
import { DAY, HOUR, iso, MINUTE, type Day, type Making } from './making.ts'

const TITLE = 'Health and liability'
const texts = [
  'I am well enough to take part and look after my belongings myself.',
  'I am well enough to take part, I tell my instructor about injuries and pregnancy, and I look after my belongings myself.',
]

export interface Waivers {
  day(day: Day): void
}

/** The waiver in two versions, and who signed which. */
export function askForSignatures(making: Making, clients: Clients): Waivers {
  const random = making.random('waivers')
  const first = making.days[0]!.starts - DAY
  const second = making.days[Math.floor(making.days.length * 0.6)]!.starts
  const waivers = making.table('waivers', ['id', 'title', 'body', 'version', 'created_at', 'updated_at'])
  waivers.add(waivers.next(), TITLE, texts[1]!, 2, iso(first), iso(second))
  const versions = making.table('waiver_versions', ['waiver_id', 'version', 'body', 'created_at'])
  for (const [n, at] of [first, second].entries()) versions.add(1, n + 1, texts[n]!, iso(at))
  const rows = making.table('waiver_signatures', [
    'id',
    'waiver_id',
    'version',
    'client_id',
    'title',
    'signed_name',
    'ip_address',
    'signed_at',
  ])
  let seen = 0
  const sign = (client: Clients['list'][number], at: number) => {
    if (at >= making.now) return
    const version = at < second ? 1 : 2
    rows.add(rows.next(), 1, version, client.id, TITLE, client.name, '192.0.2.7', iso(at))
  }
  return {
    day: ({ starts }) => {
      for (; seen < clients.list.length; seen += 1) {
        const client = clients.list[seen]!
        if (random() < 0.85) sign(client, client.joined + 5 * MINUTE)
      }
      // The new version is signed by those who still come, over the months after it.
      if (starts < second || starts > second + 120 * DAY || starts >= making.now) return
      for (const client of clients.list) {
        if (client.joined < second && client.leaves > starts && random() < 0.02) sign(client, starts + 9 * HOUR)
      }
    },
  }
}
