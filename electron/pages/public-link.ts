import { pathOf, qrCode } from '../../renderer/shared/qr/encode.ts'
import { documentOf, escape } from './html.ts'

/** The page with the clients' address as a code to scan. */
export function linkPage(address: string): string {
  const squares = qrCode(address)
  const side = (squares?.length ?? 0) + 8
  const code = squares
    ? `<svg class="code" role="img" aria-label="Code for ${escape(address)}" viewBox="-4 -4 ${side} ${side}" shape-rendering="crispEdges"><rect x="-4" y="-4" width="${side}" height="${side}" fill="#fff" /><path d="${pathOf(squares)}" fill="#000" /></svg>`
    : ''
  return documentOf(
    'For your clients',
    `<main class="link"><h1>For your clients</h1><p class="text">Scan it with a phone’s camera, or hold it up for others to scan.</p>${code}<p class="address">${escape(address)}</p></main>`,
  )
}
