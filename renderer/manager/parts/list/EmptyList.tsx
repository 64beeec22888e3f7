import type { ReactNode } from 'react'
import { Button, EmptyState, SkeletonRows, type IconName } from '../../../ui/index.ts'
import type { Hidden } from './use-list.ts'

interface EmptyListProps {
  icon: IconName
  title: string
  /** Says what the list would hold, and what to do. */
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

interface EmptyActiveProps {
  icon: IconName
  hidden: Hidden
  /** Said where there was never one. */
  none: { title: string; help: string }
  /** Said where each is out of use. */
  noneActive: { title: string; help: string; showAll: string }
  /** The way to a new one. */
  action: ReactNode
}

/** Instead of the rows of a list of what is in use, as `useActiveList` reads it. */
export function EmptyActive({ icon, hidden, none, noneActive, action }: EmptyActiveProps) {
  const { isAsking, onShowAll } = hidden
  if (isAsking) return <SkeletonRows rows={3} />
  const { title, help } = onShowAll ? noneActive : none
  return (
    <EmptyList
      icon={icon}
      title={title}
      showAll={onShowAll && { label: noneActive.showAll, onPress: onShowAll }}
      action={action}
    >
      {help}
    </EmptyList>
  )
}
