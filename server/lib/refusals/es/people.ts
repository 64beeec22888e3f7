import type { RefusalWords } from '../texts.ts'

export const people: RefusalWords<'people'> = {
  'From outside, managers sign in with a second factor. Set it up at the studio’s own computer: sign in there, open the menu with your name and choose “Second factor”.':
    'Desde fuera, los gestores entran con un segundo factor. Configúralo en el ordenador del centro: entra allí, abre el menú con tu nombre y elige «Segundo factor».',
  'E-mail or password is wrong.': 'El correo o la contraseña no son correctos.',
  'This link was used already or is too old. Ask for a new one.':
    'Este enlace ya se ha usado o es demasiado antiguo. Pide uno nuevo.',
  'This is not the recovery code. Look for the one you were shown last.':
    'Este no es el código de recuperación. Busca el último que se te mostró.',
  'This password is too common. Choose one that others don’t use.':
    'Esta contraseña es demasiado corriente. Elige una que no use nadie más.',
  'The password can’t be the e-mail.': 'La contraseña no puede ser el correo.',
  'This studio has an owner already. Sign in instead.': 'Este centro ya tiene titular. Inicia sesión.',
  'Your session has ended. Please sign in again.': 'Tu sesión ha terminado. Vuelve a entrar.',
  'Give the client an e-mail first: they sign in with it.': 'Añade antes un correo a la ficha: se entra con él.',
  'Reactivate the client first, then invite them.': 'Reactiva antes la ficha y envía después la invitación.',
  'Another account signs in with this e-mail. Ask the studio to put them together.':
    'Otra cuenta entra con este correo. Pide al centro que las una.',
  'The studio knows this e-mail already. We have sent a link to it: follow it to set a password and find everything that is yours.':
    'El centro ya conoce este correo. Le hemos enviado un enlace: síguelo para elegir una contraseña y encontrar todo lo tuyo.',
  'This client signs in already. They can be sent a link for a new password.':
    'Esta persona ya tiene acceso. Se le puede enviar un enlace para elegir una contraseña nueva.',
  'Managers can’t work here from outside: the studio keeps that to its own computer. The owner can open it there, under Settings, Online.':
    'Los gestores no pueden trabajar aquí desde fuera: el centro lo reserva a su propio ordenador. La propiedad puede abrirlo allí, en Ajustes, En línea.',
  'Sign in again, with the code of your authenticator app.':
    'Vuelve a entrar, con el código de tu aplicación de autenticación.',
  'Type the code that your authenticator app shows, or a recovery code.':
    'Escribe el código que muestra tu aplicación de autenticación o un código de recuperación.',
  'This code is not right or was used already. Wait for the next one and check the clock of your phone.':
    'Este código no es correcto o ya se ha usado. Espera al siguiente y comprueba la hora del móvil.',
  'Your account has a second factor already. Turn it off first, then set up another.':
    'Tu cuenta ya tiene un segundo factor. Desactívalo antes de configurar otro.',
  'Begin again: there is no secret waiting for its code.':
    'Empieza de nuevo: no hay ninguna configuración pendiente de su código.',
  'Your account has no second factor.': 'Tu cuenta no tiene segundo factor.',
  'The password is wrong.': 'La contraseña no es correcta.',
  'Only an owner can take off a second factor.': 'Solo la propiedad del centro puede quitar un segundo factor.',
  'Turn your own second factor off in your account, with your password and a code.':
    'Tu propio segundo factor se desactiva en tu cuenta, con tu contraseña y un código.',
  'Name a rule or an event': 'Indica una regla o un evento',
  'The rule has a condition of its own': 'La regla ya tiene su propia condición',
  'It has no steps yet. Add one, then switch it on.': 'Aún no tiene pasos. Añade uno y actívala después.',
  'It is a draft and does nothing yet. Only an active one can be paused.':
    'Es un borrador y todavía no hace nada. Solo se puede pausar una activa.',
  'It is a draft. Switch it on by setting its status to active.':
    'Es un borrador. Actívala poniendo su estado en activo.',
  'It is {it} and can’t be {it2} any more. Create another one, or delete this one.':
    'Su estado es «{it}» y ya no puede pasar a «{it2}». Crea otra o elimina esta.',
  '{name} is used by {names}. Change or delete what uses it first.':
    '{name} se usa en: {names}. Cambia o elimina antes lo que la usa.',
  'Another client signs in with this e-mail. A child can share a guardian’s.':
    'Otra persona entra con este correo. Un menor puede compartir el de su tutor.',
  'Nobody is their own guardian': 'Nadie puede ser su propio tutor',
  'A client who signs in needs an e-mail': 'Quien inicia sesión necesita un correo',
  '{name} signs in and acts for themselves. Only a client without a login has a guardian.':
    '{name} tiene acceso y actúa por sí. Solo quien no tiene acceso propio puede tener tutor.',
  '{name} has a guardian, too. Choose somebody who acts for themselves.':
    '{name} también tiene tutor. Elige a alguien que actúe por sí.',
  '{name} is a guardian. Give those they look after another guardian first.':
    '{name} ejerce de tutor. Asigna antes otro tutor a quienes tiene a su cargo.',
  '{name} has a guardian who acts for them. Take the guardian away first, then they can sign in.':
    '{name} tiene un tutor que actúa en su nombre. Quita antes al tutor; después podrá entrar.',
  'A guardian acts for the person with this e-mail. Ask the studio to give them a login of their own.':
    'Otra persona actúa por quien tiene este correo. Pide al centro que le dé un acceso propio.',
  'The text of “{title}” was changed after it was shown: version {version} is current now. Read it, then sign.':
    'El texto de «{title}» ha cambiado entretanto: ahora vale la versión {version}. Vuelve a leerlo y fírmalo después.',
  '“{title}” is not in use any more; nothing need be signed.': '«{title}» ya no se usa. No hay nada que firmar.',
  'Set up the studio’s mail server first.': 'Configura antes el servidor de correo del centro.',
  'This mail has gone out already.': 'Este correo ya ha salido.',
  'This mail is out of date. Send a new one from where it came from.':
    'Este correo ya no está al día. Envía uno nuevo desde donde salió.',
  'Give the password for this server and user name': 'Indica la contraseña de este servidor y usuario',
  'Expected the name of a server, such as smtp.example.com': 'Debe ser el nombre de un servidor, como smtp.example.com',
  'The mail could not be sent: {reason}': 'No se ha podido enviar el correo: {reason}',
  'The mail password was kept with another computer’s key and can’t be read here. Enter it again.':
    'La contraseña del correo se guardó con la clave de otro ordenador y aquí no se puede leer. Escríbela de nuevo.',
  'Only an owner can do this.': 'Esto solo puede hacerlo la propiedad del centro.',
  'This is done once the client is erased: open the client’s data under Compliance.':
    'Se completa al borrar los datos de la persona: ábrelos en Protección de datos.',
  'Only an owner can change an owner’s account.': 'La cuenta de un titular solo puede cambiarla un titular.',
  'Somebody on the team signs in with this e-mail already.': 'Alguien del equipo ya entra con este correo.',
  'This link is not complete. Open it from the e-mail once more.':
    'Este enlace no está completo. Ábrelo otra vez desde el correo.',
  'This client is not active. Activate them first, then they can be told.':
    'Esta ficha no está activa. Actívala antes y después se le podrá avisar.',
  'Expected a path such as /bookings, or an https address': 'Debe ser una ruta como /bookings o una dirección https',
  'There is a role “{name}” already.': 'Ya hay un rol «{name}».',
  'You can’t hand on what you may not do yourself: {names}. The owner can.':
    'No puedes conceder lo que tu rol no permite: {names}. La propiedad del centro sí puede.',
  'The role “{name}” may do what you may not: {names}. The owner can change it.':
    'El rol «{name}» permite lo que el tuyo no: {names}. La propiedad del centro puede cambiarlo.',
  'The owner’s role may do everything, always. Add another role.':
    'El rol de la propiedad lo permite siempre todo. Añade otro rol.',
  '{name} may do what you may not: {names}. The owner can change the account.':
    '{name} tiene permisos que tú no tienes: {names}. La propiedad del centro puede cambiar la cuenta.',
  '{staffCount} on the team have this role. Give them another one first.':
    'Personas del equipo con este rol: {staffCount}. Asígnales antes otro.',
  'This is the only owner. Make somebody else an owner first.':
    'Es la única cuenta titular. Haz titular antes a otra persona.',
  'There is a tag {name} already. Choose another name.': 'Ya hay una etiqueta {name}. Elige otro nombre.',
  'Give an https address out in the net or in the studio’s own network; this computer itself is told nothing.':
    'Indica una dirección https de internet o de la red del centro; a este mismo ordenador no se le avisa de nada.',
  'This is the studio’s own address. Give that of the program that is to be told.':
    'Esta es la dirección del propio centro. Indica la del programa que debe recibir los avisos.',
  'Must have no user name or password in it': 'No debe contener usuario ni contraseña',
  'Expected an address such as https://example.com/hook': 'Debe ser una dirección como https://example.com/hook',
  'What this mail said is not kept any more. Send a new one from where it came from.':
    'El contenido de este correo ya no se conserva. Envía uno nuevo desde donde salió.',
  'You have {count} saved lists. Delete one that you no longer need.':
    'Tienes {count} listas guardadas. Elimina una que ya no necesites.',
  'As many lists are saved as one can have': 'No se pueden guardar más listas',
}
