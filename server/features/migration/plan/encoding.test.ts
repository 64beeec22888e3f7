import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import iconv from 'iconv-lite'
import { planOf, sheetOf } from '../fixtures/plan-of.ts'
import type { Answers } from './model.ts'

const list = (...names: string[]) => ['Name,Email', ...names.map((name, at) => `${name},a${at}@example.com`)].join('\r')
const written = (encoding: string, ...names: string[]) => iconv.encode(list(...names), encoding)

/** The question about a file's encoding, and the names as they would be imported. */
async function read(bytes: Uint8Array, answers: Answers = {}) {
  const plan = await planOf('clients', bytes, { answers })
  const question = plan.questions.find(({ id }) => id === 'encoding')
  return { question, names: plan.clients.map(({ draft }) => draft.full_name) }
}

describe('files that do not say how their letters are written', () => {
  const known: [string, string[]][] = [
    ['windows-1252', ['Jürgen Groß', 'Zoë Müller']],
    ['macintosh', ['Jürgen Groß', 'André Bär', 'Núria Peña']],
    ['cp850', ['Jürgen Groß', 'André Bär']],
    ['windows-1250', ['Łukasz Wiśniewski', 'Žofie Dvořáková']],
    ['windows-1251', ['Анна Ёлкина', 'Пётр Ильин']],
    ['windows-1253', ['Νίκος Βορράς']],
  ]
  for (const [encoding, names] of known)
    it(`${encoding}: ${names.join(', ')}`, async () => {
      const bytes = written(encoding, ...names)
      const { question, names: taken } = await read(bytes)
      const choice = question?.choices.find(({ sample }) =>
        sample?.includes(names[0]!.split(' ').find((word) => /[^\u0000-\u007f]/.test(word))!),
      )
      if (question) assert.ok(choice, JSON.stringify(question.choices))
      const settled = question
        ? await read(bytes, { encoding: choice!.value as Answers['encoding'] & string })
        : { names: taken }
      assert.deepEqual(settled.names, names)
    })

  it('asks where the same bytes are names in two ways, and shows both', async () => {
    const bytes = written('windows-1250', 'Ana Peńa')
    const { question } = await read(bytes)
    assert.equal(question?.answered, false)
    const samples = question.choices.map(({ sample }) => sample)
    assert.ok(samples.includes('Peńa') && samples.includes('Peña'), samples.join('\n'))
    const settled = await read(bytes, { encoding: 'windows-1250' })
    assert.equal(settled.question?.answered, true)
    assert.deepEqual(settled.names, ['Ana Peńa'])
  })

  it('asks nothing where one way alone gives words of one language', async () => {
    for (const [encoding, name] of [
      ['windows-1250', 'Kovač Dvořák'],
      ['windows-1252', 'João Gonçalves Simões'],
      ['windows-1252', 'Núñez García'],
    ] as const) {
      const { question, names } = await read(written(encoding, name))
      assert.deepEqual([question, names], [undefined, [name]])
    }
  })

  it('asks nothing of a file in UTF-8, or one without letters beyond ASCII', async () => {
    assert.equal((await read(new TextEncoder().encode(list('Jürgen Groß')))).question, undefined)
    assert.equal((await read(new TextEncoder().encode(list('Ana')))).question, undefined)
  })

  it('reads bytes without a letter again as what they are', async () => {
    const sheet = await sheetOf(written('cp850', 'Müller'))
    assert.equal(sheet.rows.length, 1)
  })
})
