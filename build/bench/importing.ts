import { because, get } from './ways.ts'

/** The operations that bring data from elsewhere. */
export const importing = {
  'GET /api/v1/migration/templates/{type}': get,
  'POST /api/v1/migration/analyse': because.import,
  'POST /api/v1/migration/jobs/{job_id}/analyse': because.import,
  'POST /api/v1/migration/confirm': because.import,
  'GET /api/v1/migration/status': because.import,
  'GET /api/v1/migration/summary': get,
  'GET /api/v1/migration/jobs/{job_id}/rows': because.import,
  'GET /api/v1/migration/jobs/{job_id}/rows.csv': because.import,
  'POST /api/v1/migration/jobs/{job_id}/stop': because.import,
  'POST /api/v1/migration/jobs/{job_id}/resume': because.import,
  'POST /api/v1/migration/jobs/{job_id}/rollback': because.import,
  'GET /api/v1/migration/jobs/{job_id}/rollback': because.import,
  'POST /api/v1/migration/invitations/send': because.import,
  'GET /api/v1/migration/invitations/export': because.import,
} as const
