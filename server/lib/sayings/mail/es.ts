import { mailTroubles } from './troubles.ts'

export const es = mailTroubles((answer) => `El servidor dijo: «${answer}»`, {
  'mail.server_password': (host) =>
    `El servidor de correo ${host} no acepta el usuario o la contraseña. Corrígelos en los ajustes. Algunos proveedores exigen una contraseña de aplicación.`,
  'mail.server_wants_login': (host) =>
    `El servidor de correo ${host} pide usuario y contraseña. Introdúcelos en los ajustes.`,
  'mail.server_unknown': (host) =>
    `No se encuentra el servidor de correo ${host}, o este ordenador no tiene conexión. Comprueba el nombre en los ajustes.`,
  'mail.server_closed': (host) =>
    `El servidor de correo ${host} no responde en este puerto. Comprueba el puerto en los ajustes.`,
  'mail.server_silent': (host) =>
    `El servidor de correo ${host} no respondió a tiempo. Comprueba el nombre y el puerto en los ajustes, y la conexión a internet.`,
  'mail.server_certificate': (host) =>
    `El certificado no es válido para el servidor de correo ${host}, así que la conexión podría no ser privada. Usa el nombre que indica el proveedor.`,
  'mail.server_wants_encryption': (host) =>
    `El servidor de correo ${host} exige una conexión cifrada. Elige STARTTLS o TLS en los ajustes.`,
  'mail.server_no_encryption': (host) =>
    `El servidor de correo ${host} no ofrece STARTTLS en este puerto. Elige TLS, o el puerto que indica el proveedor.`,
  'mail.server_other_encryption': (host) =>
    `El servidor de correo ${host} espera otro cifrado en este puerto: normalmente TLS en el 465 y STARTTLS en el 587.`,
  'mail.server_broke_off': (host) => `El servidor de correo ${host} cortó la conexión.`,
  'mail.server_busy': (host) =>
    `El servidor de correo ${host} no acepta más correos por ahora: se han enviado demasiados en poco tiempo. Lo intentaremos otra vez automáticamente.`,
  'mail.server_refuses_sender': (host) =>
    `El servidor de correo ${host} no admite esta dirección de remitente. Usa en los ajustes una que pertenezca a la cuenta.`,
  'mail.server_not_now': (host) =>
    `El servidor de correo ${host} no acepta correos por el momento. Lo intentaremos otra vez automáticamente.`,
  'mail.server_refuses': (host) =>
    `El servidor de correo ${host} rechaza la conexión o la cuenta de este centro. Pregunta el motivo al proveedor. Lo intentaremos otra vez automáticamente.`,
  'mail.server_no_relay': (host) =>
    `El servidor de correo ${host} no envía a direcciones externas para este centro. Usa el servidor, el usuario y la contraseña que da el proveedor para enviar.`,
  'mail.refused_address': () => 'El servidor de correo del destinatario no conoce esta dirección.',
  'mail.refused_full': () => 'El buzón del destinatario está lleno.',
  'mail.refused_for_now': () =>
    'El servidor de correo lo ha rechazado por ahora. Lo intentaremos otra vez automáticamente.',
  'mail.refused_too_big': () => 'Es demasiado grande para el servidor de correo.',
  'mail.refused_as_spam': () => 'El servidor de correo lo considera spam o lo bloquea.',
  'mail.refused_otherwise': () => 'El servidor de correo lo ha rechazado.',
})
