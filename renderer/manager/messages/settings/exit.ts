export const en = {
  exit: {
    title: 'Export all data',
    titleMeans: 'Everything the studio holds in one ZIP archive, to keep or to move to other software.',
    holds: [
      'Clients, memberships, credits, classes, bookings, payments, receipts and everything else as CSV, in columns that other software understands',
      'The same as JSON, with every field',
      'Every picture, and every signed waiver as a PDF',
      'A note on how to read it, and a list of all files with their checksums',
    ],
    size: 'Expect 40 MB for 100,000 bookings and 3 MB for 100 signed waivers. No license is required.',
    careful: 'It contains personal data and gift card codes. Keep it where nobody else can access it.',
    download: 'Download everything',
    soFar: (size: string) => `${size} so far`,
    packing:
      'Packing everything. Leave this page open until the file is ready; a large studio takes several minutes. You can keep working meanwhile.',
    file: 'exit-pack.zip',
  },
}

type Words = typeof en

export const de: Words = {
  exit: {
    title: 'Alle Daten exportieren',
    titleMeans: 'Alle Daten des Studios in einem ZIP-Archiv: zum Aufbewahren oder für den Wechsel zu anderer Software.',
    holds: [
      'Kund:innen, Mitgliedschaften, Credits, Kurse, Buchungen, Zahlungen, Belege und alles andere als CSV, in Spalten, die andere Software versteht',
      'Dasselbe als JSON, mit allen Feldern',
      'Alle Bilder, und jede unterschriebene Einverständniserklärung als PDF',
      'Eine Anleitung zum Lesen und eine Liste aller Dateien mit ihren Prüfsummen',
    ],
    size: 'Rechne mit 40 MB für 100.000 Buchungen und 3 MB für 100 unterschriebene Erklärungen. Du brauchst dafür keine Lizenz.',
    careful:
      'Es enthält persönliche Daten und Gutscheincodes. Bewahre es so auf, dass sonst niemand darauf zugreifen kann.',
    download: 'Alles herunterladen',
    soFar: (size) => `Bisher ${size}`,
    packing:
      'Alles wird gepackt. Lass diese Seite offen, bis die Datei fertig ist. Bei einem großen Studio dauert das mehrere Minuten. Du kannst währenddessen weiterarbeiten.',
    file: 'studio-komplett.zip',
  },
}

export const es: Words = {
  exit: {
    title: 'Exportar todos los datos',
    titleMeans: 'Todos los datos del centro en un archivo ZIP, para guardarlos o pasar a otro programa.',
    holds: [
      'Clientes, bonos, créditos, clases, reservas, pagos, facturas y todo lo demás en CSV, con columnas que otros programas entienden',
      'Lo mismo en JSON, con todos los campos',
      'Todas las imágenes, y cada documento firmado en PDF',
      'Una nota sobre cómo leerlo y una lista de todos los archivos con sus sumas de comprobación',
    ],
    size: 'Calcula 40 MB por cada 100.000 reservas y 3 MB por cada 100 documentos firmados. No hace falta licencia.',
    careful: 'Contiene datos personales y códigos de tarjetas regalo. Guárdalo donde nadie más pueda acceder.',
    download: 'Descargarlo todo',
    soFar: (size) => `${size} hasta ahora`,
    packing:
      'Se está empaquetando todo. Deja esta página abierta hasta que el archivo esté listo; un centro grande tarda varios minutos. Mientras tanto puedes seguir trabajando.',
    file: 'todo-el-centro.zip',
  },
}

export const fr: Words = {
  exit: {
    title: 'Exporter toutes les données',
    titleMeans: 'Toutes les données du studio dans une archive ZIP, à conserver ou pour passer à un autre logiciel.',
    holds: [
      'Clients, abonnements, crédits, cours, réservations, paiements, reçus et tout le reste en CSV, dans des colonnes que d’autres logiciels comprennent',
      'La même chose en JSON, avec tous les champs',
      'Toutes les images, et chaque décharge signée en PDF',
      'Une note sur la façon de lire le tout, et la liste des fichiers avec leurs sommes de contrôle',
    ],
    size: 'Comptez 40 Mo pour 100\u202f000 réservations et 3 Mo pour 100 décharges signées. Aucune licence n’est nécessaire.',
    careful:
      'L’archive contient des données personnelles et des codes de cartes cadeaux. Gardez-la là où personne d’autre n’a accès.',
    download: 'Tout télécharger',
    soFar: (size) => `${size} pour l’instant`,
    packing:
      'Préparation en cours. Laissez cette page ouverte jusqu’à la fin\u202f; un grand studio demande plusieurs minutes. Vous pouvez continuer à travailler.',
    file: 'studio-complet.zip',
  },
}

export const it: Words = {
  exit: {
    title: 'Esporta tutti i dati',
    titleMeans: 'Tutti i dati dello studio in un archivio ZIP, da conservare o per passare a un altro software.',
    holds: [
      'Clienti, abbonamenti, crediti, lezioni, prenotazioni, pagamenti, ricevute e tutto il resto in CSV, in colonne che altri software capiscono',
      'Lo stesso in JSON, con tutti i campi',
      'Tutte le immagini, e ogni liberatoria firmata in PDF',
      'Una nota su come leggerlo, e un elenco di tutti i file con i loro codici di controllo',
    ],
    size: 'Calcola 40 MB per 100.000 prenotazioni e 3 MB per 100 liberatorie firmate. Non serve una licenza.',
    careful: 'Contiene dati personali e codici di buoni regalo. Conservalo dove nessun altro possa accedere.',
    download: 'Scarica tutto',
    soFar: (size) => `Finora ${size}`,
    packing:
      'Preparazione in corso. Lascia aperta questa pagina finché il file è pronto; per uno studio grande ci vogliono diversi minuti. Intanto puoi continuare a lavorare.',
    file: 'pacchetto-completo.zip',
  },
}
