import { useMemo } from 'react'
import { ApiError } from '../../api/problem.ts'
import { showToast } from '../../ui/feedback/toasts.ts'
import { useSharedMessages } from '../i18n/catalogue.ts'
import { explain } from './explain.ts'

/** Short messages at the foot of the page. */
export function useToast() {
  const { problems, words } = useSharedMessages()
  return useMemo(
    () => ({
      /** Something went well. */
      done: (title: string, detail?: string) => showToast({ tone: 'good', title, detail }),
      /** Something was kept and waits: nothing to be glad of yet. */
      note: (title: string, detail: string) => showToast({ tone: 'plain', title, detail }),
      /** Something was done that can be taken back: instead of asking before. */
      undo: (title: string, undo: () => void) =>
        showToast({ tone: 'plain', title, action: { label: words.undo, onPress: undo, isUndo: true } }),
      /** Something can't be done here, and what to do instead; it stays until it is closed. */
      refused: (title: string, detail: string) => showToast({ tone: 'bad', title, detail }),
      /**
       * Something failed; it stays until it is closed. Where nobody answered it offers to try `again`. Anything but an
       * ApiError is a fault of the program and thrown on.
       */
      failed: (error: unknown, again?: () => void) => {
        if (!(error instanceof ApiError)) throw error
        if (error.status === 0) {
          const { saveFailed: title, unreachable: detail, tryAgain: label } = problems
          return showToast({ tone: 'bad', title, detail, ...(again && { action: { label, onPress: again } }) })
        }
        const { title, reasons } = explain(error.problem, problems)
        return showToast({ tone: 'bad', title, detail: reasons.map(({ text }) => text).join(' ') || undefined })
      },
    }),
    [problems, words],
  )
}
