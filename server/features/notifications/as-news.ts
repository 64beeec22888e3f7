import type { Content } from '../email/letters.ts'

/** An email's text for a list and a device: its subject, and its lines without the greeting. */
export function asNews({ subject: title, lines: [, ...lines] }: Content): { title: string; body: string } {
  const text = lines.join('\n')
  return { title, body: text.charAt(0).toUpperCase() + text.slice(1) }
}
