import { isPlain, sentenceOf } from '../../../shared/coverage/sentence.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { useMessages } from '../../messages/index.ts'
import type { PublicType } from '../../parts/use-public.ts'

/** Says what a membership type covers, where, when and how often; null where it limits nothing. */
export function useCovered(): (type: PublicType) => string | null {
  const { coverage: words } = useMessages()
  const { clock, weekday } = useFormat()
  return (type) => {
    if (isPlain(type)) return null
    const names = {
      categories: byId(type.named.categories),
      templates: byId(type.named.templates),
      services: byId(type.named.services),
      places: byId(type.named.places),
    }
    return sentenceOf(type, { words, names, clock, weekday: (day) => weekday(day, 'short') })
  }
}

const byId = (rows: readonly { id: number; name: string }[]) => new Map(rows.map(({ id, name }) => [id, name]))
