import { useDependants, type Dependant } from './dependants.ts'
import { useWhom } from './whom.ts'

const NOBODY: readonly Dependant[] = []

/** Those whom the reader acts for, and for whom it is now: one who is no longer theirs is passed over. */
export function useFamily(): { dependants: readonly Dependant[]; whom: Dependant | undefined } {
  const { data } = useDependants()
  const [chosen] = useWhom()
  const whom = data && chosen ? data.find(({ id }) => id === chosen.id) : chosen
  return { dependants: data ?? NOBODY, whom }
}
