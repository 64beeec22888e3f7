import { figures, plurals } from '../../../shared/i18n/plural.ts'

export const en = () => {
  const count = plurals('en')
  const figure = figures('en')
  const rows = (n: number) => count(n, { one: '1 row', other: `${figure(n)} rows` })

  return {
    title: 'Import',
    toAll: 'All imports',
    lead: 'Bring over what you have: people, memberships, schedule, history and products. You can check every step before and undo it after.',
    choose: {
      title: 'Import a file',
      lead: 'An export from your current software, or your own list. Nothing is imported until you’ve seen the result.',
      what: 'What’s in it',
      whatHelp: 'Unless its columns say otherwise.',
      entities: {
        clients: { label: 'Clients', detail: 'Names, contact details, notes, consents' },
        memberships: { label: 'Memberships', detail: 'Who has which: creates the clients and the types too' },
        membership_types: { label: 'Membership types', detail: 'What the studio sells' },
        instructors: { label: 'Instructors', detail: 'Names, emails and profiles' },
        class_schedule: { label: 'Schedule', detail: 'Weekly classes and upcoming ones' },
        bookings: {
          label: 'Booking history',
          detail: 'Who came to which class; uses no credits, sends no emails',
        },
        products: { label: 'Products', detail: 'What you sell, with prices and stock' },
        gift_cards: { label: 'Gift cards', detail: 'With their printed codes and balances' },
        sales: { label: 'Sales history', detail: 'Past purchases; never counted as revenue' },
      },
      drop: 'Drop the file here',
      dropHelp: 'CSV, Excel or OpenDocument, up to 50 MB.',
      known: 'Recognised as they are:',
      reading: (name: string) => `Reading ${name}`,
      readingHelp: 'Checking every row against the clients you have. A long list takes a few seconds.',
      noExport: 'No export at hand?',
      template: 'Download template',
      tooLarge: 'This file is larger than 50 MB. Split it and import the parts one after the other.',
    },
    types: {
      title: 'Memberships in the file',
      acceptAll: 'They’re all correct',
      rows,
      accept: 'Correct',
      edit: 'Change',
      existing: 'Same as an existing one',
      existingType: 'Membership type',
      leaveOut: 'Leave out',
      bringBack: 'Import after all',
      leftOut: 'Left out with its rows',
      here: 'Already here',
      confirmed: 'Confirmed',
      open: 'Please check',
      certain: 'Recognised',
      noPrice: 'No price in the file: it stays inactive until you set one',
      price: 'Price',
      kind: 'Type',
      interval: 'Billed',
      perInterval: 'Credits per period',
      perIntervalHelp: 'Empty: unlimited',
      included: 'Credits included',
      validity: 'Valid for',
      days: 'days',
      use: 'Use these values',
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
    lead: 'Übernimm, was du hast: Kund:innen, Mitgliedschaften, Kursplan, Verlauf und Produkte. Jeden Schritt kannst du vorher prüfen und nachher rückgängig machen.',
    choose: {
      title: 'Datei importieren',
      lead: 'Ein Export aus deiner bisherigen Software oder eine eigene Liste. Importiert wird erst, wenn du das Ergebnis gesehen hast.',
      what: 'Was sie enthält',
      whatHelp: 'Außer die Spalten sagen etwas anderes.',
      entities: {
        clients: { label: 'Kund:innen', detail: 'Namen, Kontaktdaten, Notizen, Einwilligungen' },
        memberships: { label: 'Mitgliedschaften', detail: 'Wer welche hat: legt auch Kund:innen und Arten an' },
        membership_types: { label: 'Mitgliedschaftsarten', detail: 'Was das Studio verkauft' },
        instructors: { label: 'Trainer:innen', detail: 'Namen, E-Mails und Profile' },
        class_schedule: { label: 'Kursplan', detail: 'Wöchentliche und kommende Kurse' },
        bookings: {
          label: 'Buchungshistorie',
          detail: 'Wer in welchem Kurs war; verbraucht keine Credits, sendet keine E-Mails',
        },
        products: { label: 'Produkte', detail: 'Was du verkaufst, mit Preisen und Bestand' },
        gift_cards: { label: 'Gutscheine', detail: 'Mit den aufgedruckten Codes und dem Restbetrag' },
        sales: { label: 'Verkaufshistorie', detail: 'Frühere Käufe; zählen nie als Umsatz' },
      },
      drop: 'Datei hierher ziehen',
      dropHelp: 'CSV, Excel oder OpenDocument, bis 50 MB.',
      known: 'Werden direkt erkannt:',
      reading: (name) => `${name} wird gelesen`,
      readingHelp: 'Jede Zeile wird mit deinen Kund:innen abgeglichen. Eine lange Liste dauert ein paar Sekunden.',
      noExport: 'Kein Export zur Hand?',
      template: 'Vorlage herunterladen',
      tooLarge: 'Diese Datei ist größer als 50 MB. Teile sie und importiere die Teile nacheinander.',
    },
    types: {
      title: 'Mitgliedschaften in der Datei',
      acceptAll: 'Alle stimmen',
      rows,
      accept: 'Stimmt',
      edit: 'Ändern',
      existing: 'Gibt es hier schon',
      existingType: 'Mitgliedschaftsart',
      leaveOut: 'Weglassen',
      bringBack: 'Doch importieren',
      leftOut: 'Mit ihren Zeilen weggelassen',
      here: 'Schon da',
      confirmed: 'Bestätigt',
      open: 'Bitte prüfen',
      certain: 'Erkannt',
      noPrice: 'Kein Preis in der Datei: bleibt inaktiv, bis du einen festlegst',
      price: 'Preis',
      kind: 'Art',
      interval: 'Abrechnung',
      perInterval: 'Credits pro Zeitraum',
      perIntervalHelp: 'Leer: unbegrenzt',
      included: 'Enthaltene Credits',
      validity: 'Gültig',
      days: 'Tage',
      use: 'Diese Werte verwenden',
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
    lead: 'Trae lo que ya tienes: personas, bonos, horario, historial y productos. Puedes revisar cada paso antes y deshacerlo después.',
    choose: {
      title: 'Importar un archivo',
      lead: 'Una exportación de tu programa actual o una lista propia. No se importa nada hasta que veas el resultado.',
      what: 'Qué contiene',
      whatHelp: 'Salvo que sus columnas digan otra cosa.',
      entities: {
        clients: { label: 'Clientes', detail: 'Nombres, datos de contacto, notas, consentimientos' },
        memberships: {
          label: 'Bonos y suscripciones',
          detail: 'Quién tiene cuál: crea también los clientes y los tipos',
        },
        membership_types: { label: 'Tipos de bono', detail: 'Lo que vende el centro' },
        instructors: { label: 'Profesores', detail: 'Nombres, correos y presentación' },
        class_schedule: { label: 'Horario', detail: 'Clases semanales y próximas' },
        bookings: {
          label: 'Historial de reservas',
          detail: 'Quién vino a qué clase; no gasta créditos ni envía correos',
        },
        products: { label: 'Productos', detail: 'Lo que vendes, con precios y existencias' },
        gift_cards: { label: 'Tarjetas regalo', detail: 'Con los códigos impresos y el saldo' },
        sales: { label: 'Historial de ventas', detail: 'Compras anteriores; nunca cuentan como ingresos' },
      },
      drop: 'Suelta aquí el archivo',
      dropHelp: 'CSV, Excel u OpenDocument, hasta 50 MB.',
      known: 'Se reconocen tal cual:',
      reading: (name) => `Leyendo ${name}`,
      readingHelp: 'Se compara cada fila con los clientes que tienes. Una lista larga tarda unos segundos.',
      noExport: '¿No tienes una exportación a mano?',
      template: 'Descargar la plantilla',
      tooLarge: 'Este archivo pasa de 50 MB. Divídelo e importa las partes una tras otra.',
    },
    types: {
      title: 'Bonos y suscripciones del archivo',
      acceptAll: 'Todos son correctos',
      rows,
      accept: 'Correcto',
      edit: 'Cambiar',
      existing: 'Es uno que ya existe',
      existingType: 'Tipo de bono',
      leaveOut: 'Dejar fuera',
      bringBack: 'Importar al final',
      leftOut: 'Queda fuera con sus filas',
      here: 'Ya existe',
      confirmed: 'Confirmado',
      open: 'Por revisar',
      certain: 'Reconocido',
      noPrice: 'El archivo no trae precio: queda inactivo hasta que pongas uno',
      price: 'Precio',
      kind: 'Tipo',
      interval: 'Se cobra',
      perInterval: 'Créditos por periodo',
      perIntervalHelp: 'Vacío: ilimitados',
      included: 'Créditos incluidos',
      validity: 'Validez',
      days: 'días',
      use: 'Usar estos valores',
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
    lead: 'Reprenez ce que vous avez\u00a0: personnes, abonnements, planning, historique et produits. Vérifiez chaque étape avant, annulez-la après si besoin.',
    choose: {
      title: 'Importer un fichier',
      lead: 'Un export de votre logiciel actuel ou votre propre liste. Rien n’est importé avant que vous ayez vu le résultat.',
      what: 'Ce qu’il contient',
      whatHelp: 'Sauf si ses colonnes indiquent autre chose.',
      entities: {
        clients: { label: 'Clients', detail: 'Noms, coordonnées, notes, consentements' },
        memberships: { label: 'Abonnements', detail: 'Qui a lequel\u00a0: crée aussi les clients et les types' },
        membership_types: { label: 'Types d’abonnement', detail: 'Ce que vend le studio' },
        instructors: { label: 'Professeurs', detail: 'Noms, e-mails et présentations' },
        class_schedule: { label: 'Planning', detail: 'Cours hebdomadaires et cours à venir' },
        bookings: {
          label: 'Historique des réservations',
          detail: 'Qui est venu à quel cours\u202f; n’utilise aucun crédit, n’envoie aucun e-mail',
        },
        products: { label: 'Produits', detail: 'Ce que vous vendez, avec prix et stock' },
        gift_cards: { label: 'Cartes cadeaux', detail: 'Avec les codes imprimés et le solde' },
        sales: {
          label: 'Historique des ventes',
          detail: 'Achats passés\u202f; jamais comptés comme chiffre d’affaires',
        },
      },
      drop: 'Déposez le fichier ici',
      dropHelp: 'CSV, Excel ou OpenDocument, 50 Mo au plus.',
      known: 'Reconnus tels quels\u00a0:',
      reading: (name) => `Lecture\u00a0: ${name}`,
      readingHelp: 'Chaque ligne est comparée à vos clients. Une longue liste prend quelques secondes.',
      noExport: 'Pas d’export sous la main\u202f?',
      template: 'Télécharger le modèle',
      tooLarge: 'Ce fichier dépasse 50 Mo. Divisez-le et importez les parties l’une après l’autre.',
    },
    types: {
      title: 'Abonnements du fichier',
      acceptAll: 'Tous sont corrects',
      rows,
      accept: 'Correct',
      edit: 'Modifier',
      existing: 'Identique à un existant',
      existingType: 'Type d’abonnement',
      leaveOut: 'Laisser de côté',
      bringBack: 'Importer finalement',
      leftOut: 'Laissé de côté avec ses lignes',
      here: 'Existe déjà',
      confirmed: 'Confirmé',
      open: 'À vérifier',
      certain: 'Reconnu',
      noPrice: 'Pas de prix dans le fichier\u00a0: reste inactif jusqu’à ce que vous en fixiez un',
      price: 'Prix',
      kind: 'Type',
      interval: 'Facturation',
      perInterval: 'Crédits par période',
      perIntervalHelp: 'Vide\u00a0: illimités',
      included: 'Crédits inclus',
      validity: 'Valable',
      days: 'jours',
      use: 'Utiliser ces valeurs',
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
    lead: 'Porta qui ciò che hai: persone, abbonamenti, calendario, storico e prodotti. Puoi controllare ogni passaggio prima e annullarlo dopo.',
    choose: {
      title: 'Importa un file',
      lead: 'Un’esportazione del tuo software attuale o un tuo elenco. Non si importa nulla finché non hai visto il risultato.',
      what: 'Che cosa contiene',
      whatHelp: 'A meno che le colonne indichino altro.',
      entities: {
        clients: { label: 'Clienti', detail: 'Nomi, contatti, note, consensi' },
        memberships: { label: 'Abbonamenti', detail: 'Chi ha quale: crea anche i clienti e i tipi' },
        membership_types: { label: 'Tipi di abbonamento', detail: 'Ciò che vende lo studio' },
        instructors: { label: 'Insegnanti', detail: 'Nomi, e-mail e presentazione' },
        class_schedule: { label: 'Calendario', detail: 'Lezioni settimanali e future' },
        bookings: {
          label: 'Storico delle prenotazioni',
          detail: 'Chi è venuto a quale lezione; non usa crediti e non invia e-mail',
        },
        products: { label: 'Prodotti', detail: 'Ciò che vendi, con prezzi e scorte' },
        gift_cards: { label: 'Buoni regalo', detail: 'Con i codici stampati e il saldo' },
        sales: { label: 'Storico delle vendite', detail: 'Acquisti passati; non contano mai come ricavi' },
      },
      drop: 'Trascina qui il file',
      dropHelp: 'CSV, Excel o OpenDocument, fino a 50 MB.',
      known: 'Riconosciuti così come sono:',
      reading: (name: string) => `Lettura di ${name}`,
      readingHelp: 'Ogni riga viene confrontata con i tuoi clienti. Per un elenco lungo ci vuole qualche secondo.',
      noExport: 'Nessuna esportazione a disposizione?',
      template: 'Scarica il modello',
      tooLarge: 'Questo file supera i 50 MB. Dividilo e importa le parti una dopo l’altra.',
    },
    types: {
      title: 'Abbonamenti del file',
      acceptAll: 'Sono tutti corretti',
      rows,
      accept: 'Corretto',
      edit: 'Modifica',
      existing: 'Uguale a uno esistente',
      existingType: 'Tipo di abbonamento',
      leaveOut: 'Escludi',
      bringBack: 'Importa comunque',
      leftOut: 'Escluso con le sue righe',
      here: 'Già presente',
      confirmed: 'Confermato',
      open: 'Da controllare',
      certain: 'Riconosciuto',
      noPrice: 'Nessun prezzo nel file: resta non attivo finché non ne imposti uno',
      price: 'Prezzo',
      kind: 'Tipo',
      interval: 'Addebito',
      perInterval: 'Crediti per periodo',
      perIntervalHelp: 'Vuoto: illimitati',
      included: 'Crediti inclusi',
      validity: 'Valido per',
      days: 'giorni',
      use: 'Usa questi valori',
      chooseType: 'Scegli un tipo',
    },
  }
}
