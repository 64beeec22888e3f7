import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { startStudio, type TestStudio } from '../../test/studio.ts'

describe('the settings at their edges', () => {
  let studio: TestStudio
  before(async () => {
    studio = await startStudio()
  })
  after(() => studio.stop())
  const put = (body: object) => studio.asOwner('PUT /api/v1/studio', body)
  const read = async () => (await studio.asOwner('GET /api/v1/studio')).body

  it('end the calendar after it starts, whichever of the two is given', async () => {
    assert.equal((await put({ calendar_start_hour: 9, calendar_end_hour: 10 })).status, 200)
    for (const hours of [{ calendar_end_hour: 9 }, { calendar_start_hour: 10 }, { calendar_start_hour: 11 }]) {
      const { status, body } = await put({ studio_name: 'Changed', ...hours })
      assert.deepEqual([status, body.errors[0].path], [422, 'calendar_end_hour'])
    }
    const { studio_name, calendar_start_hour, calendar_end_hour } = await read()
    assert.deepEqual([studio_name, calendar_start_hour, calendar_end_hour], ['Test Studio', 9, 10])
  })

  it('say when they changed, and show what any page may know of them', async () => {
    const before = await read()
    await studio.advance({ hours: 1 })
    const { body } = await put({ website_url: 'https://studio.example', address: 'Calle Mayor 1' })
    assert.deepEqual([body.updated_at, body.created_at], [studio.clock.now(), before.created_at])
    const { public_studio_id } = body
    assert.deepEqual((await studio.asOwner('GET /api/v1/studio/branding')).body, {
      public_studio_id,
      studio_name: 'Test Studio',
      address: 'Calle Mayor 1',
      website_url: 'https://studio.example',
      primary_color: '#2f6f5e',
      secondary_color: '#e8a33d',
      typeface: 'clear',
      logo_url: null,
      cover_url: null,
      timezone: 'Europe/Madrid',
      currency: 'EUR',
      locale: 'en',
      guest_bookings_enabled: before.guest_bookings_enabled,
      self_service_purchases_enabled: before.self_service_purchases_enabled,
      pay_at_studio_enabled: before.pay_at_studio_enabled,
    })
  })

  it('spell a time zone as it is known, whatever letters it was typed in', async () => {
    assert.equal((await put({ timezone: ' europe/madrid ', force: true })).body.timezone, 'Europe/Madrid')
    assert.equal((await put({ timezone: 'europe/nowhere' })).body.errors[0].path, 'timezone')
  })

  it('keep each fee’s own number in another currency, and refuse one without coins for it', async () => {
    await put({ late_cancel_fee: 5, no_show_fee: 7.5 })
    const coinless = await put({ currency: 'JPY' })
    assert.deepEqual([coinless.status, coinless.body.errors[0].path], [422, 'currency'])
    const { body } = await put({ currency: 'JPY', no_show_fee: 8 })
    assert.deepEqual([body.currency, body.late_cancel_fee, body.no_show_fee], ['JPY', 5, 8])
    assert.equal((await put({ late_cancel_fee: 5.5 })).body.errors[0].path, 'late_cancel_fee')
  })
})
