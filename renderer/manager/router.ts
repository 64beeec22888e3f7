import { session } from '../api/browser.ts'
import { defineRouter } from '../shared/app/define-routes.tsx'
import { readStudio } from '../shared/studio/studio.ts'
import { guard } from './guard.ts'
import { inside, outside } from './routes.ts'
import { NotFoundPage } from './shell/NotFoundPage.tsx'
import { Shell } from './shell/Shell.tsx'

const { configured } = readStudio()

export const router = defineRouter({
  outside,
  inside,
  Shell,
  NotFound: NotFoundPage,
  forClients: false,
  guard: (href) => guard({ configured: configured || session.get() !== null, role: session.get()?.role ?? null, href }),
})
