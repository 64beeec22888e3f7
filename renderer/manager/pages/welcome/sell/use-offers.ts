import { useState } from 'react'
import { useSend } from '../../../../api/index.ts'
import { ApiError } from '../../../../api/problem.ts'
import { useMessages } from '../../../messages/index.ts'
import { OFFERS, TERMS, usualPrices, type OfferId } from './usual-prices.ts'

/** One of the things that could be put on sale. */
export interface Offer {
  isChosen: boolean
  name: string
  /** In major units. */
  price: number | null
}

export type Offers = Readonly<Record<OfferId, Offer>>

/** The usual offers as they are being chosen, and putting them on sale; one that is on sale is chosen no more. */
export function useOffers(currency: string, areChosen: boolean) {
  const { welcome } = useMessages()
  const [offers, setOffers] = useState(() => usualOffers(welcome.sell.names, currency, areChosen))
  const [isSaving, setSaving] = useState(false)
  const [problem, setProblem] = useState<ApiError | null>(null)
  const create = useSend('POST /api/v1/membership-types', { invalidate: ['GET /api/v1/membership-types'] })
  const change = (id: OfferId, changes: Partial<Offer>) =>
    setOffers((before) => ({ ...before, [id]: { ...before[id], ...changes } }))
  const chosen = OFFERS.filter((id) => offers[id].isChosen)

  /** Tells whether all that is chosen is on sale now. */
  const save = async (): Promise<boolean> => {
    setSaving(true)
    setProblem(null)
    try {
      for (const id of chosen) {
        const { name, price } = offers[id]
        await create.sendOrThrow({
          body: { name: name.trim(), price: price ?? 0, sellable_online: true, ...TERMS[id] },
        })
        change(id, { isChosen: false })
      }
      return true
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setProblem(error)
      return false
    } finally {
      setSaving(false)
    }
  }
  return { offers, change, chosen, save, isSaving, problem }
}

function usualOffers(names: Readonly<Record<OfferId, string>>, currency: string, areChosen: boolean): Offers {
  const prices = usualPrices(currency)
  const offer = (id: OfferId): Offer => ({ isChosen: areChosen, name: names[id], price: prices[id] })
  return { drop_in: offer('drop_in'), pack: offer('pack'), monthly: offer('monthly') }
}
