import { importedToTheEnd, imported, person, picture, pictured, smtp, type Change } from './change.ts'
import { makeInstructor, makeManager, makeRole } from '../build/staff.ts'
import type { TestStudio } from '../studio.ts'
import { withFactor } from '../build/totp.ts'
import { webhookChanges } from './webhooks.ts'

const license = { license_key: 'SD1-GKHJZ-KN7C0-KTHFN-MJEP4-KS64D' }

/** A license that has AI, and a key of the studio's own. */
async function licensedFor(studio: TestStudio): Promise<[never[], object]> {
  await studio.asOwner('POST /api/v1/studio/license', license)
  return [[], { provider: 'openai', api_key: 'own-key-1234' }]
}

/** Changes of the studio, its team and its data: by operation, the entry each leaves in the audit log. */
export const houseChanges: Record<string, Change> = {
  ...webhookChanges,
  'PUT /api/v1/studio': ['studio.update', async () => [[], { cancellation_hours: 5 }]],
  'POST /api/v1/studio/tunnel/start': ['studio.go_online', async () => [[]]],
  'POST /api/v1/studio/tunnel/stop': ['studio.go_offline', async () => [[]]],
  'POST /api/v1/studio/logo': ['studio.logo', async () => [[], await picture()]],
  'DELETE /api/v1/studio/logo': ['studio.logo', (studio) => pictured(studio, 'logo')],
  'POST /api/v1/studio/cover': ['studio.cover', async () => [[], await picture()]],
  'DELETE /api/v1/studio/cover': ['studio.cover', (studio) => pictured(studio, 'cover')],
  'PUT /api/v1/studio/email': ['studio.email', async () => [[], smtp]],
  'POST /api/v1/studio/license': ['studio.license', async () => [[], license]],
  'POST /api/v1/studio/ai': ['studio.ai', licensedFor],
  'DELETE /api/v1/studio/ai': [
    'studio.ai',
    async (studio) => {
      await studio.asOwner('POST /api/v1/studio/ai', (await licensedFor(studio))[1])
      return [[]]
    },
  ],
  'POST /api/v1/studio/backup': ['studio.backup', async () => [[]]],
  'POST /api/v1/studio/restored': ['studio.restored', async () => [[], { decision: 'drop' }]],
  'PUT /api/v1/studio/backup-settings': ['studio.backup_settings', async () => [[], { passphrase: null }]],
  'POST /api/v1/studio/exit-pack': ['studio.export', async () => [[]]],
  'POST /api/v1/establishments': ['establishment.create', async () => [[], { name: 'Second room' }]],
  'PUT /api/v1/establishments/{establishment_id}': [
    'establishment.update',
    async () => [[1], { name: 'First room', address: 'Calle 2', phone: '2' }],
  ],
  'DELETE /api/v1/establishments/{establishment_id}': [
    'establishment.delete',
    async (studio) => [[(await studio.asOwner('POST /api/v1/establishments', { name: 'Third' })).body.id]],
  ],
  'POST /api/v1/kiosks': ['kiosk.create', async () => [[], { name: 'Front door' }]],
  'DELETE /api/v1/kiosks/{kiosk_id}': [
    'kiosk.delete',
    async (studio) => [[(await studio.asOwner('POST /api/v1/kiosks', { name: 'Back door' })).body.id]],
  ],
  'POST /api/v1/roles': ['role.create', async () => [[], { name: 'Coach', permissions: [] }]],
  'PUT /api/v1/roles/{role_id}': [
    'role.update',
    async (studio) => [[(await makeRole(studio, [])).id], { name: 'Head', permissions: ['sales.view'] }],
  ],
  'DELETE /api/v1/roles/{role_id}': ['role.delete', async (studio) => [[(await makeRole(studio, [])).id]]],
  'POST /api/v1/staff': [
    'staff.create',
    async (studio) => [[], { ...person, role_id: (await makeRole(studio, [])).id }],
  ],
  'PUT /api/v1/staff/{staff_id}': [
    'staff.update',
    async (studio) => [[(await makeManager(studio, [])).id], { full_name: 'Renamed', email: 'renamed@studio.test' }],
  ],
  'DELETE /api/v1/staff/{staff_id}': ['staff.delete', async (studio) => [[(await makeManager(studio, [])).id]]],
  'POST /api/v1/staff/{staff_id}/deactivate': [
    'staff.deactivate',
    async (studio) => [[(await makeManager(studio, [])).id]],
  ],
  'POST /api/v1/staff/{staff_id}/reactivate': [
    'staff.reactivate',
    async (studio) => {
      const { id } = await makeManager(studio, [])
      await studio.asOwner(`POST /api/v1/staff/${id}/deactivate`)
      return [[id]]
    },
  ],
  'DELETE /api/v1/staff/{staff_id}/totp': [
    'staff.totp_off',
    async (studio) => {
      const manager = await makeManager(studio, [])
      await withFactor(studio, manager)
      return [[manager.id]]
    },
  ],
  'POST /api/v1/staff/{staff_id}/instructor-profile': [
    'instructor.create',
    async (studio) => [[(await makeManager(studio, [])).id], {}],
  ],
  'POST /api/v1/instructors': ['instructor.create', async () => [[], { ...person, email: 'ivy@studio.test' }]],
  'PUT /api/v1/instructors/{instructor_id}': [
    'instructor.update',
    async (studio) => [[(await makeInstructor(studio)).id], { full_name: 'Renamed', bio: 'Calm', establishment_id: 1 }],
  ],
  'DELETE /api/v1/instructors/{instructor_id}': [
    'instructor.deactivate',
    async (studio) => [[(await makeInstructor(studio)).id]],
  ],
  'PATCH /api/v1/instructors/{instructor_id}/reactivate': [
    'instructor.reactivate',
    async (studio) => {
      const { id } = await makeInstructor(studio)
      await studio.asOwner(`DELETE /api/v1/instructors/${id}`)
      return [[id]]
    },
  ],
  'DELETE /api/v1/instructors/{instructor_id}/remove': [
    'instructor.remove staff.delete',
    async (studio) => [[(await makeInstructor(studio)).id]],
  ],
  'POST /api/v1/instructors/{instructor_id}/photo': [
    'instructor.photo',
    async (studio) => [[(await makeInstructor(studio)).id], await picture()],
  ],
  'DELETE /api/v1/instructors/{instructor_id}/photo': [
    'instructor.photo',
    async (studio) => {
      const { id } = await makeInstructor(studio)
      await studio.asOwner(`POST /api/v1/instructors/${id}/photo`, await picture())
      return [[id]]
    },
  ],
  'POST /api/v1/migration/confirm': [
    'migration.confirm',
    async (studio) => [[], { ...(await imported(studio)), answers: {} }],
  ],
  'POST /api/v1/migration/jobs/{job_id}/rollback': [
    'migration.rollback',
    async (studio) => [[await importedToTheEnd(studio)]],
  ],
  'POST /api/v1/migration/invitations/send': [
    'migration.invite',
    async (studio) => [[], { job_id: await importedToTheEnd(studio) }],
  ],
}
