import { PASSWORD } from '../../test/studio.ts'
import { transcript } from '../../test/transcript/transcript.ts'

transcript(import.meta.filename, async ({ owner, as, later, studio }) => {
  const person = (name: string) => ({ full_name: name, email: `${name.toLowerCase()}@studio.test`, password: PASSWORD })
  const { id: ines } = await owner('POST /instructors', person('Ines'))
  const { id: paul } = await owner('POST /instructors', person('Paul'))
  const { id: nora } = await owner('POST /instructors', person('Nora'))
  const { id: gina } = await owner('POST /instructors', person('Gina'))
  await owner(`DELETE /instructors/${gina}`)
  const { id: yoga } = await owner('POST /class-templates', { name: 'Yoga' })
  const plan = async (starts_at: string, more: object = {}): Promise<number> =>
    (await owner('POST /scheduled-classes', { template_id: yoga, starts_at, establishment_id: 1, ...more })).id
  const substitute = (id: number, instructor_id: number, more: object = {}) =>
    owner(`POST /scheduled-classes/${id}/substitute`, { instructor_id, ...more })

  const cls = await plan('2026-03-05T10:00', { instructor_id: ines })
  await plan('2026-03-05T10:30', { instructor_id: paul, force: true })
  const free = await plan('2026-03-05T14:00')
  const off = await plan('2026-03-05T16:00', { instructor_id: ines })
  await owner(`POST /scheduled-classes/${off}/cancel`)
  await later({ minutes: 1 })
  await substitute(cls, ines)
  await substitute(cls, nora)
  await substitute(cls, nora)
  await substitute(cls, paul)
  await substitute(cls, paul, { force: true })
  await substitute(cls, ines)
  await substitute(free, nora)
  await substitute(free, paul)
  await substitute(cls, gina)
  await substitute(cls, 99)
  await substitute(99, nora)
  await substitute(off, nora)
  // Also afterwards, as for the pay; the class of a series is not taken as edited for it.
  const { id: weekly } = await owner('POST /scheduled-classes', {
    template_id: yoga,
    starts_at: '2026-03-05T18:00',
    instructor_id: ines,
    recurrence: { freq: 'weekly', count: 2 },
  })
  await substitute(weekly, nora)
  await later({ days: 2 })
  await substitute(cls, nora)
  await owner(`DELETE /instructors/${ines}`, { force: true })
  await substitute(cls, ines)
  await owner('GET /scheduled-classes?start_date=2026-03-05&end_date=2026-03-12')
  const nora2 = as('nora', await studio.login('nora@studio.test'))
  await nora2(`GET /scheduled-classes/${cls}`)
  await nora2(`POST /scheduled-classes/${cls}/substitute`, { instructor_id: nora })
})
