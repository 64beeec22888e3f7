import { parseDate } from '@internationalized/date'
import { useApi } from '../../../api/index.ts'
import { now } from '../../../shared/clock.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { checklist, firstBookable } from './checklist.ts'

/** So many days are looked ahead for a class. */
const DAYS = 21
const NEWEST = 50

/** The progress of a new studio, read from its records, again `every` so many milliseconds; null until it is known. */
export function useChecklist(every: number) {
  const format = useFormat()
  const start_date = format.today()
  const end_date = parseDate(start_date).add({ days: DAYS }).toString()
  const classes = useApi('GET /api/v1/scheduled-classes', { query: { start_date, end_date, status: 'scheduled' } })
  const types = useApi('GET /api/v1/membership-types', { query: { page_size: 1 } })
  const status = useApi('GET /api/v1/studio/status')
  const bookings = useApi('GET /api/v1/bookings', { query: { page_size: NEWEST } }, { every })
  if (!classes.data || !types.data || !status.data || !bookings.data) return null
  const { is_public, mail_configured, public_url, payments_connected } = status.data
  const facts = {
    classes: classes.data.length,
    types: types.data.total,
    is_public,
    mail_configured,
    sources: bookings.data.items.map(({ source }) => source),
  }
  const first = firstBookable(classes.data, now())
  return {
    ...facts,
    payments_connected,
    lines: checklist(facts),
    testUrl: first && `${public_url.replace(/\/$/, '')}/classes/${first.id}`,
  }
}

export type ChecklistState = NonNullable<ReturnType<typeof useChecklist>>
