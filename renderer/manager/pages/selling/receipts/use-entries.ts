import { useApi } from '../../../../api/index.ts'

/** The money of a purchase, taken and given back; nothing before it is known which. */
export const useEntries = (purchase_id: number | undefined) =>
  useApi('GET /api/v1/payments', { query: { purchase_id, page_size: 200 } }, { enabled: purchase_id !== undefined })
