import './portal.css'
import { session } from '../api/browser.ts'
import { readStudio } from '../shared/studio/studio.ts'
import { isPage } from '../shared/app/pages.ts'
import { start } from '../shared/app/start.tsx'
import { now } from '../shared/clock.ts'
import { LateLocale } from '../shared/i18n/LateLocale.tsx'
import { styleLate } from '../shared/app/late.tsx'
import { texts } from './messages/index.ts'
import './offline/install-offer.ts'
import { storeAnswers } from './offline/stored-answers.ts'
import { readers } from './readers.ts'
import { routes } from './router.ts'
import { inside, outside } from './routes.ts'
import { OwnSchedule } from './pages/schedule/late.ts'
import { Timetable } from './pages/timetable/late.ts'
// Every visitor sees the schedule, signed in before or not: the parts of it that both show come with the beginning.
import './pages/schedule/SchedulePage.tsx'
import './parts/class-cost.ts'
import './pages/schedule/ClassLine.tsx'
import './pages/schedule/DayHeading.tsx'
import './pages/schedule/DaySkeleton.tsx'
import './pages/schedule/DayStrip.tsx'
import './pages/schedule/NoClasses.tsx'
import './pages/schedule/use-day.ts'
import './offline/Freshness.tsx'
import './parts/matching.ts'
import './parts/standing.ts'
import './parts/TimetableColumns.tsx'

styleLate(() => import('./whole.css'))
// With the words and the rest, not after them.
void (session.get() ? OwnSchedule : Timetable).preload()

void start({
  texts,
  Locale: LateLocale,
  readers,
  routes,
  accentsOf: ({ accents }) => accents,
  owns: (href) => isPage(inside, href) || isPage(outside, href),
  prepare: (queries) => {
    const account = () => {
      const { role, account: holder } = session.get() ?? {}
      return holder ? `${role} ${holder.id}` : null
    }
    session.subscribe(storeAnswers(queries, { storage: localStorage, account, now }).forget)
  },
})

// The server named the page that was asked for; of those that follow some name themselves.
const { studio_name } = readStudio()
routes.router.history.subscribe(() => (document.title = studio_name ?? document.title))

/** Milliseconds after the page has loaded: what was asked for comes first, also on a slow line. */
const PATIENCE = 4000

const forStrangers = [inside['/classes/:classId'], inside['/prices'], () => import('./pages/class/PublicClassPage.tsx')]

const keep = async () => {
  const { keepShell } = await import('./offline/keep-shell.ts')
  await keepShell(session.get() ? Object.values(inside) : forStrangers)
  const { followSession } = await import('./pages/notifications/follow-session.ts')
  followSession()
}

// Missing on plain http, where the browser allows no worker.
if (import.meta.env.PROD && 'serviceWorker' in navigator)
  addEventListener('load', () => setTimeout(() => void keep().catch(() => undefined), PATIENCE))
