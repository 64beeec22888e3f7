export const en = {
  title: 'Charges',
  none: 'Nothing to pay',
  noneMeans: 'Fees, such as for a late cancellation, would be listed here.',
  open: 'Open',
  openMeans: 'Pay at the front desk; the studio takes it off this list.',
  settled: 'Settled',
  status: { pending: 'Pending', due: 'Open', paid: 'Paid', waived: 'Let off' },
  kind: {
    late_cancel: 'Late cancellation',
    no_show: 'Missed class',
    renewal: 'Renewal',
    appointment: 'Appointment',
    unpaid_booking: 'Unpaid class',
    other: 'Charge',
  },
  pay: (amount: string) => `Pay ${amount} now`,
  payMeans: 'By card, in one payment on the payment provider’s secure page. You can also pay at the front desk.',
  forWhom: (name: string) => `For ${name}`,
  back: 'Memberships',
}

type Words = typeof en

export const de: Words = {
  title: 'Forderungen',
  none: 'Nichts zu zahlen',
  noneMeans: 'Hier stünden Gebühren, zum Beispiel für eine späte Stornierung.',
  open: 'Offen',
  openMeans: 'Zahl am Empfang; das Studio streicht es dann von dieser Liste.',
  settled: 'Erledigt',
  status: { pending: 'Vorgemerkt', due: 'Offen', paid: 'Bezahlt', waived: 'Erlassen' },
  kind: {
    late_cancel: 'Späte Stornierung',
    no_show: 'Versäumter Kurs',
    renewal: 'Verlängerung',
    appointment: 'Termin',
    unpaid_booking: 'Unbezahlter Kurs',
    other: 'Forderung',
  },
  pay: (amount) => `${amount} jetzt zahlen`,
  payMeans:
    'Mit Karte, in einer Zahlung auf der sicheren Seite des Zahlungsanbieters. Du kannst auch am Empfang zahlen.',
  forWhom: (name) => `Für ${name}`,
  back: 'Mitgliedschaften',
}

export const es: Words = {
  title: 'Cargos',
  none: 'Nada que pagar',
  noneMeans: 'Aquí aparecerían los recargos, por ejemplo por cancelar tarde.',
  open: 'Por pagar',
  openMeans: 'Paga en recepción; el centro lo quitará de esta lista.',
  settled: 'Resueltos',
  status: { pending: 'Pendiente', due: 'Por pagar', paid: 'Pagado', waived: 'Perdonado' },
  kind: {
    late_cancel: 'Cancelación tardía',
    no_show: 'Clase sin asistir',
    renewal: 'Renovación',
    appointment: 'Cita',
    unpaid_booking: 'Clase sin pagar',
    other: 'Cargo',
  },
  pay: (amount) => `Pagar ${amount} ahora`,
  payMeans:
    'Con tarjeta, en un solo pago en la página segura del proveedor de pagos. También puedes pagar en recepción.',
  forWhom: (name) => `Por ${name}`,
  back: 'Bonos y suscripciones',
}

export const fr: Words = {
  title: 'Frais',
  none: 'Rien à payer',
  noneMeans: 'Les frais, par exemple pour une annulation tardive, se trouveraient ici.',
  open: 'À payer',
  openMeans: 'Payez à l’accueil\u202f; le studio les retire de cette liste.',
  settled: 'Réglés',
  status: { pending: 'En suspens', due: 'À payer', paid: 'Payé', waived: 'Annulé' },
  kind: {
    late_cancel: 'Annulation tardive',
    no_show: 'Cours manqué',
    renewal: 'Renouvellement',
    appointment: 'Rendez-vous',
    unpaid_booking: 'Cours impayé',
    other: 'Frais',
  },
  pay: (amount) => `Payer ${amount} maintenant`,
  payMeans:
    'Par carte, en un seul paiement sur la page sécurisée du prestataire de paiement. Vous pouvez aussi payer à l’accueil.',
  forWhom: (name) => `Pour ${name}`,
  back: 'Abonnements',
}

export const it: Words = {
  title: 'Addebiti',
  none: 'Niente da pagare',
  noneMeans: 'Qui comparirebbero le penali, per esempio per un annullamento tardivo.',
  open: 'Da pagare',
  openMeans: 'Paga alla reception; lo studio lo toglierà da questo elenco.',
  settled: 'Chiusi',
  status: { pending: 'In sospeso', due: 'Da pagare', paid: 'Pagato', waived: 'Condonato' },
  kind: {
    late_cancel: 'Annullamento tardivo',
    no_show: 'Lezione mancata',
    renewal: 'Rinnovo',
    appointment: 'Appuntamento',
    unpaid_booking: 'Lezione non pagata',
    other: 'Addebito',
  },
  pay: (amount) => `Paga ${amount} ora`,
  payMeans:
    'Con carta, in un unico pagamento sulla pagina sicura del servizio di pagamento. Puoi pagare anche alla reception.',
  forWhom: (name) => `Per ${name}`,
  back: 'Abbonamenti',
}
