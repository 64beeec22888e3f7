import type { ReadyMadeTexts } from './texts.ts'

export const es: ReadyMadeTexts = {
  welcome: {
    name: 'Bienvenida',
    description: 'Una hora después de apuntarse: cómo funciona todo y dónde se reserva.',
    mails: [
      {
        subject: 'Te damos la bienvenida a {{studio.name}}, {{client.first_name}}',
        body: 'Hola, {{client.first_name}}:\n\nNos alegra tenerte aquí.\n\nPara tu primera clase, ven diez minutos antes y te lo enseñamos todo. Ponte ropa cómoda; las esterillas y todo lo demás lo ponemos nosotros.\n\n{{studio.portal}}\n\nSi tienes alguna pregunta, responde a este correo. Leemos todos los mensajes.',
      },
    ],
  },
  first_visit: {
    name: 'Después de la primera visita',
    description: 'La mañana después de la primera visita: gracias, y una invitación a volver.',
    mails: [
      {
        subject: '¿Qué tal fue, {{client.first_name}}?',
        body: 'Hola, {{client.first_name}}:\n\nGracias por venir a {{class.name}}. La primera vez siempre es la más difícil, y ya la has superado.\n\n¿Hubo algo que no te convenció? Responde y cuéntanoslo; nos ayuda más que los elogios.\n\nEs más fácil seguir si vuelves en menos de una semana.\n\n{{studio.portal}}',
      },
    ],
  },
  pack_running_out: {
    name: 'Un bono se acaba',
    description:
      'Cuando quedan tres créditos o menos en un bono: un recordatorio antes de que se acaben. Como mucho una vez cada 30 días.',
    mails: [
      {
        subject: 'Tu bono {{membership.name}} se está acabando',
        body: 'Hola, {{client.first_name}}:\n\nCréditos que te quedan en {{membership.name}}: {{membership.credits_remaining}}.\n\nSi quieres seguir sin interrupción, puedes comprar el siguiente cuando te venga bien. Conservas los créditos de este hasta que caduque.\n\n{{studio.portal}}',
      },
    ],
  },
  intro_ending: {
    name: 'Termina una oferta de bienvenida',
    description: 'Tres días antes de que termine una oferta de bienvenida: qué viene después, sin presión.',
    mails: [
      {
        subject: 'Tu oferta de bienvenida termina el {{membership.expires_on}}',
        body: 'Hola, {{client.first_name}}:\n\nTu {{membership.name}} vale hasta el {{membership.expires_on}}. Esperamos que hayas encontrado una clase que te guste.\n\nSi quieres quedarte, mira qué opción te conviene. Si tienes dudas, responde a este correo: te diremos con sinceridad qué te compensa.\n\n{{studio.portal}}',
      },
    ],
  },
  birthday: {
    name: 'Cumpleaños',
    description: 'La mañana del cumpleaños: buenos deseos, y nada que vender.',
    mails: [
      {
        subject: 'Feliz cumpleaños, {{client.first_name}}',
        body: 'Hola, {{client.first_name}}:\n\nDe parte de todo el equipo de {{studio.name}}, feliz cumpleaños. Que este año venga lleno de salud y buenos momentos.\n\nQue pases un día precioso.',
      },
    ],
  },
  win_back: {
    name: 'Te echamos de menos',
    description:
      'Tras 30 días sin venir; una semana después, un código con un 10\u00a0% de descuento. Termina en cuanto hay una reserva.',
    mails: [
      {
        subject: 'Te hemos echado de menos, {{client.first_name}}',
        body: 'Hola, {{client.first_name}}:\n\nHace tiempo que no vienes. Quizá se ha cruzado algo; a veces pasa.\n\nNo tienes que recuperar nada. Con una clase basta para volver a empezar.\n\n{{studio.portal}}\n\n¿Hay algo que te impida venir? Responde y cuéntanoslo.',
      },
      {
        subject: 'Una ayuda para volver',
        body: 'Hola, {{client.first_name}}:\n\nSi quieres volver a empezar, este código te da un 10\u00a0% de descuento en tu próximo bono o suscripción: {{promo_code}}\n\nEs solo para ti y vale una vez, hasta el {{promo_code_until}}.\n\n{{studio.portal}}\n\nY si no es el momento, tampoco pasa nada. No volveremos a escribirte por esto.',
      },
    ],
  },
  no_show: {
    name: 'Después de faltar a una clase',
    description: 'Al día siguiente de faltar a una clase reservada: unas palabras amables, sin reproches.',
    mails: [
      {
        subject: 'Te echamos de menos en {{class.name}}',
        body: 'Hola, {{client.first_name}}:\n\nTe echamos de menos en {{class.name}} ({{class.date}}). Esperamos que todo vaya bien.\n\nSi otra vez te surge algo, cancela en cuanto puedas: alguien de la lista de espera se alegrará de tener plaza.\n\n{{studio.portal}}',
      },
    ],
  },
  abandoned_checkout: {
    name: 'Una compra quedó a medias',
    description: 'Dos horas después de dejar una compra sin pagar: ayuda, por si algo falló.',
    mails: [
      {
        subject: '¿Hubo algún problema con tu compra?',
        body: 'Hola, {{client.first_name}}:\n\nEmpezaste una compra y no la terminaste. No se te ha cobrado nada.\n\nSi algo no funcionó, responde a este correo y te ayudamos. Si solo querías mirar, no tienes que hacer nada.\n\n{{studio.portal}}',
      },
    ],
  },
}
