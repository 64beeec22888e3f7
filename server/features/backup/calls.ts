import { because } from '../../test/calls/measured.ts'
import { askWith, type Calls } from '../../test/calls/call.ts'
import type { backupContract } from './contract.ts'

export const backupCalls: Calls<typeof backupContract> = {
  'POST /api/v1/studio/backup': { audit: 'studio.backup', ofAnother: true, ask: askWith(), bench: because.long },
  'GET /api/v1/studio/backups/{file_name}': { bench: because.long },
  'POST /api/v1/studio/restore': { bench: because.once },
  'POST /api/v1/studio/restore/copies': { bench: because.once },
  'POST /api/v1/studio/restored': {
    audit: 'studio.restored',
    ofAnother: true,
    ask: askWith({ decision: 'drop' }),
    bench: because.once,
  },
  'PUT /api/v1/studio/backup-settings': {
    audit: 'studio.backup_settings',
    ofAnother: true,
    ask: askWith({ passphrase: null }),
    bench: because.once,
  },
  'POST /api/v1/studio/backup-settings/test': { audit: 'nothing', bench: because.once },
}
