export const en = {
  title: 'Charges',
  none: 'Nothing to pay',
  noneMeans: 'Fees, such as for late cancellations, will be listed here.',
  open: 'Due',
  openMeans: 'Pay at the front desk; the studio takes it off this list.',
  settled: 'Settled',
  status: { pending: 'Pending', due: 'Due', paid: 'Paid', waived: 'Waived' },
  kind: {
    late_cancel: 'Late cancellation',
    no_show: 'No-show',
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
  title: 'Offene Beträge',
  none: 'Nichts zu zahlen',
  noneMeans: 'Gebühren, etwa für eine späte Stornierung, erscheinen hier.',
  open: 'Offen',
  openMeans: 'Zahle am Empfang; das Studio streicht es dann von dieser Liste.',
  settled: 'Erledigt',
  status: { pending: 'Später fällig', due: 'Offen', paid: 'Bezahlt', waived: 'Erlassen' },
  kind: {
    late_cancel: 'Späte Stornierung',
    no_show: 'Nicht erschienen',
    renewal: 'Verlängerung',
    appointment: 'Termin',
    unpaid_booking: 'Unbezahlter Kurs',
    other: 'Sonstiges',
  },
  pay: (amount) => `${amount} jetzt zahlen`,
  payMeans:
    'Mit Karte, in einer Zahlung auf der sicheren Seite des Zahlungsanbieters. Du kannst auch am Empfang zahlen.',
  forWhom: (name) => `Für ${name}`,
  back: 'Mitgliedschaften',
}

export const es: Words = {
  title: 'Importes pendientes',
  none: 'Nada que pagar',
  noneMeans: 'Aquí aparecerán las penalizaciones, por ejemplo por cancelar tarde.',
  open: 'Por pagar',
  openMeans: 'Paga en recepción; el centro lo quitará de esta lista.',
  settled: 'Saldados',
  status: { pending: 'Pendiente', due: 'Por pagar', paid: 'Pagado', waived: 'Anulado' },
  kind: {
    late_cancel: 'Cancelación tardía',
    no_show: 'No asististe',
    renewal: 'Renovación',
    appointment: 'Cita',
    unpaid_booking: 'Clase sin pagar',
    other: 'Otro importe',
  },
  pay: (amount) => `Pagar ${amount} ahora`,
  payMeans:
    'Con tarjeta, en un solo pago en la página segura del proveedor de pagos. También puedes pagar en recepción.',
  forWhom: (name) => `Por ${name}`,
  back: 'Bonos y suscripciones',
}

export const fr: Words = {
  title: 'Montants dus',
  none: 'Rien à payer',
  noneMeans: 'Les frais, par exemple pour une annulation tardive, apparaîtront ici.',
  open: 'À payer',
  openMeans: 'Payez à l’accueil\u202f; le studio les retire de cette liste.',
  settled: 'Réglés',
  status: { pending: 'En attente', due: 'À payer', paid: 'Payé', waived: 'Frais annulés' },
  kind: {
    late_cancel: 'Annulation tardive',
    no_show: 'Absence',
    renewal: 'Renouvellement',
    appointment: 'Rendez-vous',
    unpaid_booking: 'Cours impayé',
    other: 'Autres',
  },
  pay: (amount) => `Payer ${amount} maintenant`,
  payMeans: 'Par carte, en un seul paiement sur la page sécurisée du prestataire. Vous pouvez aussi payer à l’accueil.',
  forWhom: (name) => `Pour ${name}`,
  back: 'Abonnements',
}

export const it: Words = {
  title: 'Importi dovuti',
  none: 'Niente da pagare',
  noneMeans: 'Qui appariranno le penali, per esempio per una disdetta tardiva.',
  open: 'Da pagare',
  openMeans: 'Paga alla reception; lo studio lo toglierà da questo elenco.',
  settled: 'Saldati',
  status: { pending: 'In attesa', due: 'Da pagare', paid: 'Pagato', waived: 'Annullato' },
  kind: {
    late_cancel: 'Disdetta tardiva',
    no_show: 'Assenza',
    renewal: 'Rinnovo',
    appointment: 'Appuntamento',
    unpaid_booking: 'Lezione non pagata',
    other: 'Altro',
  },
  pay: (amount) => `Paga ${amount} ora`,
  payMeans:
    'Con carta, in un unico pagamento sulla pagina sicura del servizio di pagamento. Puoi pagare anche alla reception.',
  forWhom: (name) => `Per ${name}`,
  back: 'Abbonamenti',
}
