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
    subject: `${studio}: no hemos podido cobrar tu cuota`,
    lines: [
      `Hola, ${name}:`,
      `No hemos podido cobrar ${sayMoney(amount, currency)} por ${type_name}${client === name ? '' : ` (${client})`}. Lo volveremos a intentar automáticamente.`,
      days === 0
        ? `Hasta que se pague, no podrás reservar más clases con ${type_name}. Las reservas que ya tienes se mantienen.`
        : `Puedes seguir reservando con ${type_name} ${days === 1 ? 'un día más' : `${days} días más`}. Las reservas que ya tienes se mantienen.`,
    ],
    ...(url !== null && { action: { label: 'Pagar o cambiar de tarjeta', url } }),
    closing: 'También puedes pagar en el centro o responder a este correo.',
  }),
  intro_returned: ({ studio, name, client, type_name, amount, currency }) => ({
    subject: `${studio}: te hemos reembolsado el pago`,
    lines: [
      `Hola, ${name}:`,
      `Se pagó ${type_name} online${client === name ? '' : ` para ${client}`}, pero solo hay una oferta de bienvenida por cliente y el centro acababa de vender otra.`,
      `Te hemos reembolsado el importe completo: ${sayMoney(amount, currency)}.`,
    ],
    closing: '¿Hay algún error? Responde a este correo o habla con nosotros.',
  }),
  gift_card: ({ studio, name, amount, currency, code, message, expires_on }) => ({
    subject: `Una tarjeta regalo de ${sayMoney(amount, currency)} de ${studio}`,
    lines: [
      name === null ? 'Hola:' : `Hola, ${name}:`,
      `Aquí tienes una tarjeta regalo de ${sayMoney(amount, currency)}, válida para clases y todo lo demás en ${studio}.`,
      ...(message === null ? [] : message.split('\n').filter(Boolean)),
      `Tu código: ${code}`,
      ...(expires_on === null ? [] : [`Es válida hasta el ${formatDate(expires_on)}.`]),
      'Adjuntamos una tarjeta para imprimir.',
    ],
    closing:
      'Muestra el código en el centro o escríbelo al pagar. Cualquiera que tenga el código puede usarlo: guárdalo bien.',
  }),
  password_reset: ({ studio, name, url }) => ({
    subject: `Elige una nueva contraseña para ${studio}`,
    lines: [
      `Hola, ${name}:`,
      'Con este enlace puedes elegir una nueva contraseña. Funciona una sola vez, durante una hora.',
    ],
    action: { label: 'Elegir una nueva contraseña', url },
    closing: '¿No lo has pedido tú? Puedes ignorar este correo.',
  }),
  claim_account: ({ studio, name, url }) => ({
    subject: `Tu cuenta en ${studio}`,
    lines: [
      `Hola, ${name}:`,
      `Ya tienes un perfil en ${studio}. Elige una contraseña para ver tus clases, bonos y suscripciones.`,
    ],
    action: { label: 'Elegir una contraseña', url },
    closing: 'El enlace funciona una sola vez, durante una hora.',
  }),
  invitation: ({ studio, name, url }) => ({
    subject: `${studio} te invita a reservar online`,
    lines: [
      `Hola, ${name}:`,
      'Tus bonos, suscripciones y clases ya están listos. Elige una contraseña y reserva desde el móvil.',
    ],
    action: { label: 'Aceptar la invitación', url },
    closing: 'El enlace funciona una sola vez, durante 14 días.',
  }),
  registered: ({ studio, name, url }) => ({
    subject: `Te damos la bienvenida a ${studio}`,
    lines: [
      `Hola, ${name}:`,
      `Tu cuenta en ${studio} está lista. Consulta el horario, reserva y cancela clases, y mira tus bonos y suscripciones.`,
    ],
    ...(url !== null && { action: { label: 'Ver el horario', url } }),
    closing: '¿No te has registrado tú? Avisa al centro.',
  }),
  waiver_signed: ({ name, for_name, title, signed_at, timezone }) => ({
    subject: `Firmado: ${title}`,
    lines: [
      `Hola, ${name}:`,
      `«${title}» se firmó el ${formatInstant(signed_at, timezone)}${for_name === null ? '' : ` en nombre de ${for_name}`}.`,
      `Adjuntamos una copia del texto firmado. Guárdala con tus documentos.`,
    ],
  }),
  email_changed: ({ studio, name }) => ({
    subject: `Tu correo en ${studio} ha cambiado`,
    lines: [
      `Hola, ${name}:`,
      `A partir de ahora entras en ${studio} con tu nuevo correo. Hemos cerrado tu sesión en todos los dispositivos.`,
    ],
    closing: '¿No has sido tú? Ponte en contacto con el centro cuanto antes.',
  }),
  factor_on: ({ studio, name }) => ({
    subject: `Segundo factor activado en ${studio}`,
    lines: [
      `Hola, ${name}:`,
      'A partir de ahora entras con tu contraseña y un código de tu aplicación de autenticación.',
    ],
    closing: '¿No has sido tú? Cambia tu contraseña y habla con el centro cuanto antes.',
  }),
  factor_off: ({ studio, name }) => ({
    subject: `Segundo factor desactivado en ${studio}`,
    lines: [
      `Hola, ${name}:`,
      'Se ha desactivado el segundo factor de tu cuenta. Hemos cerrado tus sesiones; tu contraseña no ha cambiado.',
    ],
    closing: '¿No has sido tú? Cambia tu contraseña y habla con el centro cuanto antes.',
  }),
  recovery_code_used: ({ studio, name, left }) => ({
    subject: `Se ha usado un código de recuperación en ${studio}`,
    lines: [
      `Hola, ${name}:`,
      `Se ha usado uno de tus códigos de recuperación en lugar de un código de tu aplicación. ${left === 0 ? 'No queda ninguno.' : left === 1 ? 'Queda uno.' : `Quedan ${left}.`}`,
    ],
    closing:
      'Para obtener códigos nuevos, desactiva el segundo factor en tu cuenta y configúralo otra vez. ¿No has sido tú? Cambia tu contraseña cuanto antes.',
  }),
  mail_test: ({ studio, name }) => ({
    subject: `El correo de ${studio} funciona`,
    lines: [`Hola, ${name}:`, 'Este es el correo de prueba que has pedido. El envío funciona.'],
  }),
  notification: ({ name, for_name, title, body, url }) => ({
    subject: title,
    lines: [
      `Hola, ${name}:`,
      ...(for_name === null ? [] : [`Sobre ${for_name}:`]),
      ...body.split('\n').filter(Boolean),
    ],
    ...(url !== null && { action: { label: 'Abrir', url } }),
    closing: 'Recibes estos correos por tus ajustes de notificaciones. Puedes cambiarlos cuando quieras.',
  }),
  receipt: ({ studio, name, number, is_refund, lines, discount, total, payments, vat }) => ({
    subject: `${is_refund ? 'Factura rectificativa' : 'Factura simplificada'} ${number} de ${studio}`,
    lines: [
      name === null ? 'Hola:' : `Hola, ${name}:`,
      `Aquí tienes tu ${is_refund ? 'factura rectificativa' : 'factura simplificada'} ${number} de ${studio}.`,
      ...lines,
      ...(discount === null ? [] : [`Descuento: ${discount}`]),
      `Total: ${total}`,
      ...payments,
      ...vat,
    ],
    closing: 'Gracias.',
  }),
  ...bookingLetters,
  ...appointmentLetters,
  ...pauseLetters,
  ...weeklyLetters,
  ...guestLetters,
  ...substituteLetters,
}
