import { useFormat } from '../../../shared/format/use-format.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { LinkButton } from '../../../ui/button/LinkButton.tsx'
import { useMessages } from '../../messages/index.ts'
import type { Standing } from '../../parts/standing.ts'
import type { PublicClass } from '../../parts/use-public.ts'
import { useWhen } from '../../parts/use-when.ts'
import { paths } from '../../paths.ts'

interface SeatLinkProps {
  cls: PublicClass
  state: Standing
  /** Fills the width, as the one thing to do on a page. */
  wide?: boolean
}

/** Leads to a seat in a class: by signing in, and back to it. Disabled with its reason while it can't be booked. */
export function SeatLink({ cls, state, wide }: SeatLinkProps) {
  const { schedule: m } = useMessages()
  const when = useWhen()
  const time = useFormat().time(cls.starts_at)
  const shape = { size: wide ? 'large' : 'medium', className: wide ? 'w-full' : '' } as const
  const href = paths.login(paths.class(cls.id))
  if (state.kind === 'open')
    return (
      <LinkButton {...shape} href={href} look="primary" label={m.bookClass(cls.name, time)}>
        {m.book}
      </LinkButton>
    )
  if (state.kind === 'full')
    return (
      <LinkButton {...shape} href={href} label={m.joinClass(cls.name, time)}>
        {m.join}
      </LinkButton>
    )
  if (state.kind !== 'opens' && state.kind !== 'closed') return null
  return (
    <Button
      {...shape}
      label={m.bookClass(cls.name, time)}
      disabledReason={state.kind === 'opens' ? m.opens(when(state.at)) : m.closed}
    >
      {m.book}
    </Button>
  )
}
