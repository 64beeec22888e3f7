import { z } from 'zod'
import type { Contract } from '../../api/operation.ts'
import { email, emailOut, id, instantOut, name, password, pathIds, resource, stamps } from '../../http/shapes.ts'
import { permissionList } from './permission-values.ts'

const role = resource('Role', {
  id,
  name: z.string(),
  permissions: z.array(z.string()),
  is_owner: z.boolean().describe('The role that holds everything and can’t be changed'),
  staff_count: z.int(),
  ...stamps,
})

const member = resource('StaffMember', {
  id,
  full_name: z.string(),
  email: emailOut.nullable().describe('Null once the login was removed'),
  kind: z.enum(['manager', 'instructor']),
  role_id: id.nullable(),
  role_name: z.string().nullable(),
  is_owner: z.boolean(),
  instructor_id: id.nullable().describe('The profile of those who teach'),
  is_active: z.boolean(),
  last_login_at: instantOut.nullable(),
  ...stamps,
})

const access = { manager: 'staff.manage' } as const

export const staffContract = {
  'GET /api/v1/permissions/catalog': {
    area: 'Everything a role can be allowed.',
    id: 'listPermissions',
    summary: 'Every permission a role can hold',
    description: 'In the order the team page shows them, those of one area together.',
    access,
    status: 200,
    answer: z.array(z.strictObject({ permission: z.string(), area: z.string(), description: z.string() })),
  },
  'GET /api/v1/roles': {
    area: 'What those who work here may do.',
    id: 'listRoles',
    summary: 'The roles',
    description: 'The owner’s first, then by name.',
    access,
    status: 200,
    answer: z.array(role),
  },
  'POST /api/v1/roles': {
    id: 'addRole',
    summary: 'Add a role',
    description: 'Nobody grants a permission they lack.',
    access,
    body: z.strictObject({ name, permissions: permissionList.default([]) }),
    example: { name: 'Evening desk', permissions: ['clients.view', 'bookings.view', 'bookings.manage'] },
    status: 201,
    answer: role,
    errors: ['ROLE_NAME_IN_USE'],
  },
  'PUT /api/v1/roles/{role_id}': {
    id: 'changeRole',
    summary: 'Rename a role or change what it may do; it holds from the next request on',
    description: 'Nobody grants a permission they lack.',
    access,
    params: pathIds('role_id'),
    body: z.strictObject({ name, permissions: permissionList.optional() }),
    example: { name: 'Evening desk', permissions: ['clients.view', 'bookings.view'] },
    status: 200,
    answer: role,
    errors: ['ROLE_NAME_IN_USE', 'ROLE_PROTECTED'],
  },
  'DELETE /api/v1/roles/{role_id}': {
    id: 'deleteRole',
    summary: 'Delete a role that nobody has',
    access,
    params: pathIds('role_id'),
    status: 204,
    errors: ['ROLE_IN_USE', 'ROLE_PROTECTED'],
  },
  'GET /api/v1/staff': {
    area: 'Who works here.',
    id: 'listStaff',
    summary: 'Everybody who works here, managers and instructors',
    description: 'Active ones first, then by name and id.',
    access,
    status: 200,
    answer: z.array(member),
  },
  'POST /api/v1/staff': {
    id: 'addStaff',
    summary: 'Add a manager',
    description: 'An instructor is added with POST /instructors. Nobody gives a role that may do more than they.',
    access,
    body: z.strictObject({ full_name: name, email, password, role_id: id }),
    example: { full_name: 'Fran Gil', email: 'fran@example.com', password: 'Correct-Horse-7', role_id: 2 },
    status: 201,
    answer: member,
    errors: ['EMAIL_IN_USE'],
  },
  'PUT /api/v1/staff/{staff_id}': {
    id: 'changeStaff',
    summary: 'Change a staff account',
    description:
      'A new password or role ends the account’s sessions. A role makes an instructor a manager who teaches. ' +
      'Only owners touch owners, and nobody an account that may do more than they.',
    access,
    params: pathIds('staff_id'),
    body: z.strictObject({ full_name: name, email, role_id: id, new_password: password }).partial(),
    example: { role_id: 3 },
    status: 200,
    answer: member,
    errors: ['EMAIL_IN_USE', 'LAST_OWNER'],
  },
  'DELETE /api/v1/staff/{staff_id}': {
    id: 'removeStaff',
    summary: 'Remove a staff account',
    description: 'One with a history is deactivated instead and loses its login; its name stays in the history.',
    access,
    params: pathIds('staff_id'),
    status: 204,
    errors: ['LAST_OWNER'],
  },
  'POST /api/v1/staff/{staff_id}/deactivate': {
    id: 'deactivateStaff',
    summary: 'Deactivate an account: its sessions end at once, and so does its instructor profile',
    access,
    params: pathIds('staff_id'),
    status: 200,
    answer: member,
    errors: ['LAST_OWNER'],
  },
  'POST /api/v1/staff/{staff_id}/reactivate': {
    id: 'reactivateStaff',
    summary: 'Reactivate an account (an instructor’s with their profile)',
    access,
    params: pathIds('staff_id'),
    status: 200,
    answer: member,
  },
} satisfies Contract
