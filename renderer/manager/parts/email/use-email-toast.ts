import type { Answer } from '../../../api/index.ts'
import { useToast } from '../../../shared/problem/use-toast.ts'
import { useMessages } from '../../messages/index.ts'

export type Outlook = Answer<'POST /api/v1/receipts/{receipt_id}/email'>['email']

/** Says what became of an email that was just written: only one that leaves now is on its way. */
export function useEmailToast() {
  const { emailOutlook: m } = useMessages()
  const toast = useToast()
  return (outlook: Outlook, to: string) => {
    if (outlook === 'leaves') toast.done(m.leaves(to))
    else toast.note(outlook === 'not_online' ? m.opensHere(to) : m.waits(to), m.why[outlook])
  }
}
