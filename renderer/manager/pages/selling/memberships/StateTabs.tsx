import { useEffect, useRef } from 'react'
import { LIST_STATES, type ListState } from '../../../../../server/features/memberships/state-rules.ts'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { classes, Link } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { FADING_END, useFadingEnd } from '../../../parts/area/use-fading-end.ts'

interface StateTabsProps {
  current: ListState
  counts: Readonly<Record<ListState, number>> | undefined
  hrefOf: (state: ListState) => string
}

/** The states of the list with the number of memberships in each; every state is an address. */
export function StateTabs({ current, counts, hrefOf }: StateTabsProps) {
  const { list: m } = useMessages().memberships
  const fading = useFadingEnd()
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    // On a phone the row is wider than the screen.
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [current])
  return (
    <nav ref={fading} aria-label={m.shown} className={`mb-3 overflow-x-auto [scrollbar-width:none] ${FADING_END}`}>
      <ul ref={list} className="flex w-fit gap-1 p-0.5">
        {LIST_STATES.map((state) => (
          <li key={state} className="shrink-0">
            <Tab state={state} isCurrent={state === current} count={counts?.[state]} href={hrefOf(state)} />
          </li>
        ))}
      </ul>
    </nav>
  )
}

interface TabProps {
  state: ListState
  isCurrent: boolean
  count: number | undefined
  href: string
}

function Tab({ state, isCurrent, count, href }: TabProps) {
  const { list: m } = useMessages().memberships
  const { number } = useFormat()
  const isBad = state === 'past_due' && Boolean(count)
  return (
    <Link
      href={href}
      look="plain"
      aria-current={isCurrent ? 'page' : undefined}
      className={classes(
        'flex h-(--control-small) items-center gap-1.5 rounded-full border px-3 text-xs font-medium whitespace-nowrap no-underline! phone:h-11',
        isCurrent ? 'border-transparent bg-accent-soft text-on-accent-soft!' : 'border-line bg-surface hover:bg-hover',
      )}
    >
      {m.states[state]}
      <span className={classes('figures min-w-3', isBad ? 'font-semibold text-bad' : !isCurrent && 'text-muted')}>
        {count === undefined ? '' : number(count)}
      </span>
    </Link>
  )
}
