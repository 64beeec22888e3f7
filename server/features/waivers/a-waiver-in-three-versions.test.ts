import { clientNamed } from '../../test/build/people.ts'
import { transcript } from '../../test/transcript/transcript.ts'

transcript(import.meta.filename, async (life) => {
  const { owner, later } = life
  // Not in the order of their names, two of one name, one of capitals.
  const rosa = await clientNamed(life, 'Rosa Vidal')
  const bea = await clientNamed(life, 'bea Soler')
  const ana = await clientNamed(life, 'Ana Prats')
  await owner('POST /clients', { full_name: 'bea soler', phone: '+34 600 000 001' })
  const gone = await owner('POST /clients', { full_name: 'Gil Gone' })
  await owner(`DELETE /clients/${gone.id}`)

  const risk = await owner('POST /waivers', { title: 'Risk', body: 'At my own risk.', requires_before_booking: true })
  const photo = await owner('POST /waivers', { title: 'Photos', body: 'I may be seen.' })
  const old = await owner('POST /waivers', { title: 'Old rules', body: 'No shoes.' })
  const sign = (who: typeof ana, waiver: { id: number }, signed_name: string) =>
    who.ask(`POST /waivers/${waiver.id}/sign`, { signed_name })
  const lists = async () => {
    await owner(`GET /waivers/${risk.id}/signatures`)
    await owner(`GET /waivers/${risk.id}/unsigned-clients`)
    await owner(`GET /clients/${ana.id}/waivers`)
  }

  await sign(ana, risk, 'Ana P.')
  await sign(bea, photo, 'Bea on photos')
  await sign(ana, old, 'Ana on shoes')
  await later({ hours: 1 })
  await owner(`PUT /waivers/${risk.id}`, { title: 'Own risk' })
  await owner(`PUT /waivers/${risk.id}`, { body: 'At my own risk.' })
  await owner(`PUT /waivers/${risk.id}`, {})
  await lists()

  await owner(`PUT /waivers/${risk.id}`, { body: 'At my very own risk.', requires_before_booking: false })
  await lists()
  await sign(bea, risk, 'Bea S.')
  await later({ hours: 1 })
  await sign(ana, risk, 'Ana Prats')
  await sign(ana, risk, 'Ana Prats again')
  await owner(`PUT /waivers/${risk.id}`, { body: 'At my own risk.', title: 'Own risk, third' })
  await sign(rosa, risk, 'Rosa V.')
  await lists()
  await owner(`GET /waivers/${risk.id}/signatures?version=2`)
  await owner(`GET /waivers/${risk.id}/signatures?version=2&client_id=${ana.id}`)
  await owner(`GET /waivers/${risk.id}/signatures?client_id=${ana.id}&page_size=2&page=2`)
  await owner(`GET /waivers/${risk.id}/unsigned-clients?page_size=2&page=2`)
  await owner(`GET /waivers/${photo.id}/signatures`)
  await owner(`GET /waivers/${photo.id}/unsigned-clients?page_size=1`)

  await owner(`DELETE /waivers/${old.id}`)
  await owner(`DELETE /waivers/${old.id}`)
  await sign(ana, old, 'Ana, too late')
  await sign(ana, { id: 99 }, 'Ana')
  await owner('GET /waivers')
  await owner('GET /waivers?active_only=true&page_size=1&page=2')
  await owner('GET /waivers?active_only=false&page_size=1&page=3')
  await owner(`GET /waivers/${old.id}`)
  await owner(`GET /waivers/99`)
  await owner(`PUT /waivers/99`, { title: 'Nothing' })
  await owner(`GET /waivers/99/signatures`)
  await owner(`GET /waivers/99/unsigned-clients`)
  await owner(`PUT /waivers/${old.id}`, { is_active: true })
  await owner(`GET /clients/${ana.id}/waivers`)
  await owner(`GET /clients/${gone.id}/waivers`)
  await owner('GET /clients/99/waivers')
})
