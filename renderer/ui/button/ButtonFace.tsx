import type { ReactNode } from 'react'
import { Spinner } from '../feedback/Spinner.tsx'
import { Icon } from '../icon/Icon.tsx'
import type { IconName } from '../icon/paths.ts'
import type { ButtonSize } from './style.ts'

interface ButtonFaceProps {
  size: ButtonSize
  icon: IconName | undefined
  isPending?: boolean | undefined
  children: ReactNode
}

/** The face of a button: its icon and its words, or that it is at work. */
export function ButtonFace({ size, icon, isPending, children }: ButtonFaceProps) {
  return (
    <>
      {isPending ? <Spinner className="absolute" /> : null}
      <span className={`inline-flex items-center gap-1.5 ${isPending ? 'opacity-0' : ''}`}>
        {icon ? <Icon name={icon} size={size === 'large' ? 18 : 16} /> : null}
        {children}
      </span>
    </>
  )
}
