import { pathOf, qrCode } from '../../renderer/shared/qr/encode.ts'
import type { Words } from '../words/words.ts'
import type { View } from './view.ts'

/** The page with the clients' address as a code to scan. */
export function linkPage(address: string, { locale, page }: Words): string {
  const squares = qrCode(address)
  const side = (squares?.length ?? 0) + 8
  const code = squares
    ? `<svg class="code" role="img" aria-label="${escape(page.codeFor(address))}" viewBox="-4 -4 ${side} ${side}" shape-rendering="crispEdges"><rect x="-4" y="-4" width="${side}" height="${side}" fill="#fff" /><path d="${pathOf(squares)}" fill="#000" /></svg>`
    : ''
  const { forClients, scan } = page
  return documentOf(
    { locale, title: forClients },
    `<main class="link"><h1>${escape(forClients)}</h1><p class="text">${escape(scan)}</p>${code}<p class="address">${escape(address)}</p></main>`,
  )
}

/** Returns the page of a view. Its content is text, never markup. */
export function pageOf({ tone, title, text, detail, isDetailOpen, choices }: View, { locale, page }: Words): string {
  const [first, ...others] = choices.map(
    ({ choice, label }, at) =>
      `<button type="button" data-choice="${choice}"${at === 0 ? ' autofocus' : ''}>${escape(label)}</button>`,
  )
  const buttons = first === undefined ? '' : `<div class="choices">${first}${others.join('')}</div>`
  const field = choices.some(({ choice }) => choice === 'passphrase')
    ? `<label class="passphrase">${escape(page.passphrase)}<input type="password" autocomplete="off" aria-describedby="text" /></label>`
    : ''
  const sign = tone === 'working' ? '<div class="wait" aria-hidden="true"></div>' : ''
  const words =
    detail === undefined
      ? ''
      : `<details${isDetailOpen ? ' open' : ''}><summary>${escape(page.detail)}</summary><p>${escape(detail)}</p></details>`
  return documentOf(
    { locale, title },
    `<main class="${tone}"${tone === 'working' ? ' aria-busy="true"' : ''}><h1>${escape(title)}</h1><p class="text" id="text">${escape(text)}</p>${sign}${words}${field}${buttons}</main>`,
  )
}

/** A document of the shell around what `main` holds. */
function documentOf({ locale, title }: { locale: string; title: string }, main: string): string {
  return `<!doctype html>
<html lang="${locale.split('-', 1).join('')}">
  <head>
    <meta charset="utf-8" />
    <meta name="color-scheme" content="light dark" />
    <title>${escape(title)}</title>
    <link rel="icon" href="/icon.svg" />
    <link rel="stylesheet" href="/page.css" />
    <script src="/page.js" defer></script>
  </head>
  <body>
    <header><img src="/icon.svg" alt="" /><span>Studio Desk</span></header>
    ${main}
  </body>
</html>
`
}

/** Escapes a text for use in a page or an attribute. */
function escape(text: string): string {
  const names: Record<string, string> = { '&': 'amp', '<': 'lt', '>': 'gt', '"': 'quot', "'": '#39' }
  return text.replaceAll(/[&<>"']/g, (sign) => `&${names[sign]};`)
}
