import { namesOf } from '../../../shared/coverage/limits.ts'
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
    return sentenceOf(type, { words, names: namesOf(type.named), clock, weekday: (day) => weekday(day, 'short') })
  }
}
