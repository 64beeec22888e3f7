import { figures, plurals } from '../../../shared/i18n/plural.ts'
import type { Messages } from '../en/index.ts'

type PointOfSale = Messages['pointOfSale']

const count = plurals('es')
const figure = figures('es')
const pieces = (n: number) => count(n, { one: '1 unidad', other: `${figure(n)} unidades` })

const entry: PointOfSale['entry'] = {
  label: 'Escanea o escribe un producto',
  placeholder: 'Escanea, o escribe un producto, un bono o un cliente',
  found: 'Resultados',
  groups: { product: 'Productos', type: 'Bonos', client: 'Clientes' },
  nothing: (text) => `No hay nada a la venta con el nombre o la referencia «${text}».`,
  create: 'Añadirlo como producto',
  left: (n) => (n > 0 ? `Quedan: ${figure(n)}` : 'Agotado'),
  forClient: 'Vender a este cliente',
  added: (name, quantity, total) => `${name}, ${pieces(quantity)}, ${total}`,
}

const basket: PointOfSale['basket'] = {
  title: 'Cesta',
  table: 'Lo que se vende',
  emptyTitle: 'Todo listo para la próxima venta',
  empty: 'Escanea un producto, o escribe parte de su nombre y pulsa Intro.',
  quantity: (name) => `Unidades: ${name}`,
  remove: (name) => `Quitar: ${name}`,
  each: (price) => `${price} por unidad`,
  lacking: (left) => (left > 0 ? `Existencias: solo ${figure(left)}` : 'Agotado'),
  clear: 'Vaciar la cesta',
  cleared: 'Cesta vacía',
  pieces,
  card: 'Tarjeta regalo',
  cardFor: (name) => `Para ${name}`,
  owed: 'Pendiente hasta ahora',
}

const offer: PointOfSale['offer'] = {
  title: 'A la venta',
  tabs: {
    products: 'Productos',
    memberships: 'Bonos',
    dropIns: 'Clases sueltas',
    giftCards: 'Tarjetas regalo',
    owed: 'Por pagar',
  },
  noProducts: 'Aún no hay productos a la venta',
  toProducts: 'Ir a los productos',
  noTypes: 'Aún no hay nada a la venta',
  toTypes: 'Ir a los tipos de bono',
  putCard: 'Añadir a la cesta',
  noClient: 'Elige antes un cliente',
  noClientHelp: 'Aquí aparecerá lo que tenga por pagar.',
  nothingOwed: 'Nada por pagar',
}

const promo: PointOfSale['promo'] = {
  add: 'Código promocional',
  code: 'Código promocional',
  apply: 'Aplicar',
  leaveOut: (code) => `Quitar ${code}`,
}

const keys: PointOfSale['keys'] = {
  title: 'Atajos de teclado',
  list: [
    ['Intro', 'añade lo escrito; con el campo vacío, pasa al pago'],
    ['3 *', 'antes de una referencia o un nombre: tres unidades'],
    ['↑ ↓', 'elige una línea'],
    ['+ −', 'una unidad más o menos'],
    ['Supr', 'quita la línea'],
    ['Esc', 'vacía el campo; un paso atrás'],
  ],
}

const side: PointOfSale['side'] = {
  client: 'Cliente',
  clientHelp: 'Déjalo vacío para vender a cualquiera.',
  total: 'Total',
  vat: (rate, amount) => `${rate} de IVA incluido: ${amount}`,
  pay: 'Pago',
  empty: 'Añade antes algo a la cesta.',
  whose: 'Elige el cliente: los bonos y lo pendiente necesitan un nombre.',
  short: 'No hay existencias suficientes de algo de la cesta.',
}

const payment: PointOfSale['payment'] = {
  title: 'Pago',
  for: (name) => `Para ${name}`,
  due: 'A pagar',
  rest: 'Falta por pagar',
  covered: 'Todo pagado',
  method: 'Forma de pago',
  methods: {
    card_terminal: 'Tarjeta',
    cash: 'Efectivo',
    bank_transfer: 'Transferencia',
    gift_card: 'Tarjeta regalo',
    other: 'Otra forma',
    complimentary: 'Invita la casa',
  },
  amount: 'Importe',
  amountHelp: 'Si es menos de lo que toca, el resto se paga de otra forma.',
  complimentaryHelp: 'Un regalo del centro: no se cobra nada.',
  given: 'Entregado',
  givenHelp: 'Vacío: el importe exacto.',
  change: 'Cambio',
  handed: (amount) => `Entregado: ${amount}`,
  noAmount: 'Escribe un importe mayor que cero.',
  tooMuch: 'Es más de lo que falta por pagar.',
  code: 'Código de la tarjeta regalo',
  codeHelp: 'Dieciséis caracteres; da igual con guiones o en minúsculas.',
  noCode: 'Escribe o escanea el código.',
  sameCard: 'Esta tarjeta ya forma parte del pago.',
  emptyCard: 'En esta tarjeta no queda nada.',
  noCardForCards: 'Lo que falta por pagar es una tarjeta regalo, y no se puede comprar con otra.',
  useCard: 'Usar la tarjeta regalo',
  card: (last4) => `Tarjeta regalo terminada en ${last4}`,
  takeBack: (what) => `Deshacer: ${what}`,
  parts: 'Pagado hasta ahora',
  finish: (amount) => `Cobrar ${amount}`,
  free: 'Vender sin cobrar',
  goOn: (amount) => `Cobrar ${amount} y seguir`,
  back: 'Volver a la cesta',
  unknown: 'No ha habido respuesta: quizá ya esté vendido. Véndelo otra vez tal cual; solo se hará una vez.',
  changed: 'Un precio ha cambiado desde que se escaneó. Mira el total y vende otra vez.',
}

const done: PointOfSale['done'] = {
  title: 'Vendido',
  paid: (amount) => `Pagado: ${amount}`,
  change: 'Cambio que devolver',
  next: 'Siguiente venta',
  see: 'Ver la venta',
  seeCard: 'La tarjeta regalo, para imprimir',
  receipts: 'Recibos',
  receipt: (number) => `Recibo ${figure(number)}`,
  kinds: { sale: 'Productos', membership: 'Bono', gift_card: 'Tarjeta regalo', charge: 'Importe pendiente' },
}

export const pointOfSale: PointOfSale = {
  title: 'Punto de venta',
  entry,
  basket,
  offer,
  promo,
  keys,
  side,
  payment,
  done,
}
