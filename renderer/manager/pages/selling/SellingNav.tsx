import { useLocation } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { Link } from 'react-aria-components/Link'
import { classes } from '../../../ui/index.ts'
import { useMessages } from '../../messages/index.ts'
import { sellingPages } from './pages.ts'

/** The way between the pages of selling, above their titles. */
export function SellingNav() {
  const { selling } = useMessages()
  const { pathname } = useLocation()
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    // On a phone the row is wider than the screen.
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [pathname])
  return (
    <nav aria-label={selling.pages} className="-mt-2 mb-4 border-b border-line print:hidden">
      <ul ref={list} className="flex gap-1 overflow-x-auto [scrollbar-width:none]">
        {sellingPages.map(({ name, href }) => {
          const isHere = pathname === href
          return (
            <li key={name}>
              <Link
                href={href}
                aria-current={isHere ? 'page' : undefined}
                className={classes(
                  'ring-focus -mb-px flex h-(--control) items-center border-b-2 border-transparent px-2.5 text-sm font-medium whitespace-nowrap text-muted no-underline -outline-offset-2! hover:text-ink phone:text-base',
                  isHere && 'border-accent-text! text-ink!',
                )}
              >
                {selling[name]}
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
