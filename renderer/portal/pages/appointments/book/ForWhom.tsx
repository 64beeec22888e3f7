import { SegmentedControl } from '../../../../ui/choice/SegmentedControl.tsx'
import { useMessages } from '../../../messages/index.ts'
import { useDependants } from '../../../parts/dependants.ts'
import type { Choosing } from './choosing.ts'

/** Whom the appointment is for, where the reader acts for others too. */
export function ForWhom({ choosing: [{ for: dependantId }, set] }: { choosing: Choosing }) {
  const { appointments: m } = useMessages()
  const dependants = useDependants().data ?? []
  if (dependants.length === 0) return null
  return (
    <div className="mb-4">
      <SegmentedControl
        label={m.forWhom}
        value={String(dependantId)}
        onChange={(id) => set({ for: Number(id) })}
        options={[
          { id: '0', label: m.me },
          ...dependants.map(({ id, full_name }) => ({ id: String(id), label: full_name })),
        ]}
      />
    </div>
  )
}
