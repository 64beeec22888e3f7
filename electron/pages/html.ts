import type { View } from './view.ts'

/** The page of a view. What it says is text, never markup. */
export function pageOf({ tone, title, text, detail, isDetailOpen, choices }: View): string {
  const [first, ...others] = choices.map(
    ({ choice, label }, at) =>
      `<button type="button" data-choice="${choice}"${at === 0 ? ' autofocus' : ''}>${escape(label)}</button>`,
  )
  const buttons = first === undefined ? '' : `<div class="choices">${first}${others.join('')}</div>`
  const sign = tone === 'working' ? '<div class="wait" aria-hidden="true"></div>' : ''
  const words =
    detail === undefined
      ? ''
      : `<details${isDetailOpen ? ' open' : ''}><summary>In detail</summary><p>${escape(detail)}</p></details>`
  return documentOf(
    title,
    `<main class="${tone}"${tone === 'working' ? ' aria-busy="true"' : ''}><h1>${escape(title)}</h1><p class="text">${escape(text)}</p>${sign}${words}${buttons}</main>`,
  )
}

/** A document of the shell around what `main` holds. */
export function documentOf(title: string, main: string): string {
  return `<!doctype html>
<html lang="en">
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

/** A text so that it can stand in a page or an attribute. */
export function escape(text: string): string {
  const names: Record<string, string> = { '&': 'amp', '<': 'lt', '>': 'gt', '"': 'quot', "'": '#39' }
  return text.replaceAll(/[&<>"']/g, (sign) => `&${names[sign]};`)
}
