import type { Content, Letters } from '../letters.ts'
import { sayingsIn } from '../../../lib/spoken.ts'
import type { WeeklyLetter } from '../weekly-letter.ts'
import { slotIn } from './slot.ts'

const { money, moment } = sayingsIn('es')
const percent = (share: number) => `${Math.round(share * 100)}\u00a0%`
const counted = (n: number, one: string, other: string) => `${n} ${n === 1 ? one : other}`
const at = (time: string) => `a ${/^0?1:/.test(time) ? 'la' : 'las'} ${time}`
const slotOf = slotIn('es')
const slot = (of: Parameters<typeof slotOf>[0]) => {
  const { day, time } = slotOf(of)
  return `${day} ${at(time)}`
}

function took({ revenue, revenue_before, currency }: WeeklyLetter): string {
  const change = revenue - revenue_before
  const by = money(Math.abs(change), currency)
  const than =
    revenue_before === 0
      ? ''
      : change === 0
        ? ', lo mismo que la semana anterior'
        : change > 0
          ? `, ${by} más que la semana anterior`
          : `, ${by} menos que la semana anterior`
  return `La semana pasada ingresaste ${money(revenue, currency)}${than}.`
}

function came({ visits, classes, fill }: WeeklyLetter): string {
  if (classes === 0) return 'No se dio ninguna clase.'
  const full = fill === null ? '' : `, con una ocupación ${classes === 1 ? '' : 'media '}del ${percent(fill)}`
  return `Hubo ${counted(visits, 'visita', 'visitas')} en ${counted(classes, 'clase', 'clases')}${full}.`
}

function heard({ news }: WeeklyLetter): string {
  if (news.kind === 'new_clients')
    return news.count === 1 ? 'Llegó 1 cliente nuevo.' : `Llegaron ${news.count} clientes nuevos.`
  if (news.kind === 'fullest')
    return `La clase más llena fue ${news.class_name}: se reservó el ${percent(news.fill)} de sus plazas.`
  return 'Fue una semana tranquila.'
}

function proposed({ proposal: of, currency, timezone }: WeeklyLetter): { line: string; label: string } {
  switch (of.kind) {
    case 'untaught': {
      const [day, time] = moment(of.starts_at, timezone)
      return {
        line: `Esta semana: ${of.class_name}, ${day} ${at(time)}, aún no tiene profesor/a.`,
        label: 'Buscar profesor/a',
      }
    }
    case 'owed':
      return {
        line: `Esta semana: cobra ${counted(of.count, 'importe pendiente', 'importes pendientes')}, ${money(of.amount, currency)} en total.`,
        label: 'Ver los importes pendientes',
      }
    case 'failing':
      return {
        line: `Esta semana: falla el pago de ${counted(of.count, 'suscripción', 'suscripciones')}. Escribe a ${of.count === 1 ? 'ese cliente' : 'esos clientes'}.`,
        label: 'Ver los pagos',
      }
    case 'full':
      return {
        line: `Esta semana: las clases del ${slot(of)} se llenan al ${percent(of.fill)}. Mira qué aportaría otra más.`,
        label: 'Probarlo en «¿Y si…?»',
      }
    case 'empty':
      return {
        line: `Esta semana: las clases del ${slot(of)} solo se llenan al ${percent(of.fill)}. Mira qué aportaría otra hora.`,
        label: 'Probarlo en «¿Y si…?»',
      }
    case 'absent':
      return {
        line: `Esta semana: escribe a ${counted(of.count, 'cliente habitual', 'clientes habituales')} que ${of.count === 1 ? 'ha' : 'han'} dejado de venir.`,
        label: 'Ver la lista',
      }
    case 'ending':
      return {
        line: `Esta semana: ${counted(of.count, 'bono termina', 'bonos terminan')}. Habla antes con ${of.count === 1 ? 'ese cliente' : 'esos clientes'}.`,
        label: 'Ver cuáles',
      }
    case 'none':
      return { line: 'Esta semana no tienes nada pendiente.', label: 'Abrir Studio Desk' }
  }
}

/** The owner's email of every Monday. */
export const weeklyLetters: Pick<Letters, 'weekly_report'> = {
  weekly_report: (letter): Content => {
    const { line, label } = proposed(letter)
    return {
      subject: `Tu semana: ${money(letter.revenue, letter.currency)}, ${counted(letter.visits, 'visita', 'visitas')}`,
      lines: [`Hola, ${letter.name}:`, took(letter), came(letter), heard(letter), line],
      action: { label, url: letter.url },
      ...(letter.is_local && { closing: 'Los enlaces se abren en el ordenador del centro.' }),
      ending: {
        text: `Recibes este correo cada lunes como titular de ${letter.studio}.`,
        label: 'Dejar de recibirlo',
        url: letter.end_url,
      },
    }
  },
}
