import { figures, plurals } from '../../../shared/i18n/plural.ts'
import type { Messages } from '../en/index.ts'

const count = plurals('es')
const figure = figures('es')

export const payments: Messages['payments'] = {
  title: 'Pagos en línea',
  lead: 'Los clientes pagan en el portal, a tu propia cuenta de Stripe. El dinero te llega directamente y no nos quedamos nada.',
  open: 'Abre tus claves; si aún no tienes cuenta en Stripe, la creas por el camino:',
  keysPage: 'Claves de API en el panel de Stripe',
  copy: 'Copia las dos claves: la secreta empieza por sk_ y la publicable por pk_. Para una primera prueba, pon Stripe en modo de prueba.',
  paste: 'Pégalas aquí. Se comprueban al momento.',
  secretKey: 'Clave secreta',
  secretKeyMeans: 'Empieza por sk_ o rk_. Se guarda cifrada en este ordenador y no se vuelve a mostrar.',
  publishableKey: 'Clave publicable',
  publishableKeyMeans: 'Empieza por pk_.',
  ownWebhook: 'Registro el webhook por mi cuenta',
  webhookSecret: 'Secreto de firma del webhook',
  webhookSecretMeans: 'Empieza por whsec_. Si lo dejas vacío, el webhook se registra solo.',
  show: 'Mostrar',
  hide: 'Ocultar',
  connect: 'Conectar',
  connected: (name) => `Conexión hecha: ${name}`,

  connectedMeans: 'Lo que los clientes pagan en línea va directamente a esta cuenta.',
  account: 'Cuenta',
  test: 'Prueba',
  live: 'Real',
  testMeans: 'Son claves de prueba: no se mueve dinero real. Pon las claves reales antes de que compren los clientes.',
  noticed: 'Los pagos se conocen',
  webhook: {
    registered: 'Al momento: Stripe avisa a este centro.',
    given: 'Al momento: Stripe avisa al webhook que registraste.',
    none: 'En menos de un minuto: se pregunta a Stripe, que no puede avisar.',
  },
  noAddress: 'El centro aún no tiene dirección propia.',
  toOnline: 'Ir a «Ponerse en línea»',
  heard: (ago) => `Último aviso de Stripe: ${ago}`,
  looked: (ago) => `Última consulta: ${ago}`,
  trouble: 'Algo falla entre el centro y Stripe',
  troubleSaid: (said) => `Stripe dice: «${said}» Se sigue intentando. Si no se arregla, cambia las claves.`,
  change: 'Cambiar las claves…',
  changeTitle: 'Cambiar las claves',
  changeMeans: 'Con claves de la misma cuenta todo sigue igual. Con otra cuenta, terminan los pagos a medias.',
  disconnect: 'Desconectar…',
  disconnectTitle: '¿Desconectar de Stripe?',
  disconnectMeans: [
    'Los clientes ya no podrán comprar en línea y terminan los pagos a medias.',
    'Lo pagado y vendido queda como está.',
    'Las suscripciones siguen en Stripe y se cobran allí, pero aquí ya no se sabe y no se renuevan. Si deben terminar, cancélalas antes.',
    'Los reembolsos de lo pagado en línea se harán en Stripe.',
  ],
  disconnectConfirm: 'Desconectar',
  disconnected: 'Desconectado de Stripe',

  selfService: 'Los clientes pueden comprar en línea',
  selfServiceMeans: 'Si no, solo vende el equipo, en recepción o con un enlace de pago.',
  selfServiceOn: 'Los clientes ya pueden comprar en línea',
  selfServiceOff: 'Los clientes ya no compran en línea',
  sold: (n, of) =>
    of === 0
      ? 'Aún no hay nada a la venta.'
      : count(of, {
          one: n === 1 ? 'Tu tipo de bono se vende en línea.' : 'Tu tipo de bono no se vende en línea.',
          other: `Tipos de bono que se venden en línea: ${figure(n)} de ${figure(of)}.`,
        }),
  toTypes: 'Tipos de bono',
}
