import assert from 'node:assert/strict'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import { it } from 'node:test'
import { fakeRandom } from '../../ports/random/fake.ts'
import { startStudio, type Reply, type StudioOptions, type TestStudio } from '../studio.ts'
import { changesOf, keptBy, written } from './kept.ts'

// A test reads whatever shape it expects of an answer.
// oxlint-disable-next-line no-explicit-any
type Body = any
type Ask = (operation: string, body?: unknown) => Promise<Body>

/** A studio in which all that happens is written down. */
export interface Life {
  studio: TestStudio
  /** Asks as the owner (`POST /clients`); gives the answer's body. */
  owner: Ask
  /** Asks as somebody else: whose access token it is, and as whom it is written down; without a token, a stranger at the public door. */
  as: (name: string, token?: string) => Ask
  /** Moves the clock and runs the jobs that came due. */
  later: TestStudio['advance']
}

/** What differs from run to run. */
const CHANCE: [RegExp, string][] = [
  [/\beyJ[\w-]+\.[\w-]+\.[\w-]+/g, '<token>'],
  [/\$argon2id\$[^'"]+/g, '<hash>'],
  [/,?\s+request_id: '[\w-]+'/g, ''],
  [/127\.0\.0\.1:\d+/g, '<door>'],
]

/**
 * A test that lives through something in a new studio and holds it to the letter against the file of the test's name in
 * its folder (`.txt`): every request with its answer, every row that came, changed or went, every letter that left.
 * UPDATE_TRANSCRIPTS=1 writes the file anew; what has changed in it is read before it is committed.
 */
export function transcript(testFile: string, live: (life: Life) => Promise<void>, options: StudioOptions = {}): void {
  const file = testFile.replace(/\.test\.ts$/, '.txt')
  it(`${basename(file, '.txt')}: all is answered and kept as it was agreed`, async () => {
    const studio = await startStudio({ random: fakeRandom(file.split('server').at(-1)!), ...options })
    try {
      const lines = await writeDown(studio, live)
      const text = CHANCE.reduce((all, [what, sign]) => all.replace(what, sign), `${lines.join('\n')}\n`)
      if (process.env['UPDATE_TRANSCRIPTS']) writeFileSync(file, text)
      holds(text, existsSync(file) ? readFileSync(file, 'utf8') : '')
    } finally {
      await studio.stop()
    }
  })
}

async function writeDown(studio: TestStudio, live: (life: Life) => Promise<void>): Promise<string[]> {
  const lines: string[] = []
  let kept = keptBy(studio)
  let letters = 0
  const look = () => {
    const now = keptBy(studio)
    lines.push(...changesOf(kept, now, studio.clock.now()).map(indented))
    // Several lanes send at once: which of them is through first is nobody's promise.
    const sent = studio.mail.sent.slice(letters).map(({ to, subject }) => `  letter to ${to.address}: ${subject}`)
    lines.push(...sent.toSorted())
    kept = now
    letters = studio.mail.sent.length
  }
  const ask =
    (name: string, send: (operation: string, body: unknown) => Promise<Reply>): Ask =>
    async (operation, body) => {
      const [method, path] = operation.split(' ')
      const given = body instanceof FormData ? '<a file>' : body === undefined ? '' : written(body)
      lines.push(`${name} ${operation} ${given}`.trimEnd())
      const reply = await send(`${method} /api/v1${path}`, body)
      lines.push(indented(`${reply.status} ${said(reply, studio.clock.now())}`.trimEnd()))
      look()
      return reply.body
    }
  await live({
    studio,
    owner: ask('owner', (operation, body) => studio.asOwner(operation, body)),
    as: (name, token) =>
      ask(name, (operation, body) => studio.send(operation, { token, body, door: token ? 'local' : 'public' })),
    later: async (by) => {
      await studio.advance(by)
      lines.push(`later ${written(by)}`)
      look()
    },
  })
  return lines
}

/** The body of an answer; of a paper or a picture only what kind it is. */
function said({ body, headers }: Reply, now: string): string {
  if (body === '') return ''
  const kind = headers.get('content-type') ?? ''
  return /json/.test(kind) ? written(body, now) : /^text/.test(kind) ? String(body) : `<${kind}>`
}

const indented = (text: string) => text.replace(/^/gm, '  ')

/** Fails at the first line that is another, with what came before it. */
function holds(text: string, agreed: string): void {
  if (text === agreed) return
  const [now, then] = [text.split('\n'), agreed.split('\n')]
  const at = now.findIndex((line, index) => line !== then[index])
  const from = now.slice(0, at + 1).findLastIndex((line) => !line.startsWith(' '))
  const around = now.slice(Math.max(from, at - 8), at).join('\n')
  assert.fail(`line ${at + 1}:\n${around}\n- ${then[at] ?? '(the end)'}\n+ ${now[at] ?? '(the end)'}`)
}
