import type { ReadyMadeTexts } from './texts.ts'

export const es: ReadyMadeTexts = {
  welcome: {
    name: 'Bienvenida',
    description: 'Una hora después de apuntarse: cómo funciona todo y dónde se reserva.',
    mails: [
      {
        subject: 'Te damos la bienvenida a {{studio.name}}, {{client.first_name}}',
        body: 'Hola, {{client.first_name}}:\n\nqué bien que estés aquí.\n\nPara tu primera clase, ven diez minutos antes y te lo enseñamos todo. Ponte ropa con la que te muevas bien; las esterillas y lo demás están aquí.\n\n{{studio.portal}}\n\nSi tienes alguna pregunta, responde a este correo. Lo lee una persona.',
      },
    ],
  },
  first_visit: {
    name: 'Después de la primera visita',
    description: 'La mañana después de la primera visita: gracias, y una invitación a volver.',
    mails: [
      {
        subject: '¿Qué tal fue, {{client.first_name}}?',
        body: 'Hola, {{client.first_name}}:\n\ngracias por venir a {{class.name}}. La primera vez siempre es la más difícil, y ya la has pasado.\n\n¿Hubo algo que no fue como te habría gustado? Responde y cuéntanoslo; nos ayuda más que los elogios.\n\nA quien vuelve en menos de una semana le resulta más fácil seguir.\n\n{{studio.portal}}',
      },
    ],
  },
  pack_running_out: {
    name: 'Un bono se acaba',
    description:
      'Cuando quedan tres clases o menos en un bono: cuántas son, antes de que se terminen. Como mucho una vez cada 30 días.',
    mails: [
      {
        subject: 'Tu bono {{membership.name}} se está acabando',
        body: 'Hola, {{client.first_name}}:\n\nclases que te quedan en {{membership.name}}: {{membership.credits_remaining}}.\n\nSi quieres seguir sin parar, puedes comprar el siguiente cuando te venga bien. Lo que queda en este sigue siendo tuyo hasta que caduque.\n\n{{studio.portal}}',
      },
    ],
  },
  intro_ending: {
    name: 'Termina una oferta de bienvenida',
    description: 'Tres días antes de que termine una oferta de bienvenida: qué viene después, sin presión.',
    mails: [
      {
        subject: 'Tu oferta de bienvenida termina el {{membership.expires_on}}',
        body: 'Hola, {{client.first_name}}:\n\ntu {{membership.name}} vale hasta el {{membership.expires_on}}. Esperamos que hayas encontrado tu clase.\n\nSi te apetece quedarte, mira qué te conviene. Si tienes dudas, responde a este correo: te diremos con sinceridad qué te compensa.\n\n{{studio.portal}}',
      },
    ],
  },
  birthday: {
    name: 'Cumpleaños',
    description: 'La mañana del cumpleaños: buenos deseos, y nada que vender.',
    mails: [
      {
        subject: 'Feliz cumpleaños, {{client.first_name}}',
        body: 'Hola, {{client.first_name}}:\n\nde parte de todo el equipo de {{studio.name}}, feliz cumpleaños. Que este año te sientas a gusto en tu cuerpo.\n\nQue pases un día precioso.',
      },
    ],
  },
  win_back: {
    name: 'Te echamos de menos',
    description:
      'Tras 30 días sin venir; una semana después, un código con un 10 % de descuento. Termina en cuanto hay una reserva.',
    mails: [
      {
        subject: 'Te hemos echado de menos, {{client.first_name}}',
        body: 'Hola, {{client.first_name}}:\n\nhace tiempo que no vienes, y lo hemos notado. Quizá la vida se ha metido por medio; a veces pasa.\n\nNo tienes que recuperar nada. Con una clase basta para volver a empezar.\n\n{{studio.portal}}\n\n¿Hay algo que te lo impida? Responde y cuéntanoslo.',
      },
      {
        subject: 'Algo para que volver sea más fácil',
        body: 'Hola, {{client.first_name}}:\n\nsi quieres volver a empezar, este código te descuenta un 10 % en tu próximo bono o suscripción: {{promo_code}}\n\nEs solo para ti y vale una vez, hasta el {{promo_code_until}}.\n\n{{studio.portal}}\n\nY si no es el momento, tampoco pasa nada. No volveremos a escribirte por esto.',
      },
    ],
  },
  no_show: {
    name: 'Después de faltar a una clase',
    description: 'Al día siguiente de faltar a una clase reservada: unas palabras amables, sin reproches.',
    mails: [
      {
        subject: 'Te echamos de menos en {{class.name}}',
        body: 'Hola, {{client.first_name}}:\n\ntu plaza en {{class.name}} ({{class.date}}) se quedó vacía. Esperamos que todo vaya bien.\n\nSi otra vez te surge algo, cancela en cuanto puedas: alguien de la lista de espera se alegrará de tener plaza.\n\n{{studio.portal}}',
      },
    ],
  },
  abandoned_checkout: {
    name: 'Una compra quedó a medias',
    description: 'Dos horas después de dejar una compra sin pagar: ayuda, por si algo falló.',
    mails: [
      {
        subject: '¿Hubo algún problema con tu compra?',
        body: 'Hola, {{client.first_name}}:\n\nempezaste una compra y no la terminaste. No se te ha cobrado nada.\n\nSi algo no funcionó, responde a este correo y te ayudamos. Si solo querías mirar, no tienes que hacer nada.\n\n{{studio.portal}}',
      },
    ],
  },
}
