/** The address a calendar reads a feed from: the studio's public one, else the origin of this page. */
export function calendarAddress({ url, path }: { url: string | null; path: string }, origin: string) {
  const address = url ?? `${origin}${path}`
  return { address, webcal: address.replace(/^https?:/, 'webcal:') }
}
