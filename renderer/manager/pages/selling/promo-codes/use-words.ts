import { useApi } from '../../../../api/index.ts'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { useMessages } from '../../../messages/index.ts'

/** The membership types there are, those off sale too. */
export const useMembershipTypes = () =>
  useApi('GET /api/v1/membership-types', { query: { page_size: 200, include_inactive: 'true' } }, { fresh: 60_000 })

/** The speaker for sentences about a code. */
export function useWords() {
  const { promoCodes } = useMessages()
  const { money, percent, date } = useFormat()
  const types = useMembershipTypes()
  const names = new Map((types.data?.items ?? []).map(({ id, name }) => [id, name]))
  return {
    words: promoCodes.sentences,
    money: (major: number) => money(major),
    percent,
    date: (value: string) => date(value),
    nameOf: (id: number) => names.get(id),
  }
}
