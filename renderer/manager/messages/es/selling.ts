import type { Messages } from '../en/index.ts'

export const selling: Messages['selling'] = {
  pages: 'Ventas',
  desk: 'Vender',
  sales: 'Ventas',
  takings: 'Caja',
  products: 'Productos',
  receipts: 'Recibos',
  giftCards: 'Tarjetas regalo',
  promoCodes: 'Códigos promocionales',
  period: 'Cuándo',
  periods: {
    today: 'Hoy',
    week: 'Últimos 7 días',
    month: 'Últimos 30 días',
    year: 'Últimos 12 meses',
    all: 'Siempre',
  },
  onlyClient: (name) => `Solo ${name}`,
  everybody: 'De todos',
  purchases: {
    title: 'Compras',
    help: 'Los recibos más recientes.',
    none: 'Aún no ha comprado nada.',
    sell: 'Vender un producto',
    all: 'Todos los recibos',
  },
}
