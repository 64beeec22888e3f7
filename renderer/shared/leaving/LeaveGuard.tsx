import { useEffect, useState, type ComponentType } from 'react'
import { useLabels } from '../../ui/labels.ts'
import { isAnyUnsaved, overlayUnsaved, pageUnsaved } from '../../ui/overlay/unsaved.ts'
import { useRouter } from '../router/use-router.ts'
import { isLost } from './is-lost.ts'

type Question = ComponentType<{ onKeep: () => void; onDiscard: () => void }>

interface Asked {
  Question: Question
  answer: (leaves: boolean) => void
}

/** Asks once before a changed form is left for another page, and has the browser ask before the tab is closed. */
export function LeaveGuard() {
  const { discardTitle } = useLabels()
  const { history } = useRouter()
  const [asked, setAsked] = useState<Asked | null>(null)

  useEffect(() => {
    let open: Asked['answer'] | undefined
    const ask = async (): Promise<boolean> => {
      open?.(false)
      try {
        const { DiscardQuestion } = await import('../../ui/overlay/DiscardQuestion.tsx')
        return await new Promise<boolean>((answer) => {
          open = answer
          setAsked({ Question: DiscardQuestion, answer })
        })
      } catch {
        // The question's own file can't be fetched: the browser asks in its stead.
        return confirm(discardTitle)
      } finally {
        setAsked(null)
      }
    }
    return history.block({
      blockerFn: async ({ currentLocation, nextLocation }) => {
        const changed = { page: pageUnsaved.isAny(), overlay: overlayUnsaved.isAny() }
        if (!isLost(currentLocation, nextLocation, changed)) return false
        if (!(await ask())) return true
        pageUnsaved.clear()
        overlayUnsaved.clear()
        return false
      },
      enableBeforeUnload: isAnyUnsaved,
    })
  }, [history, discardTitle])

  return asked ? <asked.Question onKeep={() => asked.answer(false)} onDiscard={() => asked.answer(true)} /> : null
}
