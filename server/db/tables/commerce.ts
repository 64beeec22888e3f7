import type { ColumnType, Generated } from 'kysely'

/** Products, sales, gift cards, promo codes, payments, receipts. */
export interface CommerceTables {
  products: ProductsTable
  stock_movements: StockMovementsTable
  product_sales: ProductSalesTable
  product_sale_lines: ProductSaleLinesTable
  gift_cards: GiftCardsTable
  gift_card_uses: GiftCardUsesTable
  promo_codes: PromoCodesTable
  promo_uses: PromoUsesTable
  purchases: PurchasesTable
  payments: PaymentsTable
  receipts: ReceiptsTable
  revenue_hours: RevenueHoursTable
}

export interface ProductsTable {
  id: Generated<number>
  name: string
  sku: string | null
  price_minor: number
  photo_file: string | null
  is_active: Generated<boolean>
  created_at: string
  updated_at: string
  /** Kept by triggers: the sum of its movements. */
  stock_quantity: ColumnType<number, never, never>
}

export interface StockMovementsTable {
  id: Generated<number>
  product_id: number
  delta: number
  kind: 'initial' | 'sale' | 'return' | 'adjustment' | 'hold' | 'release'
  reason: string | null
  sale_id: number | null
  actor_kind: string
  actor_id: number | null
  created_at: string
}

export interface ProductSalesTable {
  id: Generated<number>
  client_id: number | null
  sold_by_user_id: number | null
  payment_method: string
  total_minor: number
  currency: string
  notes: string | null
  created_at: string
}

export interface ProductSaleLinesTable {
  id: Generated<number>
  sale_id: number
  product_id: number
  product_name: string
  quantity: number
  unit_price_minor: number
  line_total_minor: number
}

export interface GiftCardsTable {
  id: Generated<number>
  code_hash: string
  code_sealed: string
  code_last4: string
  initial_value_minor: number
  currency: string
  recipient_name: string | null
  recipient_email: string | null
  message: string | null
  expires_on: string | null
  is_active: Generated<boolean>
  purchaser_client_id: number | null
  created_at: string
  updated_at: string
}

export interface GiftCardUsesTable {
  id: Generated<number>
  gift_card_id: number
  amount_minor: number
  kind: 'payment' | 'refund' | 'hold' | 'release' | 'opening'
  payment_id: number | null
  created_at: string
}

export interface PromoCodesTable {
  id: Generated<number>
  code: string
  discount_type: 'percentage' | 'fixed_amount'
  discount_percent: number | null
  discount_minor: number | null
  applicable_membership_type_ids: number[]
  max_uses: number | null
  one_per_client: Generated<boolean>
  valid_from: string
  valid_until: string | null
  is_active: Generated<boolean>
  /** Who alone may use it; null: everybody. */
  client_id: Generated<number | null>
  /** Uses made and held, kept by triggers. */
  used_count: ColumnType<number, never, never>
  created_at: string
  updated_at: string
}

export interface PromoUsesTable {
  id: Generated<number>
  promo_code_id: number
  client_id: number
  purchase_id: number | null
  discount_minor: number
  state: 'held' | 'used' | 'released'
  created_at: string
}

export interface PurchasesTable {
  id: Generated<number>
  kind: 'sale' | 'membership' | 'gift_card' | 'charge'
  client_id: number | null
  sale_id: number | null
  membership_id: number | null
  gift_card_id: number | null
  charge_id: number | null
  list_price_minor: number
  discount_minor: Generated<number>
  total_minor: number
  currency: string
  created_at: string
}

export interface PaymentsTable {
  id: Generated<number>
  purchase_id: number
  refund_of_id: number | null
  method: string
  amount_minor: number
  gift_card_id: number | null
  reason: string | null
  actor_kind: string
  actor_id: number | null
  created_at: string
}

export interface ReceiptsTable {
  id: Generated<number>
  number: number
  kind: 'receipt' | 'refund'
  purchase_id: number
  payment_id: number | null
  client_id: number | null
  client_name: string | null
  studio: {
    name: string
    address: string | null
    country: string | null
    tax_id: string | null
    website_url: string | null
  }
  lines: readonly {
    description: string
    quantity: number
    unit_price_minor: number
    total_minor: number
    vat_rate: number | null
  }[]
  vat: readonly { rate: number; net_minor: number; vat_minor: number; gross_minor: number }[]
  payments: readonly { method: string; amount_minor: number; gift_card_last4: string | null }[]
  total_minor: number
  currency: string
  issued_at: string
}

/** Kept by triggers: what the payments of an hour that are revenue sum to. */
export interface RevenueHoursTable {
  /** The hour as its instants begin: `2026-03-04T11`. */
  hour: ColumnType<string, never, never>
  amount_minor: ColumnType<number, never, never>
}
