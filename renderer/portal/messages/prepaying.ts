import { figures } from '../../shared/i18n/plural.ts'

/** Paying an appointment in advance. */
export const en = () => {
  const figure = figures('en')
  return {
    payToBook: (amount: string, minutes: number) =>
      `You pay ${amount} online to book. The time is yours alone for ${figure(minutes)} minutes meanwhile.`,
    payTitle: (name: string) => `Pay ${name}`,
    payNow: 'To pay now',
    payLater: 'To pay afterwards',
    payHeld: (minutes: number) =>
      `While you pay, nobody else can take this time: it is held for ${figure(minutes)} minutes. It is booked as soon as the payment is confirmed.`,
    payDo: (amount: string) => `Pay ${amount} and book`,
    payCode: 'Gift card code (if you have one)',
    notOnline:
      'This is paid in advance, and the studio takes nothing online at the moment. Ask the studio to book it for you.',
  }
}

type Words = ReturnType<typeof en>

export const de = (): Words => {
  const figure = figures('de')
  return {
    payToBook: (amount, minutes) =>
      `Zum Buchen bezahlst du ${amount} online. Solange ist die Zeit ${figure(minutes)} Minuten für dich reserviert.`,
    payTitle: (name) => `${name} bezahlen`,
    payNow: 'Jetzt zu bezahlen',
    payLater: 'Danach zu bezahlen',
    payHeld: (minutes) =>
      `Während du bezahlst, kann dir niemand die Zeit wegnehmen: Sie ist ${figure(minutes)} Minuten reserviert. Sobald die Zahlung bestätigt ist, ist der Termin gebucht.`,
    payDo: (amount) => `${amount} bezahlen und buchen`,
    payCode: 'Gutscheincode (falls vorhanden)',
    notOnline:
      'Dieser Termin wird im Voraus bezahlt, und online nimmt das Studio gerade keine Zahlungen an. Frag das Studio, ob es ihn für dich bucht.',
  }
}

export const es = (): Words => {
  const figure = figures('es')
  return {
    payToBook: (amount, minutes) =>
      `Para reservar pagas ${amount} en línea. Mientras tanto, la hora es tuya durante ${figure(minutes)} minutos.`,
    payTitle: (name) => `Pagar ${name}`,
    payNow: 'A pagar ahora',
    payLater: 'A pagar después',
    payHeld: (minutes) =>
      `Mientras pagas, nadie más puede coger esta hora: se te guarda ${figure(minutes)} minutos. La cita queda reservada en cuanto se confirma el pago.`,
    payDo: (amount) => `Pagar ${amount} y reservar`,
    payCode: 'Código de tarjeta regalo (si tienes)',
    notOnline:
      'Esta cita se paga por adelantado y el centro no cobra en línea ahora mismo. Pide al centro que te la reserve.',
  }
}

export const fr = (): Words => {
  const figure = figures('fr')
  return {
    payToBook: (amount, minutes) =>
      `Pour réserver, vous payez ${amount} en ligne. L’heure vous est gardée ${figure(minutes)} minutes pendant ce temps.`,
    payTitle: (name) => `Payer ${name}`,
    payNow: 'À payer maintenant',
    payLater: 'À régler ensuite',
    payHeld: (minutes) =>
      `Pendant que vous payez, personne ne peut prendre cette heure\u00a0: elle est gardée ${figure(minutes)} minutes. Le rendez-vous est réservé dès que le paiement est confirmé.`,
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
      `Per prenotare paghi ${amount} online. Nel frattempo l’orario è tuo per ${figure(minutes)} minuti.`,
    payTitle: (name) => `Pagare ${name}`,
    payNow: 'Da pagare ora',
    payLater: 'Da pagare dopo',
    payHeld: (minutes) =>
      `Mentre paghi, nessun altro può prendere questo orario: ti è riservato per ${figure(minutes)} minuti. L’appuntamento è prenotato appena il pagamento è confermato.`,
    payDo: (amount) => `Paga ${amount} e prenota`,
    payCode: 'Codice della carta regalo (se ne hai uno)',
    notOnline:
      'Questo appuntamento si paga in anticipo e lo studio al momento non incassa online. Chiedi allo studio di prenotarlo per te.',
  }
}
