import type { ReactNode } from 'react'
import { Icon, type IconName } from '../../../../ui/index.ts'

export interface WarningProps {
  icon: IconName
  title: string
  text: string
  /** Where it is put right. */
  action: ReactNode
}

/** Something about the studio itself that an owner should know of, and where it is put right. */
export function Warning({ icon, title, text, action }: WarningProps) {
  return (
    <section className="flex items-start gap-3 px-4 py-3">
      <span className="grid size-7 shrink-0 place-items-center rounded-full bg-warn-soft text-warn">
        <Icon name={icon} size={15} />
      </span>
      <div className="min-w-0 text-sm">
        <h4 className="font-medium">{title}</h4>
        <p className="text-xs text-pretty break-words text-muted">{text}</p>
        {action ? <div className="mt-2">{action}</div> : null}
      </div>
    </section>
  )
}
