import { figures, plurals } from '../../../../shared/i18n/plural.ts'

export const en = () => {
  const count = plurals('en')
  const figure = figures('en')

  return {
    title: 'Questions about the file',
    lead: 'Only you know the answers. We ask so that nothing has to be guessed.',
    byId: {
      date_order: 'Is the first number of these dates the day or the month?',
      encoding: 'Which of these words are in your file?',
      amount_sign: 'Which sign comes before the decimals of these amounts?',
      people_without_email: 'Several rows without an email have the same name. Are they the same person?',
      people_alike: 'Some rows have a client’s email and nearly their name. Are they the same person?',
      client_statuses: 'Are these people still clients?',
      membership_types: 'These memberships are new here and the file doesn’t describe them fully. What are they?',
      statuses: 'What do these statuses mean?',
      missing_start: 'Some memberships have no start date. When do they start?',
      unknown_credits: 'The file doesn’t say how many credits are left on some packs. How many?',
      two_active_plans: 'Some people have more than one current plan. Which ones apply?',
      unknown_balance: 'The file doesn’t say how much is left on some gift cards. How much?',
      unknown_instructors: 'Some classes have an instructor who isn’t in the studio. What should happen to them?',
      dated_weekdays:
        'Some rows have a date and its weekday. Is each one class on that date, or a weekly class from then on?',
      booking_statuses: 'What do these booking statuses mean?',
      missing_status: 'The file doesn’t give the result of some bookings. Did these people come?',
      future_bookings: 'Some bookings are for upcoming classes. What should happen to them?',
      covers: 'What do these memberships cover?',
      sold_kinds:
        'What was sold? A list of memberships imports only memberships and packs, a list of sales only products.',
    } as Readonly<Record<string, string | undefined>>,
    inTheFile: 'In the file:',
    inRows: (list: string, n: number, more: boolean) =>
      count(n, { one: `Row ${list}`, other: `Rows ${list}${more ? ' and more' : ''}` }),
    answered: 'Answered',
    statusOf: (word: string) => `“${word}” means`,
    allOpen: (n: number) => `All ${figure(n)} unanswered mean`,
    choose: 'Choose',
    guess: (choice: string) => `Going by the name: ${choice.charAt(0).toLowerCase()}${choice.slice(1)}`,
    takeGuesses: (n: number) =>
      count(n, { one: 'Use the suggestion from the name', other: `Use the ${figure(n)} suggestions from the names` }),
  }
}

type Words = ReturnType<typeof en>

export const de = (): Words => {
  const count = plurals('de')
  const figure = figures('de')

  return {
    title: 'Fragen zur Datei',
    lead: 'Nur du kennst die Antworten. Wir fragen, damit nichts geraten wird.',
    byId: {
      date_order: 'Ist die erste Zahl dieser Datumsangaben der Tag oder der Monat?',
      encoding: 'Welche dieser Wörter stehen in deiner Datei?',
      amount_sign: 'Welches Zeichen steht bei diesen Beträgen vor den Nachkommastellen?',
      people_without_email: 'Mehrere Zeilen ohne E-Mail haben denselben Namen. Ist das dieselbe Person?',
      people_alike: 'Einige Zeilen haben die E-Mail einer Person und fast ihren Namen. Ist das dieselbe Person?',
      client_statuses: 'Sind diese Personen noch Kund:innen?',
      membership_types: 'Diese Mitgliedschaften sind neu, und die Datei beschreibt sie nicht ganz. Was sind sie?',
      statuses: 'Was bedeuten diese Status?',
      missing_start: 'Manche Mitgliedschaften haben kein Anfangsdatum. Wann beginnen sie?',
      unknown_credits: 'Die Datei sagt bei manchen Karten nicht, wie viele Credits übrig sind. Wie viele?',
      two_active_plans: 'Manche Personen haben mehr als ein laufendes Abo. Welche gelten?',
      unknown_balance: 'Die Datei sagt bei manchen Gutscheinen nicht, wie viel noch darauf ist. Wie viel?',
      unknown_instructors:
        'Bei manchen Kursen unterrichtet jemand, der hier nicht eingetragen ist. Was soll mit ihnen geschehen?',
      dated_weekdays:
        'Manche Zeilen haben ein Datum und seinen Wochentag. Ist das ein Kurs an diesem Datum oder ab dann ein wöchentlicher Kurs?',
      booking_statuses: 'Was bedeuten diese Buchungsstatus?',
      missing_status: 'Die Datei gibt bei manchen Buchungen kein Ergebnis an. Waren diese Personen da?',
      future_bookings: 'Manche Buchungen sind für kommende Kurse. Was soll mit ihnen geschehen?',
      covers: 'Was decken diese Mitgliedschaften ab?',
      sold_kinds:
        'Was wurde verkauft? Eine Liste von Mitgliedschaften importiert nur Mitgliedschaften und Karten, eine Liste von Verkäufen nur Produkte.',
    },
    guess: (choice) => `Dem Namen nach: ${choice}`,
    takeGuesses: (n) =>
      count(n, {
        one: 'Vorschlag nach dem Namen übernehmen',
        other: `${figure(n)} Vorschläge nach den Namen übernehmen`,
      }),
    inTheFile: 'In der Datei:',
    inRows: (list, n, more) => count(n, { one: `Zeile ${list}`, other: `Zeilen ${list}${more ? ' und weitere' : ''}` }),
    answered: 'Beantwortet',
    statusOf: (word) => `„${word}“ bedeutet`,
    allOpen: (n) => `Alle ${figure(n)} offenen bedeuten`,
    choose: 'Wählen',
  }
}

export const es = (): Words => {
  const count = plurals('es')
  const figure = figures('es')

  return {
    title: 'Preguntas sobre el archivo',
    lead: 'Solo tú sabes las respuestas. Te preguntamos para no adivinar nada.',
    byId: {
      date_order: '¿El primer número de estas fechas es el día o el mes?',
      encoding: '¿Cuáles de estas palabras están en tu archivo?',
      amount_sign: '¿Qué signo va delante de los decimales en estos importes?',
      people_without_email: 'Varias filas sin correo tienen el mismo nombre. ¿Son la misma persona?',
      people_alike: 'Algunas filas tienen el correo de un cliente y casi su nombre. ¿Son la misma persona?',
      client_statuses: '¿Estas personas siguen siendo clientes?',
      membership_types: 'Estos bonos y suscripciones son nuevos y el archivo no los describe del todo. ¿Qué son?',
      statuses: '¿Qué significan estos estados?',
      missing_start: 'Algunos bonos o suscripciones no tienen fecha de inicio. ¿Cuándo empiezan?',
      unknown_credits: 'El archivo no dice cuántos créditos quedan en algunos bonos. ¿Cuántos?',
      two_active_plans: 'Algunas personas tienen más de un bono activo. ¿Cuáles valen?',
      unknown_balance: 'El archivo no dice cuánto queda en algunas tarjetas regalo. ¿Cuánto?',
      unknown_instructors: 'En algunas clases figura alguien que no está en el equipo. ¿Qué hacemos con ellas?',
      dated_weekdays:
        'Algunas filas tienen una fecha y su día de la semana. ¿Es una sola clase en esa fecha, o una clase semanal a partir de entonces?',
      booking_statuses: '¿Qué significan estos estados de reserva?',
      missing_status: 'El archivo no indica el resultado de algunas reservas. ¿Vinieron estas personas?',
      future_bookings: 'Algunas reservas son de clases próximas. ¿Qué hacemos con ellas?',
      covers: '¿Qué cubren estos bonos y suscripciones?',
      sold_kinds:
        '¿Qué se vendió? De una lista de bonos y suscripciones solo se importan estos; de una lista de ventas, solo los productos.',
    },
    inTheFile: 'En el archivo:',
    inRows: (list, n, more) => count(n, { one: `Fila ${list}`, other: `Filas ${list}${more ? ' y más' : ''}` }),
    answered: 'Respondida',
    statusOf: (word) => `«${word}» significa`,
    allOpen: (n) => `Todo lo pendiente (${figure(n)}) significa`,
    choose: 'Elegir',
    guess: (choice) => `Por su nombre: ${choice.charAt(0).toLowerCase()}${choice.slice(1)}`,
    takeGuesses: (n) =>
      count(n, { one: 'Aceptar lo que sugiere el nombre', other: `Aceptar lo que sugieren los ${figure(n)} nombres` }),
  }
}

export const fr = (): Words => {
  const count = plurals('fr')
  const figure = figures('fr')

  return {
    title: 'Questions sur le fichier',
    lead: 'Les réponses ne peuvent venir que de vous. Ainsi, rien n’est deviné.',
    byId: {
      date_order: 'Le premier nombre de ces dates est-il le jour ou le mois\u202f?',
      encoding: 'Lesquels de ces mots figurent dans votre fichier\u202f?',
      amount_sign: 'Quel signe précède les décimales de ces montants\u202f?',
      people_without_email: 'Plusieurs lignes sans e-mail portent le même nom. S’agit-il de la même personne\u202f?',
      people_alike:
        'Certaines lignes ont l’e-mail d’un client et presque son nom. S’agit-il de la même personne\u202f?',
      client_statuses: 'Ces personnes sont-elles encore clientes\u202f?',
      membership_types:
        'Ces abonnements sont nouveaux et le fichier ne les décrit pas entièrement. Que sont-ils\u202f?',
      statuses: 'Que signifient ces états\u202f?',
      missing_start: 'Certains abonnements n’ont pas de date de début. Quand commencent-ils\u202f?',
      unknown_credits: 'Le fichier ne dit pas combien de crédits restent sur certains carnets. Combien\u202f?',
      two_active_plans: 'Certaines personnes ont plusieurs abonnements en cours. Lesquels sont valables\u202f?',
      unknown_balance: 'Le fichier ne dit pas combien il reste sur certaines cartes cadeaux. Combien\u202f?',
      unknown_instructors: 'Certains cours ont un professeur absent du studio. Que faire de ces cours\u202f?',
      dated_weekdays:
        'Certaines lignes ont une date et son jour de la semaine. Est-ce un seul cours à cette date, ou un cours hebdomadaire à partir de là\u202f?',
      booking_statuses: 'Que signifient ces états de réservation\u202f?',
      missing_status:
        'Le fichier n’indique pas le résultat de certaines réservations. Ces personnes sont-elles venues\u202f?',
      future_bookings: 'Certaines réservations concernent des cours à venir. Qu’en faire\u202f?',
      covers: 'Que couvrent ces abonnements\u202f?',
      sold_kinds:
        'Qu’est-ce qui a été vendu\u202f? Une liste d’abonnements n’importe que les abonnements et les carnets, une liste de ventes que les produits.',
    },
    inTheFile: 'Dans le fichier\u00a0:',
    inRows: (list, n, more) => count(n, { one: `Ligne ${list}`, other: `Lignes ${list}${more ? ' et d’autres' : ''}` }),
    answered: 'Répondu',
    statusOf: (word) => `«\u00a0${word}\u00a0» signifie`,
    allOpen: (n) => `Les ${figure(n)} restants signifient`,
    choose: 'Choisir',
    guess: (choice) => `D’après son nom\u00a0: ${choice.charAt(0).toLowerCase()}${choice.slice(1)}`,
    takeGuesses: (n) =>
      count(n, {
        one: 'Utiliser la suggestion du nom',
        other: `Utiliser les ${figure(n)} suggestions des noms`,
      }),
  }
}

export const it = (): Words => {
  const count = plurals('it')
  const figure = figures('it')

  return {
    title: 'Domande sul file',
    lead: 'Solo tu conosci le risposte. Te lo chiediamo per non tirare a indovinare.',
    byId: {
      date_order: 'Il primo numero di queste date è il giorno o il mese?',
      encoding: 'Quali di queste parole sono nel tuo file?',
      amount_sign: 'Quale segno precede i decimali di questi importi?',
      people_without_email: 'Più righe senza e-mail hanno lo stesso nome. È la stessa persona?',
      people_alike: 'Alcune righe hanno l’e-mail di un cliente e quasi il suo nome. È la stessa persona?',
      client_statuses: 'Queste persone sono ancora clienti?',
      membership_types: 'Questi abbonamenti sono nuovi e il file non li descrive del tutto. Che cosa sono?',
      statuses: 'Che cosa significano questi stati?',
      missing_start: 'Alcuni abbonamenti non hanno una data di inizio. Quando iniziano?',
      unknown_credits: 'Il file non dice quanti crediti restano su alcuni pacchetti. Quanti?',
      two_active_plans: 'Alcune persone hanno più di un abbonamento in corso. Quali valgono?',
      unknown_balance: 'Il file non dice quanto resta su alcuni buoni regalo. Quanto?',
      unknown_instructors: 'In alcune lezioni c’è un insegnante che non è nello studio. Che cosa ne facciamo?',
      dated_weekdays:
        'Alcune righe hanno una data e il suo giorno della settimana. È una sola lezione in quella data, o una lezione settimanale da allora?',
      booking_statuses: 'Che cosa significano questi stati di prenotazione?',
      missing_status: 'Il file non indica l’esito di alcune prenotazioni. Queste persone sono venute?',
      future_bookings: 'Alcune prenotazioni sono per lezioni future. Che cosa ne facciamo?',
      covers: 'Che cosa coprono questi abbonamenti?',
      sold_kinds:
        'Che cosa è stato venduto? Un elenco di abbonamenti importa solo abbonamenti e pacchetti, un elenco di vendite solo prodotti.',
    },
    inTheFile: 'Nel file:',
    inRows: (list, n, more) => count(n, { one: `Riga ${list}`, other: `Righe ${list}${more ? ' e altre' : ''}` }),
    answered: 'Risposto',
    statusOf: (word) => `«${word}» significa`,
    allOpen: (n) => `Quelli ancora aperti (${figure(n)}) significano`,
    choose: 'Scegli',
    guess: (choice) => `Dal nome: ${choice.charAt(0).toLowerCase()}${choice.slice(1)}`,
    takeGuesses: (n) =>
      count(n, { one: 'Usa il suggerimento dal nome', other: `Usa i suggerimenti dai nomi (${figure(n)})` }),
  }
}
