import { useDownload, useSend } from '../../../../api/index.ts'
import { now } from '../../../../shared/clock.ts'
import { useToast } from '../../../../shared/problem/use-toast.ts'
import { useDenied } from '../../../../shared/session/use-session.ts'
import type { MenuAction } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { isJustIssued, SEEN, type GiftCard } from './gift-card.ts'

/** The actions for a gift card: print, deactivate and reactivate. */
export function useCardActions() {
  const { giftCards: m } = useMessages()
  const toast = useToast()
  const denied = useDenied()('sales.manage')
  const noCodes = useDenied()('gift_cards.codes')
  const { download, isPending: isPrinting } = useDownload()
  const off = useSend('DELETE /api/v1/gift-cards/{gift_card_id}', { invalidate: SEEN })
  const on = useSend('PUT /api/v1/gift-cards/{gift_card_id}', { invalidate: SEEN })
  const reactivate = async ({ id }: GiftCard) => {
    if (await on.send({ params: { gift_card_id: id }, body: { is_active: true } })) toast.done(m.reactivated)
  }
  const deactivate = async (card: GiftCard) => {
    const done = await off.send({ params: { gift_card_id: card.id } })
    if (done) toast.undo(m.deactivated, () => void reactivate(card))
  }
  const print = ({ id }: GiftCard) =>
    download('GET /api/v1/gift-cards/{gift_card_id}.pdf', `gift-card-${id}.pdf`, { params: { gift_card_id: id } })
  /** The reason why a card can't be printed; just after the issue, the server knows who issued it. */
  const printDenied = (card: GiftCard) => noCodes && (denied ?? (!isJustIssued(card, now()) && m.printedBySeller))
  const menuOf = (card: GiftCard): MenuAction[][] => [
    [{ label: m.print, icon: 'print', onAction: () => print(card), disabledReason: printDenied(card) }],
    [
      card.is_active
        ? { label: m.deactivate, icon: 'lock', onAction: () => void deactivate(card), disabledReason: denied }
        : { label: m.reactivate, icon: 'check', onAction: () => void reactivate(card), disabledReason: denied },
    ],
  ]
  return { denied, printDenied, print, isPrinting, deactivate, reactivate, menuOf }
}
