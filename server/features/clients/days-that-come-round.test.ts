import { transcript } from '../../test/transcript/transcript.ts'

/** Near midnight in Madrid, when it is the same day in UTC and then another. */
transcript(
  import.meta.filename,
  async ({ studio, owner, later }) => {
    const made = async (operation: string, body: object) => (await studio.asOwner(operation, body)).body
    const person = (full_name: string, date_of_birth?: string) =>
      made('POST /api/v1/clients', { full_name, date_of_birth })
    await person('Leap Child', '2000-02-29')
    await person('Last Of February', '1990-02-28')
    await person('First Of March', '1991-03-01')
    const gone = await person('Gone Away', '1990-02-28')
    const erased = await person('Erased One', '1990-02-28')
    await studio.asOwner(`DELETE /api/v1/clients/${gone.id}`)
    await studio.asOwner(`POST /api/v1/gdpr/delete/${erased.id}`)
    const yin = await made('POST /api/v1/class-templates', { name: 'Yin' })
    const book = async (client_id: number, starts_at: string) => {
      const { id } = await made('POST /api/v1/scheduled-classes', { template_id: yin.id, starts_at, force: true })
      return made('POST /api/v1/bookings', { client_id, scheduled_class_id: id, force: true })
    }
    const bothDays = await person('Both Days')
    const evening = await person('Also That Evening')
    await person('Never Came')
    const bookings = [
      await book(1, '2027-02-26T23:30'),
      await book(1, '2027-02-26T23:45'),
      await book(2, '2027-02-27T00:00'),
      await book(3, '2027-02-27T23:59'),
      await book(bothDays.id, '2027-02-26T23:50'),
      await book(bothDays.id, '2027-02-27T00:00'),
      await book(evening.id, '2027-02-26T23:55'),
    ]
    await later({ minutes: 20 })
    await person('Of Midnight')
    await later({ minutes: 40 })
    for (const { id } of bookings.toSpliced(3, 1)) await studio.asOwner(`POST /api/v1/bookings/${id}/check-in`)
    await later({ hours: 24 })
    await studio.asOwner(`POST /api/v1/bookings/${bookings[3].id}/no-show`)
    // Was added on the 28th in Madrid.
    const late = await person('Late Comer')
    await later({ hours: 1 })
    await later({ minutes: 15 })
    await owner('POST /auto-tag-rules/preview', { trigger_event: 'client.birthday' })
    await later({ days: 1 })
    await owner('POST /auto-tag-rules/preview', { trigger_event: 'client.birthday' })
    await later({ days: 4 })
    await owner('POST /auto-tag-rules/preview', { trigger_event: 'client.inactive' })
    const again = await book(2, '2027-03-06T12:00')
    await later({ days: 1 })
    await studio.asOwner(`POST /api/v1/bookings/${again.id}/check-in`)
    await later({ hours: 1 })
    await later({ days: 1 })
    await book(late.id, '2027-03-30T12:00')
    await later({ days: 7 })
    await owner('POST /auto-tag-rules/preview', { trigger_event: 'client.inactive' })
    await studio.asOwner('DELETE /api/v1/clients/1')
    await studio.asOwner('POST /api/v1/gdpr/delete/3')
    await later({ days: 8 })
    await owner('POST /auto-tag-rules/preview', {
      trigger_event: 'client.inactive',
      condition_json: { all: [{ field: 'days', op: 'gt', value: 7 }] },
    })
    // The next year has a 29 February.
    await later({ days: 342 })
    await later({ days: 1 })
    await later({ days: 1 })
  },
  { now: '2027-02-26T22:40:00.000Z' },
)
