import { Keyboard } from 'react-aria-components/Keyboard'

/** A key to press, such as "⌘K". */
export function Kbd({ children }: { children: string }) {
  return (
    <Keyboard className="rounded-sm border border-line-strong bg-sunken px-1 [font-family:inherit] text-2xs text-muted">
      {children}
    </Keyboard>
  )
}
