import type { ReactNode } from 'react'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { useWindowTitle } from '../../../ui/window-title.ts'
import type { IconName } from '../../../ui/icon/paths.ts'

const COLOURS = { good: 'bg-good-soft text-good', bad: 'bg-bad-soft text-bad', plain: 'bg-sunken text-muted' }

interface OutcomeProps {
  tone: keyof typeof COLOURS
  icon: IconName
  title: string
  text: string | null
  children?: ReactNode
}

/** How it stands with a purchase, said aloud when it changes, and what can be done. */
export function Outcome({ tone, icon, title, text, children }: OutcomeProps) {
  useWindowTitle(title)
  return (
    <div className="flex flex-col gap-4 py-6 text-center">
      <div role="status" className="flex flex-col items-center">
        <span className={`mb-3 grid size-14 place-items-center rounded-full ${COLOURS[tone]}`}>
          <Icon name={icon} size={26} />
        </span>
        <h1 className="text-xl font-semibold text-balance">{title}</h1>
        {text ? <p className="mt-1 max-w-96 text-base text-pretty text-muted">{text}</p> : null}
      </div>
      {children}
    </div>
  )
}
