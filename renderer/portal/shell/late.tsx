import { late } from '../../shared/app/late.tsx'
import { useLater } from '../parts/use-later.ts'

const Bell = late(() => import('./Bell.tsx'), 'above')

/** The bell, which comes once the page is there; its room is kept. */
export const LateBell = () => <span className="-me-2 size-11 shrink-0">{useLater() ? <Bell /> : null}</span>

const Foot = late(() => import('./Foot.tsx'), 'above')

/** The foot of the page, which would move it. */
export const LateFoot = () => (useLater() ? <Foot /> : null)
