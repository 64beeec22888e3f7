export const en = {
  title: 'Which amounts are right?',
  lead: (currency: string) =>
    `An earlier version counted ${currency} in another way. Compare these lists with your prices and choose the right one. The studio ` +
    'then uses it for every amount.',
  only: 'Only the owner can answer this, at the studio’s computer. Until then nothing can be booked or sold.',
  clear: 'There is nothing to answer: your amounts are clear.',
  nothing: 'Nothing has a price yet',
  choose: 'These are right',
  starting: 'The studio starts again with these amounts. A copy of the data before is kept.',
  ask: 'Choose with care: if you are not sure, compare with a receipt or a bank statement.',
}

type Words = typeof en

export const de: Words = {
  title: 'Welche Beträge stimmen?',
  lead: (currency: string) =>
    `Eine frühere Version hat ${currency} anders gezählt. Vergleiche mit deinen Preisen und wähle, was stimmt: So führt das ` +
    'Studio dann alle Beträge.',
  only: 'Das kann nur beantworten, wem das Studio gehört, und nur am Computer des Studios. Bis dahin kann nichts gebucht oder verkauft werden.',
  clear: 'Hier gibt es nichts zu beantworten: Deine Beträge sind eindeutig.',
  nothing: 'Noch hat nichts einen Preis',
  choose: 'Diese stimmen',
  starting: 'Das Studio startet mit diesen Beträgen neu. Eine Kopie der Daten von vorher bleibt erhalten.',
  ask: 'Wähle mit Bedacht: Bist du unsicher, vergleiche mit einem Beleg oder einem Kontoauszug.',
}

export const es: Words = {
  title: '¿Qué importes son los correctos?',
  lead: (currency: string) =>
    `Una versión anterior contaba ${currency} de otra manera. Compara con tus precios y elige lo correcto: el centro guardará así ` +
    'todos los importes.',
  only: 'Solo la propiedad puede responder, en el ordenador del centro. Hasta entonces no se puede reservar ni vender nada.',
  clear: 'No hay nada que responder: los importes están claros.',
  nothing: 'Todavía nada tiene precio',
  choose: 'Estos son correctos',
  starting: 'El centro arranca de nuevo con estos importes. Se guarda una copia de los datos anteriores.',
  ask: 'Elige con cuidado: si tienes dudas, compara con un recibo o un extracto bancario.',
}

export const fr: Words = {
  title: 'Quels montants sont justes\u00a0?',
  lead: (currency: string) =>
    `Une version précédente comptait ${currency} autrement. Comparez avec vos prix et choisissez ce qui est juste\u00a0: le studio ` +
    'gardera ainsi tous les montants.',
  only: 'Seule la direction peut répondre, sur l’ordinateur du studio. D’ici là, rien ne peut être réservé ni vendu.',
  clear: 'Il n’y a rien à répondre\u00a0: les montants sont clairs.',
  nothing: 'Rien n’a encore de prix',
  choose: 'Ceux-ci sont justes',
  starting: 'Le studio redémarre avec ces montants. Une copie des données d’avant est gardée.',
  ask: 'Choisissez avec soin\u00a0: en cas de doute, comparez avec un reçu ou un relevé bancaire.',
}

export const it: Words = {
  title: 'Quali importi sono giusti?',
  lead: (currency: string) =>
    `Una versione precedente contava ${currency} in un altro modo. Confronta con i tuoi prezzi e scegli quello giusto: lo studio ` +
    'terrà così tutti gli importi.',
  only: 'Può rispondere solo il titolare, sul computer dello studio. Fino ad allora non si può prenotare né vendere nulla.',
  clear: 'Non c’è nulla a cui rispondere: gli importi sono chiari.',
  nothing: 'Nulla ha ancora un prezzo',
  choose: 'Questi sono giusti',
  starting: 'Lo studio riparte con questi importi. Una copia dei dati precedenti viene conservata.',
  ask: 'Scegli con cura: in caso di dubbio confronta con una ricevuta o un estratto conto.',
}
