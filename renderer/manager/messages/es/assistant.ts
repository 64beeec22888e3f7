import { plurals } from '../../../shared/i18n/plural.ts'
import type { Messages } from '../en/index.ts'

const count = plurals('es')

export const assistant: Messages['assistant'] = {
  title: 'Asistente',
  begin: 'Nueva conversación',
  conversation: 'Conversación',
  emptyTitle: '¿Qué te gustaría saber?',
  empty: 'El asistente busca datos de tu centro y dice dónde están. No cambia nada si no lo confirmas.',
  starters: 'Preguntas para empezar',
  starter: {
    takings: '¿Cuánto ingresamos el mes pasado?',
    expiring: '¿A quién se le acaba el bono o la suscripción en las próximas dos semanas?',
    absent: '¿Qué clientes habituales han dejado de venir?',
    places: '¿Qué clases de los próximos tres días tienen plazas libres?',
    stock: '¿Qué productos están a punto de agotarse?',
    tasks: '¿Qué tareas le quedan al equipo?',
  },
  field: 'Tu pregunta',
  placeholder: 'Pregunta sobre tu centro…',
  send: 'Preguntar',
  stop: 'Parar',
  mind: 'Puede equivocarse. Los datos están en las páginas que cita.',
  asked: 'Tu pregunta:',
  working: 'Buscando…',
  stopped: 'Lo has parado aquí.',
  again: 'Reintentar',
  toSettings: 'Licencia e IA',
  answer: (reply) => `Respuesta: ${reply}`,
  failed: 'No hay respuesta.',
  sources: 'Dónde está',
  source: (number, label) => `Fuente ${number}: ${label}`,
  proposals: (n) => count(n, { one: 'Propuesta aún sin hacer', other: `${n} propuestas, ninguna hecha todavía` }),
  confirm: 'Confirmar',
  dismiss: 'Descartar',
  confirmed: 'Hecho.',
  see: 'Ver',
  dismissed: 'Descartada.',
}
