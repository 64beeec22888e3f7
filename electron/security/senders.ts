import { isOf, PAGE_ORIGIN } from './origins.ts'

/** The frame a message came from, as far as it says who speaks. */
export interface SendingFrame {
  url: string
  parent: unknown
}

/** Whether a message to the shell comes from one of its own pages, and not from a frame within it. */
export function isTrustedSender(frame: SendingFrame | null): boolean {
  return frame !== null && frame.parent === null && isOf(PAGE_ORIGIN, frame.url)
}
