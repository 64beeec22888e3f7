import type { ReactNode } from 'react'
import { Icon } from '../../../ui/icon/Icon.tsx'
import type { IconName } from '../../../ui/icon/paths.ts'

interface FactProps {
  icon: IconName
  /** Replaces the icon: the portrait of the person. */
  portrait?: ReactNode
  label: string
  children: ReactNode
}

/** One thing that is good to know about a class. */
export function Fact({ icon, portrait, label, children }: FactProps) {
  return (
    <div className="relative py-3 ps-13 pe-4">
      <dt className="text-xs text-muted">
        {portrait ? (
          <span className="absolute start-3 top-3.5">{portrait}</span>
        ) : (
          <Icon name={icon} size={18} className="absolute start-4.5 top-4" />
        )}
        {label}
      </dt>
      <dd className="text-base text-pretty">{children}</dd>
    </div>
  )
}
