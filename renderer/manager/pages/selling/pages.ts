import type { IconName } from '../../../ui/index.ts'
import type { Messages } from '../../messages/areas.ts'
import { paths } from '../../paths.ts'

interface SellingPage {
  name: keyof Messages['selling'] &
    ('desk' | 'sales' | 'takings' | 'products' | 'receipts' | 'giftCards' | 'promoCodes')
  href: string
  icon: IconName
}

/** The pages of selling, in the order of their use. */
export const sellingPages: readonly SellingPage[] = [
  { name: 'desk', href: paths.selling(), icon: 'selling' },
  { name: 'sales', href: paths.sales(), icon: 'chart' },
  { name: 'takings', href: paths.takings(), icon: 'cash' },
  { name: 'products', href: paths.products(), icon: 'tag' },
  { name: 'giftCards', href: paths.giftCards(), icon: 'gift' },
  { name: 'promoCodes', href: paths.promoCodes(), icon: 'spark' },
  { name: 'receipts', href: paths.receipts(), icon: 'file' },
]
