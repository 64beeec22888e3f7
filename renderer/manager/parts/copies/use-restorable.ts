import type { Answer } from '../../../api/index.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { useMessages } from '../../messages/index.ts'

/** Names an instant: by its time alone if it is today. */
export function useWhen(): (instant: string) => string {
  const format = useFormat()
  return (instant) => (format.dayOf(instant) === format.today() ? format.time(instant) : format.dateTime(instant))
}

type Status = Pick<Answer<'GET /api/v1/studio/status'>, 'restorable' | 'last_backup_at'>

/** The time to which the studio can be restored and the places of the backups, in one sentence; null without a backup. */
export function useRestorable(): (status: Status) => string | null {
  const { copies: m } = useMessages().today
  const when = useWhen()
  return ({ restorable, last_backup_at }) => {
    if (restorable) {
      const { as_of, clients, places } = restorable
      const elsewhere = (['folder', 'bucket'] as const).filter((place) => places.includes(place))
      const where = m.places(
        places.includes('here'),
        elsewhere.map((place) => m.place[place]),
      )
      return m.restorable(when(as_of), clients, where)
    }
    return last_backup_at === null ? null : m.unproven(when(last_backup_at))
  }
}
