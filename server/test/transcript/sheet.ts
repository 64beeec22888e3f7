import type { Letter } from '../../ports/mail/port.ts'
import { isFields, Shown } from './differences.ts'
import type { Change } from './stored-rows.ts'
import { lostIn } from './letters.ts'
import { refusal, type Problem } from './refusal.ts'
import { Rows } from './rows.ts'
import { broken, inOne, Marked, sharing, WIDTH, written } from './written.ts'

/** The events between two looks, and the time of the look. */
export interface Look {
  now: string
  changes: readonly Change[]
  letters: readonly Letter[]
}

interface Answer {
  status: number
  body: unknown
  /** The content type. */
  kind: string
}

/** The lines of a transcript. */
export class Sheet {
  readonly lines: string[] = []
  readonly #shown = new Shown()
  readonly #rows = new Rows()
  /** The words of letters that left. */
  readonly #texts = new Set<string>()

  /** Has a reader know an answer that is not written down. */
  knows(body: unknown): void {
    this.#shown.of(body)
  }

  /** Writes how many rows of each table came, changed and went without a request that is written down; sign-ins don't count. */
  setUp({ changes }: Look): void {
    const counts = new Map<string, number>()
    for (const change of changes) {
      if (isSignIn(change)) continue
      const kind = `${change.row ? (change.was ? '~' : '+') : '-'} ${change.table}`
      counts.set(kind, (counts.get(kind) ?? 0) + 1)
    }
    if (counts.size > 0) this.lines.push(written(new Marked('set-up', Object.fromEntries(counts))))
  }

  call(name: string, operation: string, body: unknown, answer: Answer, look: Look): void {
    const given = body instanceof FormData ? '<a file>' : body === undefined ? '' : inOne(body)
    const asked = `${name} ${operation} ${given}`.trimEnd()
    const answered = `${answer.status} ${this.#answer(answer, look.now)}`.trimEnd()
    const line = `${asked} → ${answered}`
    if (line.length <= WIDTH && !line.includes('\n')) this.lines.push(line)
    else {
      this.lines.push(broken(asked))
      this.#add(broken(answered))
    }
    this.#look(look, answer.body)
  }

  later(by: object, look: Look): void {
    this.lines.push(`later ${written(by)}`)
    this.#look({
      ...look,
      changes: look.changes.filter((change) => !(isSignIn(change) && change.row?.['last_login_at'] === look.now)),
    })
  }

  #add(text: string): void {
    this.lines.push(text.replace(/^/gm, '  '))
  }

  #look({ changes, now, letters }: Look, answer?: unknown): void {
    const rows = this.#rows.lines(changes, now, answer)
    // Several lanes send at once: which of them is through first is nobody's promise.
    const sent = letters.map((letter) => this.#letter(letter)).toSorted()
    for (const line of sharing([...rows, ...sent])) this.#add(line)
  }

  /** A letter that left, with its words unless another had the same, and those of them that its HTML lacks. */
  #letter({ to, subject, text, html }: Letter): string {
    const isShown = this.#texts.has(text)
    const lost = lostIn(html, text)
    const more = { ...(!isShown && { text }), ...(lost.length > 0 && { 'not in its HTML': lost }) }
    this.#texts.add(text)
    return broken(`letter to ${to.address}: ${subject} ${Object.keys(more).length > 0 ? inOne(more) : ''}`.trimEnd())
  }

  /** The body of an answer; of a paper or a picture only what kind it is. */
  #answer({ status, body, kind }: Answer, now: string): string {
    if (body === '') return ''
    if (!kind.includes('json')) return kind.startsWith('text') ? String(body) : `<${kind}>`
    if (status < 400 || !isFields(body)) return inOne(this.#shown.of(body), now)
    return refusal(body as unknown as Problem, status, now)
  }
}

/** Somebody signed in, or their session was renewed: nothing but the time of it changed. */
const isSignIn = ({ row, was }: Change) =>
  row !== undefined &&
  was !== undefined &&
  Object.keys(row).every((column) => column === 'last_login_at' || row[column] === was[column])
