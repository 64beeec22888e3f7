import './portal.css'
import { session } from '../api/browser.ts'
import { isPage } from '../shared/app/pages.ts'
import { start } from '../shared/app/start.tsx'
import { now } from '../shared/clock.ts'
import { loaders } from './messages/index.ts'
import { keepAnswers } from './offline/kept.ts'
import { lateParts } from './offline/late-parts.ts'
import { keepShell } from './offline/keep-shell.ts'
import { router } from './router.ts'
import { inside, outside } from './routes.ts'

void start({
  loaders,
  router,
  owns: (href) => isPage(inside, href) || isPage(outside, href),
  prepare: (queries) => {
    const account = () => {
      const { role, account: holder } = session.get() ?? {}
      return holder ? `${role} ${holder.id}` : null
    }
    session.subscribe(keepAnswers(queries, { storage: localStorage, account, now }).forget)
  },
})

keepShell(() => (session.get() ? [...Object.values(inside), ...lateParts] : []))
