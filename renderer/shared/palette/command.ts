import type { IconName } from '../../ui/icon/paths.ts'

/** Something the palette offers: a page, a person or an action. */
export interface Command {
  id: string
  kind: 'page' | 'action' | 'person'
  label: string
  detail?: string
  icon?: IconName
  run: () => void
  keys?: string
}

const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLocaleLowerCase()

/** Every word typed begins a word of the label, whatever the accents: "neu kl" finds "Neue Klientin". */
export function matches({ label, detail }: Pick<Command, 'label' | 'detail'>, text: string): boolean {
  const words = plain(`${label} ${detail ?? ''}`).split(/[\s/-]+/)
  return plain(text)
    .split(/\s+/)
    .filter(Boolean)
    .every((typed) => words.some((word) => word.startsWith(typed)))
}
