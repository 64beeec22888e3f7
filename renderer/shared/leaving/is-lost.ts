interface Address {
  pathname: string
  search: string
}

/** A part of a page that takes the place of another, as the parts of the settings do, is named so in the address. */
const part = ({ search }: Address) => new URLSearchParams(search).get('part')

/**
 * True if going from one address to another drops what is changed: in an open drawer or dialog always, on the page itself
 * when another page, or another part of it, takes its place.
 */
export function isLost(from: Address, to: Address, changed: { page: boolean; overlay: boolean }): boolean {
  if (changed.overlay) return true
  return changed.page && (from.pathname !== to.pathname || part(from) !== part(to))
}
