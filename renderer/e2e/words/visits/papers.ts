import { health } from '../answers/health.ts'
import { actions, click, entry, leave, option, pick, type Visit } from '../steps.ts'

export const papers: Visit[] = [
  [
    'waivers',
    '/compliance',
    ['waiver-new', click('New waiver')],
    ['waivers-all', leave, pick('All')],
    ['waiver-off-menu', actions('Photos')],
  ],
  [
    'waiver',
    '/compliance/waivers/1',
    ['waiver-edit', click('Edit')],
    ['waiver-menu', leave, click('More actions')],
    ['waiver-text', leave, (page) => page.getByRole('tab', { name: 'Text' }).click()],
  ],
  ['waiver-signed', '/compliance/waivers/1?tab=signed'],
  ['waiver-inactive', '/compliance/waivers/2'],
  ['data', '/compliance/data', ['data-done', pick('Done')]],
  ['data-client', '/compliance/data?client=1', ['erase', click('Erase…')]],
  ['import', '/import'],
  ['settings', '/settings'],
  ['settings-branding', '/settings?part=branding'],
  ['settings-rules', '/settings?part=rules'],
  [
    'settings-locations',
    '/settings?part=locations',
    ['location-new', click('Add location')],
    ['location-menu', leave, click(/^Actions|^More/)],
    ['location-edit', entry('Edit')],
  ],
  ['settings-online', '/settings?part=online'],
  ['settings-email', '/settings?part=email', ['outbox-failed', pick('Not sent')], ['outbox-sent', pick('Sent')]],
  ['settings-license', '/settings?part=license'],
  ['settings-health', { path: '/settings?part=health', answers: { '/studio/health': health } }],
  [
    'settings-audit',
    '/settings?part=audit',
    ['audit-subjects', click(/ About$/)],
    ['audit-waivers', option(/^[Ww]aiver/)],
  ],
  [
    'settings-audit-roles',
    '/settings?part=audit&about=role',
    [
      'audit-role',
      (page) =>
        page
          .getByRole('button', { name: /^What changed: .* changed what the role/ })
          .first()
          .click(),
    ],
  ],
  [
    'settings-audit-studio',
    '/settings?part=audit&about=studio',
    [
      'audit-studio',
      (page) =>
        page
          .getByRole('button', { name: /^What changed: .* changed the settings/ })
          .first()
          .click(),
    ],
  ],
  [
    'settings-audit-closure',
    '/settings?part=audit&about=closure',
    [
      'audit-closure',
      (page) =>
        page
          .getByRole('button', { name: /^What changed: .* closed the studio/ })
          .first()
          .click(),
    ],
  ],
  ['settings-exit', '/settings?part=exit'],
  ['settings-account', '/settings?part=account'],
]
