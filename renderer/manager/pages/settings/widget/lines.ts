import { isFreeTunnel } from '../../../../../server/features/settings/tunnel-host-rules.ts'

/** The parts of the studio that a website can show, by the widget's names. */
export const SECTIONS = ['schedule', 'prices', 'services', 'products'] as const
export type Section = (typeof SECTIONS)[number]

export interface Shown {
  sections: readonly Section[]
  /** Null: the website's language. */
  language: string | null
}

/** Why no website can show the studio by its address; null where one can. */
export function whyNoWebsite(address: string | null): 'notOnline' | 'freeTunnel' | 'plain' | null {
  if (address === null) return 'notOnline'
  const { hostname, protocol } = new URL(address)
  if (isFreeTunnel(hostname)) return 'freeTunnel'
  const isThisComputer = hostname === 'localhost' || hostname === '127.0.0.1'
  return protocol === 'https:' || isThisComputer ? null : 'plain'
}

/** The path of the plain page that shows the same. */
export function framePath({ sections, language }: Shown): string {
  const query = new URLSearchParams({ show: sections.join(' '), ...(language && { lang: language }) })
  return `/widget?${query.toString()}`
}

/** The one line of HTML for a website. */
export function scriptLine(address: string, { sections, language }: Shown): string {
  const lang = language ? ` lang="${language}"` : ''
  return `<studio-desk show="${sections.join(' ')}"${lang}></studio-desk><script src="${base(address)}/widget.js" async></script>`
}

/** The same for site builders that take frames only. */
export function frameLine(address: string, shown: Shown, title: string): string {
  const src = `${base(address)}${framePath(shown)}`.replaceAll('&', '&amp;')
  return `<iframe src="${src}" title="${escape(title)}" width="100%" height="700" loading="lazy"></iframe>`
}

const base = (address: string) => address.replace(/\/$/, '')
const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
