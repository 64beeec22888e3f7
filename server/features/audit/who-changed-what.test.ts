import { PASSWORD } from '../../test/studio.ts'
import { transcript } from '../../test/transcript/transcript.ts'

transcript(
  import.meta.filename,
  async ({ studio, owner, as, later }) => {
    const made = async (operation: string, body: object) => (await studio.asOwner(operation, body)).body
    const list = (query: string, ask = owner) => ask(`GET /audit-log?page_size=4${query}`)
    const desk = await made('POST /api/v1/roles', { name: 'Desk', permissions: ['clients.view', 'clients.manage'] })
    const books = await made('POST /api/v1/roles', { name: 'Books', permissions: ['audit.view'] })
    const hire = (full_name: string, role: { id: number }) =>
      made('POST /api/v1/staff', {
        full_name,
        email: `${full_name.toLowerCase()}@studio.test`,
        password: PASSWORD,
        role_id: role.id,
      })
    const [fran, gus] = [await hire('Fran', desk), await hire('Gus', books)]
    await made('POST /api/v1/staff', {
      full_name: 'Idle',
      email: 'idle@studio.test',
      password: PASSWORD,
      role_id: desk.id,
    })
    await made('POST /api/v1/tags', { name: 'VIP' })

    // 23:59 of the 4th in Los Angeles, when it is the 5th in UTC; then midnight to the minute, and the day's last.
    const asFran = async () => as('fran', await studio.login(fran.email))
    await (
      await asFran()
    )('POST /clients', { full_name: 'Ana', email: 'ana@mail.test' })
    await later({ minutes: 1 })
    await (
      await asFran()
    )('PUT /clients/1', { phone: '600 1', full_name: 'Ana' })
    await owner('PUT /clients/1', { phone: '600 2' })
    await later({ hours: 23, minutes: 59 })
    await (
      await asFran()
    )('POST /clients', { full_name: 'Bea' })
    await (
      await asFran()
    )('POST /clients/1/tags', { tag_id: 1 })
    await later({ minutes: 1 })
    await owner('PUT /clients/2', { full_name: 'Bea Brook' })
    await owner('PUT /studio', { studio_name: 'Marea', no_show_fee: 5 })
    await owner('PUT /studio', {})
    await owner(`PUT /staff/${gus.id}`, { new_password: PASSWORD, full_name: 'Gustav' })

    await list('&start_date=2026-03-04&end_date=2026-03-04')
    await list('&start_date=2026-03-05&end_date=2026-03-05')
    await list('&start_date=2026-03-06')
    await list('&end_date=2026-03-03')
    await list(`&actor_id=${fran.id}`)
    await list(`&actor_id=${fran.id}&page=2`)
    await list('&entity=client&entity_id=1')
    await list('&entity_id=2')
    await list('&entity=tag')
    await list('&action=client.create')
    await list(`&action=client.create&actor_id=${fran.id}&start_date=2026-03-05&end_date=2026-03-05`)
    await list('&action=client.crea')
    await list('&page=2')
    await list('&start_date=2026-02-30')
    await list('&who=1')

    const cleo = { full_name: 'Cleo', email: 'cleo@mail.test', password: PASSWORD }
    await as('stranger')('POST /auth/register/client', cleo)
    const asCleo = as('cleo', await studio.login(cleo.email))
    await asCleo('PUT /clients/me', { phone: '600 3' })
    await list('', asCleo)
    await list('', as('gus', await studio.login(gus.email)))
    await list('', await asFran())
    await list('', as('stranger'))

    // An account that never changed anything can be removed; one that did stays in the log.
    await owner('DELETE /staff/4')
    await owner(`DELETE /staff/${fran.id}`)
    await list(`&actor_id=${fran.id}`)
    await list('')
    await owner('POST /gdpr/delete/1')
    await list('&entity=client&entity_id=1')

    // The log gives a reason in words.
    await made('PUT /api/v1/studio', { late_cancel_fee: 5 })
    const yin = await made('POST /api/v1/class-templates', { name: 'Yin' })
    const cls = await made('POST /api/v1/scheduled-classes', { template_id: yin.id, starts_at: '2026-03-06T04:00' })
    const booking = { scheduled_class_id: cls.id, client_id: 2, force: true }
    const { id } = await made('POST /api/v1/bookings', booking)
    await later({ minutes: 20 })
    await studio.asOwner(`DELETE /api/v1/bookings/${id}`)
    await owner('POST /clients/2/charges/1/waive', { reason: 'First time' })
    await list('&entity=charge')
  },
  { timezone: 'America/Los_Angeles', now: '2026-03-05T07:59:00.000Z' },
)
