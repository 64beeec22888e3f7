import type { Letters } from '../letters.ts'
import { appointmentLetters } from './es-appointments.ts'
import { bookingLetters, formatInstant } from './es-bookings.ts'
import { feeLetters } from './es-fees.ts'
import { guestLetters } from './es-guests.ts'
import { pauseLetters } from './es-pauses.ts'
import { substituteLetters } from './es-substitutes.ts'
import { weeklyLetters } from './es-weekly.ts'
import { sayingsIn } from '../../../lib/spoken.ts'

const { date: formatDate, money: sayMoney } = sayingsIn('es')

export const es: Letters = {
  ...feeLetters,
  payment_failed: ({ studio, name, client, type_name, amount, currency, days, url }) => ({
    subject: `${studio}: un pago no se ha podido cobrar`,
    lines: [
      `Hola, ${name}:`,
      `No se han podido cobrar ${sayMoney(amount, currency)} de ${type_name}${client === name ? '' : ` de ${client}`}. Se volverá a intentar automáticamente.`,
      days === 0
        ? 'Hasta que se pague no se pueden reservar más clases con ella. Lo que está reservado sigue reservado.'
        : `Puedes seguir reservando con ella ${days === 1 ? 'un día más' : `${days} días más`}. Lo que está reservado sigue reservado.`,
    ],
    ...(url !== null && { action: { label: 'Pagar o cambiar de tarjeta', url } }),
    closing: 'También puedes pagar en el estudio o responder a este correo.',
  }),
  intro_returned: ({ studio, name, client, type_name, amount, currency }) => ({
    subject: `${studio}: te devolvemos el pago`,
    lines: [
      `Hola, ${name}:`,
      `Se pagó ${type_name} en línea${client === name ? '' : ` para ${client}`}, pero la oferta de bienvenida es solo una vez y entretanto ya se había comprado una en el estudio.`,
      `Te devolvemos íntegramente lo que pagaste: ${sayMoney(amount, currency)}.`,
    ],
    closing: '¿Hay algo que no cuadra? Responde a este correo o habla con nosotros.',
  }),
  gift_card: ({ studio, name, amount, currency, code, message, expires_on }) => ({
    subject: `Una tarjeta regalo de ${sayMoney(amount, currency)} de ${studio}`,
    lines: [
      name === null ? 'Hola:' : `Hola, ${name}:`,
      `Aquí tienes una tarjeta regalo de ${sayMoney(amount, currency)}, válida para clases y todo lo demás en ${studio}.`,
      ...(message === null ? [] : message.split('\n').filter(Boolean)),
      `Tu código: ${code}`,
      ...(expires_on === null ? [] : [`Es válida hasta el ${formatDate(expires_on)}.`]),
      'La tarjeta para imprimir y regalar va adjunta.',
    ],
    closing:
      'Muestra el código en el centro o escríbelo al pagar. Quien lo tenga puede usarlo: guárdalo como si fuera dinero.',
  }),
  password_reset: ({ studio, name, url }) => ({
    subject: `Elige una nueva contraseña para ${studio}`,
    lines: [
      `Hola, ${name}:`,
      'Con este enlace puedes elegir una nueva contraseña. Funciona una sola vez, durante una hora.',
    ],
    action: { label: 'Elegir una nueva contraseña', url },
    closing: '¿No lo has pedido? Entonces no tienes que hacer nada.',
  }),
  claim_account: ({ studio, name, url }) => ({
    subject: `Tu cuenta en ${studio}`,
    lines: [
      `Hola, ${name}:`,
      `En ${studio} ya te conocemos. Elige una contraseña para ver tus clases, bonos y suscripciones.`,
    ],
    action: { label: 'Elegir una contraseña', url },
    closing: 'El enlace funciona una sola vez, durante una hora.',
  }),
  invitation: ({ studio, name, url }) => ({
    subject: `${studio} te invita a reservar en línea`,
    lines: [
      `Hola, ${name}:`,
      'Tus bonos, suscripciones y clases te esperan. Elige una contraseña y reserva desde el móvil.',
    ],
    action: { label: 'Aceptar la invitación', url },
    closing: 'El enlace funciona una sola vez, durante 14 días.',
  }),
  registered: ({ studio, name, url }) => ({
    subject: `Te damos la bienvenida a ${studio}`,
    lines: [
      `Hola, ${name}:`,
      `Tu cuenta en ${studio} está lista. Aquí ves el horario, reservas y cancelas, y consultas tus bonos y suscripciones.`,
    ],
    ...(url !== null && { action: { label: 'Ver el horario', url } }),
    closing: '¿No te has registrado? Entonces avisa al centro.',
  }),
  waiver_signed: ({ name, for_name, title, signed_at, timezone }) => ({
    subject: `Firmado: ${title}`,
    lines: [
      `Hola, ${name}:`,
      `«${title}» se firmó el ${formatInstant(signed_at, timezone)}${for_name === null ? '' : ` en nombre de ${for_name}`}.`,
      `El texto tal como se firmó va adjunto. Guárdalo con tus papeles.`,
    ],
  }),
  email_changed: ({ studio, name }) => ({
    subject: `Tu correo en ${studio} ha cambiado`,
    lines: [
      `Hola, ${name}:`,
      `A partir de ahora entras en ${studio} con otro correo. Se ha cerrado tu sesión en todas partes.`,
    ],
    closing: '¿No lo has pedido? Entonces habla con el centro cuanto antes.',
  }),
  factor_on: ({ studio, name }) => ({
    subject: `Tu cuenta en ${studio} tiene un segundo factor`,
    lines: [
      `Hola, ${name}:`,
      'a partir de ahora entras con tu contraseña y un código de tu aplicación de autenticación.',
    ],
    closing: '¿No has sido tú? Cambia tu contraseña y habla con el estudio cuanto antes.',
  }),
  factor_off: ({ studio, name }) => ({
    subject: `Tu cuenta en ${studio} ya no tiene segundo factor`,
    lines: [
      `Hola, ${name}:`,
      'se ha desactivado el segundo factor de tu cuenta. Tus sesiones se han cerrado; tu contraseña es la misma.',
    ],
    closing: '¿No lo has pedido tú? Cambia tu contraseña y habla con el estudio cuanto antes.',
  }),
  recovery_code_used: ({ studio, name, left }) => ({
    subject: `Se ha usado un código de recuperación en ${studio}`,
    lines: [
      `Hola, ${name}:`,
      `se ha usado uno de tus códigos de recuperación en lugar de un código de tu aplicación. ${left === 0 ? 'No queda ninguno.' : left === 1 ? 'Queda uno.' : `Quedan ${left}.`}`,
    ],
    closing:
      'Para tener códigos nuevos, desactiva el segundo factor y vuelve a activarlo. ¿No has sido tú? Cambia tu contraseña cuanto antes.',
  }),
  mail_test: ({ studio, name }) => ({
    subject: `El correo de ${studio} funciona`,
    lines: [`Hola, ${name}:`, 'Esta es la prueba que has pedido. El correo del centro llega.'],
  }),
  notification: ({ name, for_name, title, body, url }) => ({
    subject: title,
    lines: [
      `Hola, ${name}:`,
      ...(for_name === null ? [] : [`Sobre ${for_name}:`]),
      ...body.split('\n').filter(Boolean),
    ],
    ...(url !== null && { action: { label: 'Abrir', url } }),
    closing: 'Recibes esto por correo porque así lo has elegido. Puedes cambiarlo donde están tus notificaciones.',
  }),
  receipt: ({ studio, name, number, is_refund, lines, discount, total, payments, vat }) => ({
    subject: `${is_refund ? 'Devolución' : 'Recibo'} ${number} de ${studio}`,
    lines: [
      name === null ? 'Hola:' : `Hola, ${name}:`,
      `${is_refund ? 'Esta es tu devolución' : 'Este es tu recibo'} número ${number} de ${studio}.`,
      ...lines,
      ...(discount === null ? [] : [`Descuento: ${discount}`]),
      `Total: ${total}`,
      ...payments,
      ...vat,
    ],
    closing: is_refund ? 'Gracias por tu paciencia.' : 'Gracias por tu visita.',
  }),
  ...bookingLetters,
  ...appointmentLetters,
  ...pauseLetters,
  ...weeklyLetters,
  ...guestLetters,
  ...substituteLetters,
}
