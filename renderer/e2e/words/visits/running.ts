import { expect, OWNER } from '../../studio.ts'
import { answers, mayDo } from '../answers.ts'
import {
  actions,
  aside,
  again,
  click,
  done,
  entry,
  fill,
  keys,
  leave,
  option,
  pick,
  to,
  told,
  waits,
  type Step,
  type Visit,
} from '../steps.ts'

const frame =
  (text: string): Step =>
  (page) =>
    expect(page.locator('body')).toContainText(text)
const gone =
  (text: string): Step =>
  (page) =>
    expect(page.getByText(text)).toHaveCount(0)
/** Lets the application itself be reached from outside, or no more. */
const ownDoor: Step = (page) => page.getByRole('switch', { name: /^Allow access to this/ }).press('Space')
const MAILS = [
  { id: 91, status: 'failed', outcome: 'failed', last_error: 'No such mailbox', attempts: 3, next_attempt_at: null },
  {
    id: 92,
    status: 'queued',
    outcome: 'waiting',
    last_error: 'Busy',
    attempts: 1,
    next_attempt_at: new Date(Date.now() + 200 * 60_000).toISOString(),
  },
  { id: 93, status: 'queued', outcome: 'waiting', last_error: 'Not yet tried', attempts: 0, next_attempt_at: null },
  { id: 94, status: 'queued', outcome: 'waiting', last_error: null, attempts: 2, next_attempt_at: null },
  { id: 95, status: 'sent', outcome: 'sent', last_error: 'Busy', attempts: 2, next_attempt_at: null, to_name: null },
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

// oxlint-disable-next-line no-explicit-any
const oddMails = (list: any) => ({
  ...list,
  total: MAILS.length,
  items: MAILS.map((mail, at) => ({ ...list.items[0], subject: `Letter ${at}`, sent_at: null, ...mail })),
})
// oxlint-disable-next-line no-explicit-any
const oddLog = (log: any) => ({
  ...log,
  total: 3,
  items: CHANGES.map((one) => ({ ...log.items[0], ...one })),
})

/** Permissions that just fall short of changing anything. */
const LOOKS_ON = mayDo('settings.view', 'audit.view', 'migration.manage')

/** Acts with the settings, and what each page says afterwards. */
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
      fill(/^Website/, 'https://clara.example'),
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
      pick('Guests can book a drop-in without an account.'),
      fill('Hours until a fee is charged', '48'),
      fill('Minutes to accept an offered spot', '0'),
      fill(/^Hours before the class when/, '36'),
      fill(/^Days after a failed/, '5'),
      click('Save'),
      told('Saved'),
    ],
  ],
  [
    '',
    '/settings?part=locations',
    ['run-did-location-off', actions('By the harbour'), entry('Deactivate'), waits('is deactivated')],
    ['run-did-location-undone', click('Undo'), gone('is deactivated')],
    [
      'run-did-location-off-menu',
      actions('By the harbour'),
      entry('Deactivate'),
      told('is deactivated'),
      actions('By the harbour'),
    ],
    ['run-did-location-on', entry('Reactivate'), told('is active again')],
    [
      'run-did-location-added',
      click('Add location'),
      fill('Name', 'Loft'),
      fill(/^Address/, 'Dalt 2'),
      fill(/^Phone/, '600 1'),
      done('Save'),
      told('Loft was added'),
    ],
    ['run-did-location-opened', click('Loft')],
    ['run-did-location-kept', fill(/^Phone/, ''), done('Save'), told('Saved')],
    ['run-did-location-removing', actions('Loft'), entry('Delete')],
    ['run-did-location-removed', done('Delete'), told('Loft was deleted')],
  ],
  [
    '',
    '/settings?part=online',
    ['run-did-online-off', ownDoor, told('only works on this')],
    ['run-did-online-on', ownDoor, told('from outside now')],
  ],
  [
    '',
    { path: '/settings?part=email', answers: { '/emails': oddMails } },
    ['run-did-mails', waits('Letter 0')],
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
      told('Email server saved'),
      waits('A password is saved'),
    ],
    [
      'run-did-mail-tested',
      answers('**/studio/email/test', { sent_to: 'olga@example.com' }),
      click('Send me a test email'),
      told('Test email sent to olga@example.com'),
    ],
    ['run-did-mail-anonymous', fill(/^User name/, ''), click('Save'), told('Email server saved')],
    ['run-did-mail-changed', fill('Server', 'localhost')],
  ],
  [
    '',
    { path: '/settings?part=audit&about=waiver', answers: { '/audit-log': oddLog } },
    ['run-did-audit-everything', waits('made up'), click(/ About$/), option('Everything'), waits('made up')],
  ],
  [
    '',
    { path: '/settings?part=audit', answers: { '/audit-log': oddLog } },
    ['run-did-audit-odd', to('Audit log'), waits('made up')],
    ['run-did-audit-values', click(/^What changed: .*made up/)],
    ['run-did-audit-no-values', leave, click(/^What changed: .*open/)],
    ['run-did-audit-made', leave, click(/^What changed: .*sold/)],
  ],
  [
    '',
    '/settings?part=account',
    ['run-did-looks-dark', pick('Dark'), (page) => expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')],
    ['run-did-looks-formats', pick('Same as device'), pick('12 hours'), pick('Month first')],
    [
      'run-did-looks-back',
      ...[0, 1].map(
        (at): Step =>
          (page) =>
            page.getByText('Same as studio', { exact: true }).nth(at).click(),
      ),
    ],
    [
      'run-did-password-wrong',
      fill(/^Current password/, 'not-this-one-1'),
      fill('New password', 'a-quiet-evening-8'),
      click('Change password'),
      waits('don’t match'),
    ],
    ['run-did-password-changed', fill(/^Current password/, OWNER.password), click('Change password'), told(/./)],
  ],
  [
    '',
    { path: '/settings', answers: { '/emails': oddMails, '/audit-log': oddLog, ...LOOKS_ON } },
    ['run-did-sees-studio', waits('Time and money')],
    ['run-did-sees-branding', to('Branding')],
    ['run-did-sees-rules', to('Booking rules')],
    ['run-did-sees-locations', to('Locations')],
    ['run-did-sees-location-menu', actions('By the harbour')],
    ['run-did-sees-online', keys('Escape'), to('Going online')],
    ['run-did-sees-email', to('Email')],
    ['run-did-sees-audit', to('Audit log')],
  ],
  [
    '',
    { path: '/settings?part=account', answers: { '/audit-log': oddLog, ...mayDo('audit.view') } },
    ['run-did-sees-no-rules', waits('Role: Owner'), to('Booking rules')],
    ['run-did-sees-own', aside('Settings')],
  ],
]
