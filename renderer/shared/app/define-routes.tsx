import {
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  redirect,
  type AnyRoute,
  type RouteComponent,
} from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { LeaveGuard } from '../leaving/LeaveGuard.tsx'
import { StorageBanner } from '../storage/StorageBanner.tsx'
import { parseSearch, stringifySearch } from '../url/url-state.ts'
import { Crashed } from './Crashed.tsx'
import { late } from './late.tsx'
import type { PageLoaders } from './pages.ts'

interface Plan {
  /** Pages without the frame of the application: signing in, first set-up. */
  outside: PageLoaders
  /** Pages inside the frame, for those who are signed in. */
  inside: PageLoaders
  Shell: ComponentType
  NotFound: RouteComponent
  /** Where somebody has to go first, from the page asked for; null to let them in. */
  guard: (href: string) => string | null
  /** Its readers are clients, who can't mend the studio's computer. */
  forClients: boolean
}

/** The router of an application: every page is loaded when it is first wanted, or when a pointer rests on its link. */
export function defineRouter({ outside, inside, Shell, NotFound, guard, forClients }: Plan) {
  const root = createRootRoute({ notFoundComponent: NotFound })
  const alone = createRoute({
    getParentRoute: () => root,
    id: 'outside',
    component: () => (
      <>
        <StorageBanner forClients={forClients} />
        <Outlet />
      </>
    ),
  })
  const frame = createRoute({
    getParentRoute: () => root,
    id: 'inside',
    component: () => (
      <>
        <Shell />
        <LeaveGuard />
      </>
    ),
    beforeLoad: ({ location }) => {
      const instead = guard(location.href)
      if (instead) throw redirect({ href: instead, replace: true })
    },
  })
  const routes = (parent: AnyRoute, pages: PageLoaders) =>
    Object.entries(pages).map(([path, load]) =>
      createRoute({ getParentRoute: () => parent, path, component: late(load) }),
    )
  return createRouter({
    routeTree: root.addChildren([alone.addChildren(routes(alone, outside)), frame.addChildren(routes(frame, inside))]),
    defaultErrorComponent: Crashed,
    defaultPreload: 'intent',
    scrollRestoration: true,
    parseSearch,
    stringifySearch,
  })
}

export type AppRouter = ReturnType<typeof defineRouter>
