import type { ReactNode } from 'react'
import { SkeletonRows, type IconName } from '../../../ui/index.ts'
import { EmptyList } from './EmptyList.tsx'
import type { Hidden } from './use-active-list.ts'

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
