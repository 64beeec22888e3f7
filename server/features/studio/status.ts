import type { z } from 'zod'
import type { Ctx } from '../../context.ts'
import { newestCopyAt, restorable } from '../backup/present.ts'
import { restoredState } from '../backup/restored.ts'
import { mailState } from '../email/queries.ts'
import { lastReport } from '../integrity/queries.ts'
import { licenseAt } from '../licensing/queries.ts'
import { formatSaying } from '../../lib/sayings/format.ts'
import { say } from '../../lib/sayings/sayings.ts'
import type { studioContract } from './contract.ts'
import { connectedProcessor, publicUrl, settingsOf } from '../settings/queries.ts'

type Status = z.output<(typeof studioContract)['GET /api/v1/studio/status']['answer']>

/** How the studio stands: its plan and license, whether it can be reached, its mail and its backups. */
export function studioStatus(ctx: Ctx): Status {
  const { tunnel_url, timezone } = settingsOf(ctx.db)
  const mail = mailState(ctx.db, ctx.now)
  const integrity = ctx.db.one(lastReport, {})
  return {
    version: ctx.version,
    ...licenseAt(ctx.db, ctx.now),
    public_url: publicUrl(ctx, ''),
    is_public: tunnel_url !== null,
    payments_connected: ctx.db.one(connectedProcessor, {}) !== undefined,
    mail_configured: mail.configured,
    mail_queued: mail.queued,
    mail_failed: mail.failed,
    mail_waiting_since: mail.queued > 0 ? mail.down_since : null,
    mail_trouble:
      mail.queued > 0 && mail.trouble
        ? formatSaying(say(mail.trouble.code, { host: mail.trouble.host, answer: null }), {
            language: ctx.language,
            timezone,
          })
        : null,
    last_backup_at: newestCopyAt(ctx),
    restorable: restorable(ctx),
    restored_at: restoredState(ctx).restored_at,
    integrity_checked_at: integrity?.checked_at ?? null,
    integrity_ok: integrity?.ok ?? null,
  }
}
