import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { makeProduct, sell } from '../../test/build/commerce.ts'
import { draftRun, finalizedRun, makeInstructor, payComponent } from '../../test/build/staff.ts'
import { readPdf } from '../../test/pdf.ts'
import { startStudio, type TestStudio } from '../../test/studio.ts'

const MARCH = { period_start: '2026-03-01', period_end: '2026-03-31' }

describe('a payroll run on paper', () => {
  let studio: TestStudio
  before(async () => {
    studio = await startStudio()
    const teacher = await makeInstructor(studio, { full_name: 'Ana #Ruiz' })
    const salary = { component_type: 'fixed_salary', rate: 310, salary_period: 'monthly' }
    await payComponent(studio, { user_id: teacher['user_id'], ...salary })
    await payComponent(studio, { user_id: 1, component_type: 'retail_commission_percent', rate: 10 })
    const mat = await makeProduct(studio, { name: 'Mat' })
    await sell(studio, { product_id: mat.id })
  })
  after(() => studio.stop())

  const read = async (id: number, language = 'en') => {
    const headers = { Authorization: `Bearer ${studio.owner}`, 'Accept-Language': language }
    const answer = await fetch(`${studio.running.localUrl}/api/v1/payroll-runs/${id}.pdf`, { headers })
    assert.match(answer.headers.get('content-disposition') ?? '', /payroll-\d+-2026-03-01-2026-03-31\.pdf/)
    return readPdf(new Uint8Array(await answer.arrayBuffer()))
  }

  it('says of a draft that it is one, and explains every line', async () => {
    const { id } = await draftRun(studio, MARCH)
    const { pages, title, language } = await read(id)
    const plain = (text: string | undefined) => text?.replaceAll('\u2009', ' ')
    assert.deepEqual([plain(title), language], ['Payroll 1 – 31 Mar 2026', 'en'])
    assert.deepEqual(
      pages.map((lines) => lines.map(plain)),
      [
        [
          'Test Studio',
          'Payroll 1 – 31 Mar 2026',
          'Draft',
          'Ana #Ruiz',
          'Pay Quantity Rate Amount',
          'Fixed salary 28 €310.00 a month €280.00',
          '28 of 31 days × €310.00 a month: 4 – 31 Mar 2026: 28 of 31 days',
          'Total €280.00',
          'Olga Owner',
          'Pay Quantity Rate Amount',
          'Commission on products 1 10% €1.20',
          '1 sale: 10% of €12.00 (€12.00 less VAT): 4 Mar 12:00 Mat: €12.00',
          'Total €1.20',
          'Total €281.20',
        ],
      ],
    )
  })

  it('carries its fingerprint once it is final, in the language of who asks', async () => {
    const run = await finalizedRun(studio, MARCH)
    const { pages, language } = await read(run.id, 'de')
    assert.equal(language, 'de')
    const lines = pages.flat()
    assert.ok(lines.includes('Abgeschlossen am 4. März 2026'), lines.join('\n'))
    assert.ok(
      lines
        .join('')
        .replaceAll(/[\s\u200b]/g, '')
        .includes(run.fingerprint),
    )
    assert.ok(lines.includes('Summe 281,20 €'))
  })
})
