import { figures } from '../../shared/i18n/plural.ts'

/** Paying an appointment in advance. */
export const en = () => {
  const figure = figures('en')
  return {
    payToBook: (amount: string, minutes: number) =>
      `Pay ${amount} online to book. Your time is held for ${figure(minutes)} minutes.`,
    payTitle: (name: string) => `Pay ${name}`,
    payNow: 'Pay now',
    payLater: 'Pay later',
    payHeld: (minutes: number) =>
      `Your time is held for ${figure(minutes)} minutes while you pay. It’s booked as soon as the payment is confirmed.`,
    payDo: (amount: string) => `Pay ${amount} and book`,
    payCode: 'Gift card code (if you have one)',
    notOnline:
      'This must be paid in advance, and the studio isn’t taking online payments right now. Ask the studio to book it for you.',
  }
}

type Words = ReturnType<typeof en>

export const de = (): Words => {
  const figure = figures('de')
  return {
    payToBook: (amount, minutes) =>
      `Zum Buchen bezahlst du ${amount} online. Solange ist die Zeit ${figure(minutes)} Minuten für dich reserviert.`,
    payTitle: (name) => `${name} bezahlen`,
    payNow: 'Jetzt bezahlen',
    payLater: 'Später bezahlen',
    payHeld: (minutes) =>
      `Während du bezahlst, ist die Zeit ${figure(minutes)} Minuten für dich reserviert. Sobald die Zahlung bestätigt ist, ist der Termin gebucht.`,
    payDo: (amount) => `Zahlungspflichtig buchen: ${amount}`,
    payCode: 'Gutscheincode (falls vorhanden)',
    notOnline:
      'Dieser Termin wird im Voraus bezahlt, und online nimmt das Studio gerade keine Zahlungen an. Frage das Studio, ob es ihn für dich bucht.',
  }
}

export const es = (): Words => {
  const figure = figures('es')
  return {
    payToBook: (amount, minutes) =>
      `Para reservar, paga ${amount} online. Te guardamos la hora ${figure(minutes)} minutos.`,
    payTitle: (name) => `Pagar ${name}`,
    payNow: 'A pagar ahora',
    payLater: 'A pagar después',
    payHeld: (minutes) =>
      `Mientras pagas, te guardamos la hora ${figure(minutes)} minutos. La cita queda reservada en cuanto se confirma el pago.`,
    payDo: (amount) => `Pagar ${amount} y reservar`,
    payCode: 'Código de tarjeta regalo (si tienes)',
    notOnline:
      'Esta cita se paga por adelantado y el centro no acepta pagos online ahora mismo. Pide al centro que te la reserve.',
  }
}

export const fr = (): Words => {
  const figure = figures('fr')
  return {
    payToBook: (amount, minutes) =>
      `Pour réserver, payez ${amount} en ligne. L’horaire vous est gardé ${figure(minutes)} minutes.`,
    payTitle: (name) => `Payer ${name}`,
    payNow: 'À payer maintenant',
    payLater: 'À payer ensuite',
    payHeld: (minutes) =>
      `Pendant que vous payez, l’horaire vous est gardé ${figure(minutes)} minutes. Le rendez-vous est réservé dès que le paiement est confirmé.`,
    payDo: (amount) => `Payer ${amount} et réserver`,
    payCode: 'Code de carte cadeau (si vous en avez un)',
    notOnline:
      'Ce rendez-vous se paie à l’avance, et le studio n’accepte pas de paiement en ligne en ce moment. Demandez-lui de le réserver pour vous.',
  }
}

export const it = (): Words => {
  const figure = figures('it')
  return {
    payToBook: (amount, minutes) =>
      `Per prenotare, paga ${amount} online. L’orario ti è riservato per ${figure(minutes)} minuti.`,
    payTitle: (name) => `Pagare ${name}`,
    payNow: 'Da pagare ora',
    payLater: 'Da pagare dopo',
    payHeld: (minutes) =>
      `Mentre paghi, l’orario ti è riservato per ${figure(minutes)} minuti. L’appuntamento è prenotato appena il pagamento è confermato.`,
    payDo: (amount) => `Paga ${amount} e prenota`,
    payCode: 'Codice del buono regalo (se ne hai uno)',
    notOnline:
      'Questo appuntamento si paga in anticipo e al momento lo studio non accetta pagamenti online. Chiedi allo studio di prenotarlo per te.',
  }
}
