import { figures, plurals } from '../../../shared/i18n/plural.ts'
import type { Messages } from '../en/index.ts'

type GiftCards = Messages['giftCards']

const count = plurals('es')
const figure = figures('es')

const issue: GiftCards['issue'] = {
  title: 'Nueva tarjeta regalo',
  lead: 'El código se genera aquí. Sirve para todo lo que se vende en recepción y en línea.',
  way: 'Cómo',
  ways: { sell: 'Venderla', give: 'Regalarla' },
  wayDetail: {
    sell: 'Se paga ahora; el recibo no lleva IVA: se aplica al usarla.',
    give: 'No se paga nada y no se emite recibo.',
  },
  value: 'Importe',
  noValue: 'Un importe mayor que cero.',
  method: 'Forma de pago',
  recipient: 'Para quién',
  email: 'Correo de quien la recibe',
  noEmail: 'No es una dirección de correo.',
  emailHelp: 'Si lo indicas, el código se envía enseguida; si no, imprime la tarjeta.',
  message: 'Mensaje',
  messageHelp: 'Aparece en la tarjeta.',
  expires: 'Válida hasta',
  expiresHelp: 'Último día, incluido. Vacío: no caduca.',
  sell: (amount) => `Vender por ${amount}`,
  give: (amount) => `Regalar ${amount}`,
  plain: 'Crear tarjeta',
  done: (amount) => `La tarjeta regalo de ${amount} está lista`,
}

const check: GiftCards['check'] = {
  title: 'Comprobar un código',
  lead: 'Cuánto saldo queda en una tarjeta. No se descuenta nada.',
  code: 'Código',
  submit: 'Comprobar',
  left: (amount) => `Saldo: ${amount}`,
  empty: 'No le queda saldo.',
  ending: (last4) => `Tarjeta terminada en ${last4}`,
  until: (date) => `válida hasta el ${date}`,
  open: 'Abrir la tarjeta',
}

const code: GiftCards['code'] = {
  title: 'Código',
  help: 'Vale tanto como su saldo. Quien lo mira queda anotado en el registro de actividad.',
  show: 'Mostrar el código',
  hide: 'Ocultar',
  copy: 'Copiar',
  copied: 'Código copiado',
}

const uses: GiftCards['uses'] = {
  title: 'Movimientos',
  table: 'Movimientos de la tarjeta',
  when: 'Cuándo',
  what: 'Concepto',
  change: 'Importe',
  left: 'Saldo',
  kinds: {
    payment: 'Pago con la tarjeta',
    refund: 'Reembolso',
    hold: 'Retenido para una compra',
    release: 'Liberado de una compra',
    opening: 'Gastado antes de traerla aquí',
  },
  none: 'Aún sin usar',
  noneHelp: 'Lo que se pague con ella aparece aquí.',
}

export const giftCards: GiftCards = {
  title: 'Tarjetas regalo',
  lead: 'Vendidas o regaladas, y el saldo que les queda.',
  total: (n, capped) =>
    capped ? `Más de ${figure(n)}` : count(n, { one: '1 tarjeta regalo', other: `${figure(n)} tarjetas regalo` }),
  table: 'Tarjetas regalo',
  create: 'Nueva tarjeta regalo',
  shown: 'Qué tarjetas',
  shownAs: { active: 'Válidas hoy', all: 'Todas' },
  card: 'Tarjeta',
  ending: (last4) => `•••• ${last4}`,
  endingIn: (last4) => `Tarjeta regalo terminada en ${last4}`,
  recipient: 'Para',
  state: 'Estado',
  states: { active: 'Activa', redeemed: 'Agotada', expired: 'Caducada', deactivated: 'Desactivada' },
  expires: 'Válida hasta',
  noEnd: 'No caduca',
  left: 'Saldo',
  of: (value) => `de ${value}`,
  made: 'Creada',
  value: 'Importe',
  message: 'Mensaje',
  email: 'Correo',
  receipt: 'Recibo',
  receiptNumber: 'De su venta',
  free: 'Regalada',
  buyer: 'Comprada en línea',
  buyerLink: 'Por este cliente',
  boughtBy: (name) => `Comprada en línea por ${name}`,
  print: 'Imprimir (PDF)',
  printedBySeller: 'Lleva el código. Quien la ha vendido puede imprimirla durante un cuarto de hora.',
  deactivate: 'Desactivar',
  reactivate: 'Reactivar',
  deactivated: 'Tarjeta regalo desactivada',
  reactivated: 'La tarjeta regalo vuelve a estar activa',
  none: 'Aún no hay tarjetas regalo',
  noneHelp: 'Vende la primera e imprímela con los colores del centro.',
  noneActive: 'Ninguna tarjeta es válida hoy',
  noneActiveHelp: 'Todas están agotadas, caducadas o desactivadas.',
  showAll: 'Mostrar todas',
  issue,
  check,
  code,
  uses,
}
