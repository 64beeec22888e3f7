import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { toMinor } from '../../../../../server/lib/money.ts'
import { apiQuery, useApi } from '../../../../api/index.ts'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { useSession, useDenied } from '../../../../shared/session/use-session.ts'
import { useUrlState } from '../../../../shared/url/url-state.ts'
import { EMPTY, priceOf, renew, sellTo, type Basket } from './basket.ts'
import { storeBasket, storedBasket } from './stored-basket.ts'
import { saleTotals } from './totals.ts'
import { ALL_TYPES } from './use-types.ts'

/** The basket in the making, kept while somebody looks something up elsewhere, and what it comes to. */
export function useBasket() {
  const account = useSession()?.account.id ?? 0
  const [{ client }, setUrl] = useUrlState({ client: 0 })
  const [basket, setBasket] = useState<Basket>(() => {
    const kept = storedBasket(account)
    return client > 0 ? sellTo(kept, client) : kept
  })
  useEffect(() => storeBasket(account, basket), [account, basket])
  const queries = useQueryClient()
  const vatRate = useVatRate()
  const { currency, dayOf } = useFormat()
  const priced = basket.lines.map(({ good, quantity }) => ({
    price_minor: toMinor(priceOf(good), currency) ?? 0,
    quantity,
    isUntaxed: good.kind === 'gift_card',
  }))
  return {
    basket,
    setBasket,
    totals: saleTotals(priced, vatRate),
    clear: () => {
      storeBasket(account, EMPTY)
      setBasket(EMPTY)
      setUrl({ client: 0 })
    },
    /** Fetches current prices and stock; if a price changed, checks promo codes again. */
    refresh: async (isOtherPrice: boolean) => {
      const ids = basket.lines.flatMap(({ good }) => (good.kind === 'product' ? good.product.id : []))
      const days = basket.lines.flatMap(({ good }) => (good.kind === 'class' ? [dayOf(good.cls.starts_at)] : []))
      const classes = Promise.all(
        [...new Set(days)].map((day) =>
          queries.fetchQuery({ ...apiQuery('GET /api/v1/till/classes', onDay(day)), staleTime: 0 }),
        ),
      )
      const [types, ...products] = await Promise.all([
        queries.fetchQuery({ ...apiQuery('GET /api/v1/membership-types', ALL_TYPES), staleTime: 0 }),
        ...ids.map((product_id) =>
          queries.fetchQuery({
            ...apiQuery('GET /api/v1/products/{product_id}', { params: { product_id } }),
            staleTime: 0,
          }),
        ),
      ])
      const shown = (await classes).flat()
      setBasket((before) => renew(before, products, types.items, isOtherPrice, shown))
    },
  }
}

const onDay = (day: string) => ({ query: { start_date: day, end_date: day } })

/** The VAT inside the studio's prices, a percentage; null for roles that may not read the settings. */
function useVatRate(): number | null {
  const mayRead = useDenied()('settings.view') === null
  const studio = useApi('GET /api/v1/studio', {}, { enabled: mayRead, fresh: 60_000 })
  return studio.data?.default_vat_rate ?? null
}
