import type { ReactNode } from 'react'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { useWindowTitle } from '../../ui/window-title.ts'
import { StudioLogo } from '../picture/StudioLogo.tsx'
import { StudioPicture } from '../picture/StudioPicture.tsx'
import { useWide } from '../use-wide.ts'
import { useStudio } from '../studio/studio.ts'

interface SignInFrameProps {
  title: string
  lead?: string
  product: string
  children: ReactNode
  footer?: ReactNode
}

/** The page around signing in and its relatives: the studio's mark and picture, one form, nothing else. */
export function SignInFrame({ title, lead, product, children, footer }: SignInFrameProps) {
  useWindowTitle(title)
  return (
    <Sides product={product}>
      <h1 className="text-2xl font-semibold text-balance break-words">{title}</h1>
      {lead ? <p className="mt-1 text-sm text-pretty text-muted">{lead}</p> : null}
      <div className="mt-6">{children}</div>
      {footer ? <div className="mt-6 border-t border-line pt-4 text-sm text-muted">{footer}</div> : null}
    </Sides>
  )
}

/** The frame while what it is about is on its way: its picture stands where it will. */
export function SignInSkeleton({ product }: { product: string }) {
  return (
    <Sides product={product}>
      <Skeleton className="h-8 w-48" />
      <div className="mt-6 flex flex-col gap-4">
        <Skeleton className="h-11 w-full" />
        <Skeleton className="h-11 w-full" />
      </div>
    </Sides>
  )
}

/** The studio's picture beside a column, or as a band above it where there is no room. */
function Sides({ product, children }: { product: string; children: ReactNode }) {
  const { studio_name, logo_url } = useStudio()
  const isWide = useWide()
  const name = studio_name ?? product
  return (
    <div className="lg:grid lg:grid-cols-2" style={FILLING}>
      <StudioPicture name={name} style={isWide ? BESIDE : ABOVE} className={isWide ? 'rounded-lg' : 'w-full'} />
      <div className="mx-auto w-full max-w-96 px-4 pt-6 pb-10" style={isWide ? LOWER : undefined}>
        <section aria-label={name} className="mb-6 flex items-center gap-3">
          <StudioLogo name={name} url={logo_url} className="size-11 rounded-lg text-lg shadow-raised" />
          <p className="face-heading min-w-0 font-semibold text-balance break-words">{name}</p>
        </section>
        <main>{children}</main>
      </div>
    </div>
  )
}

// The look of these pages alone is no part of the stylesheet that every page fetches.
const FILLING = { minHeight: 'calc(100dvh - var(--foot, 0px))' }
const BESIDE = {
  position: 'sticky',
  top: '0.75rem',
  order: 1,
  margin: '0.75rem 0.75rem 0.75rem 0',
  height: 'calc(100dvh - var(--foot, 0px) - 1.5rem)',
} as const
const ABOVE = { height: 'clamp(5rem, 16dvh, 10rem)' }
const LOWER = { paddingTop: 'max(3rem, 14dvh)' }
