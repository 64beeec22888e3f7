import type { Forgiven } from '../../../../server/features/charges/forgiveness-rules.ts'
import { italian } from '../../../../server/lib/sayings/it/joints.ts'

export const en = {
  cancelling: {
    title: (name: string) => `Cancel ${name}’s booking?`,
    free: (time: string) => `In time (free until ${time}): no fee.`,
    late: (time: string) => `Late: cancelling was free until ${time}.`,
    fee: (fee: string) => `A late cancellation fee of ${fee} is charged.`,
    noFee: 'No fee is charged.',
    forgiven: ({ nth, of, days }: Forgiven) =>
      `This time the fee is waived (${nth} of ${of} ${days === 1 ? 'in one day' : `in ${days} days`}).`,
    creditBack: 'The credit is returned.',
    creditKept: 'The credit is not returned.',
    reason: 'Reason',
    keep: 'Keep booking',
    submit: 'Cancel booking',
    done: (name: string) => `${name}: booking cancelled`,
    how: 'Cost',
    withFee: 'With the late cancellation fee',
    byRules: 'By the studio’s rules',
    waived: 'Without a fee',
    waivedMeans: 'No fee is charged, and the credit or payment is returned. It counts as cancelled in time.',
    cost: (fee: string) => `Late cancellation fee: ${fee}`,
    impossible: 'This booking can no longer be cancelled.',
  },
  excusing: {
    title: (name: string) => `Excuse ${name}?`,
    means:
      'The credit is returned and the fee is waived. A fee already paid is refunded, or becomes a refund task. The booking then counts as cancelled in time.',
    reason: 'Reason',
    submit: 'Excuse',
    done: (name: string) => `${name} is excused`,
  },
}

type Words = typeof en

export const de: Words = {
  cancelling: {
    title: (name) => `Buchung von ${name} stornieren?`,
    free: (time) => `Rechtzeitig (kostenlos bis ${time}): keine Gebühr.`,
    late: (time) => `Spät: Stornieren war bis ${time} kostenlos.`,
    fee: (fee) => `Für die späte Stornierung werden ${fee} berechnet.`,
    noFee: 'Es wird keine Gebühr berechnet.',
    forgiven: ({ nth, of, days }) =>
      `Diesmal wird die Gebühr erlassen (${nth} von ${of} ${days === 1 ? 'an einem Tag' : `in ${days} Tagen`}).`,
    creditBack: 'Der Credit wird zurückgegeben.',
    creditKept: 'Der Credit wird nicht zurückgegeben.',
    reason: 'Grund',
    keep: 'Buchung behalten',
    submit: 'Buchung stornieren',
    done: (name) => `${name}: Buchung storniert`,
    how: 'Kosten',
    withFee: 'Mit Gebühr für die späte Stornierung',
    byRules: 'Nach den Regeln des Studios',
    waived: 'Ohne Gebühr',
    waivedMeans:
      'Es wird keine Gebühr berechnet; Credit oder Zahlung werden zurückgegeben. Die Buchung gilt als rechtzeitig storniert.',
    cost: (fee) => `Gebühr für die späte Stornierung: ${fee}`,
    impossible: 'Diese Buchung lässt sich nicht mehr stornieren.',
  },
  excusing: {
    title: (name) => `${name} entschuldigen?`,
    means:
      'Der Credit wird zurückgegeben und die Gebühr erlassen. Eine bezahlte Gebühr wird erstattet oder zur Erstattung als Aufgabe angelegt. Die Buchung gilt dann als rechtzeitig storniert.',
    reason: 'Grund',
    submit: 'Entschuldigen',
    done: (name) => `${name} ist entschuldigt`,
  },
}

export const es: Words = {
  cancelling: {
    title: (name) => `¿Cancelar la reserva de ${name}?`,
    free: (time) => `A tiempo (gratis hasta el ${time}): sin penalización.`,
    late: (time) => `Cancelación tardía: era gratis hasta el ${time}.`,
    fee: (fee) => `Se cobra una penalización de ${fee} por cancelación tardía.`,
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
    title: (name) => `¿Justificar la ausencia de ${name}?`,
    means:
      'Se devuelve el crédito y se anula la penalización; si ya está pagada, se reembolsa o el reembolso queda como tarea. La reserva cuenta como cancelada a tiempo.',
    reason: 'Motivo',
    submit: 'Justificar',
    done: (name) => `${name}: ausencia justificada`,
  },
}

export const fr: Words = {
  cancelling: {
    title: (name) => `Annuler cette réservation (${name})\u202f?`,
    free: (time) => `À temps (gratuit jusqu’au ${time})\u00a0: sans frais.`,
    late: (time) => `Annulation tardive\u00a0: l’annulation était gratuite jusqu’au ${time}.`,
    fee: (fee) => `Des frais d’annulation tardive de ${fee} sont facturés.`,
    noFee: 'Rien n’est facturé.',
    forgiven: ({ nth, of, days }) =>
      `Les frais sont annulés cette fois (${nth} sur ${of} ${days === 1 ? 'en un jour' : `en ${days} jours`}).`,
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
    waivedMeans: 'Sans frais, et le crédit ou le paiement est rendu. La réservation compte comme annulée à temps.',
    cost: (fee) => `Frais d’annulation tardive\u00a0: ${fee}`,
    impossible: 'Cette réservation ne peut plus être annulée.',
  },
  excusing: {
    title: (name) => `Excuser ${name}\u202f?`,
    means:
      'Le crédit est rendu et les frais sont annulés\u202f; s’ils sont payés, ils sont remboursés ou une tâche de remboursement est créée. La réservation compte alors comme annulée à temps.',
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
      free: (time: string) => `In tempo (gratis fino ${al(time)}): nessuna penale.`,
      late: (time: string) => `Disdetta tardiva: era gratis fino ${al(time)}.`,
      fee: (fee: string) => `Viene addebitata una penale di ${fee} per disdetta tardiva.`,
      noFee: 'Non viene addebitata nessuna penale.',
      forgiven: ({ nth, of, days }: Forgiven) =>
        `Questa volta la penale è annullata (${nth} di ${of} ${days === 1 ? 'in un giorno' : `in ${days} giorni`}).`,
      creditBack: 'Il credito viene restituito.',
      creditKept: 'Il credito non viene restituito.',
      reason: 'Motivo',
      keep: 'Mantieni la prenotazione',
      submit: 'Disdici la prenotazione',
      done: (name: string) => `${name}: prenotazione disdetta`,
      how: 'Costo',
      withFee: 'Con la penale per disdetta tardiva',
      byRules: 'Secondo le regole dello studio',
      waived: 'Senza penale',
      waivedMeans: 'Nessuna penale, e il credito o il pagamento viene restituito. Vale come disdetta in tempo.',
      cost: (fee: string) => `Penale per disdetta tardiva: ${fee}`,
      impossible: 'Questa prenotazione non si può più disdire.',
    },
    excusing: {
      title: (name: string) => `Giustificare ${name}?`,
      means:
        'Il credito viene restituito e la penale annullata; se è già pagata viene rimborsata, oppure il rimborso diventa un’attività. La prenotazione conta poi come disdetta in tempo.',
      reason: 'Motivo',
      submit: 'Giustifica',
      done: (name: string) => `${name}: assenza giustificata`,
    },
  }
}
