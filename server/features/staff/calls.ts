import { makeRole, makeManager } from '../../test/build/staff.ts'
import { PASSWORD, type TestStudio } from '../../test/studio.ts'
import { because, send } from '../../test/calls/measured.ts'
import { withFactor } from '../../test/build/totp.ts'
import { askOf, askWith, unique, type Calls } from '../../test/calls/call.ts'
import type { staffContract } from './contract.ts'

const person = { full_name: 'Pia Person', email: 'pia@studio.test', password: PASSWORD }
const role = (studio: TestStudio) => makeRole(studio, [])
const manager = (studio: TestStudio) => makeManager(studio, [])

export const staffCalls: Calls<typeof staffContract> = {
  'POST /api/v1/roles': { audit: 'role.create', ask: askWith(() => ({ name: unique('Coach'), permissions: [] })) },
  'PUT /api/v1/roles/{role_id}': {
    audit: 'role.update',
    ask: askOf(role, () => ({ name: unique('Head'), permissions: ['sales.view'] })),
  },
  'DELETE /api/v1/roles/{role_id}': { audit: 'role.delete', ask: askOf(role) },
  'POST /api/v1/staff': {
    audit: 'staff.create',
    ask: async (studio) => [[], { ...person, role_id: (await makeRole(studio, [])).id }],
    bench: because.hash,
  },
  'PUT /api/v1/staff/{staff_id}': {
    audit: 'staff.update',
    ask: askOf(manager, { full_name: 'Renamed', email: 'renamed@studio.test' }),
    bench: send(({ make }) => ({ full_name: `Pol ${make.word()}` })),
  },
  'DELETE /api/v1/staff/{staff_id}': { audit: 'staff.delete', ask: askOf(manager), bench: because.hash },
  'POST /api/v1/staff/{staff_id}/deactivate': {
    audit: 'staff.deactivate',
    ask: askOf(manager),
    bench: because.account,
  },
  'POST /api/v1/staff/{staff_id}/reactivate': {
    audit: 'staff.reactivate',
    ask: async (studio) => {
      const { id } = await makeManager(studio, [])
      await studio.asOwner(`POST /api/v1/staff/${id}/deactivate`)
      return [[id]]
    },
    bench: because.account,
  },
  'DELETE /api/v1/staff/{staff_id}/totp': {
    audit: 'staff.totp_off',
    ask: async (studio) => {
      const manager = await makeManager(studio, [])
      await withFactor(studio, manager)
      return [[manager.id]]
    },
    bench: 'asked once by an owner, and looks at one account',
  },
}
