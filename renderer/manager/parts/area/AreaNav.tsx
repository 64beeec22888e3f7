import { useEffect, useRef } from 'react'
import { useAddress } from '../../../shared/router/use-router.ts'
import { Anchor, classes, Icon, type IconName } from '../../../ui/index.ts'

interface AreaNavProps {
  label: string
  pages: readonly { href: string; label: string; icon?: IconName }[]
  /** The address of the page shown, where more than the path says it. */
  shown?: string
  /** A row above the page's title, or a column beside its content. */
  look?: 'row' | 'column'
}

const LOOKS = {
  row: {
    nav: '-mt-2 mb-4 border-b border-line print:hidden',
    list: 'flex gap-1 overflow-x-auto [scrollbar-width:none]',
    link: '-mb-px h-(--control) gap-1.5 border-b-2 border-transparent px-2.5 whitespace-nowrap -outline-offset-2! phone:text-base',
    here: 'border-accent-text! text-ink!',
  },
  column: {
    nav: 'sticky top-[calc(var(--bar)+1.5rem)] narrow:hidden',
    list: 'flex flex-col gap-0.5',
    link: 'h-8 gap-2.5 rounded-md px-2 hover:bg-hover',
    here: 'bg-pressed! text-ink!',
  },
} as const

/** The way between the pages of one area. */
export function AreaNav({ label, pages, shown, look = 'row' }: AreaNavProps) {
  const { pathname } = useAddress()
  const current = shown ?? pathname
  const list = useRef<HTMLUListElement>(null)
  const of = LOOKS[look]
  useEffect(() => {
    // On a phone the row is wider than the screen.
    if (look === 'row')
      list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [current, look])
  return (
    <nav aria-label={label} className={of.nav}>
      <ul ref={list} className={of.list}>
        {pages.map(({ href, label: name, icon }) => {
          const isHere = current === href
          return (
            <li key={href}>
              <Anchor
                href={href}
                aria-current={isHere ? 'page' : undefined}
                className={classes(
                  'ring-focus flex items-center text-sm font-medium text-muted no-underline hover:text-ink',
                  of.link,
                  isHere && of.here,
                )}
              >
                {icon ? <Icon name={icon} size={16} className={isHere ? 'text-accent-text' : ''} /> : null}
                {name}
              </Anchor>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
