import { useLocation } from '@tanstack/react-router'
import { Link } from 'react-aria-components/Link'
import { classes } from '../../../ui/index.ts'

interface AreaNavProps {
  label: string
  pages: readonly { href: string; label: string }[]
}

/** The way between the pages of one area, above their titles. */
export function AreaNav({ label, pages }: AreaNavProps) {
  const { pathname } = useLocation()
  return (
    <nav aria-label={label} className="-mt-2 mb-4 border-b border-line print:hidden">
      <ul className="flex gap-1 overflow-x-auto [scrollbar-width:none]">
        {pages.map(({ href, label: name }) => {
          const isHere = pathname === href
          return (
            <li key={href}>
              <Link
                href={href}
                aria-current={isHere ? 'page' : undefined}
                className={classes(
                  'ring-focus -mb-px flex h-(--control) items-center border-b-2 border-transparent px-2.5 text-sm font-medium whitespace-nowrap text-muted no-underline -outline-offset-2! hover:text-ink phone:text-base',
                  isHere && 'border-accent-text! text-ink!',
                )}
              >
                {name}
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
