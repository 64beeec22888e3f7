import { SegmentedControl } from '../../ui/choice/SegmentedControl.tsx'
import { useMessages } from '../messages/index.ts'
import type { Dependant } from './dependants.ts'
import { useWhom } from './whom.ts'

/** Chooses the person the reader books for, among those they act for. */
export default function ForWhom({ dependants }: { dependants: readonly Dependant[] }) {
  const { helps: m } = useMessages()
  const [whom, choose] = useWhom()
  return (
    <SegmentedControl
      label={m.forWhom}
      value={String(whom?.id ?? 0)}
      onChange={(id) => choose(dependants.find((one) => String(one.id) === id))}
      options={[
        { id: '0', label: m.me },
        ...dependants.map(({ id, full_name }) => ({ id: String(id), label: full_name })),
      ]}
    />
  )
}
