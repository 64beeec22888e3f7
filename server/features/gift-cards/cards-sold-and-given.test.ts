import { PASSWORD } from '../../test/studio.ts'
import { transcript } from '../../test/transcript/transcript.ts'

transcript(
  import.meta.filename,
  async ({ studio, owner, as, later }) => {
    await owner('PUT /studio/email', {
      host: 'mail.test',
      port: 587,
      security: 'none',
      from_email: 'studio@studio.test',
    })
    const issue = (more: object) => owner('POST /gift-cards', { initial_value: 50, ...more })
    const parts = [
      { method: 'cash', amount: 20 },
      { method: 'card_terminal', amount: 30 },
    ]
    const given = await issue({
      recipient_name: ' Ben ',
      recipient_email: 'Ben@studio.test',
      message: ' Happy birthday ',
    })
    const today = await issue({ recipient_email: 'bea@studio.test', expires_at: '2026-03-04', payment_method: 'cash' })
    await issue({ recipient_name: '', recipient_email: null, message: '', expires_at: null, payments: parts })
    // The 5th in Greenwich, still the 4th in Los Angeles.
    await issue({ initial_value: 0.01, expires_at: '2026-03-05T07:59:59Z', payments: parts.slice(0, 1) })
    await issue({
      initial_value: 0.01,
      expires_at: '2026-03-05T08:00:00Z',
      payments: [{ method: 'other', amount: 0.01 }],
    })
    for (const wrong of [
      { initial_value: 0 },
      { initial_value: 1_000_000_001 },
      { initial_value: 0.001 },
      { expires_at: '2026-03-03' },
      { expires_at: 'soon' },
      { payment_method: 'gift_card' },
      { payments: [...parts, { method: 'gift_card', amount: 1, gift_card_code: 'A' }] },
      { payment_method: 'cash', payments: [{ method: 'gift_card', amount: 50, gift_card_code: 'A' }] },
      { payments: [] },
      { payment_method: 'bank_transfer', payments: parts },
      { recipient_email: 'nowhere' },
      { recipient_name: 'x'.repeat(201) },
      { message: 'x'.repeat(1001) },
    ])
      await issue(wrong)
    const { code } = await owner(`GET /gift-cards/${today.id}/code`)
    const mat = await owner('POST /products', { name: 'Mat', price: 1, stock_quantity: 5 })
    const pay = () =>
      owner('POST /product-sales', {
        items: [{ product_id: mat.id, quantity: 1 }],
        payment_method: 'gift_card',
        payments: [{ method: 'gift_card', amount: 1, gift_card_code: code }],
      })
    await later({ minutes: 29 })
    await pay()
    await owner('POST /gift-cards/validate', { code })
    await owner(`DELETE /gift-cards/${today.id}`)
    await owner(`PUT /gift-cards/${today.id}`, { is_active: true })
    await owner('GET /gift-cards?active_only=true')
    await owner(`GET /gift-cards/${today.id}`)
    await later({ minutes: 1 })
    await pay()
    await owner('POST /gift-cards/validate', { code })
    await owner('GET /gift-cards?active_only=true')
    await owner('GET /gift-cards?active_only=false&page_size=2')
    await owner('GET /gift-cards?page_size=2&page=2')
    await owner(`GET /gift-cards/${today.id}`)
    await owner(`DELETE /gift-cards/${given.id}`)
    await later({ minutes: 1 })
    await owner(`DELETE /gift-cards/${given.id}`)
    await owner('GET /gift-cards?active_only=true')
    await owner(`PUT /gift-cards/${given.id}`, { is_active: true })
    await later({ minutes: 1 })
    await owner(`PUT /gift-cards/${given.id}`, { is_active: true })
    await owner(`PUT /gift-cards/${given.id}`, { is_active: false })
    await owner(`GET /gift-cards/${given.id}/code`)
    await owner(`GET /gift-cards/${today.id}.pdf`)
    await owner(`GET /gift-cards/${given.id}/uses`)
    for (const path of ['', '.pdf', '/uses', '/code']) await owner(`GET /gift-cards/99${path}`)
    await owner('DELETE /gift-cards/99')

    for (const [name, permissions] of [
      ['Rita', ['sales.view']],
      ['Sam', ['sales.manage']],
      ['Cora', ['sales.view', 'gift_cards.codes']],
      ['Gus', ['sales.view', 'sales.manage', 'payments.give']],
    ] as const) {
      const role = await owner('POST /roles', { name, permissions })
      await owner('POST /staff', {
        full_name: name,
        email: `${name}@studio.test`,
        password: PASSWORD,
        role_id: role.id,
      })
      const manager = as(name, await studio.login(`${name.toLowerCase()}@studio.test`))
      const paths = [
        '?page_size=1',
        `/${given.id}`,
        `/${given.id}/uses`,
        `/${given.id}/code`,
        `/${given.id}.pdf`,
        '/99.pdf',
      ]
      for (const path of paths) await manager(`GET /gift-cards${path}`)
      await manager('POST /gift-cards', { initial_value: 5 })
      const sold = await manager('POST /gift-cards', { initial_value: 6, payment_method: 'cash' })
      if (sold.id) await manager(`GET /gift-cards/${sold.id}.pdf`)
      await manager(`PUT /gift-cards/${given.id}`, { is_active: true })
      await manager(`DELETE /gift-cards/${given.id}`)
    }
  },
  // 23:30 of Wednesday 4 March in Los Angeles, and already the 5th in Greenwich.
  { timezone: 'America/Los_Angeles', now: '2026-03-05T07:30:00.000Z' },
)
