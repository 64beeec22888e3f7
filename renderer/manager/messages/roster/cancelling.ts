import type { Forgiven } from '../../../../server/features/charges/forgiveness-rules.ts'
import { italian } from '../../../../server/lib/sayings/it/joints.ts'

export const en = {
  cancelling: {
    title: (name: string) => `Cancel the booking of ${name}?`,
    free: (time: string) => `In time (free until ${time}): nothing is charged.`,
    late: (time: string) => `Late: it was free until ${time}.`,
    fee: (fee: string) => `A late cancellation fee of ${fee} is charged.`,
    noFee: 'No fee is charged.',
    forgiven: ({ nth, of, days }: Forgiven) =>
      `This time the fee is forgiven (${nth} of ${of} ${days === 1 ? 'in one day' : `in ${days} days`}).`,
    creditBack: 'The credit goes back.',
    creditKept: 'The credit is not returned.',
    reason: 'Reason',
    keep: 'Keep booking',
    submit: 'Cancel booking',
    done: (name: string) => `${name} is cancelled`,
    how: 'Cost',
    withFee: 'With the late cancellation fee',
    byRules: 'By the studio’s rules',
    waived: 'Without a fee',
    waivedMeans: 'Nothing is charged, and the credit or payment goes back. It counts as cancelled in time.',
    cost: (fee: string) => `Late cancellation fee: ${fee}`,
    impossible: 'This booking can’t be cancelled any more.',
  },
  excusing: {
    title: (name: string) => `Excuse ${name}?`,
    means:
      'The credit comes back and the fee is waived; one that is paid is given back, or becomes a task for somebody who may refund. The booking then counts as cancelled in time.',
    reason: 'Reason',
    submit: 'Excuse',
    done: (name: string) => `${name} is excused`,
  },
}

type Words = typeof en

export const de: Words = {
  cancelling: {
    title: (name) => `Buchung von ${name} stornieren?`,
    free: (time) => `Rechtzeitig (kostenlos bis ${time}): Es kostet nichts.`,
    late: (time) => `Spät: Kostenlos war es bis ${time}.`,
    fee: (fee) => `Die Gebühr von ${fee} wird fällig.`,
    noFee: 'Es wird keine Gebühr fällig.',
    forgiven: ({ nth, of, days }) =>
      `Diesmal wird die Gebühr erlassen (${nth} von ${of} ${days === 1 ? 'an einem Tag' : `in ${days} Tagen`}).`,
    creditBack: 'Der Credit geht zurück.',
    creditKept: 'Der Credit bleibt verbraucht.',
    reason: 'Grund',
    keep: 'Behalten',
    submit: 'Buchung stornieren',
    done: (name) => `${name}: storniert`,
    how: 'Kosten',
    withFee: 'Mit Gebühr für die späte Stornierung',
    byRules: 'Nach den Regeln des Studios',
    waived: 'Ohne Gebühr',
    waivedMeans:
      'Es wird nichts berechnet, und Credit oder Zahlung gehen zurück. Die Buchung gilt als rechtzeitig storniert.',
    cost: (fee) => `Gebühr für die späte Stornierung: ${fee}`,
    impossible: 'Diese Buchung lässt sich nicht mehr stornieren.',
  },
  excusing: {
    title: (name) => `${name} entschuldigen?`,
    means:
      'Das Guthaben geht zurück, und die Gebühr wird erlassen; ist sie schon bezahlt, wird sie erstattet oder zur Aufgabe für jemanden, der erstatten darf. Die Buchung gilt dann als rechtzeitig storniert.',
    reason: 'Grund',
    submit: 'Entschuldigen',
    done: (name) => `${name} ist entschuldigt`,
  },
}

export const es: Words = {
  cancelling: {
    title: (name) => `¿Cancelar la reserva de ${name}?`,
    free: (time) => `A tiempo (gratis hasta ${time}): no se cobra nada.`,
    late: (time) => `Fuera de plazo: era gratis hasta ${time}.`,
    fee: (fee) => `Se cobra una penalización de ${fee}.`,
    noFee: 'No se cobra ninguna penalización.',
    forgiven: ({ nth, of, days }) =>
      `Esta vez se anula la penalización (${nth} de ${of} ${days === 1 ? 'en un día' : `en ${days} días`}).`,
    creditBack: 'El crédito se devuelve.',
    creditKept: 'El crédito no se devuelve.',
    reason: 'Motivo',
    keep: 'Mantener la reserva',
    submit: 'Cancelar reserva',
    done: (name) => `${name}: reserva cancelada`,
    how: 'Coste',
    withFee: 'Con la penalización por cancelación tardía',
    byRules: 'Según las normas del centro',
    waived: 'Sin penalización',
    waivedMeans: 'No se cobra nada y se devuelve el crédito o el pago. Cuenta como cancelada a tiempo.',
    cost: (fee) => `Penalización por cancelación tardía: ${fee}`,
    impossible: 'Esta reserva ya no se puede cancelar.',
  },
  excusing: {
    title: (name) => `¿Justificar a ${name}?`,
    means:
      'Se devuelve el crédito y se perdona el cargo; si ya está pagado, se devuelve o queda como tarea para quien puede hacer reembolsos. La reserva cuenta como cancelada a tiempo.',
    reason: 'Motivo',
    submit: 'Justificar',
    done: (name) => `${name}: ausencia justificada`,
  },
}

export const fr: Words = {
  cancelling: {
    title: (name) => `Annuler la réservation de ${name}\u202f?`,
    free: (time) => `À temps (sans frais jusqu’au ${time})\u00a0: rien n’est facturé.`,
    late: (time) => `Annulation tardive\u00a0: c’était sans frais jusqu’au ${time}.`,
    fee: (fee) => `Des frais de ${fee} sont facturés.`,
    noFee: 'Aucuns frais ne sont facturés.',
    forgiven: ({ nth, of, days }) =>
      `Les frais sont remis cette fois (${nth} sur ${of} ${days === 1 ? 'en un jour' : `en ${days} jours`}).`,
    creditBack: 'Le crédit est rendu.',
    creditKept: 'Le crédit n’est pas rendu.',
    reason: 'Motif',
    keep: 'Garder la réservation',
    submit: 'Annuler la réservation',
    done: (name) => `${name}\u00a0: réservation annulée`,
    how: 'Coût',
    withFee: 'Avec les frais d’annulation tardive',
    byRules: 'Selon les règles du studio',
    waived: 'Sans frais',
    waivedMeans:
      'Rien n’est facturé, et le crédit ou le paiement est rendu. La réservation compte comme annulée à temps.',
    cost: (fee) => `Frais d’annulation tardive\u00a0: ${fee}`,
    impossible: 'Cette réservation ne peut plus être annulée.',
  },
  excusing: {
    title: (name) => `Excuser ${name}\u202f?`,
    means:
      'Le crédit est rendu et les frais sont annulés\u202f; s’ils sont payés, ils sont remboursés ou deviennent une tâche pour qui a le droit de rembourser. La réservation compte alors comme annulée à temps.',
    reason: 'Motif',
    submit: 'Excuser',
    done: (name) => `${name}\u00a0: absence excusée`,
  },
}

export const it = (): Words => {
  const { al } = italian

  return {
    cancelling: {
      title: (name: string) => `Disdire la prenotazione di ${name}?`,
      free: (time: string) => `In tempo (gratis fino ${al(time)}): non si addebita nulla.`,
      late: (time: string) => `Tardi: era gratis fino ${al(time)}.`,
      fee: (fee: string) => `Si addebita una penale di ${fee}.`,
      noFee: 'Non si addebita nessuna penale.',
      forgiven: ({ nth, of, days }: Forgiven) =>
        `Questa volta la penale è annullata (${nth} di ${of} ${days === 1 ? 'in un giorno' : `in ${days} giorni`}).`,
      creditBack: 'Il credito torna indietro.',
      creditKept: 'Il credito non viene restituito.',
      reason: 'Motivo',
      keep: 'Mantieni',
      submit: 'Disdici la prenotazione',
      done: (name: string) => `${name}: prenotazione disdetta`,
      how: 'Costo',
      withFee: 'Con la penale per disdetta tardiva',
      byRules: 'Secondo le regole dello studio',
      waived: 'Senza penale',
      waivedMeans: 'Non si addebita nulla, e il credito o il pagamento torna indietro. Vale come disdetta in tempo.',
      cost: (fee: string) => `Penale per disdetta tardiva: ${fee}`,
      impossible: 'Questa prenotazione non si può più disdire.',
    },
    excusing: {
      title: (name: string) => `Giustificare ${name}?`,
      means:
        'Il credito torna indietro e la penale viene condonata; se è già pagata viene restituita, oppure diventa un’attività per chi può fare rimborsi. La prenotazione conta poi come annullata in tempo.',
      reason: 'Motivo',
      submit: 'Giustifica',
      done: (name: string) => `${name}: assenza giustificata`,
    },
  }
}
