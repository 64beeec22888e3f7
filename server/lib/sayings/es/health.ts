import type { health as english } from '../en/health.ts'
import type { Translation } from '../templates.ts'

/** What the checks of the studio find, and what to do about it. */
export const health: Translation<typeof english> = {
  'health.disk.enough': 'En el disco con los datos del centro quedan {free} libres; los datos ocupan {data}.',
  'health.disk.short': 'En el disco con los datos del centro solo quedan {free} libres; deberían ser {wanted}.',
  'health.disk.full':
    'En el disco con los datos del centro solo quedan {free} libres: pronto no se podrá guardar nada más.',
  'health.disk.unknown': 'El ordenador no dice cuánto espacio le queda en el disco.',
  'health.storage.well': 'Todo lo que se cambia se guarda al momento.',
  'health.storage.failing': 'No se puede guardar nada desde el {since}; sí se puede consultar todo.',
  'health.mail.fine': 'Los correos salen como deben.',
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
  'health.webhooks.none': 'No se avisa a ningún otro programa de lo que pasa aquí.',
  'health.webhooks.fine': 'Otros programas reciben aviso de lo que pasa aquí.',
  'health.webhooks.failing': 'Un webhook no acepta nada desde el {since}.',
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
  'health.integrity.not_yet': 'Cada noche se comprueba si todo cuadra; pronto, por primera vez.',
  'health.integrity.old': 'La última comprobación de que todo cuadra es del {checked_at}; debería hacerse cada noche.',
  'health.integrity.broken': 'En la comprobación del {checked_at} algo no cuadraba.',
  'health.clock.fine': 'El reloj del ordenador marca el {now} (hora del centro).',
  'health.clock.behind':
    'El reloj del ordenador marca el {now}, pero algo se anotó el {recorded}: o va mal ahora, o iba mal entonces.',
  'health.clock.put_back': [
    'El reloj del ordenador se atrasó un minuto: pasó a marcar el {at}.',
    'El reloj del ordenador se atrasó {n} minutos: pasó a marcar el {at}.',
  ],
  'health.clock.was_ahead':
    'El reloj del ordenador iba adelantado; lo que por eso había pasado demasiado pronto se deshizo el {at}.',
  'health.secrets.private':
    'La clave del centro es un archivo (secrets.key) que solo puede leer la cuenta con la que funciona Studio Desk.',
  'health.secrets.wrapped': 'La clave de lo cifrado está en el almacén de contraseñas de este ordenador.',
  'health.secrets.of_user':
    'La clave del centro es un archivo (secrets.key) en la carpeta de datos, que Windows reserva a su usuario.',
  'health.secrets.open':
    'Otras cuentas del ordenador del centro pueden leer la clave del centro (secrets.key tiene los permisos {mode} en lugar de 0600).',
  'health.secrets.gone':
    'La clave del centro (secrets.key) ya no está en la carpeta de datos: Studio Desk no volvería a arrancar.',
  'health.address.none': 'El centro no tiene dirección pública: solo se reserva aquí.',
  'health.address.not_tried': 'Aún no se sabe si la dirección pública lleva hasta aquí; se prueba en un minuto.',
  'health.address.without_https':
    'La dirección que reciben los clientes no lleva https, como en una red propia. No se prueba si llega hasta aquí.',
  'health.address.reached': 'La dirección pública lleva hasta aquí; última prueba, el {at}.',
  'health.address.not_reached':
    'La dirección pública no lleva hasta aquí; última prueba, el {at}. Los clientes no pueden reservar.',
  'health.tunnel.connecting': 'El centro se está poniendo en línea; tarda unos segundos.',
  'health.tunnel.reached': 'El centro está en línea; visto desde fuera por última vez el {at}.',
  'health.tunnel.other_name':
    'El centro está en línea desde el {at}, pero con otro nombre: el suyo lo tiene otra persona. Los enlaces que guardaron los clientes llevan a otro sitio.',
  'health.tunnel.lost': [
    'Desde hace un minuto no se puede acceder al centro desde fuera. Los clientes no pueden reservar.',
    'Desde hace {n} minutos no se puede acceder al centro desde fuera. Los clientes no pueden reservar.',
  ],
  'health.copies.proven':
    'El centro se puede restaurar con los datos del {as_of} (clientes: {clients}), aunque se pierda este ordenador.',
  'health.copies.same_disk':
    'El centro se puede restaurar con los datos del {as_of} (clientes: {clients}); pero todas las copias están en este ordenador y se perderían con él.',
  'health.copies.none': 'Aún no hay ninguna copia del centro.',
  'health.copies.not_tried': 'Aún no se ha restaurado a modo de prueba ninguna copia posterior al {at}.',
  'health.copies.old': 'La copia más reciente es del {at}: lo hecho desde entonces se perdería con este ordenador.',
  'health.copies.failed': 'La última copia no se pudo hacer ({at}): {problem}',
  'health.copies.unusable': 'La copia más reciente {place} no se pudo restaurar al probarla ({at}).',
  'health.copies.not_there': 'La copia más reciente todavía no está {place}: {problem}',
  'health.payments.none': 'No se vende nada en línea: el centro no está conectado con el proveedor de pagos.',
  'health.payments.not_yet': 'En menos de un minuto se consulta por primera vez al proveedor de pagos.',
  'health.payments.fine': 'Lo que se paga en línea se entrega; últimas noticias del proveedor de pagos, el {at}.',
  'health.payments.undelivered': [
    'Un pago en línea no se puede entregar, y todavía no se ha podido reembolsar.',
    '{n} pagos en línea no se pueden entregar, y todavía no se han podido reembolsar.',
  ],
  'health.payments.not_here':
    'Un pago de {paid} del {at} no está en la copia desde la que se restauró este centro, y no se sabe con certeza qué se compró.',
  'health.payments.untold':
    'Desde el {since} el proveedor de pagos no sabe que aquí una suscripción ha terminado o está en pausa, o que hay que reembolsar un pago: quizá siga cobrando.',
  'health.payments.key_refused':
    'El proveedor de pagos rechaza la clave del centro; la aceptó por última vez el {since}. No se puede comprar nada en línea.',
  'health.payments.not_reached':
    'Desde el {since} no se puede consultar al proveedor de pagos: quizá no se entregue lo que se paga, y no se puede comprar nada en línea.',
  'health.payments.silent':
    'Desde el {since} no llegan los avisos del proveedor de pagos. El centro pregunta por su cuenta, así que lo pagado se entrega unos minutos más tarde.',
  'health.license.none': 'No hay clave de licencia. Todo funciona sin ella, menos el asistente.',
  'health.license.fine': 'La licencia vale; el servicio de licencias lo confirmó por última vez el {at}.',
  'health.license.unconfirmed':
    'Desde el {at} no se puede contactar con el servicio de licencias. Si pasan dos semanas, el asistente descansa; todo lo demás sigue.',
  'health.license.lapsed':
    'Desde el {at} no se puede contactar con el servicio de licencias; por eso el asistente descansa. Todo lo demás sigue.',
  'health.license.ended':
    'La suscripción de la licencia ha terminado; por eso el asistente descansa. Todo lo demás sigue.',
  'health.license.unknown':
    'El servicio de licencias ya no reconoce la clave del centro ({at}); por eso el asistente descansa.',
  'health.covered.none': 'Aún no hay clases, o no hay nada a la venta que las pueda cubrir.',
  'health.covered.all': 'Cada clase tiene su propio precio o la cubre algo que está a la venta.',
  'health.covered.not': [
    'Nada de lo que está a la venta cubre «{name}», y no tiene precio propio: nadie puede pagar una plaza.',
    'Hay {n} clases sin precio propio que no cubre nada de lo que está a la venta, entre ellas «{name}»: nadie puede pagar una plaza.',
  ],
  'health.covering.none': 'Aún no hay clases, o no hay nada a la venta que las pueda cubrir.',
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
  'health.fix.disk.short': 'Elimina lo que no haga falta en el ordenador del centro o vacía su papelera.',
  'health.fix.disk.full': 'Elimina lo que no haga falta en el ordenador del centro o vacía su papelera.',
  'health.fix.disk.unknown': 'Míralo tú de vez en cuando: debería haber 500 MB libres.',
  'health.fix.storage.failing': '{fault}',
  'health.fix.mail.none': 'Configura el servidor de correo.',
  'health.fix.mail.waiting':
    'Envíate un correo de prueba: dice qué falla. En cuanto llegue, los que esperan salen solos.',
  'health.fix.mail.late': 'La bandeja de salida dice por qué no ha salido cada uno; se vuelve a intentar solo.',
  'health.fix.mail.given_up':
    'La bandeja de salida dice por qué falló cada uno; corrige la dirección o el servidor de correo y vuelve a intentarlo.',
  'health.fix.webhooks.failing':
    'Lo enviado y lo respondido está en su registro. Se vuelve a intentar solo durante tres días.',
  'health.fix.webhooks.given_up':
    'Mira en su registro qué se respondió, arregla el programa que recibe los avisos y vuelve a activarlo.',
  'health.fix.jobs.still': 'Cierra Studio Desk y vuelve a abrirlo. Si sigue igual, envíanos el diagnóstico.',
  'health.fix.jobs.long': 'Cuando nadie lo necesite, cierra Studio Desk y vuelve a abrirlo: sigue por donde iba.',
  'health.fix.jobs.failed': 'Se vuelve a intentar solo. Si mañana sigue igual, envíanos el diagnóstico.',
  'health.fix.integrity.old': 'Deja Studio Desk abierto una hora: lo comprueba solo.',
  'health.fix.integrity.broken': 'Envíanos el diagnóstico. Mientras tanto puedes seguir trabajando.',
  'health.fix.clock.behind':
    'Compáralo con tu móvil y deja que el ordenador ponga la hora automáticamente. Si ahora va bien, esto se arregla solo.',
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
    'El centro sigue pidiendo su nombre. Si no cambia, elige otro nombre o una dirección propia.',
  'health.fix.tunnel.lost':
    'Comprueba que este ordenador tiene internet. El centro se vuelve a conectar solo; si el servidor gratuito falla a menudo, ponte en línea de otra forma.',
  'health.fix.copies.same_disk': 'Elige un segundo lugar: otro disco, una carpeta sincronizada o un bucket.',
  'health.fix.copies.none': 'Haz una ahora.',
  'health.fix.copies.not_tried': 'Deja el ordenador encendido una noche: entonces se prueba la copia más reciente.',
  'health.fix.copies.old': 'Haz una ahora. Si falla, se dice por qué.',
  'health.fix.copies.failed': 'Arregla lo que dice y haz una ahora.',
  'health.fix.copies.unusable':
    'Haz una ahora: se prueba en menos de una hora. Si vuelve a fallar, quizá el disco esté en las últimas: elige otro lugar.',
  'health.fix.copies.not_there': 'Arregla lo que dice; la copia llega después sola.',
  'health.fix.payments.undelivered':
    'Se vuelve a intentar solo. Si sigue igual, haz el reembolso en la web del proveedor de pagos.',
  'health.fix.payments.not_here':
    'Míralo en la web del proveedor de pagos: vende aquí sin cobrar lo que se compró, o haz allí el reembolso.',
  'health.fix.payments.untold':
    'Se le vuelve a avisar solo. Si sigue igual, haz lo mismo en la web del proveedor de pagos.',
  'health.fix.payments.key_refused':
    'Crea en la web del proveedor de pagos una clave secreta nueva con todos los permisos y conecta el centro con ella.',
  'health.fix.payments.not_reached':
    'Comprueba que este ordenador tiene internet. Lo que haya faltado mientras tanto se recupera solo.',
  'health.fix.payments.silent':
    'Comprueba que la dirección pública lleva hasta aquí. Si registraste tú el webhook, revisa su dirección y su secreto de firma.',
  'health.fix.license.unconfirmed': 'Comprueba que este ordenador tiene internet. Se sigue preguntando solo.',
  'health.fix.license.lapsed':
    'Comprueba que este ordenador tiene internet, o vuelve a introducir la clave de licencia.',
  'health.fix.license.ended': 'Renuévala o déjala así: nada más la necesita.',
  'health.fix.license.unknown': 'Introduce la clave correcta. Si se emitió otra, solo vale la nueva.',
  'health.fix.covered.not': 'Haz que un tipo de bono la cubra o ponle un precio.',
  'health.fix.covering.nothing': 'Indica en el tipo de bono qué cubre, o retíralo de la venta.',
  'health.fix.single_price.above':
    'Haz que la clase solo la cubran los bonos que la nombran, o quítala de la clase suelta.',
  'health.fix.version.other_schema': 'Cierra Studio Desk y abre su versión más reciente.',
  'health.storage_fix.full': 'Elimina lo que no haga falta en el ordenador del centro o vacía su papelera.',
  'health.storage_fix.read_only':
    'En el ordenador del centro, comprueba que el disco de los datos está conectado y no protegido contra escritura, y que se puede escribir en la carpeta.',
  'health.storage_fix.busy':
    'Otro programa del ordenador del centro tiene ocupado el archivo del centro: ciérralo (quizá uno de bases de datos, de copias de seguridad o de sincronización).',
  'health.storage_fix.damaged':
    'El archivo del centro está dañado: cierra Studio Desk, aparta el archivo y pon en su lugar la copia más reciente.',
  'health.storage_fix.gone':
    'El archivo del centro se ha movido o eliminado: ponlo donde estaba (mira en la papelera), o cierra Studio Desk y vuelve a abrirlo. Lo que estaba guardado se conserva.',
  'health.clients': ['{n}', '{n}', '{n}'],
  'health.place.here': 'en este ordenador',
  'health.place.folder': 'en la carpeta elegida',
  'health.place.bucket': 'en el bucket',
}
