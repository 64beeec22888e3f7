import { z } from 'zod'
import type { Contract } from '../../api/operation.ts'
import {
  email,
  emailOut,
  id,
  name,
  paged,
  paging,
  password,
  pathIds,
  pathOut,
  queryBoolean,
  resource,
  stamps,
  text,
} from '../../http/shapes.ts'
import { leaving, leavingErrors, leavingMeans } from '../staff/leaving-fields.ts'
import { pictureUpload } from '../pictures/upload-fields.ts'

const profile = { bio: text.nullable().optional(), establishment_id: id.nullable().optional() }

export const instructor = resource('Instructor', {
  id,
  full_name: z.string(),
  bio: z.string().nullable(),
  photo_url: pathOut
    .nullable()
    .describe('Changes with the photo; anybody reads it, while they teach. 160 by 160 with `_160` before the ending'),
  establishment_id: id.nullable(),
  is_active: z.boolean(),
  user_id: id.optional().describe('The staff account; for staff only'),
  email: emailOut.nullable().optional().describe('For staff only'),
  ...stamps,
})

const access = { manager: 'instructors.manage' } as const
const anyone = { manager: 'any', instructor: 'all', client: 'all' } as const
const params = pathIds('instructor_id')

export const instructorsContract = {
  'GET /api/v1/instructors/me': {
    area: 'Who teaches.',
    id: 'readOwnInstructorProfile',
    summary: 'The caller’s own profile',
    access: { manager: 'any', instructor: 'own' },
    status: 200,
    answer: instructor,
    errors: ['NOT_FOUND'],
  },
  'GET /api/v1/instructors': {
    id: 'listInstructors',
    summary: 'Instructors',
    description:
      'By name, then id. `search` finds any part of a name. Inactive ones only on request; clients see active ones, without e-mail.',
    access: anyone,
    query: z.strictObject({
      search: z.string().trim().max(100).optional(),
      include_inactive: queryBoolean.optional(),
      ...paging,
    }),
    status: 200,
    answer: paged(instructor),
  },
  'POST /api/v1/instructors': {
    id: 'addInstructor',
    summary: 'Add an instructor: a staff account and its profile',
    description: 'A manager who teaches gets a profile with POST /staff/{staff_id}/instructor-profile.',
    access,
    body: z.strictObject({ email, password, full_name: name, ...profile }),
    example: { email: 'ines@example.com', password: 'Correct-Horse-7', full_name: 'Inés Vega', bio: 'Teaches vinyasa' },
    status: 201,
    answer: instructor,
    errors: ['EMAIL_IN_USE', 'ESTABLISHMENT_INACTIVE'],
  },
  'POST /api/v1/staff/{staff_id}/instructor-profile': {
    id: 'addInstructorProfile',
    summary: 'Give a manager or the owner an instructor profile on their own account',
    access,
    params: pathIds('staff_id'),
    body: z.strictObject(profile),
    example: { bio: 'Teaches vinyasa' },
    status: 201,
    answer: instructor,
    errors: ['INSTRUCTOR_PROFILE_EXISTS', 'ESTABLISHMENT_INACTIVE'],
  },
  'GET /api/v1/instructors/{instructor_id}': {
    id: 'readInstructor',
    summary: 'One instructor',
    access: anyone,
    params,
    status: 200,
    answer: instructor,
  },
  'PUT /api/v1/instructors/{instructor_id}': {
    id: 'changeInstructor',
    summary: 'Change a profile',
    access,
    params,
    body: z.strictObject({ full_name: name.optional(), ...profile }),
    example: { bio: 'Teaches vinyasa and yin' },
    status: 200,
    answer: instructor,
    errors: ['ESTABLISHMENT_INACTIVE'],
  },
  'PATCH /api/v1/instructors/{instructor_id}/reactivate': {
    id: 'reactivateInstructor',
    summary: 'Reactivate a profile, and the account of one who only teaches',
    access,
    params,
    status: 200,
    answer: instructor,
  },
  'DELETE /api/v1/instructors/{instructor_id}': {
    id: 'deactivateInstructor',
    summary: 'Deactivate a profile, and the account of one who only teaches; the history stays',
    description: leavingMeans,
    access,
    params,
    ...leaving,
    status: 204,
    errors: leavingErrors,
  },
  'DELETE /api/v1/instructors/{instructor_id}/remove': {
    id: 'removeInstructor',
    summary: 'Remove an instructor without a history for good',
    description: 'A manager who teaches loses only the profile.',
    access,
    params,
    status: 204,
    errors: ['INSTRUCTOR_IN_USE'],
  },
  'GET /api/v1/instructors/{instructor_id}/photo': {
    id: 'readInstructorPhoto',
    summary: 'The photo (WebP)',
    access: anyone,
    params,
    query: z.strictObject({ v: z.string().max(64).optional().describe('Its version, for who keeps it') }),
    status: 200,
    file: 'image/webp',
  },
  'POST /api/v1/instructors/{instructor_id}/photo': {
    id: 'setInstructorPhoto',
    summary: 'Set the photo: JPEG, PNG, WebP or AVIF, up to 10 MiB',
    description:
      'It is made smaller and saved anew, so that nothing hidden in the file (place, camera) is kept. Instructors set their own.',
    access: { ...access, instructor: 'own' },
    params,
    ...pictureUpload,
    answer: instructor,
  },
  'DELETE /api/v1/instructors/{instructor_id}/photo': {
    id: 'deleteInstructorPhoto',
    summary: 'Take the photo away; done already is done too',
    access: { ...access, instructor: 'own' },
    params,
    status: 200,
    answer: instructor,
  },
} satisfies Contract
