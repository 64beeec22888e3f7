import { because, get } from './ways.ts'

/** The operations about the studio's own keeping: its soundness, its copies, its tunnel. */
export const ofTheHouse = {
  'GET /api/v1/studio/integrity': because.long,
  'GET /api/v1/studio/health': get,
  'GET /api/v1/studio/diagnostics': get,
  'POST /api/v1/studio/exit-pack': because.long,
  'POST /api/v1/studio/backup': because.long,
  'GET /api/v1/studio/backups': get,
  'GET /api/v1/studio/backups/{file_name}': because.long,
  'POST /api/v1/studio/restore': because.once,
  'POST /api/v1/studio/restore/copies': because.once,
  'GET /api/v1/studio/restored': get,
  'POST /api/v1/studio/restored': because.once,
  'GET /api/v1/studio/backup-settings': get,
  'PUT /api/v1/studio/backup-settings': because.once,
  'POST /api/v1/studio/backup-settings/test': because.once,
  'GET /api/v1/studio/tunnel': get,
  'POST /api/v1/studio/tunnel/start': because.tunnel,
  'POST /api/v1/studio/tunnel/stop': because.tunnel,
  'POST /api/v1/studio/tunnel/check': because.tunnel,
} as const
