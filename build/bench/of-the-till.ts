import { fresh, get, pages, plain, thisMonth, type Way } from './ways.ts'

const aBasket: Way = async (site) => {
  const [product, type, client_id] = [await fresh.product(site), await fresh.type(site), await site.make.client()]
  const items = [
    { kind: 'product', product_id: product.id },
    { kind: 'membership_type', membership_type_id: type.id },
  ]
  return { body: { client_id, items, payments: [{ method: 'cash', amount: 15 }] } }
}

/** The operations of the till and of its days. */
export const ofTheTill = {
  'POST /api/v1/till': {
    'a product and a pass': aBasket,
  },
  'GET /api/v1/reports/takings': { 'of today': plain, 'this month': thisMonth },
  'GET /api/v1/day-closes': pages,
  'GET /api/v1/day-closes/open': get,
  'POST /api/v1/day-closes': 'once a day; what it sums is measured as what the next close expects',
  'GET /api/v1/day-closes/{day_close_id}.pdf': get,
}
