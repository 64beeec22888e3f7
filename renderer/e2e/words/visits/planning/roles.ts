import { actions, click, keys, option, press, write, type Visit } from '../../steps.ts'
import { drawn, SCHEDULE } from './week.ts'

/** Returns a role without these permissions. */
const role =
  (...without: string[]) =>
  (me: { permissions: string[] }) => ({
    ...me,
    permissions: me.permissions.filter((one: string) => !without.includes(one)),
  })
const FEW = { '/auth/me': role('bookings.override', 'clients.manage', 'schedule.manage', 'settings.manage') }

/** Pages as a role with few permissions sees them. */
export const roles: Visit[] = [
  [
    'plan-did-few-roster',
    { path: '/classes/1', answers: FEW },
    ['plan-did-few-new', write('Client', 'Zoe')],
    ['plan-did-few-candidate', keys('Escape'), write('Client', 'Dana'), option('Dana')],
  ],
  [
    'plan-did-few-schedule',
    { path: SCHEDULE, answers: FEW },
    ['plan-did-few-still', press(/^Slow flow .*3\/9/, 'Alt+ArrowDown'), drawn(/^Slow flow .*3\/9/, [1, 2], [1, 2])],
    ['plan-did-few-closures', click('Closures')],
  ],
  [
    'plan-did-few-templates',
    { path: '/schedule/templates', answers: FEW },
    ['plan-did-few-template', actions('Slow flow')],
  ],
]
