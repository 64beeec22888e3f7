import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { connect } from './build/online.ts'
import { ofBucket, ofOthers } from './outside/others.ts'
import { ofConnection, ofProcessor } from './outside/processor.ts'
import type { Begin, Question, Said } from './outside/question.ts'
import { startOutside, type Outside } from './outside/stage.ts'
import { TROUBLES, type Trouble } from './outside/troubled-door.ts'
import type { Reply } from './studio.ts'

interface Row {
  key: string
  /** The answer it may give while nobody outside answers. */
  answers: readonly Said[]
  follow: string
}

const [, ...lines] = readFileSync(join(import.meta.dirname, 'outside.tsv'), 'utf8')
  .trimEnd()
  .split('\n')
const rows: readonly Row[] = lines.map((line) => {
  const [key = '', , answers = '', follow = ''] = line.split('\t')
  return { key, answers: answers.split(', ') as Said[], follow }
})

/**
 * How long a request may be held, in milliseconds: far longer than it waits for the outside here, since the machine may be busy, and
 * far shorter than the outside may be silent.
 */
const HELD_MS = 10_000

const sides: readonly (readonly [string, Readonly<Record<string, Begin>>])[] = [
  ['at the processor', ofProcessor],
  ['at the others', ofOthers],
  ['where copies are to go', ofBucket],
  ...Object.entries(ofConnection).map(([key, begin]) => [key, { [key]: begin }] as const),
]

const plainly = ({ status }: Reply): Said => (status < 300 ? 'done' : 'not done')

describe('what is asked outside', () => {
  let outside: Outside
  before(async () => {
    outside = await startOutside()
  })
  after(() => outside.stop())

  for (const [where, begins] of sides)
    it(`is done ${where}, where everybody answers`, async () => {
      await connect(outside.studio, outside.processor)
      for (const [key, begin] of Object.entries(begins)) {
        const { status, body } = await (await ask(outside, key, begin)).question.send()
        assert.ok(status < 300, `${key}: ${status} ${JSON.stringify(body)}`)
      }
    })

  for (const trouble of TROUBLES)
    for (const [where, begins] of sides)
      it(`says what happened ${where}, where the answer is ${trouble}`, async () => {
        await outside.allHave(undefined)
        await connect(outside.studio, outside.processor)
        const faults: string[] = []
        const expect = (key: string, isSo: boolean, what: string) => isSo || faults.push(`${key}: ${what}`)
        const begun: Asked[] = []
        for (const [key, begin] of Object.entries(begins)) begun.push(await ask(outside, key, begin))
        await outside.allHave(trouble)
        for (const one of begun) await sendTwice(one, expect)
        await outside.allHave(undefined)
        await outside.anHour()
        for (const one of begun) await hold(one, trouble, expect)
        assert.deepEqual(faults, [])
      })

  it('has a row for each that is tried', () => {
    const tried = sides.flatMap(([, begins]) => Object.keys(begins))
    assert.deepEqual(rows.map(({ key }) => key).toSorted(), tried.toSorted())
    for (const { key, answers, follow } of rows)
      assert.ok(!answers.includes('in progress') || follow !== '', `${key}: where is it followed?`)
  })
})

/** A question with its row, and how often it was done before. */
interface Asked extends Row {
  question: Question
  before: { there: number; here: number }
  said?: Said
}

async function ask(outside: Outside, key: string, begin: Begin): Promise<Asked> {
  const row = rows.find((one) => one.key === key) ?? { key, answers: [], follow: '' }
  const question = await begin(outside)
  return { ...row, question, before: await countsOf(question) }
}

const countsOf = async ({ there, here }: Question) => ({ there: (await there?.()) ?? 0, here: (await here?.()) ?? 0 })

type Expect = (key: string, isSo: boolean, what: string) => void

/** Asks, and at once again; keeps what was said. */
async function sendTwice(one: Asked, expect: Expect): Promise<void> {
  const { key, question, answers } = one
  for (const time of ['first', 'second']) {
    const began = performance.now()
    const reply = await question.send()
    const took = performance.now() - began
    expect(key, took < HELD_MS, `held for ${Math.round(took)} ms`)
    const { status, body } = reply
    expect(key, status < 500 || status === 502, `${time}: ${status} ${JSON.stringify(body)}`)
    if (status >= 400) expect(key, /^[A-Z].*[.”]$/su.test(body.detail ?? ''), `no sentence: ${JSON.stringify(body)}`)
    const said = question.says?.(reply) ?? plainly(reply)
    expect(key, answers.includes(said) || status === 200, `${time}: says ${said}: ${JSON.stringify(body)}`)
    one.said = one.said === 'in progress' ? one.said : said
    if (said === 'in progress' && question.follow) {
      const follow = await question.follow()
      expect(key, follow !== 'not done' || key.endsWith('email/test'), `where it is followed: ${follow}`)
    }
  }
}

/** Holds what was said against what has become of it. */
async function hold({ key, question, said, before }: Asked, trouble: Trouble, expect: Expect): Promise<void> {
  const now = await countsOf(question)
  const done = { there: now.there - before.there, here: now.here - before.here }
  const is = JSON.stringify({ trouble, said, ...done })
  if (said === 'not done') {
    expect(key, done.there === 0, `was done there all the same: ${is}`)
    expect(key, done.here === 0, `was done here all the same: ${is}`)
    return
  }
  const follow = (await question.follow?.()) ?? 'done'
  expect(key, follow !== 'in progress', `is still in progress: ${is}`)
  const once = follow === 'done' ? 1 : 0
  if (question.there) expect(key, done.there === once, `done there ${done.there} times: ${is}, ${follow}`)
  if (question.here && !key.includes('/card')) expect(key, done.here === once, `done here ${done.here} times: ${is}`)
}
