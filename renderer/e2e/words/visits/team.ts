import { expect } from '../../studio.ts'
import { mayDo } from '../answers.ts'
import {
  actions,
  aside,
  click,
  done,
  entry,
  fill,
  keys,
  last,
  narrow,
  option,
  pick,
  row,
  search,
  to,
  told,
  waits,
  type Step,
  type Visit,
} from '../steps.ts'

const tick =
  (name: string): Step =>
  (page) =>
    page.getByRole('checkbox', { name }).click({ force: true })
const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
const photo: Step = (page) =>
  page
    .locator('input[type=file]')
    .last()
    .setInputFiles({ name: 'lia.png', mimeType: 'image/png', buffer: Buffer.from(PIXEL, 'base64') })
const pictures =
  (count: number): Step =>
  (page) =>
    expect(page.getByRole('dialog').locator('img[src*="/pictures/"]')).toHaveCount(count)

const likeTheDesk = (role: string): Step[] => [
  click('Add role'),
  fill('Name', role),
  click(/Same permissions as$/),
  option('Front desk'),
]

/** Acts with the team, and what each page says afterwards. */
export const team: Visit[] = [
  [
    '',
    '/team',
    ['run-did-staff-off', actions('Pol Serra'), entry('Deactivate'), told('can no longer sign in')],
    ['run-did-staff-all', pick('All')],
    ['run-did-staff-off-menu', actions('Pol Serra')],
    ['run-did-staff-on', entry('Reactivate'), told('can sign in again')],
    ['run-did-staff-me', actions('Olga')],
    [
      'run-did-staff-teaches',
      keys('Escape'),
      actions('Pol Serra'),
      entry(/instructor too/),
      told('can now be scheduled'),
    ],
    ['run-did-staff-profile', actions('Pol Serra')],
    [
      'run-did-staff-added',
      keys('Escape'),
      click('Add staff'),
      fill('Name', 'Nil Pons'),
      fill('Email', 'nil@example.com'),
      click(/Role$/),
      option('Front desk'),
      fill('Password', 'a-long-enough-word-1'),
      done('Add'),
      told('Nil Pons can sign in now'),
    ],
    ['run-did-staff-opened', row(/^Nil/)],
    [
      'run-did-staff-edited',
      fill('Email', 'nil2@example.com'),
      fill(/^New password/, 'another-long-word-2'),
      done('Save'),
      told('Saved'),
    ],
    ['run-did-staff-teacher', row(/^Lia/)],
    ['run-did-staff-teacher-renamed', fill('Name', 'Lia Fontana'), done('Save'), told('Saved')],
    ['run-did-staff-found', search(' SERRA ')],
    ['run-did-staff-nobody', search('zzz')],
    ['run-did-staff-cleared', click('Clear the search')],
  ],
  [
    '',
    '/team?tab=instructors',
    ['run-did-teach-myself', click('I teach too'), told(/^Olga Marín can/)],
    ['run-did-instructor-off', actions('Lia'), entry('Deactivate'), told('can no longer be scheduled')],
    ['run-did-instructors-all', pick('All')],
    ['run-did-instructor-off-menu', actions('Lia')],
    ['run-did-instructor-on', entry('Reactivate'), told('teaches again')],
    ['run-did-instructor-found', search('lia')],
    ['run-did-instructor-opened', row(/^Lia/)],
    [
      'run-did-instructor-located',
      click(/Location$/),
      option('By the harbour'),
      fill(/^About/, 'Yin'),
      done('Save'),
      told('Saved'),
    ],
    ['run-did-instructor-photo', row(/^Lia/), photo, told('The photo is saved'), pictures(1)],
    ['run-did-instructor-photo-gone', last('Remove'), told('The photo was removed'), pictures(0)],
    [
      'run-did-instructor-back',
      click(/Location$/),
      option('Casa Calma'),
      fill(/^About/, ''),
      done('Save'),
      told('Saved'),
    ],
    ['run-did-instructors-nobody', search('zzz')],
    ['run-did-instructors-cleared', click('Clear the search')],
    [
      'run-did-instructor-added',
      click('Add instructor'),
      fill('Name', 'Ida Lind'),
      fill('Email', 'ida@example.com'),
      fill('Password', 'a-long-enough-word-1'),
      click(/Location$/),
      option('By the harbour'),
      fill(/^About/, 'Slowly.'),
      done('Add'),
      told('Ida Lind can be put'),
    ],
    ['run-did-instructor-removed', actions('Ida'), entry('Remove'), done('Remove'), told('Ida Lind was removed')],
  ],
  [
    '',
    '/team?tab=roles',
    ['run-did-role-like', ...likeTheDesk('Evening')],
    ['run-did-role-added', done('Add'), told('Role Evening added')],
    ['run-did-role-ticked', tick('Evening: See reports'), tick('Evening: See who changed what')],
    ['run-did-role-menu', click('More for Evening')],
    ['run-did-role-owner-menu', keys('Escape'), click('More for Owner')],
    ['run-did-role-renaming', keys('Escape'), click('More for Evening'), entry('Rename')],
    ['run-did-role-renamed', fill('Name', 'Late'), done('Save'), told('Renamed')],
    ['run-did-role-removing', click('More for Late'), entry('Delete')],
    ['run-did-role-removed', done('Delete'), told('Role Late deleted')],
    ['run-did-roles-phone', narrow],
    ['run-did-roles-phone-other', click(/Role$/), option('Owner')],
  ],
  [
    '',
    { path: '/settings?part=account', answers: mayDo('settings.view', 'instructors.manage') },
    ['run-did-sees-instructors', waits('Role: Owner'), aside('Team')],
    ['run-did-sees-instructor-menu', actions('Lia')],
    ['run-did-sees-no-staff', keys('Escape'), to('Staff')],
  ],
  [
    '',
    { path: '/settings?part=account', answers: mayDo('staff.manage', 'audit.view') },
    ['run-did-sees-staff', waits('Role: Owner'), aside('Team')],
    ['run-did-sees-staff-menu', actions('Nil Pons')],
    ['run-did-sees-roles', keys('Escape'), to('Roles')],
    ['run-did-sees-role-like', ...likeTheDesk('Less')],
    ['run-did-sees-role-added', done('Add'), told('Role Less added')],
  ],
  [
    '',
    '/team',
    ['run-did-staff-kept', actions('Nil Pons'), entry('Remove'), last('Cancel')],
    ['run-did-staff-removed', actions('Nil Pons'), entry('Remove'), done('Remove'), told('Nil Pons was removed')],
  ],
]
