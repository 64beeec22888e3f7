import * as manager from '../pages/manager-pages.ts'
import { managerParts } from '../pages/manager-parts.ts'
import * as portal from '../pages/portal-pages.ts'
import type { Row } from '../pages/row.ts'
import type { StateName } from './states.ts'
import type { Who } from './studios.ts'

/** Pages that one person looks at, at one door. */
export interface Visit {
  app: 'manager' | 'portal'
  who: Who
  pages: Record<string, Row>
  states: readonly StateName[]
}

const EVERY = ['full', 'empty', 'much', 'loading', 'error', 'gone'] as const
/** The portal opens without a line too. */
const IN_THE_POCKET = [...EVERY, 'offline'] as const
const WITHOUT_RECORDS = ['full', 'empty'] as const

export const visits: readonly Visit[] = [
  { app: 'manager', who: 'stranger', pages: manager.outsidePages, states: WITHOUT_RECORDS },
  { app: 'manager', who: 'owner', pages: { ...manager.insidePages, ...managerParts }, states: EVERY },
  { app: 'manager', who: 'nobody', pages: { ...manager.insidePages, ...managerParts }, states: ['full'] },
  {
    app: 'portal',
    who: 'stranger',
    pages: { ...portal.outsidePages, ...portal.strangersPages },
    states: IN_THE_POCKET,
  },
  { app: 'portal', who: 'client', pages: portal.clientPages, states: IN_THE_POCKET },
  { app: 'portal', who: 'instructor', pages: portal.teachingPages, states: IN_THE_POCKET },
]
