import { figures, plurals } from '../../../shared/i18n/plural.ts'

export const en = () => {
  const count = plurals('en')
  const figure = figures('en')
  const rows = (n: number) => count(n, { one: '1 row', other: `${figure(n)} rows` })

  return {
    title: 'Import',
    toAll: 'All imports',
    lead: 'Bring over what you have: people, memberships, timetable, history and shelf. Every step can be looked at before, and undone after.',
    choose: {
      title: 'Bring in a file',
      lead: 'An export of the software you leave, or a list of your own. Nothing is imported before you have seen what would become of it.',
      what: 'What is in it',
      whatHelp: 'Unless its columns say otherwise.',
      entities: {
        clients: { label: 'Clients', detail: 'Names, contact details, notes, consents' },
        memberships: { label: 'Memberships', detail: 'Who holds what: makes the clients and the types too' },
        membership_types: { label: 'Membership types', detail: 'What the studio sells' },
        instructors: { label: 'Instructors', detail: 'Names, e-mails and what is said about them' },
        class_schedule: { label: 'Timetable', detail: 'Weekly classes and single ones still to come' },
        bookings: {
          label: 'History of bookings',
          detail: 'Who came to which class; takes no credits, writes to nobody',
        },
        products: { label: 'Products', detail: 'What is on the shelf, with prices and stock' },
        gift_cards: { label: 'Gift cards', detail: 'With the codes printed on them and what is left' },
        sales: { label: 'History of sales', detail: 'What was bought before; never counted as revenue' },
      },
      drop: 'Drop the file here',
      dropHelp: 'CSV, Excel or OpenDocument, up to 50 MB.',
      known: 'Understood as they are:',
      reading: (name: string) => `Reading ${name}`,
      readingHelp: 'Looking at every row and at who is here already. A long list takes a few seconds.',
      noExport: 'No export to hand?',
      template: 'Download the template',
      tooLarge: 'This file is larger than 50 MB. Split it and import the parts one after the other.',
    },
    types: {
      title: 'Memberships of the file',
      acceptAll: 'They are all right',
      rows,
      accept: 'That’s right',
      edit: 'Correct it',
      existing: 'It is one that is here',
      existingType: 'Membership type',
      leaveOut: 'Leave it out',
      bringBack: 'Bring it in after all',
      leftOut: 'Left out with its rows',
      here: 'Here already',
      confirmed: 'Confirmed',
      open: 'Please check',
      certain: 'Understood',
      noPrice: 'No price in the file: it is made inactive until you give it one',
      price: 'Price',
      kind: 'Kind',
      interval: 'Billed',
      perInterval: 'Classes each time',
      perIntervalHelp: 'Empty: unlimited',
      included: 'Classes included',
      validity: 'Valid for',
      days: 'days',
      use: 'Use this',
      chooseType: 'Choose a type',
    },
  }
}

type Words = ReturnType<typeof en>

export const de = (): Words => {
  const count = plurals('de')
  const figure = figures('de')
  const rows = (n: number) => count(n, { one: '1 Zeile', other: `${figure(n)} Zeilen` })

  return {
    title: 'Import',
    toAll: 'Alle Importe',
    lead: 'Übernimm, was du hast: Personen, Mitgliedschaften, Kursplan, Vorgeschichte und Regal. Jeder Schritt lässt sich vorher ansehen und nachher zurücknehmen.',
    choose: {
      title: 'Eine Datei hereinholen',
      lead: 'Ein Export aus deiner bisherigen Software oder eine eigene Liste. Nichts wird importiert, bevor du gesehen hast, was daraus würde.',
      what: 'Was darin ist',
      whatHelp: 'Außer die Spalten sagen etwas anderes.',
      entities: {
        clients: { label: 'Kundschaft', detail: 'Namen, Kontaktdaten, Notizen, Einwilligungen' },
        memberships: { label: 'Mitgliedschaften', detail: 'Wer was hat: legt auch die Personen und die Arten an' },
        membership_types: { label: 'Mitgliedschaftsarten', detail: 'Was das Studio verkauft' },
        instructors: { label: 'Lehrkräfte', detail: 'Namen, E-Mails und was über sie gesagt wird' },
        class_schedule: { label: 'Kursplan', detail: 'Wöchentliche Kurse und einzelne kommende' },
        bookings: {
          label: 'Buchungshistorie',
          detail: 'Wer in welchem Kurs war; verbraucht kein Guthaben, schreibt niemandem',
        },
        products: { label: 'Produkte', detail: 'Was im Regal steht, mit Preisen und Bestand' },
        gift_cards: { label: 'Gutscheine', detail: 'Mit den aufgedruckten Codes und dem, was noch darauf ist' },
        sales: { label: 'Verkaufshistorie', detail: 'Was früher gekauft wurde; zählt nie als Umsatz' },
      },
      drop: 'Datei hierher ziehen',
      dropHelp: 'CSV, Excel oder OpenDocument, bis 50 MB.',
      known: 'So verstanden, wie sie sind:',
      reading: (name) => `${name} wird gelesen`,
      readingHelp: 'Jede Zeile wird angesehen, und wer schon da ist. Eine lange Liste dauert ein paar Sekunden.',
      noExport: 'Kein Export zur Hand?',
      template: 'Vorlage herunterladen',
      tooLarge: 'Diese Datei ist größer als 50 MB. Teile sie und importiere die Teile nacheinander.',
    },
    types: {
      title: 'Mitgliedschaften der Datei',
      acceptAll: 'Alle stimmen',
      rows,
      accept: 'Stimmt',
      edit: 'Berichtigen',
      existing: 'Es ist eine, die es hier gibt',
      existingType: 'Mitgliedschaftsart',
      leaveOut: 'Weglassen',
      bringBack: 'Doch hereinholen',
      leftOut: 'Bleibt mit ihren Zeilen weg',
      here: 'Schon da',
      confirmed: 'Bestätigt',
      open: 'Bitte prüfen',
      certain: 'Verstanden',
      noPrice: 'Kein Preis in der Datei: Sie bleibt inaktiv, bis du ihr einen gibst',
      price: 'Preis',
      kind: 'Art',
      interval: 'Abrechnung',
      perInterval: 'Kurse pro Zeitraum',
      perIntervalHelp: 'Leer: unbegrenzt',
      included: 'Kurse enthalten',
      validity: 'Gültig',
      days: 'Tage',
      use: 'Diese nehmen',
      chooseType: 'Art wählen',
    },
  }
}

export const es = (): Words => {
  const count = plurals('es')
  const figure = figures('es')
  const rows = (n: number) => count(n, { one: '1 fila', other: `${figure(n)} filas` })

  return {
    title: 'Importar',
    toAll: 'Todas las importaciones',
    lead: 'Trae lo que ya tienes: personas, bonos, horario, historial y productos. Cada paso se puede ver antes y deshacer después.',
    choose: {
      title: 'Importar un archivo',
      lead: 'Una exportación del programa que dejas o una lista propia. No se importa nada hasta que hayas visto cómo quedaría.',
      what: 'Qué contiene',
      whatHelp: 'Salvo que sus columnas digan otra cosa.',
      entities: {
        clients: { label: 'Clientes', detail: 'Nombres, datos de contacto, notas, consentimientos' },
        memberships: { label: 'Bonos', detail: 'Quién tiene cuál: crea también los clientes y los tipos' },
        membership_types: { label: 'Tipos de bono', detail: 'Lo que vende el centro' },
        instructors: { label: 'Profesores', detail: 'Nombres, correos y presentación' },
        class_schedule: { label: 'Horario', detail: 'Clases semanales y sueltas aún por venir' },
        bookings: {
          label: 'Historial de reservas',
          detail: 'Quién vino a qué clase; no gasta créditos ni escribe a nadie',
        },
        products: { label: 'Productos', detail: 'Lo que hay en la tienda, con precios y existencias' },
        gift_cards: { label: 'Tarjetas regalo', detail: 'Con los códigos impresos y el saldo que les queda' },
        sales: { label: 'Historial de ventas', detail: 'Lo que se compró antes; nunca cuenta como ingreso' },
      },
      drop: 'Suelta aquí el archivo',
      dropHelp: 'CSV, Excel u OpenDocument, hasta 50 MB.',
      known: 'Se reconocen tal cual:',
      reading: (name) => `Leyendo ${name}`,
      readingHelp: 'Se revisa cada fila y quién está ya aquí. Una lista larga tarda unos segundos.',
      noExport: '¿No tienes una exportación a mano?',
      template: 'Descargar la plantilla',
      tooLarge: 'Este archivo pasa de 50 MB. Divídelo e importa las partes una tras otra.',
    },
    types: {
      title: 'Bonos del archivo',
      acceptAll: 'Están todos bien',
      rows,
      accept: 'Está bien',
      edit: 'Corregir',
      existing: 'Es uno de los que hay aquí',
      existingType: 'Tipo de bono',
      leaveOut: 'Dejarlo fuera',
      bringBack: 'Importarlo después de todo',
      leftOut: 'Queda fuera con sus filas',
      here: 'Ya está aquí',
      confirmed: 'Confirmado',
      open: 'Por revisar',
      certain: 'Reconocido',
      noPrice: 'El archivo no trae precio: queda desactivado hasta que se lo pongas',
      price: 'Precio',
      kind: 'Tipo',
      interval: 'Se cobra',
      perInterval: 'Clases por periodo',
      perIntervalHelp: 'Vacío: ilimitadas',
      included: 'Clases incluidas',
      validity: 'Validez',
      days: 'días',
      use: 'Usar este',
      chooseType: 'Elegir un tipo',
    },
  }
}

export const fr = (): Words => {
  const count = plurals('fr')
  const figure = figures('fr')
  const rows = (n: number) => count(n, { one: `${figure(n)} ligne`, other: `${figure(n)} lignes` })

  return {
    title: 'Importation',
    toAll: 'Toutes les importations',
    lead: 'Reprenez ce que vous avez\u00a0: personnes, abonnements, planning, historique et rayon. Chaque étape se regarde avant et s’annule après.',
    choose: {
      title: 'Reprendre un fichier',
      lead: 'Un export du logiciel que vous quittez, ou une liste à vous. Rien n’est importé avant que vous ayez vu ce que cela donnerait.',
      what: 'Ce qu’il contient',
      whatHelp: 'Sauf si ses colonnes disent autre chose.',
      entities: {
        clients: { label: 'Clients', detail: 'Noms, coordonnées, notes, accords' },
        memberships: { label: 'Abonnements', detail: 'Qui possède quoi\u00a0: crée aussi les clients et les types' },
        membership_types: { label: 'Types d’abonnement', detail: 'Ce que vend le studio' },
        instructors: { label: 'Profs', detail: 'Noms, e-mails et présentations' },
        class_schedule: { label: 'Planning', detail: 'Cours hebdomadaires et cours isolés à venir' },
        bookings: {
          label: 'Historique des réservations',
          detail: 'Qui est venu à quel cours\u202f; ne prend pas de crédits, n’écrit à personne',
        },
        products: { label: 'Produits', detail: 'Ce qu’il y a en rayon, avec prix et stock' },
        gift_cards: { label: 'Cartes cadeaux', detail: 'Avec les codes imprimés dessus et ce qu’il en reste' },
        sales: {
          label: 'Historique des ventes',
          detail: 'Ce qui a été acheté avant\u202f; jamais compté comme chiffre d’affaires',
        },
      },
      drop: 'Déposez le fichier ici',
      dropHelp: 'CSV, Excel ou OpenDocument, 50 Mo au plus.',
      known: 'Compris tels quels\u00a0:',
      reading: (name) => `Lecture de ${name}`,
      readingHelp: 'Chaque ligne est examinée, et qui est déjà là. Une longue liste prend quelques secondes.',
      noExport: 'Pas d’export sous la main\u202f?',
      template: 'Télécharger le modèle',
      tooLarge: 'Ce fichier dépasse 50 Mo. Partagez-le et importez les parties l’une après l’autre.',
    },
    types: {
      title: 'Abonnements du fichier',
      acceptAll: 'Tous sont justes',
      rows,
      accept: 'C’est juste',
      edit: 'Corriger',
      existing: 'C’en est un qui est ici',
      existingType: 'Type d’abonnement',
      leaveOut: 'Laisser de côté',
      bringBack: 'Reprendre finalement',
      leftOut: 'Laissé de côté avec ses lignes',
      here: 'Déjà ici',
      confirmed: 'Confirmé',
      open: 'À vérifier',
      certain: 'Compris',
      noPrice: 'Pas de prix dans le fichier\u00a0: créé inactif jusqu’à ce que vous en donniez un',
      price: 'Prix',
      kind: 'Genre',
      interval: 'Facturation',
      perInterval: 'Cours à chaque fois',
      perIntervalHelp: 'Vide\u00a0: illimités',
      included: 'Cours compris',
      validity: 'Valable',
      days: 'jours',
      use: 'Prendre celui-ci',
      chooseType: 'Choisir un type',
    },
  }
}

export const it = (): Words => {
  const count = plurals('it')
  const figure = figures('it')
  const rows = (n: number) => count(n, { one: '1 riga', other: `${figure(n)} righe` })

  return {
    title: 'Importazione',
    toAll: 'Tutte le importazioni',
    lead: 'Porta qui ciò che hai: persone, abbonamenti, orario, storico e negozio. Ogni passo si può guardare prima e annullare dopo.',
    choose: {
      title: 'Carica un file',
      lead: 'Un’esportazione del software che lasci, o un tuo elenco. Non si importa nulla prima che tu abbia visto che cosa ne verrebbe.',
      what: 'Che cosa contiene',
      whatHelp: 'A meno che le colonne dicano altro.',
      entities: {
        clients: { label: 'Clienti', detail: 'Nomi, contatti, note, consensi' },
        memberships: { label: 'Abbonamenti', detail: 'Chi ha che cosa: crea anche i clienti e i tipi' },
        membership_types: { label: 'Tipi di abbonamento', detail: 'Ciò che vende lo studio' },
        instructors: { label: 'Insegnanti', detail: 'Nomi, e-mail e presentazione' },
        class_schedule: { label: 'Orario', detail: 'Lezioni settimanali e singole ancora future' },
        bookings: {
          label: 'Storico delle prenotazioni',
          detail: 'Chi è venuto a quale lezione; non usa crediti e non scrive a nessuno',
        },
        products: { label: 'Prodotti', detail: 'Ciò che c’è in negozio, con prezzi e scorte' },
        gift_cards: { label: 'Buoni regalo', detail: 'Con i codici stampati e quanto resta' },
        sales: { label: 'Storico delle vendite', detail: 'Ciò che è stato comprato prima; non conta mai come ricavo' },
      },
      drop: 'Trascina qui il file',
      dropHelp: 'CSV, Excel o OpenDocument, fino a 50 MB.',
      known: 'Si riconoscono così come sono:',
      reading: (name: string) => `Lettura di ${name}`,
      readingHelp: 'Si guardano tutte le righe e chi c’è già. Per un elenco lungo ci vuole qualche secondo.',
      noExport: 'Nessuna esportazione a disposizione?',
      template: 'Scarica il modello',
      tooLarge: 'Questo file supera i 50 MB. Dividilo e importa le parti una dopo l’altra.',
    },
    types: {
      title: 'Abbonamenti del file',
      acceptAll: 'Va tutto bene',
      rows,
      accept: 'Va bene',
      edit: 'Correggi',
      existing: 'È uno di quelli già presenti',
      existingType: 'Tipo di abbonamento',
      leaveOut: 'Escludilo',
      bringBack: 'Riprendilo',
      leftOut: 'Escluso con le sue righe',
      here: 'Già presente',
      confirmed: 'Confermato',
      open: 'Da controllare',
      certain: 'Riconosciuto',
      noPrice: 'Nessun prezzo nel file: resta non attivo finché non ne indichi uno',
      price: 'Prezzo',
      kind: 'Tipo',
      interval: 'Addebito',
      perInterval: 'Lezioni ogni volta',
      perIntervalHelp: 'Vuoto: illimitate',
      included: 'Lezioni comprese',
      validity: 'Valido per',
      days: 'giorni',
      use: 'Usa questo',
      chooseType: 'Scegli un tipo',
    },
  }
}
