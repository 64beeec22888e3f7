export const en = {
  exit: {
    title: 'Take everything with you',
    titleMeans: 'All that the studio holds, in one ZIP archive: to keep, or to go on with any other software.',
    holds: [
      'Clients, memberships, credits, classes, bookings, payments, receipts and all the rest as CSV, in columns that other software knows',
      'The same as JSON, with every field',
      'Every picture, and every signed waiver as a PDF',
      'A note on how to read it, and a list of all files with their checksums',
    ],
    size: 'Count on 40 MB for 100,000 bookings, and 3 MB for 100 signed waivers. No license is asked for.',
    careful: 'It holds personal data and the codes of gift cards. Keep it where nobody else gets at it.',
    download: 'Download everything',
    soFar: (size: string) => `${size} so far`,
    packing:
      'Everything is being packed. Leave this page open until the file is there: a large studio takes several minutes. Meanwhile the studio goes on working.',
    file: 'exit-pack.zip',
  },
}

type Words = typeof en

export const de: Words = {
  exit: {
    title: 'Nimm alles mit',
    titleMeans:
      'Alles, was das Studio hat, in einem ZIP-Archiv: zum Aufbewahren oder um mit anderer Software weiterzumachen.',
    holds: [
      'Kundschaft, Mitgliedschaften, Guthaben, Kurse, Buchungen, Zahlungen, Belege und alles andere als CSV, in Spalten, die andere Software kennt',
      'Dasselbe als JSON, mit jedem Feld',
      'Jedes Bild, und jede unterschriebene Erklärung als PDF',
      'Eine Anleitung zum Lesen und eine Liste aller Dateien mit ihren Prüfsummen',
    ],
    size: 'Rechne mit 40 MB für 100.000 Buchungen und 3 MB für 100 unterschriebene Erklärungen. Eine Lizenz braucht es dafür nicht.',
    careful:
      'Es enthält persönliche Daten und die Codes der Gutscheine. Bewahre es dort auf, wo sonst niemand herankommt.',
    download: 'Alles herunterladen',
    soFar: (size) => `Bisher ${size}`,
    packing:
      'Alles wird gepackt. Lass diese Seite offen, bis die Datei da ist: Bei einem großen Studio dauert das mehrere Minuten. Das Studio arbeitet so lange weiter.',
    file: 'studio-komplett.zip',
  },
}

export const es: Words = {
  exit: {
    title: 'Llevárselo todo',
    titleMeans:
      'Todo lo que contiene el centro, en un archivo ZIP: para guardarlo o para seguir con cualquier otro programa.',
    holds: [
      'Clientes, bonos, créditos, clases, reservas, pagos, recibos y todo lo demás en CSV, con columnas que otros programas conocen',
      'Lo mismo en JSON, con todos los campos',
      'Todas las imágenes, y cada documento firmado en PDF',
      'Una nota sobre cómo leerlo y una lista de todos los archivos con sus sumas de comprobación',
    ],
    size: 'Calcula 40 MB por cada 100.000 reservas y 3 MB por cada 100 documentos firmados. No hace falta licencia.',
    careful: 'Contiene datos personales y los códigos de las tarjetas regalo. Guárdalo donde nadie más pueda acceder.',
    download: 'Descargarlo todo',
    soFar: (size) => `${size} hasta ahora`,
    packing:
      'Se está empaquetando todo. Deja esta página abierta hasta que llegue el archivo: con un centro grande tarda varios minutos. Mientras tanto, el centro sigue funcionando.',
    file: 'todo-el-centro.zip',
  },
}

export const fr: Words = {
  exit: {
    title: 'Tout emporter',
    titleMeans:
      'Tout ce que le studio contient, dans une archive ZIP\u00a0: pour le garder, ou pour continuer avec un autre logiciel.',
    holds: [
      'Clients, abonnements, crédits, cours, réservations, paiements, reçus et tout le reste en CSV, dans des colonnes que d’autres logiciels connaissent',
      'La même chose en JSON, avec tous les champs',
      'Toutes les images, et chaque décharge signée en PDF',
      'Une note sur la façon de lire le tout, et la liste des fichiers avec leurs sommes de contrôle',
    ],
    size: 'Comptez 40 Mo pour 100\u202f000 réservations, et 3 Mo pour 100 décharges signées. Aucune licence n’est demandée.',
    careful:
      'L’archive contient des données personnelles et les codes des cartes cadeaux. Gardez-la hors de portée d’autrui.',
    download: 'Tout télécharger',
    soFar: (size) => `${size} pour l’instant`,
    packing:
      'Tout est en cours de préparation. Laissez cette page ouverte jusqu’à ce que le fichier soit là\u00a0: un grand studio demande plusieurs minutes. Le studio continue de fonctionner.',
    file: 'tout-emporter.zip',
  },
}

export const it: Words = {
  exit: {
    title: 'Porta via tutto',
    titleMeans:
      'Tutto ciò che lo studio contiene, in un archivio ZIP: da conservare, o per continuare con qualsiasi altro software.',
    holds: [
      'Clienti, abbonamenti, crediti, lezioni, prenotazioni, pagamenti, ricevute e tutto il resto in CSV, in colonne che altri software conoscono',
      'Lo stesso in JSON, con ogni campo',
      'Ogni immagine, e ogni documento firmato in PDF',
      'Una nota su come leggerlo, e un elenco di tutti i file con i loro codici di controllo',
    ],
    size: 'Calcola 40 MB per 100.000 prenotazioni, e 3 MB per 100 documenti firmati. Non si chiede nessuna licenza.',
    careful: 'Contiene dati personali e i codici dei buoni regalo. Conservalo dove nessun altro possa arrivarci.',
    download: 'Scarica tutto',
    soFar: (size) => `Finora ${size}`,
    packing:
      'Si sta preparando tutto. Lascia aperta questa pagina finché il file non c’è: per uno studio grande ci vogliono diversi minuti. Intanto lo studio continua a lavorare.',
    file: 'pacchetto-completo.zip',
  },
}
