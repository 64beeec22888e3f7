import type { health as english } from '../en/health.ts'
import type { Translation } from '../templates.ts'

/** Findings of the health checks, and the next step for each. */
export const health: Translation<typeof english> = {
  'health.disk.enough': 'En el disco con los datos del centro quedan {free} libres; los datos ocupan {data}.',
  'health.disk.short': 'En el disco con los datos del centro solo quedan {free} libres; deberían ser {wanted}.',
  'health.disk.full':
    'En el disco con los datos del centro solo quedan {free} libres: pronto no se podrá guardar nada más.',
  'health.disk.unknown': 'El ordenador no indica cuánto espacio queda en el disco.',
  'health.storage.well': 'Los cambios se guardan al momento.',
  'health.storage.failing': 'No se puede guardar nada desde el {since}; sí se puede consultar todo.',
  'health.mail.fine': 'Los correos se envían bien.',
  'health.mail.none': [
    'No hay servidor de correo configurado, así que no sale ningún correo.',
    'No hay servidor de correo configurado, y un correo lo espera.',
    'No hay servidor de correo configurado, y {n} correos lo esperan.',
  ],
  'health.mail.waiting': [
    'El servidor de correo no se puede usar desde el {since}. {reason}',
    'El servidor de correo no se puede usar desde el {since}, y un correo espera. {reason}',
    'El servidor de correo no se puede usar desde el {since}, y esperan {n} correos. {reason}',
  ],
  'health.mail.late': ['Un correo espera desde el {since}.', 'Esperan {n} correos, el más antiguo desde el {since}.'],
  'health.mail.given_up': [
    '1 correo no se ha enviado en los últimos 7 días.',
    '{n} correos no se han enviado en los últimos 7 días.',
  ],
  'health.webhooks.none': 'No se avisa a ninguna otra aplicación.',
  'health.webhooks.fine': 'Se avisa a otras aplicaciones.',
  'health.webhooks.failing': 'Un webhook no responde desde el {since}.',
  'health.webhooks.given_up': [
    'Un webhook se ha desactivado porque no llegaba nada desde hacía días.',
    '{n} webhooks se han desactivado porque no llegaba nada desde hacía días.',
  ],
  'health.jobs.fine': 'Los recordatorios, las renovaciones y las demás tareas automáticas: última vez, el {last}.',
  'health.jobs.not_yet': 'Las tareas automáticas aún no han empezado; lo harán en un minuto.',
  'health.jobs.still':
    'Las tareas automáticas están paradas desde el {last}: ni recordatorios, ni renovaciones, ni correos.',
  'health.jobs.long': '«{job}» está en marcha desde el {since} y no ha terminado.',
  'health.jobs.failed': ['«{job}» falló el {at}.', 'Han fallado {n} tareas automáticas, entre ellas «{job}» el {at}.'],
  'health.integrity.sound': 'Plazas, créditos, existencias y dinero cuadran; última comprobación, el {checked_at}.',
  'health.integrity.not_yet': 'Los datos se comprueban cada noche; pronto, por primera vez.',
  'health.integrity.old': 'Los datos se comprobaron por última vez el {checked_at}; debería hacerse cada noche.',
  'health.integrity.broken': 'La comprobación del {checked_at} encontró datos que no cuadran.',
  'health.clock.fine': 'El reloj del ordenador marca el {now} (hora del centro).',
  'health.clock.behind':
    'El reloj del ordenador marca el {now}, pero algo se anotó el {recorded}: o va mal ahora, o iba mal entonces.',
  'health.clock.put_back': [
    'El reloj del ordenador se atrasó un minuto: pasó a marcar el {at}.',
    'El reloj del ordenador se atrasó {n} minutos: pasó a marcar el {at}.',
  ],
  'health.clock.was_ahead': 'El reloj del ordenador iba adelantado; lo que ocurrió antes de tiempo se deshizo el {at}.',
  'health.secrets.private':
    'La clave del centro es un archivo (secrets.key) que solo puede leer la cuenta con la que funciona Studio Desk.',
  'health.secrets.wrapped': 'La clave de cifrado está en el almacén de contraseñas de este ordenador.',
  'health.secrets.of_user':
    'La clave del centro es un archivo (secrets.key) en la carpeta de datos, que Windows reserva a su usuario.',
  'health.secrets.open':
    'Otras cuentas del ordenador del centro pueden leer la clave del centro (secrets.key tiene los permisos {mode} en lugar de 0600).',
  'health.secrets.gone':
    'La clave del centro (secrets.key) ya no está en la carpeta de datos: Studio Desk no podría volver a iniciarse.',
  'health.address.none': 'El centro no tiene dirección pública: solo se reserva aquí.',
  'health.address.not_tried': 'La dirección pública se probará en menos de un minuto.',
  'health.address.without_https':
    'La dirección que reciben los clientes no lleva https, como en una red propia. No se prueba.',
  'health.address.reached': 'La dirección pública lleva hasta aquí; última prueba, el {at}.',
  'health.address.not_reached':
    'La dirección pública no lleva hasta aquí; última prueba, el {at}. Los clientes no pueden reservar.',
  'health.tunnel.connecting': 'El centro se está poniendo online; tarda unos segundos.',
  'health.tunnel.reached': 'El centro está online; visto desde fuera por última vez el {at}.',
  'health.tunnel.other_name':
    'El centro está online desde el {at}, pero con otro nombre: el suyo está ocupado. Los enlaces que guardaron los clientes llevan a otro sitio.',
  'health.tunnel.lost': [
    'Desde hace un minuto no se puede acceder al centro desde fuera. Los clientes no pueden reservar.',
    'Desde hace {n} minutos no se puede acceder al centro desde fuera. Los clientes no pueden reservar.',
  ],
  'health.copies.proven':
    'El centro se puede restaurar con los datos del {as_of} (clientes: {clients}), aunque se pierda este ordenador.',
  'health.copies.same_disk':
    'El centro se puede restaurar con los datos del {as_of} (clientes: {clients}); pero todas las copias de seguridad están en este ordenador y se perderían con él.',
  'health.copies.none': 'Aún no hay ninguna copia de seguridad del centro.',
  'health.copies.not_tried': 'Aún no se ha probado a restaurar ninguna copia de seguridad posterior al {at}.',
  'health.copies.old':
    'La última copia de seguridad es del {at}: los cambios posteriores se perderían con este ordenador.',
  'health.copies.failed': 'La última copia de seguridad ha fallado ({at}): {problem}',
  'health.copies.unusable': 'La última copia de seguridad {place} no se pudo restaurar al probarla ({at}).',
  'health.copies.not_there': 'La última copia de seguridad todavía no está {place}: {problem}',
  'health.payments.none': 'No se vende nada online: el centro no está conectado con un proveedor de pagos.',
  'health.payments.not_yet': 'En menos de un minuto se contactará con el proveedor de pagos.',
  'health.payments.fine': 'Los pagos online funcionan; el proveedor de pagos respondió por última vez el {at}.',
  'health.payments.undelivered': [
    'No se puede entregar lo comprado con un pago online, y el pago aún no se ha podido reembolsar.',
    'No se puede entregar lo comprado con {n} pagos online, y aún no se han podido reembolsar.',
  ],
  'health.payments.not_here':
    'Un pago de {paid} del {at} no está en la copia de seguridad restaurada, y no está claro qué se compró.',
  'health.payments.untold':
    'Desde el {since} el proveedor de pagos no sabe de una suscripción terminada o en pausa o de un reembolso: quizá siga cobrando.',
  'health.payments.key_refused':
    'El proveedor de pagos rechaza la clave del centro; la aceptó por última vez el {since}. No se puede comprar nada online.',
  'health.payments.not_reached':
    'No se puede contactar con el proveedor de pagos desde el {since}: quizá no se completen compras, y no se puede comprar nada online.',
  'health.payments.silent':
    'Desde el {since} no llegan avisos del proveedor de pagos. Studio Desk los consulta automáticamente; las compras tardan unos minutos más.',
  'health.license.none': 'No hay clave de licencia. Todo funciona sin ella, menos el asistente.',
  'health.license.fine': 'La licencia es válida; el servicio de licencias lo confirmó por última vez el {at}.',
  'health.license.unconfirmed':
    'No se puede contactar con el servicio de licencias desde el {at}. Tras dos semanas, el asistente deja de funcionar; lo demás sigue.',
  'health.license.lapsed':
    'No se puede contactar con el servicio de licencias desde el {at}, así que el asistente no está disponible. Lo demás sigue.',
  'health.license.ended':
    'La suscripción de la licencia ha terminado, así que el asistente no está disponible. Lo demás sigue.',
  'health.license.unknown':
    'El servicio de licencias ya no reconoce la clave del centro ({at}), así que el asistente no está disponible.',
  'health.covered.none': 'Aún no hay clases, o nada a la venta las cubre.',
  'health.covered.all': 'Cada clase tiene su propio precio o la cubre algo que está a la venta.',
  'health.covered.not': [
    'Nada de lo que está a la venta cubre «{name}», y no tiene precio propio: nadie puede pagar una plaza.',
    'Hay {n} clases sin precio propio que no cubre nada de lo que está a la venta, entre ellas «{name}»: nadie puede pagar una plaza.',
  ],
  'health.covering.none': 'Aún no hay clases, o nada a la venta las cubre.',
  'health.covering.all': 'Cada tipo de bono a la venta cubre alguna clase o cita.',
  'health.covering.nothing': [
    '«{name}» está a la venta y no cubre nada del horario.',
    '{n} tipos de bono están a la venta y no cubren nada del horario, entre ellos «{name}».',
  ],
  'health.single_price.fits': 'Con ninguna clase suelta se reserva una clase por menos de lo que cuesta.',
  'health.single_price.above': [
    'Con «{pass}» se reserva «{name}» por menos de lo que cuesta la clase.',
    'Hay {n} clases que se reservan con una clase suelta por menos de lo que cuestan, por ejemplo «{name}» con «{pass}».',
  ],
  'health.version.fits': 'Este es Studio Desk {version}, y el archivo del centro le corresponde (esquema {schema}).',
  'health.version.other_schema':
    'Este es Studio Desk {version}, hecho para el esquema {known}, pero el archivo del centro tiene el {schema}.',
  'health.fix.disk.short': 'Elimina archivos innecesarios del ordenador del centro o vacía su papelera.',
  'health.fix.disk.full': 'Elimina archivos innecesarios del ordenador del centro o vacía su papelera.',
  'health.fix.disk.unknown': 'Compruébalo de vez en cuando: debería haber 500 MB libres.',
  'health.fix.storage.failing': '{fault}',
  'health.fix.mail.none': 'Configura el servidor de correo.',
  'health.fix.mail.waiting':
    'Envíate un correo de prueba para ver qué falla. Cuando llegue, los pendientes se enviarán automáticamente.',
  'health.fix.mail.late': 'La bandeja de salida muestra por qué espera cada uno; se reintenta automáticamente.',
  'health.fix.mail.given_up':
    'La bandeja de salida muestra por qué falló cada uno. Corrige la dirección o el servidor de correo e inténtalo otra vez.',
  'health.fix.webhooks.failing':
    'Su registro muestra lo enviado y la respuesta. Se reintenta automáticamente durante tres días.',
  'health.fix.webhooks.given_up': 'Mira la respuesta en su registro, arregla el receptor y vuelve a activarlo.',
  'health.fix.jobs.still': 'Cierra Studio Desk y vuelve a abrirlo. Si sigue igual, envíanos el diagnóstico.',
  'health.fix.jobs.long': 'En un momento tranquilo, cierra Studio Desk y vuelve a abrirlo: sigue por donde iba.',
  'health.fix.jobs.failed': 'Se reintenta automáticamente. Si mañana sigue igual, envíanos el diagnóstico.',
  'health.fix.integrity.old': 'Deja Studio Desk abierto una hora: lo comprueba automáticamente.',
  'health.fix.integrity.broken': 'Envíanos el diagnóstico. Mientras tanto puedes seguir trabajando.',
  'health.fix.clock.behind':
    'Compáralo con tu móvil y deja que el ordenador ponga la hora automáticamente. Si ya va bien, este aviso desaparece.',
  'health.fix.clock.put_back': 'Compáralo con tu móvil y deja que el ordenador ponga la hora automáticamente.',
  'health.fix.clock.was_ahead':
    'Deja que el ordenador ponga la hora automáticamente. El registro de actividad dice qué se deshizo.',
  'health.fix.secrets.open':
    'Cierra Studio Desk y vuelve a abrirlo. Así protege el archivo. Si sigue igual, el archivo es de otra cuenta.',
  'health.fix.secrets.gone':
    'Antes de cerrar Studio Desk, vuelve a ponerla allí, desde la papelera o desde tu propia copia.',
  'health.fix.address.none': 'Pon un túnel o un dominio si los clientes van a reservar desde el móvil.',
  'health.fix.address.without_https': 'Ábrela en un móvil.',
  'health.fix.address.not_reached':
    'Comprueba que este ordenador tiene internet, que el túnel funciona y que la dirección es correcta.',
  'health.fix.tunnel.other_name':
    'Studio Desk sigue intentando recuperar su nombre. Si no lo consigue, elige otro nombre o una dirección propia.',
  'health.fix.tunnel.lost':
    'Comprueba que este ordenador tiene internet. Studio Desk se reconecta automáticamente; si el servidor gratuito falla a menudo, ponte online de otra forma.',
  'health.fix.copies.same_disk':
    'Elige una segunda ubicación: otro disco, una carpeta sincronizada o un almacenamiento externo.',
  'health.fix.copies.none': 'Haz una ahora.',
  'health.fix.copies.not_tried':
    'Deja el ordenador encendido una noche: entonces se prueba la última copia de seguridad.',
  'health.fix.copies.old': 'Haz una ahora. Si falla, verás el motivo.',
  'health.fix.copies.failed': 'Resuelve el problema indicado y haz una ahora.',
  'health.fix.copies.unusable':
    'Haz una ahora: se prueba en menos de una hora. Si vuelve a fallar, quizá falle el disco: elige otra ubicación.',
  'health.fix.copies.not_there':
    'Resuelve el problema indicado; la copia de seguridad se envía después automáticamente.',
  'health.fix.payments.undelivered':
    'Se reintenta automáticamente. Si sigue igual, haz el reembolso en la web del proveedor de pagos.',
  'health.fix.payments.not_here':
    'Búscalo en la web del proveedor de pagos: registra aquí la venta sin cobrar, o haz allí el reembolso.',
  'health.fix.payments.untold':
    'Se envía otra vez automáticamente. Si sigue igual, haz el cambio en la web del proveedor de pagos.',
  'health.fix.payments.key_refused':
    'Crea en la web del proveedor de pagos una clave secreta nueva con todos los permisos y conecta el centro con ella.',
  'health.fix.payments.not_reached':
    'Comprueba que este ordenador tiene internet. Lo pendiente se recupera automáticamente.',
  'health.fix.payments.silent':
    'Comprueba que la dirección pública lleva hasta aquí. Si registraste tú el webhook, revisa su dirección y su secreto de firma.',
  'health.fix.license.unconfirmed':
    'Comprueba que este ordenador tiene internet. Studio Desk lo reintenta automáticamente.',
  'health.fix.license.lapsed':
    'Comprueba que este ordenador tiene internet, o vuelve a introducir la clave de licencia.',
  'health.fix.license.ended': 'Renuévala o déjala así: nada más la necesita.',
  'health.fix.license.unknown': 'Introduce la clave correcta. Si se emitió otra, solo vale la nueva.',
  'health.fix.covered.not': 'Haz que un tipo de bono la cubra o ponle un precio.',
  'health.fix.covering.nothing': 'Indica en el tipo de bono qué cubre, o retíralo de la venta.',
  'health.fix.single_price.above':
    'Haz que la clase solo la cubran los bonos que la nombran, o quítala de la clase suelta.',
  'health.fix.version.other_schema': 'Cierra Studio Desk y abre su versión más reciente.',
  'health.storage_fix.full': 'Elimina archivos innecesarios del ordenador del centro o vacía su papelera.',
  'health.storage_fix.read_only':
    'En el ordenador del centro, comprueba que el disco de los datos está conectado y no protegido contra escritura, y que se puede escribir en la carpeta.',
  'health.storage_fix.busy':
    'Otro programa del ordenador del centro tiene ocupado el archivo del centro: ciérralo (quizá uno de bases de datos, de copias de seguridad o de sincronización).',
  'health.storage_fix.damaged':
    'El archivo del centro está dañado. Cierra Studio Desk, aparta el archivo y pon en su lugar la última copia de seguridad.',
  'health.storage_fix.gone':
    'El archivo del centro se ha movido o eliminado: ponlo donde estaba (mira en la papelera), o cierra Studio Desk y vuelve a abrirlo. Lo que estaba guardado se conserva.',
  'health.clients': ['{n}', '{n}', '{n}'],
  'health.place.here': 'en este ordenador',
  'health.place.folder': 'en la carpeta elegida',
  'health.place.bucket': 'en el almacenamiento externo',
}
