import { session } from '../api/browser.ts'
import { defineRouter } from '../shared/app/define-routes.tsx'
import { late } from '../shared/app/late.tsx'
import { readStudio } from '../shared/studio/studio.ts'
import { guard } from './guard.ts'
import { texts } from './messages/index.ts'
import { pageParts } from './messages/page-parts.ts'
import { inside, outside } from './routes.ts'
import { NotFoundPage } from './shell/NotFoundPage.tsx'
import { Shell } from './shell/Shell.tsx'

const { configured } = readStudio()

export const routes = defineRouter({
  outside,
  inside,
  Shell,
  Foot: late(() => import('./shell/Foot.tsx'), 'above'),
  texts,
  parts: pageParts satisfies Record<keyof typeof inside | keyof typeof outside, unknown>,
  styled: ['/'],
  NotFound: NotFoundPage,
  forClients: true,
  guard: (href) => guard({ isReady: configured, role: session.get()?.role ?? null, href }),
})
