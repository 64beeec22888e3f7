import { PASSWORD } from '../../test/studio.ts'
import { transcript } from '../../test/transcript/transcript.ts'

transcript(import.meta.filename, async ({ owner, later }) => {
  const person = (name: string) => ({ full_name: name, email: `${name.toLowerCase()}@studio.test`, password: PASSWORD })
  const { id: ines } = await owner('POST /instructors', person('Ines'))
  const { id: paul } = await owner('POST /instructors', person('Paul'))
  const { id: nora } = await owner('POST /instructors', person('Nora'))
  const { id: attic } = await owner('POST /establishments', { name: 'Attic' })
  const { id: yoga } = await owner('POST /class-templates', { name: 'Yoga' })
  const { id: flow } = await owner('POST /class-templates', { name: 'Flow' })
  const plan = async (template_id: number, starts_at: string, recurrence: object, more: object = {}): Promise<number> =>
    (
      await owner('POST /scheduled-classes', {
        template_id,
        starts_at,
        recurrence: { freq: 'weekly', ...recurrence },
        ...more,
      })
    ).id
  const change = (id: number, scope: string, changes: object) =>
    owner(`PUT /scheduled-classes/${id}`, { scope, ...changes })

  // Wednesdays and Fridays to the end of the month, and a neighbour on the same days that must stay as it is.
  const first = await plan(yoga, '2026-03-04T12:01', { weekdays: [3, 5], until: '2026-03-27' }, { instructor_id: ines })
  const neighbour = await plan(flow, '2026-03-04T18:00', { weekdays: [3, 5], until: '2026-03-27' })
  const [second, third, fourth, fifth, sixth] = [1, 2, 3, 4, 5].map((n) => first + n) as [
    number,
    number,
    number,
    number,
    number,
  ]

  await later({ minutes: 1 })
  await change(second, 'this', { capacity: 5 })
  await owner(`POST /scheduled-classes/${third}/substitute`, { instructor_id: paul })
  await owner(`POST /scheduled-classes/${fourth}/substitute`, { instructor_id: nora })
  await owner(`POST /scheduled-classes/${sixth}/cancel`)

  // From a class on, and all that are to come: the hand-edited one only if asked, the begun one only if it is the one.
  await change(third, 'this_and_following', { capacity: 9 })
  await change(fifth, 'all', { capacity: 8, duration_minutes: 50 })
  await change(fourth, 'all', { capacity: 7, include_edited: true, establishment_id: attic })
  await change(first, 'all', { establishment_id: null })
  await change(first, 'this_and_following', { capacity: 6 })
  await change(first, 'this_and_following', { starts_at: '2026-03-04T12:15' })
  await change(first, 'all', { starts_at: '2026-03-04T12:01' })
  await change(sixth, 'all', { capacity: 4 })

  // One that was moved beside another begins with it; none goes back to the time of the others unasked.
  await change(second, 'this', { starts_at: '2026-03-13T12:01', force: true })
  await change(fourth, 'this_and_following', { capacity: 10, include_edited: true, force: true })
  await change(second, 'this', { starts_at: '2026-03-06T18:00' })
  await change(fifth, 'all', { starts_at: '2026-03-18T12:01', include_edited: true })
  await change(second, 'this', { starts_at: '2026-03-06T12:01' })
  await later({ minutes: 1 })

  // A new teacher: substitutes stay, but for the one who is to teach them all.
  await change(fifth, 'all', { instructor_id: ines })
  await change(fifth, 'all', { instructor_id: paul })
  await change(third, 'all', { instructor_id: nora })
  await change(fifth, 'this_and_following', { instructor_id: null })
  await later({ minutes: 1 })

  // Moved on the wall clock: by time alone, across a clock change, by days, back, and into the next week.
  await change(second, 'all', { starts_at: '2026-03-06T18:30' })
  await change(second, 'all', { starts_at: '2026-03-06T19:15', force: true, include_edited: true })
  await change(fifth, 'this_and_following', { starts_at: '2026-03-19T19:15' })
  await change(fifth, 'all', { starts_at: '2026-03-22T07:00' })
  await owner(`GET /scheduled-classes/${neighbour}`)
  await owner('POST /closures', { starts_on: '2026-03-26', ends_on: '2026-03-26' })
  await change(second, 'all', { starts_at: '2026-03-08T08:00' })

  // Just after midnight it is another day than by UTC; a Monday goes back to a Sunday.
  const early = await plan(flow, '2026-03-17T00:30', { count: 2 })
  await change(early, 'all', { starts_at: '2026-03-17T08:00' })
  await change(early, 'all', { starts_at: '2026-03-16T00:15' })
  await change(early, 'all', { starts_at: '2026-03-15T00:15' })
  // Every second week its days have to stay in one week.
  const rare = await plan(flow, '2026-03-09T09:00', { interval: 2, weekdays: [1, 6], count: 3 })
  await change(rare, 'all', { starts_at: '2026-03-11T09:00' })
  await change(rare, 'all', { starts_at: '2026-03-10T09:00' })
  await change(rare, 'all', { starts_at: '2026-03-08T09:00' })
  // A single class has no others, whatever the scope.
  const { id: single } = await owner('POST /scheduled-classes', { template_id: yoga, starts_at: '2026-03-20T10:00' })
  await change(single, 'all', { capacity: 2 })
  await change(single, 'this_and_following', { starts_at: '2026-03-20T10:05' })

  // Those still to be made are like those edited.
  const open = await plan(yoga, '2026-03-05T06:00', { interval: 6 }, { instructor_id: ines, capacity: 3 })
  await change(open, 'all', {
    starts_at: '2026-03-08T06:30',
    capacity: 2,
    duration_minutes: 20,
    instructor_id: null,
    establishment_id: attic,
  })
  await later({ days: 1 })
  await later({ days: 41 })
})
