import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Busy, FromShell, ToShell } from '../../../server/shell/port.ts'

/** The server's behaviour, as `plan.json` in its folder says at each moment. */
export interface Plan {
  refuse?: { reason: 'port-taken' | 'damaged' | 'in-use'; message: string }
  /** Ends unasked at its start, with these last words. */
  fall?: string
  /** Refuses to restore a copy without this passphrase. */
  passphrase?: string
  publicUrl?: string
  serving?: number
  busy?: Busy
  /** Why there is no copy. */
  noCopy?: string
}

const folder = process.argv[process.argv.indexOf('--data') + 1]!
const planFile = join(folder, 'plan.json')
const plan = (): Plan => (existsSync(planFile) ? (JSON.parse(readFileSync(planFile, 'utf8')) as Plan) : {})
const tell = (message: ToShell) => process.send!(message)
const note = (line: object) => appendFileSync(join(folder, 'heard.jsonl'), `${JSON.stringify(line)}\n`)

/** Returns the argument after a word of the command. */
const after = (word: string) =>
  process.argv.includes(word) ? process.argv[process.argv.indexOf(word) + 1]! : undefined

function begin(): void {
  const { refuse: given, fall, passphrase } = plan()
  const file = after('--passphrase-file')
  const isLocked = passphrase !== undefined && after('--restore') !== undefined
  const isOpened = file !== undefined && readFileSync(file, 'utf8') === `${passphrase}\n`
  const refuse = isLocked && !isOpened ? { reason: 'passphrase' as const, message: 'It is encrypted.' } : given
  if (refuse) {
    process.send!({ kind: 'refused', ...refuse } satisfies ToShell, () => process.exit(2))
  } else if (fall !== undefined) {
    process.stderr.write(`Studio Desk ended itself: ${fall}\n`, () => process.exit(1))
  } else {
    const at = (port: string) => `http://127.0.0.1:${process.env[port]}`
    const doors = { localUrl: at('STUDIO_PORT'), publicUrl: at('STUDIO_PUBLIC_PORT') }
    tell({ kind: 'ready', ...doors, version: '1.0.0', dataDir: folder, secrets: 'file' })
  }
}

process.on('message', (message: FromShell) => {
  const { publicUrl = null, serving = 0, busy = null, noCopy = null } = plan()
  if (message.kind === 'state') return tell({ kind: 'state', publicUrl, serving, busy })
  note({ ...message, words: process.argv.slice(2) })
  if (message.kind === 'start') begin()
  if (message.kind === 'backup') tell({ kind: 'backed-up', failure: noCopy })
  if (message.kind === 'stop') process.exit(0)
})
