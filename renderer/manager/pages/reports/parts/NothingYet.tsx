import type { ReactNode } from 'react'
import { Card, EmptyState, LinkButton, type IconName } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'

interface NothingYetProps {
  icon: IconName
  title?: string
  children: ReactNode
  /** The way to where figures come from. */
  to: { href: string; label: string; icon: IconName }
}

/** Instead of a report of days on which there was nothing: why, and where it begins. */
export function NothingYet({ icon, title, children, to }: NothingYetProps) {
  const { reports: m } = useMessages()
  return (
    <Card flush>
      <EmptyState
        icon={icon}
        title={title ?? m.nothing}
        action={
          <LinkButton href={to.href} icon={to.icon}>
            {to.label}
          </LinkButton>
        }
      >
        {children}
      </EmptyState>
    </Card>
  )
}
