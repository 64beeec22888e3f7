import { implement } from '../../api/implement.ts'
import { permissionCatalog, permissions } from '../../api/permissions.ts'
import { changeActive, removeFactor, removeStaff } from './remove.ts'
import { changeStaff, createStaff } from './change.ts'
import { staffContract } from './contract.ts'
import { allStaff, listRoles, presentStaff } from './queries.ts'
import { changeRole, createRole, deleteRole } from './roles.ts'
import { ENGLISH, formatSaying } from '../../lib/sayings/format.ts'

const catalog = permissions.map((permission) => ({
  permission,
  area: permission.split('.')[0] ?? permission,
  description: formatSaying(permissionCatalog[permission], ENGLISH),
}))

export const staffRoutes = implement(staffContract, {
  'GET /api/v1/permissions/catalog': () => catalog,
  'GET /api/v1/roles': (ctx) => listRoles(ctx.db),
  'POST /api/v1/roles': (ctx, { body }) => createRole(ctx, body),
  'PUT /api/v1/roles/{role_id}': (ctx, { params, body }) => changeRole(ctx, params.role_id, body),
  'DELETE /api/v1/roles/{role_id}': (ctx, { params }) => deleteRole(ctx, params.role_id),
  'GET /api/v1/staff': (ctx) => ctx.db.all(allStaff, {}).map(presentStaff),
  'POST /api/v1/staff': (ctx, { body }) => createStaff(ctx, body),
  'PUT /api/v1/staff/{staff_id}': (ctx, { params, body }) => changeStaff(ctx, params.staff_id, body),
  'DELETE /api/v1/staff/{staff_id}': (ctx, { params, query, body }) =>
    removeStaff(ctx, params.staff_id, { ...query, ...body }),
  'POST /api/v1/staff/{staff_id}/deactivate': (ctx, { params, query, body }) =>
    changeActive(ctx, params.staff_id, false, { ...query, ...body }),
  'POST /api/v1/staff/{staff_id}/reactivate': (ctx, { params }) => changeActive(ctx, params.staff_id, true),
  'DELETE /api/v1/staff/{staff_id}/totp': (ctx, { params }) => removeFactor(ctx, params.staff_id),
})
