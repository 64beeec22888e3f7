import type { ReactNode } from 'react'
import { LoadedSignIn } from '../../../shared/app/LoadedSignIn.tsx'
import { SignInFrame } from '../../../shared/app/SignInFrame.tsx'
import { useFormat } from '../../../shared/format/use-format.ts'
import { ProblemCallout } from '../../../shared/problem/ProblemCallout.tsx'
import { LinkButton } from '../../../ui/button/LinkButton.tsx'
import { useMessages } from '../../messages/index.ts'
import { useNamedPlace } from '../../parts/use-place.ts'
import { useWhen } from '../../parts/use-when.ts'
import { paths } from '../../paths.ts'
import type { GuestPlace, useGuestPlace } from './use-guest-place.ts'

interface GuestFrameProps {
  found: ReturnType<typeof useGuestPlace>
  /** The question or message about the spot in its current state. */
  title: (place: GuestPlace) => string
  children: (place: GuestPlace) => ReactNode
}

/** The page a guest's link leads to: the class, what can be done about it, and what went wrong. */
export function GuestFrame({ found, title, children }: GuestFrameProps) {
  const { guest: m, shell } = useMessages()
  const { query, problem, isGone } = found
  if (isGone) {
    return (
      <SignInFrame title={m.goneTitle} lead={m.goneMeans} product={shell.product}>
        <LinkButton href={paths.schedule()} look="primary" size="large" className="w-full">
          {m.timetable}
        </LinkButton>
      </SignInFrame>
    )
  }
  return (
    <LoadedSignIn query={query} title={m.place} product={shell.product}>
      {(place) => (
        <SignInFrame title={title(place)} product={shell.product}>
          <div className="flex flex-col gap-4" aria-live="polite">
            <Place place={place} />
            {children(place)}
            <ProblemCallout problem={problem} />
          </div>
        </SignInFrame>
      )}
    </LoadedSignIn>
  )
}

function Place({ place }: { place: GuestPlace }) {
  const { guest: m } = useMessages()
  const when = useWhen()
  const format = useFormat()
  const { class_name, starts_at, ends_at, instructor_name } = place
  const where = useNamedPlace()(place)
  return (
    <div className="rounded-lg border border-line bg-surface p-4">
      <p className="font-semibold break-words">{class_name}</p>
      <p>
        {when(starts_at)} – {format.time(ends_at)}
      </p>
      {instructor_name ? <p className="text-sm text-muted">{m.with(instructor_name)}</p> : null}
      {where ? <p className="text-sm text-muted">{where}</p> : null}
    </div>
  )
}
