import { session } from '../api/browser.ts'
import { defineRouter } from '../shared/app/define-routes.tsx'
import { guard } from './guard.ts'
import { inside, outside } from './routes.ts'
import { NotFoundPage } from './shell/NotFoundPage.tsx'
import { Shell } from './shell/Shell.tsx'

export const router = defineRouter({
  outside,
  inside,
  Shell,
  NotFound: NotFoundPage,
  forClients: true,
  guard: (href) => guard({ role: session.get()?.role ?? null, href }),
})
