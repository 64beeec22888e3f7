/** Where a calendar reads a feed: from outside where the studio can be reached there, else where this page was opened. */
export function calendarAddress({ url, path }: { url: string | null; path: string }, origin: string) {
  const address = url ?? `${origin}${path}`
  return { address, webcal: address.replace(/^https?:/, 'webcal:') }
}
