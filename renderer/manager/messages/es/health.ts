import { figures, plurals } from '../../../shared/i18n/plural.ts'
import type { Messages } from '../en/index.ts'

type Said = Messages['health']['said']

const count = plurals('es')
const figure = figures('es')
const fine = (detail: string) => ({ detail, fix: null })

const MAKE_ROOM = 'Elimina lo que no haga falta en el ordenador del centro o vacía su papelera.'
const RESTART = 'Cierra Studio Desk y vuelve a abrirlo.'
const AGAIN = 'Se vuelve a intentar solo.'
const CLOCK = 'Compáralo con tu móvil y deja que el ordenador ponga la hora automáticamente.'

const STORAGE: Readonly<Record<string, string>> = {
  full: MAKE_ROOM,
  read_only:
    'En el ordenador del centro, comprueba que el disco de los datos está conectado y no protegido contra escritura, y que se puede escribir en la carpeta.',
  busy: 'Otro programa del ordenador del centro tiene ocupado el archivo del centro: ciérralo (quizá uno de bases de datos, de copias de seguridad o de sincronización).',
  damaged:
    'El archivo del centro está dañado: cierra Studio Desk, aparta el archivo y pon en su lugar la copia más reciente.',
  gone: 'El archivo del centro se ha movido o eliminado: ponlo donde estaba (mira en la papelera), o cierra Studio Desk y vuelve a abrirlo. Lo que estaba guardado se conserva.',
}

/** A place where copies lie. */
const AT: Readonly<Record<string, string>> = {
  here: 'en este ordenador',
  folder: 'en la carpeta elegida',
  bucket: 'en el bucket',
}

const said: Said = {
  'disk.enough': ({ free, data }, { size }) =>
    fine(`En el disco con los datos del centro quedan ${size(free)} libres; los datos ocupan ${size(data)}.`),
  'disk.short': ({ free, wanted }, { size }) => ({
    detail: `En el disco con los datos del centro solo quedan ${size(free)} libres; deberían ser ${size(wanted)}.`,
    fix: MAKE_ROOM,
  }),
  'disk.full': ({ free }, { size }) => ({
    detail: `En el disco con los datos del centro solo quedan ${size(free)} libres: pronto no se podrá guardar nada más.`,
    fix: MAKE_ROOM,
  }),
  'disk.unknown': () => ({
    detail: 'El ordenador no dice cuánto espacio le queda en el disco.',
    fix: 'Míralo tú de vez en cuando: debería haber 500 MB libres.',
  }),
  'storage.well': () => fine('Todo lo que se cambia se guarda al momento.'),
  'storage.failing': ({ fault, since }, { moment }) => ({
    detail: `No se puede guardar nada desde el ${moment(since)}; sí se puede consultar todo.`,
    fix: STORAGE[fault] ?? null,
  }),
  'mail.fine': () => fine('Los correos salen como deben.'),
  'mail.none': ({ queued }, { number }) => ({
    detail:
      queued === 0
        ? 'No hay servidor de correo configurado, así que no sale ningún correo.'
        : `No hay servidor de correo configurado, y ${queued === 1 ? 'un correo lo espera' : `${number(queued)} correos lo esperan`}.`,
    fix: 'Configura el servidor de correo.',
  }),
  'mail.waiting': ({ queued, since }, { moment, number }) => ({
    detail:
      queued === 1
        ? `Un correo espera desde el ${moment(since)}.`
        : `Esperan ${number(queued)} correos, el más antiguo desde el ${moment(since)}.`,
    fix: 'Envíate un correo de prueba: dice qué falla. En cuanto llegue, los que esperan salen solos.',
  }),
  'mail.given_up': ({ failed }, { number }) => ({
    detail:
      failed === 1
        ? 'Un correo de los últimos siete días no se ha podido enviar.'
        : `${number(failed)} correos de los últimos siete días no se han podido enviar.`,
    fix: 'La bandeja de salida dice por qué falló cada uno; corrige la dirección o el servidor de correo y vuelve a intentarlo.',
  }),
  'webhooks.none': () => fine('No se avisa a ningún otro programa de lo que pasa aquí.'),
  'webhooks.fine': () => fine('Otros programas reciben aviso de lo que pasa aquí.'),
  'webhooks.failing': ({ since }, { moment }) => ({
    detail: `Un webhook no acepta nada desde el ${moment(since)}.`,
    fix: 'Lo enviado y lo respondido está en su registro. Se vuelve a intentar solo durante tres días.',
  }),
  'webhooks.given_up': ({ given_up }, { number }) => ({
    detail:
      given_up === 1
        ? 'Un webhook se ha desactivado porque no llegaba nada desde hacía días.'
        : `${number(given_up)} webhooks se han desactivado porque no llegaba nada desde hacía días.`,
    fix: 'Mira en su registro qué se respondió, arregla el programa que recibe los avisos y vuelve a activarlo.',
  }),
  'jobs.fine': ({ last }, { moment }) =>
    fine(`Los recordatorios, las renovaciones y las demás tareas automáticas: última vez, el ${moment(last)}.`),
  'jobs.not_yet': () => ({
    detail: 'Las tareas automáticas aún no han empezado; lo harán en un minuto.',
    fix: null,
  }),
  'jobs.still': ({ last }, { moment }) => ({
    detail: `Las tareas automáticas están paradas desde el ${moment(last)}: ni recordatorios, ni renovaciones, ni correos.`,
    fix: `${RESTART} Si sigue igual, envíanos el diagnóstico.`,
  }),
  'jobs.long': ({ job, since }, { moment }) => ({
    detail: `«${job}» está en marcha desde el ${moment(since)} y no ha terminado.`,
    fix: 'Cuando nadie lo necesite, cierra Studio Desk y vuelve a abrirlo: sigue por donde iba.',
  }),
  'jobs.failed': ({ job, at, failed }, { moment, number }) => ({
    detail:
      failed === 1
        ? `«${job}» falló el ${moment(at)}.`
        : `Han fallado ${number(failed)} tareas automáticas, entre ellas «${job}» el ${moment(at)}.`,
    fix: `${AGAIN} Si mañana sigue igual, envíanos el diagnóstico.`,
  }),
  'integrity.sound': ({ checked_at }, { moment }) =>
    fine(`Plazas, créditos, existencias y dinero cuadran; última comprobación, el ${moment(checked_at)}.`),
  'integrity.not_yet': () => ({
    detail: 'Cada noche se comprueba si todo cuadra; pronto, por primera vez.',
    fix: null,
  }),
  'integrity.old': ({ checked_at }, { moment }) => ({
    detail: `La última comprobación de que todo cuadra es del ${moment(checked_at)}; debería hacerse cada noche.`,
    fix: 'Deja Studio Desk abierto una hora: lo comprueba solo.',
  }),
  'integrity.broken': ({ checked_at }, { moment }) => ({
    detail: `En la comprobación del ${moment(checked_at)} algo no cuadraba.`,
    fix: 'Envíanos el diagnóstico. Mientras tanto puedes seguir trabajando.',
  }),
  'clock.fine': ({ now }, { moment }) => fine(`El reloj del ordenador marca el ${moment(now)} (hora del centro).`),
  'clock.behind': ({ now, recorded }, { moment }) => ({
    detail: `El reloj del ordenador marca el ${moment(now)}, pero algo se anotó el ${moment(recorded)}: o va mal ahora, o iba mal entonces.`,
    fix: `${CLOCK} Si ahora va bien, esto se arregla solo.`,
  }),
  'clock.put_back': ({ at, minutes }, { moment, number }) => ({
    detail: `El reloj del ordenador se atrasó ${minutes === 1 ? 'un minuto' : `${number(minutes)} minutos`}: pasó a marcar el ${moment(at)}.`,
    fix: CLOCK,
  }),
  'clock.was_ahead': ({ at }, { moment }) => ({
    detail: `El reloj del ordenador iba adelantado; lo que por eso había pasado demasiado pronto se deshizo el ${moment(at)}.`,
    fix: 'Deja que el ordenador ponga la hora automáticamente. El registro de actividad dice qué se deshizo.',
  }),
  'secrets.private': () =>
    fine(
      'La clave del centro es un archivo (secrets.key) que solo puede leer la cuenta con la que funciona Studio Desk.',
    ),
  'secrets.wrapped': () => fine('La clave de lo cifrado está en el almacén de contraseñas de este ordenador.'),
  'secrets.of_user': () =>
    fine('La clave del centro es un archivo (secrets.key) en la carpeta de datos, que Windows reserva a su usuario.'),
  'secrets.open': ({ mode }) => ({
    detail: `Otras cuentas del ordenador del centro pueden leer la clave del centro (secrets.key tiene los permisos ${mode} en lugar de 0600).`,
    fix: `${RESTART} Así protege el archivo. Si sigue igual, el archivo es de otra cuenta.`,
  }),
  'secrets.gone': () => ({
    detail: 'La clave del centro (secrets.key) ya no está en la carpeta de datos: Studio Desk no volvería a arrancar.',
    fix: 'Antes de cerrar Studio Desk, vuelve a ponerla allí, desde la papelera o desde tu propia copia.',
  }),
  'address.none': () => ({
    detail: 'El centro no tiene dirección pública: solo se reserva aquí.',
    fix: 'Pon un túnel o un dominio si los clientes van a reservar desde el móvil.',
  }),
  'address.not_tried': () => ({
    detail: 'Aún no se sabe si la dirección pública lleva hasta aquí; se prueba en un minuto.',
    fix: null,
  }),
  'address.without_https': () => ({
    detail:
      'La dirección que reciben los clientes no lleva https, como en una red propia. No se prueba si llega hasta aquí.',
    fix: 'Ábrela en un móvil.',
  }),
  'address.reached': ({ at }, { moment }) =>
    fine(`La dirección pública lleva hasta aquí; última prueba, el ${moment(at)}.`),
  'address.not_reached': ({ at }, { moment }) => ({
    detail: `La dirección pública no lleva hasta aquí; última prueba, el ${moment(at)}. Los clientes no pueden reservar.`,
    fix: 'Comprueba que este ordenador tiene internet, que el túnel funciona y que la dirección es correcta.',
  }),
  'tunnel.connecting': () => ({ detail: 'El centro se está poniendo en línea; tarda unos segundos.', fix: null }),
  'tunnel.reached': ({ at }, { moment }) =>
    fine(`El centro está en línea; visto desde fuera por última vez el ${moment(at)}.`),
  'tunnel.other_name': ({ at }, { moment }) => ({
    detail: `El centro está en línea desde el ${moment(at)}, pero con otro nombre: el suyo lo tiene otra persona. Los enlaces que guardaron los clientes llevan a otro sitio.`,
    fix: 'El centro sigue pidiendo su nombre. Si no cambia, elige otro nombre o una dirección propia.',
  }),
  'tunnel.lost': ({ minutes }, { number }) => ({
    detail: `Desde hace ${minutes === 1 ? 'un minuto' : `${number(minutes)} minutos`} no se puede acceder al centro desde fuera. Los clientes no pueden reservar.`,
    fix: 'Comprueba que este ordenador tiene internet. El centro se vuelve a conectar solo; si el servidor gratuito falla a menudo, ponte en línea de otra forma.',
  }),
  'copies.proven': ({ as_of, clients }, { moment, number }) =>
    fine(
      `El centro se puede restaurar con los datos del ${moment(as_of)} (clientes: ${number(clients)}), aunque se pierda este ordenador.`,
    ),
  'copies.same_disk': ({ as_of, clients }, { moment, number }) => ({
    detail: `El centro se puede restaurar con los datos del ${moment(as_of)} (clientes: ${number(clients)}); pero todas las copias están en este ordenador y se perderían con él.`,
    fix: 'Elige un segundo lugar: otro disco, una carpeta sincronizada o un bucket.',
  }),
  'copies.none': () => ({ detail: 'Aún no hay ninguna copia del centro.', fix: 'Haz una ahora.' }),
  'copies.not_tried': ({ at }, { moment }) => ({
    detail: `Aún no se ha restaurado a modo de prueba ninguna copia posterior al ${moment(at)}.`,
    fix: 'Deja el ordenador encendido una noche: entonces se prueba la copia más reciente.',
  }),
  'copies.old': ({ at }, { moment }) => ({
    detail: `La copia más reciente es del ${moment(at)}: lo hecho desde entonces se perdería con este ordenador.`,
    fix: 'Haz una ahora. Si falla, se dice por qué.',
  }),
  'copies.failed': ({ at, problem }, { moment }) => ({
    detail: `La última copia no se pudo hacer (${moment(at)}): ${problem}`,
    fix: 'Arregla lo que dice y haz una ahora.',
  }),
  'copies.unusable': ({ place, at }, { moment }) => ({
    detail: `La copia más reciente ${AT[place] ?? place} no se pudo restaurar al probarla (${moment(at)}).`,
    fix: 'Haz una ahora: se prueba en menos de una hora. Si vuelve a fallar, quizá el disco esté en las últimas: elige otro lugar.',
  }),
  'copies.not_there': ({ place, problem }) => ({
    detail: `La copia más reciente todavía no está ${AT[place] ?? place}: ${problem}`,
    fix: 'Arregla lo que dice; la copia llega después sola.',
  }),
  'payments.none': () => ({
    detail: 'No se vende nada en línea: el centro no está conectado con el proveedor de pagos.',
    fix: null,
  }),
  'payments.not_yet': () => ({
    detail: 'En menos de un minuto se consulta por primera vez al proveedor de pagos.',
    fix: null,
  }),
  'payments.fine': ({ at }, { moment }) =>
    fine(`Lo que se paga en línea se entrega; últimas noticias del proveedor de pagos, el ${moment(at)}.`),
  'payments.undelivered': ({ undelivered }, { number }) => ({
    detail:
      undelivered === 1
        ? 'Un pago en línea no se puede entregar, y todavía no se ha podido reembolsar.'
        : `${number(undelivered)} pagos en línea no se pueden entregar, y todavía no se han podido reembolsar.`,
    fix: `${AGAIN} Si sigue igual, haz el reembolso en la web del proveedor de pagos.`,
  }),
  'payments.not_here': ({ amount, currency, at }, { money, moment }) => ({
    detail: `Un pago de ${money(amount, currency)} del ${moment(at)} no está en la copia desde la que se restauró este centro, y no se sabe con certeza qué se compró.`,
    fix: 'Míralo en la web del proveedor de pagos: vende aquí sin cobrar lo que se compró, o haz allí el reembolso.',
  }),
  'payments.untold': ({ since }, { moment }) => ({
    detail: `Desde el ${moment(since)} el proveedor de pagos no sabe que aquí una suscripción ha terminado o está en pausa, o que hay que reembolsar un pago: quizá siga cobrando.`,
    fix: 'Se le vuelve a avisar solo. Si sigue igual, haz lo mismo en la web del proveedor de pagos.',
  }),
  'payments.key_refused': ({ since }, { moment }) => ({
    detail: `El proveedor de pagos rechaza la clave del centro; la aceptó por última vez el ${moment(since)}. No se puede comprar nada en línea.`,
    fix: 'Crea en la web del proveedor de pagos una clave secreta nueva con todos los permisos y conecta el centro con ella.',
  }),
  'payments.not_reached': ({ since }, { moment }) => ({
    detail: `Desde el ${moment(since)} no se puede consultar al proveedor de pagos: quizá no se entregue lo que se paga, y no se puede comprar nada en línea.`,
    fix: 'Comprueba que este ordenador tiene internet. Lo que haya faltado mientras tanto se recupera solo.',
  }),
  'payments.silent': ({ since }, { moment }) => ({
    detail: `Desde el ${moment(since)} no llegan los avisos del proveedor de pagos. El centro pregunta por su cuenta, así que lo pagado se entrega unos minutos más tarde.`,
    fix: 'Comprueba que la dirección pública lleva hasta aquí. Si registraste tú el webhook, revisa su dirección y su secreto de firma.',
  }),
  'license.none': () => ({
    detail: 'No hay clave de licencia. Todo funciona sin ella, menos el asistente.',
    fix: null,
  }),
  'license.fine': ({ at }, { moment }) =>
    fine(`La licencia vale; el servicio de licencias lo confirmó por última vez el ${moment(at)}.`),
  'license.unconfirmed': ({ at }, { moment }) => ({
    detail: `Desde el ${moment(at)} no se puede contactar con el servicio de licencias. Si pasan dos semanas, el asistente descansa; todo lo demás sigue.`,
    fix: 'Comprueba que este ordenador tiene internet. Se sigue preguntando solo.',
  }),
  'license.lapsed': ({ at }, { moment }) => ({
    detail: `Desde el ${moment(at)} no se puede contactar con el servicio de licencias; por eso el asistente descansa. Todo lo demás sigue.`,
    fix: 'Comprueba que este ordenador tiene internet, o vuelve a introducir la clave de licencia.',
  }),
  'license.ended': () => ({
    detail: 'La suscripción de la licencia ha terminado; por eso el asistente descansa. Todo lo demás sigue.',
    fix: 'Renuévala o déjala así: nada más la necesita.',
  }),
  'license.unknown': ({ at }, { moment }) => ({
    detail: `El servicio de licencias ya no reconoce la clave del centro (${moment(at)}); por eso el asistente descansa.`,
    fix: 'Introduce la clave correcta. Si se emitió otra, solo vale la nueva.',
  }),
  'version.fits': ({ version, schema }, { number }) =>
    fine(`Este es Studio Desk ${version}, y el archivo del centro le corresponde (esquema ${number(schema)}).`),
  'version.other_schema': ({ version, schema, known }, { number }) => ({
    detail: `Este es Studio Desk ${version}, hecho para el esquema ${number(known)}, pero el archivo del centro tiene el ${number(schema)}.`,
    fix: 'Cierra Studio Desk y abre su versión más reciente.',
  }),
}

export const health: Messages['health'] = {
  title: 'Cómo está el centro',
  titleMeans: 'Comprobado ahora, y otra vez cada minuto mientras esta página esté abierta.',
  wellTitle: 'Todo va bien',
  well: 'No tienes que hacer nada. Si algo falla, aparecerá aquí con lo que hay que hacer.',
  needed: (n) => count(n, { one: 'Hay una cosa que atender', other: `Hay ${figure(n)} cosas que atender` }),
  neededMeans: 'Lo más urgente está primero, con lo que hay que hacer.',
  names: {
    storage: 'Guardado',
    disk: 'Espacio en el disco',
    copies: 'Copias',
    integrity: 'Todo cuadra',
    jobs: 'Tareas automáticas',
    mail: 'Correo',
    webhooks: 'Webhooks',
    address: 'Dirección pública',
    payments: 'Pagos en línea',
    license: 'Licencia',
    clock: 'Reloj',
    secrets: 'Clave',
    version: 'Versión',
  },
  states: { ok: 'Bien', warning: 'Míralo', failing: 'Actúa ya', off: 'Sin vigilar' },
  open: (part) => `Abrir «${part}»`,
  said,
  diagnostics: 'Diagnóstico',
  diagnosticsMeans:
    'Un archivo para quien te ayude: versiones, tamaños, cuántos registros hay, lo que se dice arriba, los ajustes que son interruptores o números y las últimas líneas del registro. No contiene nombres, direcciones, teléfonos ni notas de nadie, ni contraseñas.',
  download: 'Descargar el diagnóstico',
}
