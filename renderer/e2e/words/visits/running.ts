import { answering } from '../../areas/door.ts'
import { expect, OWNER } from '../../studio.ts'
import {
  actions,
  click,
  done,
  entry,
  fill,
  keys,
  last,
  leave,
  narrow,
  option,
  pick,
  search,
  told,
  type Step,
  type Visit,
} from '../steps.ts'

/** Lets the server answer a read otherwise, until `asItIs`. */
const asThough =
  (read: RegExp, change: Parameters<typeof answering>[2]): Step =>
  async (page) =>
    void (await answering(page, read, change))
const asItIs: Step = (page) => page.unrouteAll({ behavior: 'ignoreErrors' })
/** Answers a request for the server, which does not hear of it. */
const answers =
  (request: string, json: object): Step =>
  async (page) =>
    void (await page.route(request, (route) => route.fulfill({ json })))
/** Lets the caller's role have these permissions alone, on the page. */
const mayDo = (...permissions: string[]): Step => asThough(/\/api\/v1\/auth\/me$/, (me) => ({ ...me, permissions }))
const again: Step = async (page) => void (await page.reload())
const frame =
  (text: string): Step =>
  (page) =>
    expect(page.locator('body')).toContainText(text)
const to =
  (name: string): Step =>
  (page) =>
    page.getByRole('main').getByRole('link', { name, exact: true }).click()
const waits =
  (text: string | RegExp): Step =>
  (page) =>
    expect(page.getByText(text).first()).toBeVisible()
const gone =
  (text: string): Step =>
  (page) =>
    expect(page.getByText(text)).toHaveCount(0)
const row =
  (name: RegExp): Step =>
  (page) =>
    page.getByRole('row', { name }).getByRole('rowheader').click()
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
    expect(page.getByRole('dialog').locator('img[src^=blob]')).toHaveCount(count)

const MAILS = [
  { id: 91, status: 'failed', last_error: 'No such mailbox', attempts: 3, next_attempt_at: null },
  {
    id: 92,
    status: 'queued',
    last_error: 'Busy',
    attempts: 1,
    next_attempt_at: new Date(Date.now() + 200 * 60_000).toISOString(),
  },
  { id: 93, status: 'queued', last_error: 'Not yet tried', attempts: 0, next_attempt_at: null },
  { id: 94, status: 'queued', last_error: null, attempts: 2, next_attempt_at: null },
  { id: 95, status: 'sent', last_error: 'Busy', attempts: 2, next_attempt_at: null, to_name: null },
]

/** A change of a field of each kind, one of no field, and something new. */
const CHANGES = [
  {
    id: 901,
    action: 'studio.made_up',
    entity: 'studio',
    before: {
      texts: ['a', 'b'],
      none: ['x'],
      on: true,
      at: '2026-01-02T03:04:05Z',
      was: 3,
      mixed: [1, 'a'],
      gone: null,
    },
    after: { texts: ['b', 'c'], none: [], on: false, at: 'T', was: '', mixed: [1, 2], list: ['d'], figure: 1234.5 },
  },
  { id: 902, action: 'odd-thing.opened', entity: 'odd_thing', actor_name: null, before: null, after: null },
  { id: 903, action: 'product.sold', entity: 'product', before: null, after: { pieces: 2, words: [], one: { a: 1 } } },
]

const oddMails = asThough(/\/api\/v1\/emails\?/, (list) => ({
  ...list,
  total: MAILS.length,
  items: MAILS.map((mail, at) => ({ ...list.items[0], subject: `Letter ${at}`, sent_at: null, ...mail })),
}))
const oddLog = asThough(/\/api\/v1\/audit-log/, (log) => ({
  ...log,
  total: 3,
  items: CHANGES.map((one) => ({ ...log.items[0], ...one })),
}))

/** What is done with the team and the settings, and what each page says when it is done. */
export const running: Visit[] = [
  [
    '',
    '/settings',
    ['run-did-studio-ordered', fill('From', '22'), keys('Tab'), click('Save')],
    ['run-did-studio-emptied', fill(/^To$/, ''), keys('Tab'), click('Save')],
    ['run-did-studio-discarded', click('Discard')],
    [
      'run-did-studio-saved',
      fill('Name', 'Casa Clara'),
      fill(/^Address/, 'Moll 3'),
      fill(/^Country/, 'ES'),
      fill(/^Tax number/, 'B123'),
      fill(/^Web site/, 'https://clara.example'),
      fill('From', '7'),
      fill(/^To$/, '23'),
      fill('VAT', '4'),
      keys('Tab'),
      click('Save'),
      told('Saved'),
      frame('Casa Clara'),
    ],
    ['run-did-studio-kept', again],
  ],
  [
    '',
    '/settings?part=branding',
    ['run-did-branding-fault', fill('Main colour', ' #B4472 '), keys('Tab'), click('Save')],
    ['run-did-branding-picked', (page) => page.getByLabel('Choose: Second colour').fill('#123456')],
    ['run-did-branding-black', click('Choose: #3d3d3d')],
    ['run-did-branding-saved', click('Choose: #b4472f'), click('Save'), told('Saved')],
  ],
  [
    '',
    '/settings?part=rules',
    [
      'run-did-rules-saved',
      pick('Guests may book a single class without an account.'),
      fill('Hours until a fee is due', '48'),
      fill('Minutes to take an offered place', '0'),
      fill(/^Hours before the class at which/, '36'),
      fill(/^Days after a failed/, '5'),
      click('Save'),
      told('Saved'),
    ],
  ],
  [
    '',
    '/settings?part=locations',
    ['run-did-location-off', actions('By the harbour'), entry('Deactivate'), waits('is no longer offered')],
    ['run-did-location-undone', click('Undo'), gone('is no longer offered')],
    [
      'run-did-location-off-menu',
      actions('By the harbour'),
      entry('Deactivate'),
      told('is no longer offered'),
      actions('By the harbour'),
    ],
    ['run-did-location-on', entry('Reactivate'), told('is offered again')],
    [
      'run-did-location-added',
      click('Add location'),
      fill('Name', 'Loft'),
      fill(/^Address/, 'Dalt 2'),
      fill(/^Phone/, '600 1'),
      done('Save'),
      told('Loft was added'),
    ],
    ['run-did-location-opened', row(/^Loft/)],
    ['run-did-location-kept', fill(/^Phone/, ''), done('Save'), told('Saved')],
    ['run-did-location-removing', actions('Loft'), entry('Delete')],
    ['run-did-location-removed', done('Delete'), told('Loft was deleted')],
  ],
  [
    '',
    '/settings?part=online',
    ['run-did-online-off', (page) => page.getByRole('switch').press('Space'), told('only be used on this')],
    ['run-did-online-on', (page) => page.getByRole('switch').press('Space'), told('from outside now')],
  ],
  [
    '',
    '/settings',
    ['run-did-mails', oddMails, to('E-mail'), waits('Letter 0')],
    ['run-did-mail-sent-menu', actions('Letter 4')],
    ['run-did-mail-menu', keys('Escape'), actions('Letter 0')],
    ['run-did-mail-retried', answers('**/emails/91/retry', {}), entry('Try again'), told('It goes out with the next')],
    ['run-did-mail-faults', fill('Port', ''), keys('Tab'), click('Save')],
    ['run-did-mail-tls', fill('Port', '587'), keys('Tab'), click(/Encryption$/), option(/^TLS/)],
    ['run-did-mail-none', click(/Encryption$/), option(/^None/)],
    ['run-did-mail-own-port', fill('Port', '2525'), keys('Tab'), click(/Encryption$/), option(/^STARTTLS/)],
    [
      'run-did-mail-saved',
      fill('Server', '127.0.0.1'),
      fill(/^User name/, 'olga'),
      fill(/^Password/, 'a-mailbox-of-one'),
      fill(/^Sender’s name/, ''),
      fill('Sender’s address', 'hello@example.com'),
      click('Save'),
      told('The mail server is saved'),
      waits('One is stored'),
    ],
    [
      'run-did-mail-tested',
      answers('**/studio/email/test', { sent_to: 'olga@example.com' }),
      click('Send me a test mail'),
      told('A test mail went to olga@example.com'),
    ],
    ['run-did-mail-anonymous', fill(/^User name/, ''), click('Save'), told('The mail server is saved')],
    ['run-did-mail-changed', fill('Server', 'localhost')],
  ],
  [
    '',
    '/settings?part=audit&about=waiver',
    ['run-did-audit-everything', asItIs, oddLog, again, click(/ About$/), option('Everything'), waits('made up')],
  ],
  [
    '',
    '/settings',
    ['run-did-audit-odd', to('Audit log'), waits('made up')],
    ['run-did-audit-values', row(/made up/)],
    ['run-did-audit-no-values', leave, row(/opened/)],
    ['run-did-audit-made', leave, row(/sold/)],
  ],
  [
    '',
    '/settings?part=account',
    [
      'run-did-looks-dark',
      asItIs,
      pick('Dark'),
      (page) => expect(page.locator('html')).toHaveAttribute('data-theme', 'dark'),
    ],
    ['run-did-looks-formats', pick('As the device'), pick('12 hours'), pick('Month first')],
    [
      'run-did-looks-back',
      ...[0, 1].map(
        (at): Step =>
          (page) =>
            page.getByText('As the studio', { exact: true }).nth(at).click(),
      ),
    ],
    [
      'run-did-password-wrong',
      fill(/^Password/, 'not-this-one-1'),
      fill('New password', 'a-quiet-evening-8'),
      click('Change the password'),
      waits('do not match'),
    ],
    ['run-did-password-changed', fill(/^Password/, OWNER.password), click('Change the password'), told(/./)],
  ],
  [
    '',
    '/team',
    ['run-did-staff-off', actions('Pol Serra'), entry('Deactivate'), told('can’t sign in any more')],
    ['run-did-staff-all', pick('All')],
    ['run-did-staff-off-menu', actions('Pol Serra')],
    ['run-did-staff-on', entry('Reactivate'), told('can sign in again')],
    ['run-did-staff-me', actions('Olga')],
    [
      'run-did-staff-teaches',
      keys('Escape'),
      actions('Pol Serra'),
      entry(/instructor too/),
      told('on the timetable now'),
    ],
    ['run-did-staff-profile', actions('Pol Serra')],
    [
      'run-did-staff-added',
      keys('Escape'),
      click('Add staff'),
      fill('Name', 'Nil Pons'),
      fill('E-mail', 'nil@example.com'),
      click(/Role$/),
      option('Front desk'),
      fill('Password', 'a-long-enough-word-1'),
      done('Add'),
      told('Nil Pons can sign in now'),
    ],
    ['run-did-staff-opened', row(/^Nil/)],
    [
      'run-did-staff-edited',
      fill('E-mail', 'nil2@example.com'),
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
    ['run-did-instructor-off', actions('Lia'), entry('Deactivate'), told('on the timetable any more')],
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
      'run-did-instructor-everywhere',
      click(/Location$/),
      option('Every location'),
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
      fill('E-mail', 'ida@example.com'),
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
    [
      'run-did-role-like',
      click('Add role'),
      fill('Name', 'Evening'),
      click(/May do the same as$/),
      option('Front desk'),
    ],
    ['run-did-role-added', done('Add'), told('The role Evening is there')],
    ['run-did-role-ticked', tick('Evening: See reports'), tick('Evening: See who changed what')],
    ['run-did-role-menu', click('More for Evening')],
    ['run-did-role-owner-menu', keys('Escape'), click('More for Owner')],
    ['run-did-role-renaming', keys('Escape'), click('More for Evening'), entry('Rename')],
    ['run-did-role-renamed', fill('Name', 'Late'), done('Save'), told('Renamed')],
    ['run-did-role-removing', click('More for Late'), entry('Delete')],
    ['run-did-role-removed', done('Delete'), told('The role Late was deleted')],
    ['run-did-roles-phone', narrow],
    ['run-did-roles-phone-other', click(/Role$/), option('Owner')],
  ],
  [
    '',
    '/settings',
    [
      'run-did-sees-studio',
      oddMails,
      oddLog,
      mayDo('settings.view', 'audit.view', 'migration.manage', 'instructors.manage'),
      again,
    ],
    ['run-did-sees-branding', to('Branding')],
    ['run-did-sees-rules', to('Booking rules')],
    ['run-did-sees-locations', to('Locations')],
    ['run-did-sees-location-menu', actions('By the harbour')],
    ['run-did-sees-online', keys('Escape'), to('Going online')],
    ['run-did-sees-email', to('E-mail')],
    ['run-did-sees-audit', to('Audit log')],
  ],
  ['run-did-sees-no-staff', '/team?tab=staff'],
  ['run-did-sees-instructors', '/team', ['run-did-sees-instructor-menu', actions('Lia')]],
  ['', '/settings', ['run-did-sees-own', mayDo('staff.manage', 'audit.view'), again]],
  ['run-did-sees-no-rules', '/settings?part=rules', ['run-did-sees-audit-alone', to('Audit log')]],
  ['run-did-sees-staff', '/team', ['run-did-sees-staff-menu', actions('Nil Pons')]],
  [
    '',
    '/team',
    ['run-did-staff-kept', asItIs, again, actions('Nil Pons'), entry('Remove'), last('Cancel')],
    ['run-did-staff-removed', actions('Nil Pons'), entry('Remove'), done('Remove'), told('Nil Pons was removed')],
  ],
]
