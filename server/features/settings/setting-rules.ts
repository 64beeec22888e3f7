/** An absolute http(s) address without credentials, query or fragment, its last slash taken off; undefined for others. */
export function webAddress(text: string): string | undefined {
  // A URL is read past line ends and tabs in it, which nobody types into an address.
  const url = !/\p{Cc}/u.test(text) && URL.canParse(text) ? new URL(text) : undefined
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password || url.search || url.hash)
    return undefined
  return url.href.replace(/\/+$/, '')
}
