import { html, raw } from 'hono/html'
import type { PageLanguage } from '../words/words.ts'
import { addressOf } from './assets.ts'

/** A piece of a page; what is put into it is escaped. */
export type Piece = ReturnType<typeof html>

export interface Page {
  language: PageLanguage
  title: string
  /** The description for search engines; without it, none is to keep the page. */
  description?: string
  /** The page whose script and style it loads, besides those that all have. */
  files?: 'plans' | 'success'
  /** The width of its lines. */
  width: 'wide' | 'narrow'
  main: Piece
}

/** The address of the plans in the language of the page that leads there. */
export const plansIn = (language: PageLanguage): string => `/?lang=${language}`

/** A whole page as HTML. */
export function documentOf({ language, title, description, files, width, main }: Page): string {
  const about = description ? html`<meta name="description" content="${description}" />` : noIndex
  const own = files
    ? html`<link rel="stylesheet" href="${addressOf(`${files}.css`)}" />
        <script src="${addressOf(`${files}.js`)}" defer></script>`
    : ''
  return String(
    html`<!doctype html>
      <html lang="${language}">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width" />
          <meta name="color-scheme" content="light dark" />
          <title>${title}</title>
          ${about}
          <link rel="icon" href="${addressOf('favicon.svg')}" type="image/svg+xml" />
          <link rel="stylesheet" href="${addressOf('page.css')}" />
          ${own}
        </head>
        <body class="${width}">
          <header class="top">
            <a class="brand" href="${plansIn(language)}"
              ><img src="${addressOf('favicon.svg')}" alt="" width="28" height="28" />Studio Desk</a
            >
          </header>
          ${main}
        </body>
      </html>`,
  )
}

const noIndex = html`<meta name="robots" content="noindex" />`

/** Line drawings on a grid of 20, those of the studio's own pages. */
const drawings = {
  check: 'm4.5 10.5 3.7 3.7 7.3-8',
  copy: 'M7.5 7.5h8a1 1 0 0 1 1 1v7a1 1 0 0 1-1 1h-7a1 1 0 0 1-1-1zM12.5 7.5v-3a1 1 0 0 0-1-1h-7a1 1 0 0 0-1 1v7a1 1 0 0 0 1 1h3',
  print:
    'M6 7.5V3h8v4.5M6 14H4.5A1.5 1.5 0 0 1 3 12.5V9a1.5 1.5 0 0 1 1.5-1.5h11A1.5 1.5 0 0 1 17 9v3.5a1.5 1.5 0 0 1-1.5 1.5H14M6 12h8v5H6z',
  download: 'M10 3v9M6.5 8.7 10 12.2l3.5-3.5M3.5 13.5V15A1.5 1.5 0 0 0 5 16.5h10a1.5 1.5 0 0 0 1.5-1.5v-1.5',
  warning: 'M10 3.5 17.5 16.5h-15zM10 8.5v3.5M10 14.3v.01',
  external:
    'M8 4.5H5.5A1.5 1.5 0 0 0 4 6v8.5A1.5 1.5 0 0 0 5.5 16H14a1.5 1.5 0 0 0 1.5-1.5V12M11.5 3.5h5v5M16.5 3.5 9.5 10.5',
} as const

/** A drawing beside words that say the same. */
export const icon = (name: keyof typeof drawings): Piece =>
  html`<svg class="icon" viewBox="0 0 20 20" aria-hidden="true"><path d="${raw(drawings[name])}" /></svg>`
