import { basename, relative } from 'node:path'
import { it } from 'node:test'
import { root } from '../../root.ts'
import { fakeRandom } from '../../ports/random/fake.ts'
import { holdAgainst } from '../recorded.ts'
import { startStudio, type Reply, type StudioOptions, type TestStudio } from '../studio.ts'
import { Looks } from './stored-rows.ts'
import { Sheet, type Look } from './sheet.ts'

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

interface Options extends StudioOptions {
  /** Write the studio's settings in full when they are first answered; otherwise what is different from a new studio's. */
  showsSettings?: boolean
}

/** The parts that differ from run to run. */
const CHANCE: [RegExp, string][] = [
  [/\beyJ[\w-]+\.[\w-]+\.[\w-]+/g, '<token>'],
  [/\$argon2id\$[^'"]+/g, '<hash>'],
  [/127\.0\.0\.1:\d+/g, '<door>'],
]

/**
 * A test that lives through something in a new studio and compares it with the file of the test's name in its folder (`.txt`):
 * every request with its answer, every row that came, changed or went, every letter that left. Each is written as its
 * difference from what stands before it, so nulls and defaults are left out. Requests sent through `studio` are set-up: only
 * the number of their rows is written. `npm run renew` writes the file; read what has changed in it before committing.
 */
export function transcript(testFile: string, live: (life: Life) => Promise<void>, options: Options = {}): void {
  const file = testFile.replace(/\.test\.ts$/, '.txt')
  // The name says whose test it is: a process that is given up for a fresh one runs again only what has not been run.
  it(`${relative(root, testFile)}: all is answered and kept as it was agreed`, async () => {
    const studio = await startStudio({ random: fakeRandom(file.split('server').at(-1)!), ...options })
    const looks = new Looks(studio.folder)
    try {
      const sheet = new Sheet()
      if (!options.showsSettings && studio.owner) sheet.knows((await studio.asOwner('GET /api/v1/studio')).body)
      await live(lifeOn(studio, sheet, looks))
      const text = CHANCE.reduce((all, [what, sign]) => all.replace(what, sign), `${sheet.lines.join('\n')}\n`)
      holdAgainst(testFile, basename(file), text)
    } finally {
      looks.close()
      await studio.stop()
    }
  })
}

function lifeOn(studio: TestStudio, sheet: Sheet, looks: Looks): Life {
  let sent = 0
  const look = (): Look => {
    const letters = studio.mail.sent.slice(sent)
    sent += letters.length
    return { now: studio.clock.now(), changes: looks.changes(), letters }
  }
  const ask =
    (name: string, send: (operation: string, body: unknown) => Promise<Reply>): Ask =>
    async (operation, body) => {
      sheet.setUp(look())
      const [method, path] = operation.split(' ')
      const reply = await send(`${method} /api/v1${path}`, body)
      const kind = reply.headers.get('content-type') ?? ''
      sheet.call(name, operation, body, { status: reply.status, body: reply.body, kind }, look())
      return reply.body
    }
  return {
    studio,
    owner: ask('owner', (operation, body) => studio.asOwner(operation, body)),
    as: (name, token) =>
      ask(name, (operation, body) => studio.send(operation, { token, body, door: token ? 'local' : 'public' })),
    later: async (by) => {
      sheet.setUp(look())
      await studio.advance(by)
      sheet.later(by, look())
    },
  }
}
