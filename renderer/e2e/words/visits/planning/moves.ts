import { MONDAY } from '../../furnish.ts'
import { done, leave, press, sends, tick, told, undo, pends, type Visit } from '../../steps.ts'
import { on, drawn, FIRST, OVER_IT, SCHEDULE, ONLY_THIS } from './week.ts'

/** Classes that are moved and stretched. */
export const moves: Visit[] = [
  [
    '',
    SCHEDULE,
    ['plan-did-dragged', drawn(FIRST, [0, 0.3], [0, 3.4])],
    [
      'plan-did-moved',
      sends({ starts_at: on(MONDAY, '13:00'), ...ONLY_THIS, force: false }, pends('Move')),
      sends({ starts_at: on(MONDAY, '10:00'), ...ONLY_THIS, force: true }, undo('Slow flow is now')),
    ],
    [
      'plan-did-resized',
      sends({ duration_minutes: 90, ...ONLY_THIS, force: false }, press(FIRST, 'Alt+Shift+ArrowDown')),
      sends({ duration_minutes: 75, ...ONLY_THIS, force: true }, undo('Slow flow is now')),
    ],
    ['plan-did-series-resized', press(/^Slow flow 07.* 0\/9/, 'Alt+Shift+ArrowDown')],
    ['plan-did-series-all', tick('The whole series'), tick('Also classes')],
    [
      'plan-did-series-saved',
      sends({ duration_minutes: 90, scope: 'all', include_edited: true, force: false }, done('Change')),
      told('Slow flow is now'),
    ],
  ],
]

/** Classes that are moved in spite of another. */
export const clashes: Visit[] = [
  [
    '',
    SCHEDULE,
    ['plan-did-move-clash', press(OVER_IT, 'Alt+ArrowDown')],
    [
      'plan-did-move-anyway',
      sends({ starts_at: on(MONDAY, '10:45'), ...ONLY_THIS, force: true }, done('Move anyway')),
      told('Slow flow is now'),
    ],
    ['plan-did-resize-clash', press(OVER_IT, 'Alt+Shift+ArrowUp')],
    [
      'plan-did-resize-anyway',
      sends({ duration_minutes: 60, ...ONLY_THIS, force: true }, done('Change anyway')),
      told('Slow flow is now'),
    ],
  ],
  [
    '',
    `${SCHEDULE}&view=day`,
    ['plan-did-next-day', press(FIRST, 'Alt+ArrowRight')],
    ['plan-did-stays-on-day', leave],
    ['plan-did-cancelled-stays', press(/^Slow flow .*Cancelled/, 'Alt+ArrowDown')],
  ],
]
