import { figures, plurals } from '../../../../shared/i18n/plural.ts'

export const en = () => {
  const count = plurals('en')
  const figure = figures('en')

  return {
    title: 'What the file leaves open',
    lead: 'Nobody but you can know these. They are asked so that nothing is invented.',
    byId: {
      date_order: 'Is the first number of these dates the day or the month?',
      encoding: 'Which of these are the words of your file?',
      amount_sign: 'Which sign stands before the decimals of these amounts?',
      people_without_email: 'Several rows without an e-mail have the same name. Are they the same person?',
      people_alike: 'Some rows have somebody’s e-mail and nearly their name. Are they the same person?',
      client_statuses: 'Are these still clients?',
      membership_types: 'These memberships are not here yet and the file doesn’t say all about them. What are they?',
      statuses: 'What do these statuses mean?',
      missing_start: 'Some memberships have no start date. When do they start?',
      unknown_credits: 'The file doesn’t say how many classes are left of some passes. How many are it?',
      two_active_plans: 'Some people have more than one running plan. Which of them hold?',
      unknown_balance: 'The file doesn’t say how much is left on some gift cards. How much is it?',
      unknown_instructors: 'Some classes name an instructor who is not here. What becomes of these classes?',
      dated_weekdays:
        'Some rows name a date and its weekday. Is each one class on that date, or one that repeats every week from then on?',
      booking_statuses: 'What became of these bookings?',
      missing_status: 'The file doesn’t say what became of some bookings. Did these people come?',
      future_bookings: 'Some bookings are of classes still to come. What becomes of them?',
      covers: 'What do these memberships cover?',
      sold_kinds:
        'What is it that was sold? A list of memberships brings in memberships and passes alone, a list of sales products alone.',
    } as Readonly<Record<string, string | undefined>>,
    inTheFile: 'In the file:',
    inRows: (list: string, n: number, more: boolean) =>
      count(n, { one: `Row ${list}`, other: `Rows ${list}${more ? ' and more' : ''}` }),
    answered: 'Answered',
    statusOf: (word: string) => `“${word}” means`,
    allOpen: (n: number) => `All ${figure(n)} that are open mean`,
    choose: 'Choose',
    guess: (choice: string) => `By its name: ${choice.charAt(0).toLowerCase()}${choice.slice(1)}`,
    takeGuesses: (n: number) =>
      count(n, { one: 'Take the guess by the name', other: `Take the ${figure(n)} guesses by the names` }),
  }
}

type Words = ReturnType<typeof en>

export const de = (): Words => {
  const count = plurals('de')
  const figure = figures('de')

  return {
    title: 'Was die Datei offenlässt',
    lead: 'Das kannst nur du wissen. Gefragt wird, damit nichts erfunden wird.',
    byId: {
      date_order: 'Ist die erste Zahl dieser Daten der Tag oder der Monat?',
      encoding: 'Welche dieser Wörter stehen in deiner Datei?',
      amount_sign: 'Welches Zeichen steht bei diesen Beträgen vor den Nachkommastellen?',
      people_without_email: 'Mehrere Zeilen ohne E-Mail haben denselben Namen. Ist das dieselbe Person?',
      people_alike: 'Einige Zeilen haben die E-Mail von jemandem und fast denselben Namen. Ist das dieselbe Person?',
      client_statuses: 'Sind das noch Kundinnen und Kunden?',
      membership_types:
        'Diese Mitgliedschaften gibt es hier noch nicht, und die Datei sagt nicht alles über sie. Was sind sie?',
      statuses: 'Was bedeuten diese Status?',
      missing_start: 'Manche Mitgliedschaften haben kein Anfangsdatum. Wann beginnen sie?',
      unknown_credits: 'Die Datei sagt bei manchen Karten nicht, wie viele Kurse übrig sind. Wie viele sind es?',
      two_active_plans: 'Manche haben mehr als ein laufendes Abo. Welches gilt?',
      unknown_balance: 'Die Datei sagt bei manchen Gutscheinen nicht, wie viel noch darauf ist. Wie viel ist es?',
      unknown_instructors: 'Manche Kurse nennen eine Lehrkraft, die es hier nicht gibt. Was wird aus diesen Kursen?',
      dated_weekdays:
        'Manche Zeilen nennen ein Datum und seinen Wochentag. Ist das jeweils ein Kurs an diesem Datum oder einer, der sich von da an jede Woche wiederholt?',
      booking_statuses: 'Was wurde aus diesen Buchungen?',
      missing_status: 'Die Datei sagt bei manchen Buchungen nicht, was daraus wurde. Waren diese Personen da?',
      future_bookings: 'Manche Buchungen sind für kommende Kurse. Was wird aus ihnen?',
      covers: 'Wofür gelten diese Mitgliedschaften?',
      sold_kinds:
        'Was wurde da verkauft? Eine Liste von Mitgliedschaften bringt nur Mitgliedschaften und Karten herein, eine Liste von Verkäufen nur Produkte.',
    },
    guess: (choice) => `Dem Namen nach: ${choice}`,
    takeGuesses: (n) =>
      count(n, {
        one: 'Vermutung nach dem Namen übernehmen',
        other: `${figure(n)} Vermutungen nach den Namen übernehmen`,
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
    title: 'Lo que el archivo no aclara',
    lead: 'Solo tú puedes saberlo. Te lo preguntamos para no inventar nada.',
    byId: {
      date_order: '¿El primer número de estas fechas es el día o el mes?',
      encoding: '¿Cuáles son las palabras de tu archivo?',
      amount_sign: '¿Qué signo va delante de los decimales en estos importes?',
      people_without_email: 'Varias filas sin correo tienen el mismo nombre. ¿Son la misma persona?',
      people_alike: 'Algunas filas tienen el correo de alguien y casi el mismo nombre. ¿Son la misma persona?',
      client_statuses: '¿Siguen siendo clientes?',
      membership_types: 'Estos bonos todavía no están aquí y el archivo no lo dice todo sobre ellos. ¿Qué son?',
      statuses: '¿Qué significan estos estados?',
      missing_start: 'Algunos bonos no tienen fecha de inicio. ¿Cuándo empiezan?',
      unknown_credits: 'El archivo no dice cuántas clases quedan en algunos bonos. ¿Cuántas son?',
      two_active_plans: 'Algunas personas tienen más de un bono en vigor. ¿Cuáles valen?',
      unknown_balance: 'El archivo no dice cuánto queda en algunas tarjetas regalo. ¿Cuánto es?',
      unknown_instructors: 'Algunas clases nombran a un profesor que no está aquí. ¿Qué hacemos con ellas?',
      dated_weekdays:
        'Algunas filas indican una fecha y su día de la semana. ¿Es una sola clase en esa fecha, o una que se repite cada semana a partir de entonces?',
      booking_statuses: '¿En qué quedaron estas reservas?',
      missing_status: 'El archivo no dice en qué quedaron algunas reservas. ¿Vinieron estas personas?',
      future_bookings: 'Algunas reservas son de clases que aún no se han dado. ¿Qué hacemos con ellas?',
      covers: '¿Qué cubren estos bonos y suscripciones?',
      sold_kinds:
        '¿Qué es lo que se vendió? De una lista de bonos solo se importan los bonos; de una lista de ventas, solo los productos.',
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
    title: 'Ce que le fichier laisse ouvert',
    lead: 'Personne d’autre que vous ne peut le savoir. Ces questions sont là pour que rien ne soit inventé.',
    byId: {
      date_order: 'Le premier nombre de ces dates est-il le jour ou le mois\u202f?',
      encoding: 'Lesquels de ces mots figurent dans votre fichier\u202f?',
      amount_sign: 'Quel signe précède les décimales de ces montants\u202f?',
      people_without_email: 'Plusieurs lignes sans e-mail portent le même nom. S’agit-il de la même personne\u202f?',
      people_alike:
        'Certaines lignes ont l’e-mail de quelqu’un et presque le même nom. S’agit-il de la même personne\u202f?',
      client_statuses: 'Sont-ils encore clients\u202f?',
      membership_types:
        'Ces abonnements n’existent pas encore ici et le fichier n’en dit pas tout. Que sont-ils\u202f?',
      statuses: 'Que veulent dire ces états\u202f?',
      missing_start: 'Certains abonnements n’ont pas de date de début. Quand commencent-ils\u202f?',
      unknown_credits: 'Le fichier ne dit pas combien de cours restent sur certains carnets. Combien\u202f?',
      two_active_plans: 'Certaines personnes ont plusieurs formules en cours. Lesquelles sont valables\u202f?',
      unknown_balance: 'Le fichier ne dit pas combien il reste sur certaines cartes cadeaux. Combien\u202f?',
      unknown_instructors: 'Certains cours nomment un prof qui n’est pas ici. Que deviennent ces cours\u202f?',
      dated_weekdays:
        'Certaines lignes donnent une date et son jour de la semaine. Est-ce un seul cours à cette date, ou un cours qui se répète ensuite chaque semaine\u202f?',
      booking_statuses: 'Que sont devenues ces réservations\u202f?',
      missing_status:
        'Le fichier ne dit pas ce que sont devenues certaines réservations. Ces personnes sont-elles venues\u202f?',
      future_bookings: 'Certaines réservations concernent des cours à venir. Que deviennent-elles\u202f?',
      covers: 'Que couvrent ces abonnements\u202f?',
      sold_kinds:
        'Qu’est-ce qui a été vendu\u202f? Une liste d’abonnements ne reprend que les abonnements et les carnets, une liste de ventes que les produits.',
    },
    inTheFile: 'Dans le fichier\u00a0:',
    inRows: (list, n, more) => count(n, { one: `Ligne ${list}`, other: `Lignes ${list}${more ? ' et d’autres' : ''}` }),
    answered: 'Répondu',
    statusOf: (word) => `«\u00a0${word}\u00a0» veut dire`,
    allOpen: (n) => `Les ${figure(n)} restants veulent dire`,
    choose: 'Choisir',
    guess: (choice) => `D’après son nom\u00a0: ${choice.charAt(0).toLowerCase()}${choice.slice(1)}`,
    takeGuesses: (n) =>
      count(n, {
        one: 'Prendre ce que le nom suggère',
        other: `Prendre ce que les noms suggèrent (${figure(n)})`,
      }),
  }
}

export const it = (): Words => {
  const count = plurals('it')
  const figure = figures('it')

  return {
    title: 'Che cosa il file lascia aperto',
    lead: 'Solo tu puoi saperlo. Te lo chiediamo per non inventare nulla.',
    byId: {
      date_order: 'Il primo numero di queste date è il giorno o il mese?',
      encoding: 'Quali di queste sono le parole del tuo file?',
      amount_sign: 'Quale segno precede i decimali di questi importi?',
      people_without_email: 'Più righe senza e-mail hanno lo stesso nome. È la stessa persona?',
      people_alike: 'Alcune righe hanno l’e-mail di qualcuno e quasi lo stesso nome. È la stessa persona?',
      client_statuses: 'Sono ancora clienti?',
      membership_types: 'Questi abbonamenti qui non ci sono ancora e il file non ne dice tutto. Che cosa sono?',
      statuses: 'Che cosa significano questi stati?',
      missing_start: 'Alcuni abbonamenti non hanno una data di inizio. Quando iniziano?',
      unknown_credits: 'Il file non dice quante lezioni restano di alcuni pacchetti. Quante sono?',
      two_active_plans: 'Alcune persone hanno più di un abbonamento in corso. Quali valgono?',
      unknown_balance: 'Il file non dice quanto resta su alcuni buoni regalo. Quanto?',
      unknown_instructors: 'Alcune lezioni indicano un insegnante che qui non c’è. Che cosa ne facciamo?',
      dated_weekdays:
        'Alcune righe indicano una data e il suo giorno della settimana. È una sola lezione in quella data, o una che da lì in poi si ripete ogni settimana?',
      booking_statuses: 'Com’è andata con queste prenotazioni?',
      missing_status: 'Il file non dice com’è andata con alcune prenotazioni. Queste persone sono venute?',
      future_bookings: 'Alcune prenotazioni sono di lezioni ancora future. Che cosa ne facciamo?',
      covers: 'Che cosa coprono questi abbonamenti?',
      sold_kinds:
        'Che cosa è stato venduto? Un elenco di abbonamenti porta solo abbonamenti e pass, un elenco di vendite solo prodotti.',
    },
    inTheFile: 'Nel file:',
    inRows: (list, n, more) => count(n, { one: `Riga ${list}`, other: `Righe ${list}${more ? ' e altre' : ''}` }),
    answered: 'Risposto',
    statusOf: (word) => `«${word}» significa`,
    allOpen: (n) => `Tutti e ${figure(n)} quelli aperti significano`,
    choose: 'Scegli',
    guess: (choice) => `Dal nome: ${choice.charAt(0).toLowerCase()}${choice.slice(1)}`,
    takeGuesses: (n) =>
      count(n, { one: 'Accetta il suggerimento dal nome', other: `Accetta i ${figure(n)} suggerimenti dai nomi` }),
  }
}
