import { useState, type ReactNode } from 'react'
import { Checkbox } from '../../../ui/index.ts'
import { useMessages } from '../../messages/index.ts'
import { CodeCard } from './CodeCard.tsx'
import { useLeaveWarning } from './use-leave-warning.ts'

/** A recovery code on the screen, this once, and why its page does not go on: nobody has said yet that it is kept. */
export function useCodeToKeep(code: string): { shown: ReactNode; disabledReason: string | false } {
  const m = useMessages().welcome.code
  const [isKept, setKept] = useState(false)
  useLeaveWarning()
  const shown = (
    <div className="flex flex-col items-start gap-4">
      <CodeCard code={code} />
      <p className="text-sm text-pretty text-muted print:hidden">{m.where}</p>
      <Checkbox value={isKept} onChange={setKept} className="print:hidden">
        {m.kept}
      </Checkbox>
    </div>
  )
  return { shown, disabledReason: !isKept && m.keepFirst }
}
