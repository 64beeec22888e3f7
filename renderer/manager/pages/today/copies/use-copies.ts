import { useApi } from '../../../../api/index.ts'
import { useDenied } from '../../../../shared/session/use-session.ts'

const MINUTE = 60_000

/** The status of the studio and, for roles that may manage them, its backups. */
export function useCopies() {
  const denied = useDenied()
  const often = { every: 5 * MINUTE }
  const maySee = denied('settings.view') === null
  const status = useApi('GET /api/v1/studio/status', {}, { ...often, enabled: maySee })
  // A new copy is restored for trial within moments: then it is known to be good.
  const isAboutToBe = status.data?.restorable === null && status.data.last_backup_at !== null
  useApi('GET /api/v1/studio/status', {}, { enabled: isAboutToBe, every: MINUTE / 10 })
  const mayManage = maySee && denied('backups.manage') === null
  const copies = useApi('GET /api/v1/studio/backups', {}, { ...often, enabled: mayManage && status.data !== undefined })
  return { status: status.data, copies: copies.data }
}
