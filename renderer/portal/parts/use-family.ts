import { useDependants, type Dependant } from './dependants.ts'
import { useWhom } from './whom.ts'

const NOBODY: readonly Dependant[] = []

/** Returns the reader's dependants and the one chosen now; a choice who is no longer theirs is ignored. */
export function useFamily(): { dependants: readonly Dependant[]; whom: Dependant | undefined } {
  const { data } = useDependants()
  const [chosen] = useWhom()
  const whom = data && chosen ? data.find(({ id }) => id === chosen.id) : chosen
  return { dependants: data ?? NOBODY, whom }
}
