import { useState } from 'react'
import { call } from '../../../../api/index.ts'
import { useToast } from '../../../../shared/problem/use-toast.ts'
import { useDenied } from '../../../../shared/session/use-session.ts'
import { Button, Card } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { useCopy } from '../../../parts/copy/use-copy.ts'
import type { GiftCard } from './gift-card.ts'

/** A card's code, asked for by name: it is never kept on the page or in its cache. */
export function CodeCard({ card }: { card: GiftCard }) {
  const { giftCards } = useMessages()
  const m = giftCards.code
  const toast = useToast()
  const copy = useCopy()
  const denied = useDenied()('gift_cards.codes')
  const [code, setCode] = useState<string | null>(null)
  const [isPending, setPending] = useState(false)
  const show = async () => {
    setPending(true)
    try {
      setCode((await call('GET /api/v1/gift-cards/{gift_card_id}/code', { params: { gift_card_id: card.id } })).code)
    } catch (error) {
      toast.failed(error)
    } finally {
      setPending(false)
    }
  }
  return (
    <Card title={m.title} description={m.help}>
      <p
        aria-live="polite"
        className="figures mb-3 rounded-md bg-sunken px-3 py-2.5 text-center font-mono text-base tracking-wider whitespace-nowrap"
      >
        {code ?? `••••-••••-••••-${card.code_last4}`}
      </p>
      {code ? (
        <div className="flex gap-2">
          <Button icon="copy" onPress={() => copy(code, m.copied)}>
            {m.copy}
          </Button>
          <Button look="quiet" onPress={() => setCode(null)}>
            {m.hide}
          </Button>
        </div>
      ) : (
        <Button icon="eye" isPending={isPending} disabledReason={denied} onPress={() => void show()}>
          {m.show}
        </Button>
      )}
    </Card>
  )
}
