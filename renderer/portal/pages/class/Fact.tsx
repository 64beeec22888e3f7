import type { ReactNode } from 'react'
import { Icon } from '../../../ui/icon/Icon.tsx'
import type { IconName } from '../../../ui/icon/paths.ts'

interface FactProps {
  icon: IconName
  label: string
  children: ReactNode
}

/** One thing that is good to know about a class. */
export function Fact({ icon, label, children }: FactProps) {
  return (
    <div className="relative py-3 ps-13 pe-4">
      <dt className="text-xs text-muted">
        <Icon name={icon} size={18} className="absolute start-4.5 top-4" />
        {label}
      </dt>
      <dd className="text-base text-pretty">{children}</dd>
    </div>
  )
}
