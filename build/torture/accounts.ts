import { setTimeout as wait } from 'node:timers/promises'
import type { Reply } from '../../server/test/request.ts'
import type { Chance } from '../chance.ts'
import type { Findings } from './findings.ts'
import type { Kind } from './kinds.ts'
import { Ledger, outcomeOf, type Entry } from './ledger.ts'
import type { TormentedStudio } from './studio.ts'

/** Number of entries acknowledged long ago that a round asks for again. */
const REPEATED = 5
const SHOWN = 3

type Asked = Pick<TormentedStudio, 'ask' | 'asOwner'>

/** Writers at work in a studio. */
export interface Writers {
  /** Resolves after so many more answers, or when so many milliseconds have gone. */
  answers(count: number, most?: number): Promise<void>
  /** Resolves when all have stopped, each after the request it is at. */
  stop(): Promise<void>
}

/** The book of what was asked for and answered in one studio; the one place where it is held against what is there. */
export class Accounts {
  readonly ledger = new Ledger()
  readonly #studio: Asked
  readonly #kinds: readonly Kind[]
  readonly #findings: Findings
  readonly #chance: Chance
  #answers = 0
  #keys = 0

  constructor(studio: Asked, kinds: readonly Kind[], { findings, chance }: { findings: Findings; chance: Chance }) {
    this.#studio = studio
    this.#kinds = kinds
    this.#findings = findings
    this.#chance = chance
  }

  /** Writes by so many at once, of every kind, mostly with an Idempotency-Key, until they are stopped. */
  write(writers: number): Writers {
    let isStopped = false
    const work = async () => {
      while (!isStopped) if (!(await this.#writeOne())) await wait(20)
    }
    const working = Array.from({ length: writers }, work)
    return {
      answers: async (count, most = 120_000) => {
        const [goal, end] = [this.#answers + count, performance.now() + most]
        while (this.#answers < goal && performance.now() < end) await wait(2)
      },
      stop: async () => {
        isStopped = true
        await Promise.all(working)
      },
    }
  }

  /** Holds the studio against the book: nothing lost, nothing done that was refused, nothing twice; every invariant. */
  async settle(): Promise<void> {
    await this.#compare()
    await this.#repeat()
    await this.#compare()
    await this.#checkIntegrity()
  }

  /** From here on nothing that was asked for so far is asked for again: its keys have had their day. */
  leaveKeys(): void {
    for (const outcome of ['acknowledged', 'refused', 'unknown'] as const)
      for (const entry of this.ledger.with(outcome)) entry.key = undefined
  }

  /** Asks for one thing; false where no answer came, or there is nothing left to ask for. */
  async #writeOne(): Promise<boolean> {
    const writing = this.#chance.pick(this.#kinds).next(this.#chance)
    if (!writing) return false
    this.#keys += 1
    const entry = this.ledger.begin(writing, this.#chance.next() < 0.7 ? `key-${this.#keys}` : undefined)
    const reply = await this.#ask(entry)
    this.#settle(entry, reply)
    return reply !== undefined
  }

  async #ask({ operation, body, key }: Entry): Promise<Reply | undefined> {
    try {
      return await this.#studio.ask(operation, { body, ...(key && { headers: { 'Idempotency-Key': key } }) })
    } catch (error) {
      if (error instanceof DOMException && error.name === 'TimeoutError')
        this.#findings.others.push(`${operation} was never answered`)
      return undefined
    }
  }

  #settle(entry: Entry, reply: Reply | undefined): void {
    const before = this.ledger.acknowledged
    this.ledger.settle(entry, reply)
    this.#findings.acknowledged += this.ledger.acknowledged - before
    if (reply) this.#answers += 1
  }

  async #compare(): Promise<void> {
    const { lost, falseRefusals, twice } = this.ledger.compare(await this.#marks())
    this.#findings.lost.push(...lost.map(sentence))
    this.#findings.falseRefusals.push(...falseRefusals.map(sentence))
    this.#findings.others.push(...twice.map((entry) => `done twice: ${sentence(entry)}`))
    this.ledger.forget([...lost, ...falseRefusals, ...twice])
  }

  async #marks(): Promise<string[]> {
    const marks: string[] = []
    for (const kind of this.#kinds) marks.push(...(await kind.marks()))
    return marks
  }

  /**
   * Asks again with the same key: requests that got no answer, those that a fault of the storage refused, and some that were
   * acknowledged. A request already done gets its first answer; any other is done now.
   */
  async #repeat(): Promise<void> {
    const done = new Set(await this.#marks())
    const keyed = (entries: readonly Entry[]) => entries.filter(({ key }) => key !== undefined)
    const acknowledged = keyed(this.ledger.with('acknowledged'))
    const some = Array.from({ length: Math.min(REPEATED, acknowledged.length) }, () => this.#chance.pick(acknowledged))
    const stuck = this.ledger.with('refused').filter(({ said }) => /^50/.test(said))
    for (const entry of [...some, ...keyed(this.ledger.with('unknown')), ...keyed(stuck)])
      await this.#repeatOne(entry, done.has(entry.mark))
  }

  async #repeatOne(entry: Entry, wasDone: boolean): Promise<void> {
    const reply = await this.#ask(entry)
    const isReplayed = reply?.headers.get('idempotency-replayed') === 'true'
    const said = reply && `${reply.status} ${JSON.stringify(reply.body)}`
    const isRight = wasDone
      ? reply !== undefined && reply.status < 400 && isReplayed
      : reply !== undefined && !isReplayed
    const isSame = entry.answer === undefined || JSON.stringify(entry.answer) === JSON.stringify(reply?.body)
    if (!isRight || !isSame || reply?.body?.code === 'IDEMPOTENCY_IN_PROGRESS')
      this.#findings.others.push(
        `a repeat of what was ${wasDone ? 'done' : 'not done'} was answered ${said ?? 'not at all'}: ${sentence(entry)}`,
      )
    if (entry.outcome !== 'acknowledged' && reply && outcomeOf(reply) !== 'unknown') this.#settle(entry, reply)
  }

  async #checkIntegrity(): Promise<void> {
    const { status, body } = await this.#studio.asOwner('GET /api/v1/studio/integrity')
    if (status !== 200) return void this.#findings.others.push(`integrity: ${status} ${JSON.stringify(body)}`)
    for (const { name, ok, broken } of body.invariants) {
      if (!ok) this.#findings.others.push(`${name} does not hold: ${JSON.stringify(broken.slice(0, SHOWN))}`)
    }
    if (!body.database.ok) this.#findings.others.push(`the database: ${body.database.problems.join('; ')}`)
  }
}

const sentence = ({ mark, key, said }: Entry) => `${mark}${key ? ` (${key})` : ''}, answered “${said}”`
