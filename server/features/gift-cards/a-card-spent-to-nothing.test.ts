import { PASSWORD } from '../../test/studio.ts'
import { transcript } from '../../test/transcript/transcript.ts'

transcript(import.meta.filename, async ({ studio, owner, as, later }) => {
  const mat = await owner('POST /products', { name: 'Mat', price: 10, stock_quantity: 50 })
  const issue = async (more: object) => {
    const card = await owner('POST /gift-cards', { initial_value: 25, ...more })
    return { ...card, ...(await owner(`GET /gift-cards/${card.id}/code`)) }
  }
  const spent = await issue({})
  const full = await issue({ payment_method: 'cash', expires_at: '2026-03-31' })
  const short = await issue({ expires_at: '2026-03-04' })
  const off = await issue({ initial_value: 10 })
  const wrong = `${spent.code.slice(0, -1)}${spent.code.endsWith('A') ? 'B' : 'A'}`
  const pay = (gift_card_code: string, amount: number, quantity = 1) =>
    owner('POST /product-sales', {
      items: [{ product_id: mat.id, quantity }],
      payment_method: 'other',
      payments: [
        { method: 'gift_card', amount, gift_card_code },
        { method: 'cash', amount: Math.round(1000 * quantity - amount * 100) / 100 },
      ],
    })
  const ask = async (who: (operation: string, body: unknown) => Promise<unknown>) => {
    for (const { code } of [spent, full, short, off]) await who('POST /gift-cards/validate', { code })
    for (const code of [wrong, 'ABCD-EFGH-JKLM-NPQR', '0']) await who('POST /gift-cards/validate', { code })
  }

  const sale = await pay(spent.code, 9.5)
  const twice = await pay(` ${spent.code.toLowerCase().replaceAll('-', ' ')} `, 15.5, 2)
  await pay(spent.code, 0.01)
  await pay(full.code, 25.01, 3)
  await pay(wrong, 1)
  await pay(off.code, 9.99)
  await owner(`DELETE /gift-cards/${off.id}`)
  await pay(off.code, 0.01)
  await pay(short.code, 5)
  await ask(owner)
  await later({ days: 1 })
  await pay(short.code, 5)
  await owner(`PUT /gift-cards/${short.id}`, { is_active: false })
  await pay(short.code, 5)
  await ask(owner)
  await owner('GET /gift-cards?active_only=true')
  await owner(`POST /payments/${twice.payments[0].id}/refunds`, { amount: 0.5, reason: 'Torn' })
  await later({ minutes: 1 })
  await owner(`POST /payments/${sale.payments[0].id}/refunds`, { amount: 9.5, reason: 'Torn' })
  await owner(`GET /gift-cards/${spent.id}`)
  await owner(`GET /gift-cards/${spent.id}/uses`)
  await owner(`GET /gift-cards/${full.id}/uses`)
  await owner('GET /gift-cards?active_only=true&page_size=2')

  const person = { password: PASSWORD, full_name: 'Ana Prats', email: 'ana@studio.test' }
  await as('a stranger')('POST /auth/register/client', person)
  const ana = as('Ana', await studio.login('ana@studio.test'))
  await ask(ana)
  const teacher = { full_name: 'Ines Teacher', email: 'ines@studio.test', password: PASSWORD }
  await owner('POST /instructors', teacher)
  const ines = as('Ines', await studio.login('ines@studio.test'))
  await ines('POST /gift-cards/validate', { code: full.code })
  await as('a stranger')('POST /gift-cards/validate', { code: full.code })
  await ana('GET /gift-cards')
  await ana(`GET /gift-cards/${full.id}/code`)
  const role = await owner('POST /roles', { name: 'Nothing', permissions: ['clients.view'] })
  await owner('POST /staff', { full_name: 'Nils', email: 'nils@studio.test', password: PASSWORD, role_id: role.id })
  await as('Nils', await studio.login('nils@studio.test'))('POST /gift-cards/validate', { code: full.code })
  for (let asked = 7; asked <= 20; asked += 1) await ana('POST /gift-cards/validate', { code: full.code })
  await owner('POST /gift-cards/validate', { code: ' ' })
  await owner('POST /gift-cards/validate', { code: 'x'.repeat(65) })
  await later({ days: 27 })
  await owner(`GET /gift-cards/${full.id}`)
})
