import { html, raw } from 'hono/html'
import { decimals, moneyOptions } from '../../lib/decimal-rules.ts'
import type { Answer } from '../door/answer.ts'

/** A piece of a page; what is put into it is escaped. */
export type Piece = ReturnType<typeof html>

const STYLE = `
  :root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif }
  body { margin: 0; padding: 1rem; display: grid; justify-content: center; grid-template-columns: minmax(0, 30rem);
    overflow-wrap: anywhere }
  h1 { font-size: 1.4rem; line-height: 1.25 }
  h2 { font-size: 1.1rem }
  form, .card { display: grid; grid-template-columns: minmax(0, 1fr); gap: 0.75rem; margin: 0 0 1rem }
  .card { border: 1px solid GrayText; border-radius: 0.5rem; padding: 1rem }
  .card form, .card p, .card h2 { margin: 0 }
  a.button { display: inline-block }
  .note { border: 1px dashed GrayText; border-radius: 0.5rem; padding: 0.5rem 0.75rem; margin: 0 }
  .alert { border: 2px solid; border-radius: 0.5rem; padding: 0.5rem 0.75rem }
  dl { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 0.25rem 1rem; margin: 0 0 1rem }
  dd { margin: 0; text-align: end }
  label { display: grid; gap: 0.25rem }
  button, input, a.button { font: inherit; min-height: 2.75rem; padding: 0.5rem 1rem; border-radius: 0.5rem;
    border: 1px solid GrayText; box-sizing: border-box; text-align: center }
  input { text-align: start }
  button.first { background: #1f4fd8; border-color: #1f4fd8; color: #fff; font-weight: 600 }
  :focus-visible { outline: 3px solid Highlight; outline-offset: 2px }
`

/** A whole page of the stand-in. It works without scripts, and says that it is none of a real processor. */
export function page(title: string, body: Piece, status = 200): Answer {
  const whole = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${title}</title>
        <style>
          ${raw(STYLE)}
        </style>
      </head>
      <body>
        <main>
          <p class="note">A stand-in for trying out: the card is made up, and no money moves.</p>
          <h1>${title}</h1>
          ${body}
        </main>
      </body>
    </html>`
  return {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    },
    body: String(whole),
  }
}

/** Sends who has pressed a button to another address. */
export const sendTo = (location: string): Answer => ({ status: 303, headers: { location }, body: '' })

/** Why something did not go, said where it is heard. */
export const alert = (sentence: string | null): Piece =>
  sentence === null ? html`` : html`<p class="alert" role="alert">${sentence}</p>`

/** Where the processor counts otherwise than people do. */
const OWN_DECIMALS: Readonly<Record<string, number>> = { ISK: 2, MGA: 0, UGX: 2 }

/** An amount as the processor counts it, as people write it. */
export function amountIn(counted: number, code: string): string {
  const currency = code.toUpperCase()
  const unit = 10 ** (OWN_DECIMALS[currency] ?? decimals(currency))
  return new Intl.NumberFormat('en', moneyOptions(currency)).format(counted / unit)
}

/** A time in seconds, as people write its day. */
export const dayOf = (seconds: number): string =>
  new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' }).format(seconds * 1000)

/** The fields that a form was sent with. */
export interface Pressed {
  /** The button. */
  what: string
  field(name: string): string | undefined
}

export function pressedIn(body: string): Pressed {
  const fields = new URLSearchParams(body)
  return { what: fields.get('do') ?? '', field: (name) => fields.get(name)?.trim() || undefined }
}
