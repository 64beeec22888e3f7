import { Component, type ReactNode } from 'react'

interface BoundaryProps {
  /** What is shown instead of something whose program failed. */
  instead: ReactNode
  /** With another one it is tried again. */
  of: unknown
  children: ReactNode
}

/** Keeps a fault of a page to that page. */
export class Boundary extends Component<BoundaryProps, { failed: unknown; of: unknown }> {
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
