import { Component, createElement, useLayoutEffect, type ComponentType, type ReactNode } from 'react'
import type { Router, Shown } from './router.ts'
import { RouterContext, useRouter, useShown } from './use-router.ts'

interface RouterViewProps {
  router: Router
  /** The frames around the pages, with a place for them. */
  frames: Record<'inside' | 'outside', ComponentType>
  NotFound: ComponentType
  /** Instead of a page whose program failed. */
  crashed: ReactNode
  /** Called for every page that is on the screen. */
  onShown: (address: Shown['address']) => void
}

/** The page of the address in its frame. */
export function RouterView({ router, ...parts }: RouterViewProps) {
  return (
    <RouterContext value={router}>
      <Framed {...parts} />
    </RouterContext>
  )
}

interface BoundaryProps {
  /** Shown instead of a part whose program failed. */
  instead: ReactNode
  /** A new value tries again. */
  of: unknown
  children: ReactNode
}

/** Keeps a fault of a page to that page. */
class Boundary extends Component<BoundaryProps, { failed: unknown; of: unknown }> {
  override state = { failed: null as unknown, of: this.props.of }

  static getDerivedStateFromError(failed: unknown) {
    return { failed: failed ?? true }
  }

  static getDerivedStateFromProps({ of }: BoundaryProps, before: { of: unknown }) {
    return of === before.of ? null : { failed: null, of }
  }

  override render() {
    return this.state.failed === null ? this.props.children : this.props.instead
  }
}

function Framed({ frames, NotFound, crashed, onShown }: Omit<RouterViewProps, 'router'>) {
  const shown = useShown()
  useLayoutEffect(() => onShown(shown.address), [onShown, shown])
  return (
    <Boundary instead={crashed} of={shown}>
      {createElement(shown.frame === null ? NotFound : frames[shown.frame])}
    </Boundary>
  )
}

/** The place of the page in its frame. */
export function PagePlace({ crashed }: { crashed: ReactNode }) {
  const router = useRouter()
  const shown = useShown()
  const page = router.pageOf(shown)
  return (
    <Boundary instead={crashed} of={shown}>
      {page ? createElement(page, { key: shown.pattern }) : null}
    </Boundary>
  )
}
