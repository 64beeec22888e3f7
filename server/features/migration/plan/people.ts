import { inAscii } from '../../../lib/address-rules.ts'
import { nameKey } from '../values/name.ts'
import type { Answers, ExistingPerson, PersonDraft, PlannedClient, Problem } from './model.ts'

export interface RowPerson {
  row: number
  draft: PersonDraft
}

export interface People {
  clients: PlannedClient[]
  /** The key of the client of each row. */
  ofRow: Map<number, string>
  /** Rows without an e-mail whose name somebody else without one has: only the owner knows if they are one person. */
  unclear: number[]
  problems: Problem[]
}

/**
 * Tells people apart. A person is e-mail plus name, nothing weaker: two names on one e-mail are two people, and the same
 * name without an e-mail is the same person only if the owner says so (`answer`).
 */
export function tellApart(
  rows: readonly RowPerson[],
  existing: readonly ExistingPerson[],
  answer: Answers['people_without_email'],
  today: string,
): People {
  const known = new Map<string, ExistingPerson>()
  for (const person of existing) if (!known.has(personKey(person))) known.set(personKey(person), person)
  const unclear = withoutEmailTwice(rows, known)
  const clients = new Map<string, PlannedClient>()
  const ofRow = new Map<number, string>()
  for (const { row, draft } of rows) {
    const named = personKey(draft)
    const apart = draft.email === null && answer !== 'same_person'
    const key = apart ? `row ${row}` : named
    ofRow.set(row, key)
    const before = clients.get(key)
    if (before) before.draft = merge(before.draft, draft)
    else clients.set(key, { ...planned(key, draft, apart ? undefined : known.get(named)), first_row: row })
  }
  const people = [...clients.values()].map((client) => decideAction(client, known.get(client.key)))
  return { clients: people, ofRow, unclear, problems: giveGuardians(people, existing, today) }
}

/** What makes a person: e-mail in lower case and name without regard to case and blanks. */
export function personKey({ email, full_name }: { email: string | null; full_name: string }): string {
  return `${inAscii(email ?? '')} ${nameKey(full_name)}`
}

function withoutEmailTwice(rows: readonly RowPerson[], known: ReadonlyMap<string, ExistingPerson>): number[] {
  const seen = new Map<string, number[]>()
  for (const { row, draft } of rows) {
    if (draft.email !== null) continue
    const key = personKey(draft)
    seen.set(key, [...(seen.get(key) ?? []), row])
  }
  return [...seen].filter(([key, at]) => at.length > 1 || known.has(key)).flatMap(([, at]) => at)
}

function planned(key: string, draft: PersonDraft, match: ExistingPerson | undefined): Omit<PlannedClient, 'first_row'> {
  return { key, action: match ? 'match' : 'create', existing_id: match?.id ?? null, draft, fill: {}, guardian: null }
}

/** The first row that says something wins; later ones fill what it left empty. */
function merge(first: PersonDraft, later: PersonDraft): PersonDraft {
  return {
    full_name: first.full_name,
    email: first.email ?? later.email,
    guardian: first.guardian ?? later.guardian,
    phone: first.phone ?? later.phone,
    date_of_birth: first.date_of_birth ?? later.date_of_birth,
    joined_on: first.joined_on ?? later.joined_on,
    gender: first.gender ?? later.gender,
    address: first.address ?? later.address,
    emergency_contact: first.emergency_contact ?? later.emergency_contact,
    notes: first.notes ?? later.notes,
    tags: [...new Set([...first.tags, ...later.tags])],
    // One refusal among several rows is a refusal.
    marketing_email: refusedFirst(first.marketing_email, later.marketing_email),
    marketing_sms: refusedFirst(first.marketing_sms, later.marketing_sms),
  }
}

function refusedFirst(one: boolean | null, other: boolean | null): boolean | null {
  return one === false || other === false ? false : (one ?? other)
}

const FILLED = [
  'phone',
  'date_of_birth',
  'joined_on',
  'address',
  'emergency_contact',
  'marketing_email',
  'marketing_sms',
] as const

function decideAction(client: PlannedClient, match: ExistingPerson | undefined): PlannedClient {
  if (client.existing_id === null || !match) return client
  const filled = FILLED.filter((field) => match[field] === null && client.draft[field] !== null)
  const fill: Partial<PersonDraft> = Object.fromEntries(filled.map((field) => [field, client.draft[field]]))
  return { ...client, fill, action: filled.length > 0 ? 'update' : 'match' }
}

/**
 * Of several people on one e-mail one gets the mail and may have a login: somebody who is here already, else the first
 * whom the file gives no guardian and who is not known to be under 18. The others are looked after by that one.
 */
function giveGuardians(people: PlannedClient[], existing: readonly ExistingPerson[], today: string): Problem[] {
  const here = Map.groupBy(existing, ({ email }) => inAscii(email ?? ''))
  const byKey = new Map(people.map((person) => [person.existing_id, person.key]))
  const problems: Problem[] = []
  for (const [email, sharing] of Map.groupBy(people, ({ draft }) => inAscii(draft.email ?? ''))) {
    const fresh = sharing.filter(({ action }) => action === 'create')
    if (email === '' || fresh.length === 0) continue
    const old = (here.get(email) ?? []).filter(({ guardian_id }) => guardian_id === null)
    const holder = old.find(({ has_login }) => has_login) ?? old[0]
    const adult = fresh.find(({ draft }) => draft.guardian === null && !isMinor(draft.date_of_birth, today)) ?? fresh[0]
    const head = holder
      ? { key: byKey.get(holder.id) ?? `client ${holder.id}`, name: holder.full_name }
      : adult && { key: adult.key, name: adult.draft.full_name }
    if (!head) continue
    for (const person of fresh) {
      if (person.key === head.key) continue
      person.guardian = head
      const message = `${person.draft.full_name} shares the e-mail of ${head.name}: mail goes there, and there is no login of their own.`
      problems.push({ row: person.first_row, column: null, field: 'email', severity: 'warning', message })
    }
  }
  return problems
}

function isMinor(born: string | null, today: string): boolean {
  return born !== null && `${Number(born.slice(0, 4)) + 18}${born.slice(4)}` > today
}
