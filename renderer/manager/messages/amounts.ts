export const en = {
  title: 'Which amounts are right?',
  lead: (currency: string) =>
    `An earlier version counted ${currency} differently. Compare these lists with your prices and choose the right one. The studio ` +
    'then uses it for every amount.',
  only: 'Only the owner can answer this, at the studio’s computer. Until then, nothing can be booked or sold.',
  clear: 'Nothing to answer: your amounts are clear.',
  nothing: 'Nothing has a price yet',
  choose: 'These are right',
  starting: 'The studio restarts with these amounts. A copy of the earlier data is kept.',
  ask: 'If you aren’t sure, compare with a receipt or a bank statement first.',
}

type Words = typeof en

export const de: Words = {
  title: 'Welche Beträge stimmen?',
  lead: (currency: string) =>
    `Eine frühere Version hat ${currency} anders gezählt. Vergleiche diese Listen mit deinen Preisen und wähle die richtige. Das ` +
    'Studio verwendet sie dann für alle Beträge.',
  only: 'Das können nur Inhaber:innen beantworten, am Computer des Studios. Bis dahin kann nichts gebucht oder verkauft werden.',
  clear: 'Nichts zu beantworten: Deine Beträge sind eindeutig.',
  nothing: 'Noch hat nichts einen Preis',
  choose: 'Diese stimmen',
  starting: 'Das Studio startet mit diesen Beträgen neu. Eine Kopie der bisherigen Daten bleibt erhalten.',
  ask: 'Wenn du unsicher bist, vergleiche zuerst mit einem Beleg oder Kontoauszug.',
}

export const es: Words = {
  title: '¿Qué importes son los correctos?',
  lead: (currency: string) =>
    `Una versión anterior contaba ${currency} de otra manera. Compara estas listas con tus precios y elige la correcta: el centro la ` +
    'usará para todos los importes.',
  only: 'Solo la persona titular puede responder, en el ordenador del centro. Hasta entonces no se puede reservar ni vender nada.',
  clear: 'No hay nada que responder: los importes están claros.',
  nothing: 'Aún no hay nada con precio',
  choose: 'Estos son correctos',
  starting: 'El centro se reinicia con estos importes. Se guarda una copia de los datos anteriores.',
  ask: 'Si tienes dudas, compara antes con una factura o un extracto bancario.',
}

export const fr: Words = {
  title: 'Quels montants sont corrects\u202f?',
  lead: (currency: string) =>
    `Une version précédente comptait ${currency} autrement. Comparez ces listes avec vos prix et choisissez la bonne\u00a0: le studio ` +
    'l’utilisera pour tous les montants.',
  only: 'Seul le ou la propriétaire peut répondre, sur l’ordinateur du studio. D’ici là, rien ne peut être réservé ni vendu.',
  clear: 'Aucune réponse nécessaire\u00a0: vos montants sont clairs.',
  nothing: 'Rien n’a encore de prix',
  choose: 'Ceux-ci sont corrects',
  starting: 'Le studio redémarre avec ces montants. Une copie des données précédentes est conservée.',
  ask: 'En cas de doute, comparez d’abord avec un reçu ou un relevé bancaire.',
}

export const it: Words = {
  title: 'Quali importi sono corretti?',
  lead: (currency: string) =>
    `Una versione precedente contava ${currency} in un altro modo. Confronta questi elenchi con i tuoi prezzi e scegli quello corretto: lo studio ` +
    'lo userà per tutti gli importi.',
  only: 'Può rispondere solo il titolare, sul computer dello studio. Fino ad allora non si può prenotare né vendere nulla.',
  clear: 'Nessuna risposta necessaria: gli importi sono chiari.',
  nothing: 'Ancora nulla ha un prezzo',
  choose: 'Questi sono corretti',
  starting: 'Lo studio riparte con questi importi. Una copia dei dati precedenti viene conservata.',
  ask: 'In caso di dubbio, confronta prima con una ricevuta o un estratto conto.',
}
