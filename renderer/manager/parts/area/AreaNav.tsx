import { useEffect, useRef } from 'react'
import { useAddress } from '../../../shared/router/use-router.ts'
import { Anchor, classes } from '../../../ui/index.ts'

interface AreaNavProps {
  label: string
  pages: readonly { href: string; label: string }[]
  /** The address of the page shown, where more than the path says it. */
  shown?: string
}

/** The way between the pages of one area. */
export function AreaNav({ label, pages, shown }: AreaNavProps) {
  const { pathname } = useAddress()
  const current = shown ?? pathname
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    // On a phone the row is wider than the screen.
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [current])
  return (
    <nav aria-label={label} className="-mt-2 mb-4 border-b border-line print:hidden">
      <ul ref={list} className="flex gap-1 overflow-x-auto [scrollbar-width:none]">
        {pages.map(({ href, label: name }) => {
          const isHere = current === href
          return (
            <li key={href}>
              <Anchor
                href={href}
                aria-current={isHere ? 'page' : undefined}
                className={classes(
                  'ring-focus -mb-px flex h-(--control) items-center gap-1.5 border-b-2 border-transparent px-2.5 text-sm font-medium whitespace-nowrap text-muted no-underline -outline-offset-2! hover:text-ink phone:text-base',
                  isHere && 'border-accent-text! text-ink!',
                )}
              >
                {name}
              </Anchor>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
