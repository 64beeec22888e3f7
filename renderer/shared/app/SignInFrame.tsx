import type { ReactNode } from 'react'
import { StudioLogo } from '../picture/StudioLogo.tsx'
import { useWindowTitle } from '../../ui/window-title.ts'
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
  const { studio_name, logo_url } = useStudio()
  useWindowTitle(title)
  return (
    <main className="flex min-h-dvh flex-col items-center px-4 pt-[max(3rem,16dvh)] pb-10">
      <div className="w-full max-w-88">
        <StudioLogo
          name={studio_name ?? product}
          url={logo_url}
          className="mb-5 size-10 rounded-lg text-lg shadow-raised"
        />
        <h1 className="text-xl font-semibold">{title}</h1>
        {lead ? <p className="mt-0.5 text-sm text-pretty text-muted">{lead}</p> : null}
        <div className="mt-5">{children}</div>
        {footer ? <div className="mt-6 border-t border-line pt-4 text-sm text-muted">{footer}</div> : null}
      </div>
    </main>
  )
}
