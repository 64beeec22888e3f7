import { inAscii } from '../../../lib/address-rules.ts'
import { fold } from '../../../lib/fold-rules.ts'
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
  /** Rows with somebody's e-mail and nearly their name (`Yago Baez García`): only the owner knows if they are one person. */
  alike: number[]
  problems: Problem[]
}

/**
 * Tells people apart. A person is e-mail plus name, nothing weaker: two names on one e-mail are two people, unless they differ by
 * accents or order alone. The same name without an e-mail, and nearly the same with one, is the same person only if the owner says
 * so.
 */
export function tellApart(
  rows: readonly RowPerson[],
  existing: readonly ExistingPerson[],
  answers: Pick<Answers, 'people_without_email' | 'people_alike'>,
  today: string,
): People {
  const known = new Map<string, ExistingPerson>()
  for (const person of existing) if (!known.has(personKey(person))) known.set(personKey(person), person)
  const unclear = withoutEmailTwice(rows, known)
  const clients = new Map<string, PlannedClient>()
  const spellings = new Spellings(existing)
  const alike: number[] = []
  const ofRow = new Map<number, string>()
  for (const { row, draft } of rows) {
    const other = spellings.find(draft)
    if (other?.isSure === false) alike.push(row)
    const named = other?.isSure || (other && answers.people_alike === 'same_person') ? other.key : personKey(draft)
    spellings.add(named, draft)
    const apart = draft.email === null && answers.people_without_email !== 'same_person'
    const key = apart ? `row ${row}` : named
    ofRow.set(row, key)
    const before = clients.get(key)
    if (before) before.draft = merge(before.draft, draft)
    else clients.set(key, { ...planned(key, draft, apart ? undefined : known.get(named)), first_row: row })
  }
  const people = [...clients.values()].map((client) => decideAction(client, known.get(client.key)))
  return { clients: people, ofRow, unclear, alike, problems: giveGuardians(people, existing, today) }
}

/** Identifies a person: email in lower case, and name regardless of case and blanks. */
export function personKey({ email, full_name }: { email: string | null; full_name: string }): string {
  return `${inAscii(email ?? '')} ${nameKey(full_name)}`
}

/** A name in small letters without accents, in no order. */
const spelling = (full_name: string): string => wordsOf(full_name).toSorted().join(' ')
const wordsOf = (full_name: string): string[] =>
  fold(full_name)
    .split(/[^\p{L}\p{N}']+/u)
    .filter(Boolean)

/** True if two people on one e-mail have the same name but for its accents and its order. */
export const isSpeltAlike = (one: string, other: string): boolean => spelling(one) === spelling(other)

interface Spelt {
  key: string
  full_name: string
  date_of_birth: string | null
}

/** People by email, to find other spellings of a name. */
class Spellings {
  readonly #byEmail = new Map<string, Spelt[]>()

  constructor(existing: readonly ExistingPerson[]) {
    for (const person of existing) this.add(personKey(person), person)
  }

  add(
    key: string,
    { email, full_name, date_of_birth }: Pick<PersonDraft, 'email' | 'full_name' | 'date_of_birth'>,
  ): void {
    if (email === null) return
    const at = inAscii(email)
    const here = this.#byEmail.get(at) ?? []
    if (!here.some((one) => one.key === key && one.full_name === full_name))
      this.#byEmail.set(at, [...here, { key, full_name, date_of_birth }])
  }

  /** Finds the person whose name may be spelt differently here; undefined if the exact name exists or none is similar. */
  find(person: PersonDraft): { key: string; isSure: boolean } | undefined {
    const here = this.#byEmail.get(inAscii(person.email ?? '')) ?? []
    const named = personKey(person)
    if (here.length === 0 || here.some(({ key }) => key === named)) return undefined
    const same = here.find(({ full_name }) => isSpeltAlike(full_name, person.full_name))
    if (same) return { key: same.key, isSure: agree(same.date_of_birth, person.date_of_birth) }
    const near = here.find(
      (one) => agree(one.date_of_birth, person.date_of_birth) && isPartOf(one.full_name, person.full_name),
    )
    return near && { key: near.key, isSure: false }
  }
}

const agree = (one: string | null, other: string | null): boolean => one === null || other === null || one === other

/** True if one name has all the words of the other (`Yago Baez`, `Yago Baez García`). */
function isPartOf(one: string, other: string): boolean {
  const [few = [], many = []] = [wordsOf(one), wordsOf(other)].toSorted((a, b) => a.length - b.length)
  return few.length > 0 && few.every((word) => many.includes(word))
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
    is_active: first.is_active ?? later.is_active,
    locale: first.locale ?? later.locale,
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
  const filled = FILLED.filter((field) => isFilled(match[field], client.draft[field]))
  const fill: Partial<PersonDraft> = Object.fromEntries(filled.map((field) => [field, client.draft[field]]))
  return { ...client, fill, action: filled.length > 0 ? 'update' : 'match' }
}

/** True if the file fills an empty field, or its no to marketing overrides a recorded yes. */
const isFilled = (here: unknown, said: unknown): boolean =>
  (here === null && said !== null) || (here === true && said === false)

/**
 * Picks one of several people with the same email, who gets the emails and may have a login: an existing client, else the
 * first without a guardian in the file who is not known to be under 18. That person becomes the others' guardian.
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
