import { italian } from '../../../../server/lib/sayings/it/joints.ts'
import { figures, plurals } from '../../../shared/i18n/plural.ts'
import * as timeLeft from '../../phrases/time-left.ts'

/** Settings, Copies: where they lie, what opens them, and what is printed for the day the computer is lost. */
export const en = () => {
  const count = plurals('en')
  const figure = figures('en')

  return {
    title: 'Backups',
    titleMeans:
      'A backup holds everything: clients, bookings, money, photos. One is made each night, and each hour while something changes.',
    making: 'Making the backup',
    left: timeLeft.en(),
    none: 'There’s no backup yet. If this computer breaks, the studio’s data is lost with it.',
    sameDisk:
      'All backups are on this computer’s disk: if the computer is lost, so are they. Choose a second location below.',
    onlyHere: 'Backups, their locations and their passphrase can only be opened on the studio’s own computer.',
    onlyOwner: 'Only the owner can open backups, their locations and their passphrase.',
    list: {
      title: 'On this computer',
      titleMeans: (n: number) => count(n, { one: '1 backup is kept.', other: `${figure(n)} backups are kept.` }),
      when: 'As of',
      why: 'Made',
      size: 'Size',
      kind: { 'by-itself': 'automatically', 'by-hand': 'by hand', 'before-update': 'before an update' },
      download: 'Download',
      restore: 'Restore this one…',
      restoreFile: 'Restore from a file…',
      emptyTitle: 'No backups yet',
      empty: 'The first one is made ten minutes after the studio is set up.',
    },
    places: {
      folder: 'Second location: a folder',
      folderMeans: 'On another disk, or one that a program such as Dropbox or Nextcloud uploads.',
      bucket: 'Second location: external storage',
      bucketMeans: 'S3-compatible storage, with a provider or on your own computer.',
      bucketNeeds: 'Set a passphrase first: backups that leave this computer are encrypted with it.',
      path: 'Full path of the folder',
      pathExample: '/media/backup-disk or D:\\Copies',
      unencrypted: 'Without a passphrase, anybody who finds this disk can read the studio’s backups on it.',
      newest: (when: string) => `The newest backup there is from ${when}.`,
      nothingYet: 'No backup there yet: the next one arrives within minutes.',
      save: 'Use this location',
      saved: 'Backups are now stored there too',
      stopped: 'Backups now stay on this computer',
      stop: 'Stop using it',
      test: 'Test',
      works: 'Test passed: backups can be stored here.',
      testFirst: 'Save the location first.',
    },
    bucket: {
      endpoint: 'Address of the storage',
      endpointExample: 'https://s3.eu-central-1.amazonaws.com',
      region: 'Region',
      bucket: 'Name of the storage',
      prefix: 'Folder',
      keyId: 'Key ID',
      secret: 'Secret key',
      secretKept: 'A key is stored. Leave this empty to keep it.',
      secretNew: 'Stored encrypted on this computer and never shown again.',
      show: 'Show the secret',
      hide: 'Hide the secret',
    },
  }
}

type Words = ReturnType<typeof en>

export const de = (): Words => {
  const count = plurals('de')
  const figure = figures('de')

  return {
    title: 'Sicherungskopien',
    titleMeans:
      'Eine Kopie enthält alles: Kund:innen, Buchungen, Geld, Fotos. Jede Nacht entsteht eine, und jede Stunde, in der sich etwas ändert.',
    making: 'Die Kopie wird erstellt',
    left: timeLeft.de(),
    none: 'Es gibt noch keine Kopie. Geht dieser Computer kaputt, sind die Daten des Studios mit ihm verloren.',
    sameDisk:
      'Alle Kopien liegen auf der Festplatte dieses Computers: Geht er verloren, sind auch sie weg. Wähle unten einen zweiten Ort.',
    onlyHere: 'Die Kopien, ihre Orte und ihre Passphrase lassen sich nur am Computer des Studios öffnen.',
    onlyOwner: 'Die Kopien, ihre Orte und ihre Passphrase können nur Inhaber:innen öffnen.',
    list: {
      title: 'Auf diesem Computer',
      titleMeans: (n) => count(n, { one: '1 Kopie wird aufbewahrt.', other: `${figure(n)} Kopien werden aufbewahrt.` }),
      when: 'Stand',
      why: 'Erstellt',
      size: 'Größe',
      kind: { 'by-itself': 'automatisch', 'by-hand': 'von Hand', 'before-update': 'vor einem Update' },
      download: 'Herunterladen',
      restore: 'Diese wiederherstellen\u00a0…',
      restoreFile: 'Aus einer Datei wiederherstellen\u00a0…',
      emptyTitle: 'Noch keine Kopien',
      empty: 'Die erste entsteht zehn Minuten nach dem Einrichten des Studios.',
    },
    places: {
      folder: 'Zweiter Ort: ein Ordner',
      folderMeans:
        'Auf einer anderen Festplatte, oder ein Ordner, den ein Programm wie Dropbox oder Nextcloud hochlädt.',
      bucket: 'Zweiter Ort: externer Speicher',
      bucketMeans: 'S3-kompatibler Speicher, bei einem Anbieter oder auf einem eigenen Computer.',
      bucketNeeds: 'Lege zuerst eine Passphrase fest: Was diesen Computer verlässt, wird damit verschlüsselt.',
      path: 'Vollständiger Pfad zum Ordner',
      pathExample: '/media/kopien oder D:\\Kopien',
      unencrypted: 'Ohne Passphrase können alle, die diese Festplatte finden, die Kopien darauf lesen.',
      newest: (when) => `Die neueste Kopie dort ist vom ${when}.`,
      nothingYet: 'Dort ist noch keine Kopie: Die nächste folgt in wenigen Minuten.',
      save: 'Diesen Ort verwenden',
      saved: 'Kopien werden jetzt auch dort abgelegt',
      stopped: 'Kopien bleiben jetzt auf diesem Computer',
      stop: 'Nicht mehr verwenden',
      test: 'Testen',
      works: 'Test bestanden: Hier lassen sich Sicherungskopien ablegen.',
      testFirst: 'Speichere zuerst den Ort.',
    },
    bucket: {
      endpoint: 'Adresse des Speichers',
      endpointExample: 'https://s3.eu-central-1.amazonaws.com',
      region: 'Region',
      bucket: 'Name des Speichers',
      prefix: 'Ordner',
      keyId: 'Schlüssel-ID',
      secret: 'Geheimer Schlüssel',
      secretKept: 'Ein Schlüssel ist gespeichert. Lass das Feld leer, um ihn zu behalten.',
      secretNew: 'Wird auf diesem Computer verschlüsselt gespeichert und nie wieder angezeigt.',
      show: 'Schlüssel anzeigen',
      hide: 'Schlüssel verbergen',
    },
  }
}

export const es = (): Words => {
  const count = plurals('es')
  const figure = figures('es')

  return {
    title: 'Copias de seguridad',
    titleMeans:
      'Una copia lo contiene todo: clientes, reservas, dinero, fotos. Se hace una cada noche, y cada hora mientras haya cambios.',
    making: 'Se está haciendo la copia',
    left: timeLeft.es(),
    none: 'Aún no hay ninguna copia. Si este ordenador se estropea, los datos del centro se pierden con él.',
    sameDisk:
      'Todas las copias están en el disco de este ordenador: si se pierde, se pierden con él. Elige abajo una segunda ubicación.',
    onlyHere: 'Las copias, dónde se guardan y su frase de contraseña solo se pueden abrir en el ordenador del centro.',
    onlyOwner: 'Solo la persona titular puede abrir las copias, dónde se guardan y su frase de contraseña.',
    list: {
      title: 'En este ordenador',
      titleMeans: (n) => count(n, { one: 'Se guarda 1 copia.', other: `Se guardan ${figure(n)} copias.` }),
      when: 'Fecha',
      why: 'Hecha',
      size: 'Tamaño',
      kind: { 'by-itself': 'automática', 'by-hand': 'a mano', 'before-update': 'antes de actualizar' },
      download: 'Descargar',
      restore: 'Restaurar esta…',
      restoreFile: 'Restaurar desde un archivo…',
      emptyTitle: 'Aún no hay copias',
      empty: 'La primera se hace diez minutos después de configurar el centro.',
    },
    places: {
      folder: 'Segunda ubicación: una carpeta',
      folderMeans: 'En otro disco, o una que un programa como Dropbox o Nextcloud sube a la nube.',
      bucket: 'Segunda ubicación: almacenamiento externo',
      bucketMeans: 'Compatible con S3, de un proveedor o en un ordenador tuyo.',
      bucketNeeds: 'Pon antes una frase de contraseña: las copias que salen de este ordenador se cifran con ella.',
      path: 'Ruta completa de la carpeta',
      pathExample: '/media/disco-copias o D:\\Copias',
      unencrypted: 'Sin frase de contraseña, quien encuentre este disco puede leer las copias del centro.',
      newest: (when) => `Última copia guardada allí: ${when}.`,
      nothingYet: 'Aún no hay ninguna copia: la próxima llegará en unos minutos.',
      save: 'Usar esta ubicación',
      saved: 'Las copias se guardan ahora también allí',
      stopped: 'Las copias se quedan ahora en este ordenador',
      stop: 'Dejar de usarlo',
      test: 'Probar',
      works: 'Prueba superada: aquí se pueden guardar copias de seguridad.',
      testFirst: 'Guarda antes la ubicación.',
    },
    bucket: {
      endpoint: 'Dirección del almacenamiento',
      endpointExample: 'https://s3.eu-central-1.amazonaws.com',
      region: 'Región',
      bucket: 'Nombre del almacenamiento',
      prefix: 'Carpeta',
      keyId: 'ID de la clave',
      secret: 'Clave secreta',
      secretKept: 'Hay una clave guardada. Déjalo vacío para conservarla.',
      secretNew: 'Se guarda cifrada en este ordenador y no se vuelve a mostrar.',
      show: 'Mostrar la clave',
      hide: 'Ocultar la clave',
    },
  }
}

export const fr = (): Words => {
  const count = plurals('fr')
  const figure = figures('fr')

  return {
    title: 'Sauvegardes',
    titleMeans:
      'Une sauvegarde contient tout\u00a0: clients, réservations, argent, photos. Il y en a une chaque nuit, et chaque heure en cas de changement.',
    making: 'Sauvegarde en cours',
    left: timeLeft.fr(),
    none: 'Il n’y a pas encore de sauvegarde. Si cet ordinateur tombe en panne, les données du studio sont perdues avec lui.',
    sameDisk:
      'Toutes les sauvegardes sont sur le disque de cet ordinateur\u00a0: s’il est perdu, elles le sont aussi. Choisissez un second emplacement ci-dessous.',
    onlyHere:
      'Les sauvegardes, leurs emplacements et leur phrase secrète ne sont accessibles que sur l’ordinateur du studio.',
    onlyOwner: 'Seul le ou la propriétaire peut ouvrir les sauvegardes, leurs emplacements et leur phrase secrète.',
    list: {
      title: 'Sur cet ordinateur',
      titleMeans: (n) =>
        count(n, { one: `${figure(n)} sauvegarde est conservée.`, other: `${figure(n)} sauvegardes sont conservées.` }),
      when: 'État du',
      why: 'Créée',
      size: 'Taille',
      kind: { 'by-itself': 'automatiquement', 'by-hand': 'à la main', 'before-update': 'avant une mise à jour' },
      download: 'Télécharger',
      restore: 'Restaurer celle-ci…',
      restoreFile: 'Restaurer depuis un fichier…',
      emptyTitle: 'Pas encore de sauvegardes',
      empty: 'La première est créée dix minutes après la configuration du studio.',
    },
    places: {
      folder: 'Second emplacement\u00a0: un dossier',
      folderMeans: 'Sur un autre disque, ou un dossier qu’un programme comme Dropbox ou Nextcloud met en ligne.',
      bucket: 'Second emplacement\u00a0: un stockage externe',
      bucketMeans: 'Compatible S3, chez un fournisseur ou sur votre propre ordinateur.',
      bucketNeeds:
        'Choisissez d’abord une phrase secrète\u00a0: une sauvegarde qui quitte cet ordinateur est chiffrée avec elle.',
      path: 'Chemin complet du dossier',
      pathExample: '/media/disque-sauvegardes ou D:\\Sauvegardes',
      unencrypted: 'Sans phrase secrète, toute personne qui trouve ce disque peut lire les sauvegardes du studio.',
      newest: (when) => `La sauvegarde la plus récente y date du ${when}.`,
      nothingYet: 'Aucune sauvegarde n’y est encore\u00a0: la prochaine y sera d’ici quelques minutes.',
      save: 'Utiliser cet emplacement',
      saved: 'Les sauvegardes y sont désormais aussi enregistrées',
      stopped: 'Les sauvegardes restent désormais sur cet ordinateur',
      stop: 'Ne plus l’utiliser',
      test: 'Tester',
      works: 'Test réussi\u00a0: les sauvegardes peuvent être stockées ici.',
      testFirst: 'Enregistrez d’abord l’emplacement.',
    },
    bucket: {
      endpoint: 'Adresse du stockage',
      endpointExample: 'https://s3.eu-central-1.amazonaws.com',
      region: 'Région',
      bucket: 'Nom du stockage',
      prefix: 'Dossier',
      keyId: 'Identifiant de clé',
      secret: 'Clé secrète',
      secretKept: 'Une clé est enregistrée. Laissez vide pour la garder.',
      secretNew: 'Enregistrée chiffrée sur cet ordinateur, jamais réaffichée.',
      show: 'Afficher la clé',
      hide: 'Masquer la clé',
    },
  }
}

export const it = (): Words => {
  const { del } = italian
  const count = plurals('it')
  const figure = figures('it')

  return {
    title: 'Copie di backup',
    titleMeans:
      'Una copia contiene tutto: clienti, prenotazioni, denaro, foto. Ne viene fatta una ogni notte, e ogni ora se qualcosa cambia.',
    making: 'La copia è in corso',
    left: timeLeft.it(),
    none: 'Non c’è ancora nessuna copia. Se questo computer si rompe, i dati dello studio vanno persi.',
    sameDisk:
      'Tutte le copie sono sul disco di questo computer: se va perso, vanno perse anche loro. Scegli qui sotto una seconda posizione.',
    onlyHere: 'Le copie, le loro posizioni e la loro frase segreta si aprono solo sul computer dello studio.',
    onlyOwner: 'Solo il titolare può aprire le copie, le loro posizioni e la loro frase segreta.',
    list: {
      title: 'Su questo computer',
      titleMeans: (n: number) => count(n, { one: 'Si conserva 1 copia.', other: `Si conservano ${figure(n)} copie.` }),
      when: 'Dati di',
      why: 'Fatta',
      size: 'Dimensione',
      kind: { 'by-itself': 'automatica', 'by-hand': 'a mano', 'before-update': 'prima di un aggiornamento' },
      download: 'Scarica',
      restore: 'Ripristina questa…',
      restoreFile: 'Ripristina da un file…',
      emptyTitle: 'Ancora nessuna copia',
      empty: 'La prima viene fatta dieci minuti dopo la configurazione dello studio.',
    },
    places: {
      folder: 'Seconda posizione: una cartella',
      folderMeans: 'Su un altro disco, oppure una che un programma come Dropbox o Nextcloud carica online.',
      bucket: 'Seconda posizione: uno spazio esterno',
      bucketMeans: 'Compatibile con S3, presso un fornitore o su un tuo computer.',
      bucketNeeds: 'Prima imposta una frase segreta: cifra le copie che lasciano questo computer.',
      path: 'Percorso completo della cartella',
      pathExample: '/media/backup-disk oppure D:\\Copie',
      unencrypted: 'Senza una frase segreta, chi trova questo disco può leggere le copie dello studio.',
      newest: (when: string) => `L’ultima copia lì è ${del(when)}.`,
      nothingYet: 'Lì non c’è ancora nessuna copia: la prossima arriva entro pochi minuti.',
      save: 'Usa questa posizione',
      saved: 'Ora le copie vengono salvate anche lì',
      stopped: 'Ora le copie restano su questo computer',
      stop: 'Non usarla più',
      test: 'Prova',
      works: 'Prova riuscita: qui si possono salvare i backup.',
      testFirst: 'Prima salva la posizione.',
    },
    bucket: {
      endpoint: 'Indirizzo dello spazio',
      endpointExample: 'https://s3.eu-central-1.amazonaws.com',
      region: 'Regione',
      bucket: 'Nome dello spazio',
      prefix: 'Cartella',
      keyId: 'ID della chiave',
      secret: 'Chiave segreta',
      secretKept: 'Una chiave è salvata. Lascia vuoto per mantenerla.',
      secretNew: 'Salvata cifrata su questo computer, mai più mostrata.',
      show: 'Mostra la chiave',
      hide: 'Nascondi la chiave',
    },
  }
}
