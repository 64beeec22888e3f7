import { mailTroubles } from './troubles.ts'

export const es = mailTroubles((answer) => `El servidor dijo: «${answer}»`, {
  'mail.server_password': (host) =>
    `El servidor de correo ${host} no acepta el usuario o la contraseña. Corrígelos en los ajustes; algunos proveedores piden una contraseña propia para este programa.`,
  'mail.server_wants_login': (host) =>
    `El servidor de correo ${host} pide usuario y contraseña. Introdúcelos en los ajustes.`,
  'mail.server_unknown': (host) =>
    `No existe ningún servidor de correo llamado ${host}, o este ordenador no tiene conexión a internet. Comprueba el nombre en los ajustes.`,
  'mail.server_closed': (host) =>
    `El servidor de correo ${host} no responde en este puerto. Comprueba el puerto en los ajustes.`,
  'mail.server_silent': (host) =>
    `El servidor de correo ${host} no respondió a tiempo. Comprueba el nombre y el puerto en los ajustes, y la conexión a internet.`,
  'mail.server_certificate': (host) =>
    `El certificado del servidor de correo ${host} no es válido para este nombre, de modo que otra persona podría estar escuchando. Usa el nombre que indica el proveedor.`,
  'mail.server_wants_encryption': (host) =>
    `El servidor de correo ${host} exige una conexión cifrada. Elige STARTTLS o TLS en los ajustes.`,
  'mail.server_no_encryption': (host) =>
    `El servidor de correo ${host} no ofrece STARTTLS en este puerto. Elige TLS, o el puerto que indica el proveedor.`,
  'mail.server_other_encryption': (host) =>
    `El servidor de correo ${host} espera otro cifrado en este puerto: normalmente TLS en el 465 y STARTTLS en el 587.`,
  'mail.server_broke_off': (host) => `El servidor de correo ${host} cortó la conexión.`,
  'mail.server_busy': (host) =>
    `El servidor de correo ${host} no acepta más correos por ahora: han salido demasiados en poco tiempo. Se volverá a intentar solo.`,
  'mail.server_refuses_sender': (host) =>
    `El servidor de correo ${host} no permite enviar con esta dirección de remitente. Usa en los ajustes una que pertenezca a la cuenta.`,
  'mail.server_not_now': (host) =>
    `El servidor de correo ${host} no acepta correos por el momento. Se intentará de nuevo automáticamente.`,
  'mail.server_refuses': (host) =>
    `El servidor de correo ${host} no acepta nada de la conexión o de la cuenta de este centro. Pregunta el motivo al proveedor; se intentará de nuevo automáticamente.`,
  'mail.server_no_relay': (host) =>
    `El servidor de correo ${host} no reenvía nada de este centro a direcciones ajenas. Usa el servidor, el usuario y la contraseña que da el proveedor para enviar.`,
  'mail.refused_address': () => 'El servidor de correo del destinatario no conoce esta dirección.',
  'mail.refused_full': () => 'El buzón del destinatario está lleno.',
  'mail.refused_for_now': () => 'El servidor de correo lo ha rechazado por ahora. Se volverá a intentar solo.',
  'mail.refused_too_big': () => 'Es demasiado grande para el servidor de correo.',
  'mail.refused_as_spam': () => 'El servidor de correo lo toma por spam o no lo permite.',
  'mail.refused_otherwise': () => 'El servidor de correo lo ha rechazado.',
})
