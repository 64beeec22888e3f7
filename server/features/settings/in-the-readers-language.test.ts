import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { makeClient, makeProduct } from '../../test/build/commerce.ts'
import { OWNER_EMAIL, PASSWORD, startStudio, type TestStudio } from '../../test/studio.ts'

describe('a studio in German', () => {
  let studio: TestStudio
  before(async () => {
    studio = await startStudio({ bare: true })
    const setup = {
      studio_name: 'Marea',
      locale: 'de',
      manager_full_name: 'Olga Owner',
      manager_email: OWNER_EMAIL,
      manager_password: PASSWORD,
    }
    studio.owner = (await studio.send('POST /api/v1/auth/bootstrap', { body: setup })).body.access_token
    const mat = await makeProduct(studio, { price: 20, stock_quantity: 5 })
    const sale = { items: [{ kind: 'product', product_id: mat.id }], payments: [{ method: 'cash', amount: 20 }] }
    assert.equal((await studio.asOwner('POST /api/v1/till', sale)).status, 201)
  })
  after(() => studio.stop())

  const headings = async (operation: string, language: string, body?: object) => {
    const file = await studio.send(operation, { token: studio.owner, body, headers: { 'Accept-Language': language } })
    assert.equal(file.status, 200, JSON.stringify(file.body))
    return String(file.body).replace('\uFEFF', '').split('\r\n')
  }

  it('begins with roles of German names', async () => {
    const { body } = await studio.asOwner('GET /api/v1/roles')
    assert.deepEqual(
      body.map(({ name }: { name: string }) => name),
      ['Inhaber:in', 'Empfang'],
    )
  })

  for (const [language, heading, row] of [
    ['en', 'Date,Kind,Method,Payments,Taken,Refunded,Net,Currency', ',Product,Cash,1,20,0,20,EUR'],
    ['de', 'Datum,Art,Zahlungsart,Zahlungen,Eingenommen,Erstattet,Saldo,Währung', ',Produkt,Bar,1,20,0,20,EUR'],
    ['es', 'Fecha,Tipo,Forma de pago,Pagos,Cobrado,Reembolsado,Neto,Moneda', ',Producto,Efectivo,1,20,0,20,EUR'],
    ['fr', 'Date,Type,Moyen de paiement,Paiements,Encaissé,Remboursé,Net,Devise', ',Produit,Espèces,1,20,0,20,EUR'],
    ['it', 'Data,Tipo,Metodo,Pagamenti,Incassato,Rimborsato,Netto,Valuta', ',Prodotto,Contanti,1,20,0,20,EUR'],
  ] as const)
    it(`saves its takings as a table for a reader of ${language}`, async () => {
      const [first, second = ''] = await headings('GET /api/v1/reports/takings?format=csv', language)
      assert.equal(first, heading)
      assert.ok(second.endsWith(row), second)
    })

  it('saves clients and reports with German headings', async () => {
    const ana = await makeClient(studio, { full_name: 'Ana Ruiz', email: 'ana@example.com' })
    const list = { client_ids: [ana.id], columns: ['name', 'email', 'owed'] }
    const [columns] = await headings('POST /api/v1/clients/export', 'de', list)
    assert.equal(columns, 'Name,E-Mail,Offener Betrag')
    const [figures, , kind] = await headings('GET /api/v1/reports/revenue?format=csv', 'de')
    assert.match(figures!, /^Nach,Name,Bis,Umsatz/)
    assert.match(kind!, /^(Zeitraum|Art),/)
  })
})
