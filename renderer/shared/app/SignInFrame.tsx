import type { ReactNode } from 'react'
import { useStudio } from '../studio/studio.ts'

interface SignInFrameProps {
  title: string
  lead?: string
  product: string
  children: ReactNode
  footer?: ReactNode
}

/** The page around signing in and its relatives: the studio's mark, one card, nothing else. */
export function SignInFrame({ title, lead, product, children, footer }: SignInFrameProps) {
  const { studio_name } = useStudio()
  return (
    <main className="flex min-h-dvh flex-col items-center px-4 pt-[max(3rem,16dvh)] pb-10">
      <div className="w-full max-w-88">
        <span
          aria-hidden="true"
          className="mb-5 grid size-10 place-items-center rounded-lg bg-accent text-lg font-bold text-on-accent shadow-raised"
        >
          {[...(studio_name ?? product)][0]}
        </span>
        <h1 className="text-xl font-semibold">{title}</h1>
        {lead ? <p className="mt-0.5 text-sm text-pretty text-muted">{lead}</p> : null}
        <div className="mt-5">{children}</div>
        {footer ? <div className="mt-6 border-t border-line pt-4 text-sm text-muted">{footer}</div> : null}
      </div>
    </main>
  )
}
