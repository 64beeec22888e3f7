import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { book, registerMember } from '../../test/build/bookings.ts'
import { makeClass } from '../../test/build/schedule.ts'
import { startStudio, type TestStudio } from '../../test/studio.ts'

interface Named {
  client_name: string
}
const names = (part: { items: Named[] }) => part.items.map(({ client_name }) => client_name)

describe('the days after today', () => {
  let studio: TestStudio
  // Sunday, half past eight in the evening in New York: Monday in Greenwich.
  before(async () => {
    studio = await startStudio({ now: '2026-03-02T01:30:00.000Z', timezone: 'America/New_York' })
  })
  after(() => studio.stop())

  const today = async () => (await studio.asOwner('GET /api/v1/today')).body

  it('name who comes for the first time within six days, once, and not who comes today', async () => {
    const at = (starts_at: string) => makeClass(studio, { starts_at })
    const tonight = await at('2026-03-01T22:00')
    const [monday, tuesday, last, beyond] = [
      await at('2026-03-02T00:00'),
      await at('2026-03-03T09:00'),
      await at('2026-03-07T23:30'),
      await at('2026-03-08T00:00'),
    ]
    const [ada, ben, cid, dov] = [
      await registerMember(studio, { full_name: 'Ada' }),
      await registerMember(studio, { full_name: 'Ben' }),
      await registerMember(studio, { full_name: 'Cid' }),
      await registerMember(studio, { full_name: 'Dov' }),
    ]
    await book(studio, tonight, ada)
    await book(studio, tuesday, ada)
    await book(studio, monday, ben)
    await book(studio, tuesday, ben)
    await book(studio, last, cid)
    await book(studio, beyond, dov)
    const { first_visits, first_visits_soon: soon } = await today()
    assert.deepEqual([names(first_visits), names(soon), soon.total], [['Ada'], ['Ben', 'Cid'], 2])
    assert.equal(soon.items[0].class_id, monday.id)
  })

  it('name birthdays of those who come, the next first, to the sixth day after', async () => {
    const born = (full_name: string, date_of_birth: string) => registerMember(studio, { full_name, date_of_birth })
    const people = [
      await born('Zoe', '1990-03-01'),
      await born('Yan', '2000-02-29'),
      await born('Xia', '1985-03-07'),
      await born('Wim', '1985-03-08'),
      await born('Vic', '1985-02-28'),
      await born('Abe', '1985-03-03'),
    ]
    await born('Never Came', '1990-03-02')
    const cls = await makeClass(studio, { starts_at: '2026-03-01T20:35', capacity: 10 })
    for (const person of people) await book(studio, cls, person, { check_in: true, force: true })
    const { birthdays } = await today()
    assert.deepEqual(
      birthdays.items.map(({ client_name, birthday_on }: Named & { birthday_on: string }) => [
        client_name,
        birthday_on,
      ]),
      [
        ['Yan', '2026-03-01'],
        ['Zoe', '2026-03-01'],
        ['Abe', '2026-03-03'],
        ['Xia', '2026-03-07'],
      ],
    )
    assert.equal(birthdays.total, 4)
    await studio.advance({ days: 365 })
    assert.equal((await today()).birthdays.total, 0, 'who has stayed away for long')
  })
})
