/** The meaning of a page's figures, in words at its head. */
export function Said({ children }: { children: string }) {
  return (
    <p className="max-w-[84ch] border-s-3 border-accent ps-3.5 text-lg text-pretty text-ink phone:text-base">
      {children}
    </p>
  )
}
