interface Facts {
  /** The device says it has a connection. */
  online: boolean
  /** The server does not answer. */
  gone: boolean
  /** The page is open on the studio's own computer, which needs no connection to the server beside it. */
  local: boolean
}

/** The words in the line at the top, by their names; null for nothing. */
export function bannerOf({ online, gone, local }: Facts): ('offline' | 'gone' | 'goneHere')[] | null {
  if (local) return gone ? ['gone', 'goneHere'] : null
  if (!online) return ['offline']
  return gone ? ['gone'] : null
}
