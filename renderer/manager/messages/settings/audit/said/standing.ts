/** Standing bookings: every class of a series, booked for a client. */
export const en = {
  'standing_booking.create': '{who} started a standing booking of {it} for {client}',
  'standing_booking.end': '{who} ended {client}’s standing booking of {it}',
  'standing_booking.skip': '{who} changed which dates {client}’s standing booking of {it} leaves out',
}

type Words = typeof en

export const de: Words = {
  'standing_booking.create': '{who} hat für {client} eine Dauerbuchung eingerichtet: {it}',
  'standing_booking.end': '{who} hat die Dauerbuchung von {client} beendet: {it}',
  'standing_booking.skip': '{who} hat die ausgelassenen Termine der Dauerbuchung von {client} geändert: {it}',
}

export const es: Words = {
  'standing_booking.create': '{who} creó una reserva fija de {it} para {client}',
  'standing_booking.end': '{who} terminó la reserva fija de {it} de {client}',
  'standing_booking.skip': '{who} cambió las fechas que se salta la reserva fija de {it} de {client}',
}

export const fr: Words = {
  'standing_booking.create': '{who} a créé une réservation récurrente pour {client}\u00a0: {it}',
  'standing_booking.end': '{who} a arrêté une réservation récurrente\u00a0: {client}, {it}',
  'standing_booking.skip': '{who} a modifié les dates exclues d’une réservation récurrente\u00a0: {client}, {it}',
}

export const it: Words = {
  'standing_booking.create': '{who} ha creato una prenotazione settimanale di {it} per {client}',
  'standing_booking.end': '{who} ha terminato la prenotazione settimanale di {it} di {client}',
  'standing_booking.skip': '{who} ha cambiato le date saltate dalla prenotazione settimanale di {it} di {client}',
}
