import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { importFile, upload } from '../../test/build/migration.ts'
import { startStudio, type TestStudio } from '../../test/studio.ts'

/** People of a list with one more column, and the words in it. */
const list = (column: string, ...words: string[]): string =>
  [`Name,Email,${column}`, ...words.map((word, at) => `Person ${word},p${at}@${column.length}.example,${word}`)].join(
    '\n',
  )

describe('who is a client no more', () => {
  let studio: TestStudio
  before(async () => {
    studio = await startStudio()
  })
  after(() => studio.stop())

  const inactive = async (): Promise<string[]> => {
    const { items } = (await studio.asOwner('GET /api/v1/clients?include_inactive=true&page_size=200')).body
    return items
      .filter((client: { is_active: boolean }) => !client.is_active)
      .map(({ full_name }: { full_name: string }) => full_name)
      .toSorted()
  }

  const cases: [column: string, words: string[], inactive: string[]][] = [
    ['Member Status', ['Active', 'Archived', 'Inactive', 'Banned'], ['Archived', 'Banned', 'Inactive']],
    ['Estado', ['Activo', 'Archivada', ''], ['Archivada']],
    ['Is Active', ['yes', 'no', 'X'], ['no']],
    ['Archived', ['TRUE', 'FALSE', '2024-05-06'], ['2024-05-06', 'TRUE']],
    ['Kundenstatus', ['aktiv', 'gesperrt'], ['gesperrt']],
  ]
  for (const [column, words, expected] of cases)
    it(`comes in deactivated where the file says so: ${column}`, async () => {
      const before_ = await inactive()
      await importFile(studio, 'clients', list(column, ...words))
      const fresh = (await inactive()).filter((name) => !before_.includes(name))
      assert.deepEqual(
        fresh,
        expected.map((word) => `Person ${word}`),
      )
    })

  it('is asked where nobody knows the word', async () => {
    const file = list('Client status', 'VIP', 'Lapsing')
    const { questions } = (await upload(studio, 'clients', file)).body
    assert.deepEqual(
      questions.map(({ id, examples }: Record<string, unknown>) => [id, examples]),
      [['client_statuses', ['vip', 'lapsing']]],
    )
    const before_ = await inactive()
    await importFile(studio, 'clients', file, { client_statuses: { vip: 'active', lapsing: 'inactive' } })
    assert.deepEqual(
      (await inactive()).filter((name) => !before_.includes(name)),
      ['Person Lapsing'],
    )
  })
})
