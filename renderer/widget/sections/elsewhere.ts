import { h } from '../dom.ts'
import type { Scene } from '../studio.ts'

/** A link to where the studio's clients sign in; `about` names what it is for to visitors who can't see what is beside it. */
export function elsewhere(
  { words }: Scene,
  label: string,
  href: string,
  { about, isMain }: { about?: string; isMain?: boolean } = {},
): HTMLAnchorElement {
  const unseen = h('span', { class: 'hid' }, ` ${about ? `${about}, ` : ''}${words.newTab}`)
  return h('a', { class: isMain ? 'go main' : 'go', href, target: '_blank', rel: 'noopener' }, label, unseen)
}
