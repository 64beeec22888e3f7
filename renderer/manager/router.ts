import { session } from '../api/browser.ts'
import { defineRouter } from '../shared/app/define-routes.tsx'
import { readStudio } from '../shared/studio/studio.ts'
import { guard } from './guard.ts'
import { texts } from './messages/index.ts'
import { pageParts } from './messages/page-parts.ts'
import { inside, outside } from './routes.ts'
import { NotFoundPage } from './shell/NotFoundPage.tsx'
import { Shell } from './shell/Shell.tsx'

const { configured, amounts_unclear: amountsUnclear } = readStudio()

export const routes = defineRouter({
  outside,
  inside,
  Shell,
  texts,
  parts: pageParts satisfies Record<keyof typeof inside | keyof typeof outside, unknown>,
  NotFound: NotFoundPage,
  forClients: false,
  guard: (href) =>
    guard({
      configured: configured || session.get() !== null,
      amountsUnclear,
      role: session.get()?.role ?? null,
      href,
    }),
})
