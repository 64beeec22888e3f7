import { createBrowserHistory } from '@tanstack/history'
import type { ComponentType, ReactNode } from 'react'
import type { Texts } from '../i18n/texts.ts'
import { LeaveGuard } from '../leaving/LeaveGuard.tsx'
import { createRouter, type Router } from '../router/router.ts'
import { RouterView } from '../router/RouterView.tsx'
import { keepScroll, whileGrowing } from '../router/scroll.ts'
import { StorageBanner } from '../storage/StorageBanner.tsx'
import { late } from './late.tsx'
import { Crashed, Page } from './Page.tsx'
import type { PageLoaders } from './pages.ts'

interface Plan<Part extends string> {
  /** Pages without the frame of the application: signing in, first set-up. */
  outside: PageLoaders
  /** Pages inside the frame, for those who are signed in. */
  inside: PageLoaders
  Shell: ComponentType
  /** Shown below pages without the frame. */
  Foot?: ComponentType
  NotFound: ComponentType
  /** The page a person has to visit before the requested one; null lets them in. */
  guard: (href: string) => string | null
  texts: Texts<Part>
  /** The message files of each page, beyond those all pages have. */
  parts: Readonly<Record<string, readonly Part[]>>
  /** The pages whose style is in the first stylesheet. */
  styled?: readonly string[]
  /** True if its readers are clients, who can't repair the studio's computer. */
  forClients: boolean
}

/** An application's router, and what shows its pages. */
export interface Routes {
  router: Router
  View: () => ReactNode
}

/** The router of an application: every page is loaded when it is first wanted, or when a pointer rests on its link. */
export function defineRouter<Part extends string>(plan: Plan<Part>): Routes {
  const { Shell, Foot, NotFound, guard, texts, parts, styled = [], forClients } = plan
  const history = createBrowserHistory()
  const onShown = keepScroll(window, history, whileGrowing)
  const pages = (loaders: PageLoaders) =>
    Object.fromEntries(
      Object.entries(loaders).map(([path, load]) => [
        path,
        late(async () => (await Promise.all([load(), texts.want(parts[path]!)]))[0], 'within', styled.includes(path)),
      ]),
    )
  const router = createRouter({ history, guard, outside: pages(plan.outside), inside: pages(plan.inside) })
  const frames = {
    outside: () => (
      <>
        <StorageBanner forClients={forClients} />
        <Page />
        {Foot ? <Foot /> : null}
      </>
    ),
    inside: () => (
      <>
        <Shell />
        <LeaveGuard />
      </>
    ),
  }
  return { router, View: () => <RouterView {...{ router, frames, NotFound, onShown }} crashed={<Crashed />} /> }
}
