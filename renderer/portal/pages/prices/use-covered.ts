import { isPlain, sentenceOf } from '../../../shared/coverage/sentence.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { useMessages } from '../../messages/index.ts'
import { usePublicTypes, type PublicType } from '../../parts/use-public.ts'

/** Says what a membership type covers, where, when and how often: of each where one that is sold limits something, else of none. */
export function useCovered(): (type: PublicType) => string | null {
  const { coverage: words } = useMessages()
  const { clock, weekday } = useFormat()
  const isNoneLimited = usePublicTypes().data?.every(isPlain) ?? true
  return (type) => {
    if (isNoneLimited && isPlain(type)) return null
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
