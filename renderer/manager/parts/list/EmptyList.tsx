import type { ReactNode } from 'react'
import { Button, EmptyState, type IconName } from '../../../ui/index.ts'

interface EmptyListProps {
  icon: IconName
  title: string
  /** What it would hold, and what to do. */
  children: ReactNode
  /** The way out of the filters; absent where none narrows the list down. */
  showAll?: { label: string; onPress: () => void } | null | undefined
  /** The way to a first row. */
  action?: ReactNode
}

/** Instead of a list without rows: why there are none, with the ways on. */
export function EmptyList({ icon, title, children, showAll, action }: EmptyListProps) {
  const ways = (
    <>
      {showAll ? <Button onPress={showAll.onPress}>{showAll.label}</Button> : null}
      {action}
    </>
  )
  return (
    <EmptyState icon={icon} title={title} action={showAll || action ? ways : null}>
      {children}
    </EmptyState>
  )
}
