import { italian } from '../../../../server/lib/sayings/it/joints.ts'
import { figures, plurals } from '../../../shared/i18n/plural.ts'
import * as timeLeft from '../../phrases/time-left.ts'

/** Settings, Copies: where they lie, what opens them, and what is printed for the day the computer is lost. */
export const en = () => {
  const count = plurals('en')
  const figure = figures('en')

  return {
    title: 'Copies of the studio',
    titleMeans:
      'A copy holds all of it: clients, bookings, money, photos. One is made each night, and each hour while something changes.',
    making: 'The copy is being made',
    left: timeLeft.en(),
    none: 'There is no copy yet. If this computer breaks, the studio’s data is gone with it.',
    sameDisk:
      'All copies share this computer’s disk: what takes the computer takes them too. Choose a second place below.',
    onlyHere:
      'Where copies go, their passphrase and the copies themselves are at hand on the studio’s own computer alone.',
    onlyOwner: 'Where copies go, their passphrase and the copies themselves are the owner’s alone.',
    list: {
      title: 'On this computer',
      titleMeans: (n: number) => count(n, { one: '1 copy is kept.', other: `${figure(n)} copies are kept.` }),
      when: 'As of',
      why: 'Made',
      size: 'Size',
      kind: { 'by-itself': 'by itself', 'by-hand': 'by hand', 'before-update': 'before an update' },
      download: 'Download',
      restore: 'Restore this one…',
      restoreFile: 'Restore from a file…',
      emptyTitle: 'No copies yet',
      empty: 'The first one is made ten minutes after the studio is set up.',
    },
    places: {
      folder: 'A second place: a folder',
      folderMeans: 'On another disk, or one that a program such as Dropbox or Nextcloud brings to the net.',
      bucket: 'A second place: a bucket',
      bucketMeans: 'Storage that speaks S3, at a provider or on a computer of your own.',
      bucketNeeds: 'Set a passphrase first: a copy that leaves the house is encrypted under it.',
      path: 'The whole way to the folder',
      pathExample: '/media/backup-disk or D:\\Copies',
      unencrypted: 'Without a passphrase, whoever finds this disk can read the studio’s copies on it.',
      newest: (when: string) => `The newest copy there is from ${when}.`,
      nothingYet: 'No copy has come there yet: the next one does, within minutes.',
      save: 'Use this place',
      saved: 'Copies go there from now on',
      stopped: 'Copies stay on this computer from now on',
      stop: 'Stop using it',
      test: 'Try it',
      testFirst: 'Save the place first.',
    },
    bucket: {
      endpoint: 'Address of the storage',
      endpointExample: 'https://s3.eu-central-1.amazonaws.com',
      region: 'Region',
      bucket: 'Name of the bucket',
      prefix: 'Folder in it',
      keyId: 'Key ID',
      secret: 'Secret key',
      secretKept: 'One is stored. Leave it empty to keep it.',
      secretNew: 'Kept encrypted on this computer, never shown again.',
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
      'Eine Kopie enthält alles: Kundschaft, Buchungen, Geld, Fotos. Jede Nacht entsteht eine, und jede Stunde, in der sich etwas ändert.',
    making: 'Die Kopie wird gemacht',
    left: timeLeft.de(),
    none: 'Es gibt noch keine Kopie. Geht dieser Computer kaputt, sind die Daten des Studios mit ihm verloren.',
    sameDisk:
      'Alle Kopien liegen auf der Festplatte dieses Computers: Was dem Computer zustößt, trifft auch sie. Wähle unten einen zweiten Ort.',
    onlyHere: 'Wohin die Kopien gehen, ihre Passphrase und die Kopien selbst gibt es nur am Computer des Studios.',
    onlyOwner:
      'Wohin die Kopien gehen, ihre Passphrase und die Kopien selbst sind nur für die Person da, der das Studio gehört.',
    list: {
      title: 'Auf diesem Computer',
      titleMeans: (n) => count(n, { one: '1 Kopie wird aufbewahrt.', other: `${figure(n)} Kopien werden aufbewahrt.` }),
      when: 'Stand',
      why: 'Entstanden',
      size: 'Größe',
      kind: { 'by-itself': 'von selbst', 'by-hand': 'von Hand', 'before-update': 'vor einem Update' },
      download: 'Herunterladen',
      restore: 'Diese wiederherstellen …',
      restoreFile: 'Aus einer Datei wiederherstellen …',
      emptyTitle: 'Noch keine Kopien',
      empty: 'Die erste entsteht zehn Minuten nach dem Einrichten des Studios.',
    },
    places: {
      folder: 'Ein zweiter Ort: ein Ordner',
      folderMeans:
        'Auf einer anderen Festplatte, oder ein Ordner, den ein Programm wie Dropbox oder Nextcloud ins Netz bringt.',
      bucket: 'Ein zweiter Ort: ein Bucket',
      bucketMeans: 'Speicher, der S3 spricht, bei einem Anbieter oder auf einem eigenen Computer.',
      bucketNeeds: 'Setze zuerst eine Passphrase: Was das Haus verlässt, wird damit verschlüsselt.',
      path: 'Vollständiger Pfad zum Ordner',
      pathExample: '/media/sicherung oder D:\\Kopien',
      unencrypted: 'Ohne Passphrase kann, wer diese Festplatte findet, die Kopien des Studios darauf lesen.',
      newest: (when) => `Die neueste Kopie dort ist vom ${when}.`,
      nothingYet: 'Dort ist noch keine Kopie angekommen: Die nächste folgt in wenigen Minuten.',
      save: 'Diesen Ort verwenden',
      saved: 'Kopien gehen ab jetzt dorthin',
      stopped: 'Kopien bleiben ab jetzt auf diesem Computer',
      stop: 'Nicht mehr verwenden',
      test: 'Ausprobieren',
      testFirst: 'Speichere zuerst den Ort.',
    },
    bucket: {
      endpoint: 'Adresse des Speichers',
      endpointExample: 'https://s3.eu-central-1.amazonaws.com',
      region: 'Region',
      bucket: 'Name des Buckets',
      prefix: 'Ordner darin',
      keyId: 'Schlüssel-ID',
      secret: 'Geheimer Schlüssel',
      secretKept: 'Einer ist gespeichert. Lass das Feld leer, um ihn zu behalten.',
      secretNew: 'Wird auf diesem Computer verschlüsselt gespeichert und nie wieder gezeigt.',
      show: 'Schlüssel zeigen',
      hide: 'Schlüssel verbergen',
    },
  }
}

export const es = (): Words => {
  const count = plurals('es')
  const figure = figures('es')

  return {
    title: 'Copias del centro',
    titleMeans:
      'Una copia lo contiene todo: clientes, reservas, dinero, fotos. Se hace una cada noche, y cada hora mientras haya cambios.',
    making: 'Se está haciendo la copia',
    left: timeLeft.es(),
    none: 'Aún no hay ninguna copia. Si este ordenador se estropea, los datos del centro se pierden con él.',
    sameDisk:
      'Todas las copias están en el disco de este ordenador: si se pierde, se pierden con él. Elige abajo un segundo lugar.',
    onlyHere:
      'El destino de las copias, su frase de contraseña y las propias copias solo están en el ordenador del centro.',
    onlyOwner: 'El destino de las copias, su frase de contraseña y las propias copias solo los ve la propiedad.',
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
      folder: 'Un segundo lugar: una carpeta',
      folderMeans: 'En otro disco, o en uno que un programa como Dropbox o Nextcloud sube a la nube.',
      bucket: 'Un segundo lugar: un bucket',
      bucketMeans: 'Almacenamiento compatible con S3, de un proveedor o en un ordenador tuyo.',
      bucketNeeds: 'Pon antes una frase de contraseña: las copias que salen de aquí se cifran con ella.',
      path: 'Ruta completa de la carpeta',
      pathExample: '/media/disco-copias o D:\\Copias',
      unencrypted: 'Sin frase de contraseña, quien encuentre este disco puede leer las copias del centro.',
      newest: (when) => `Última copia guardada allí: ${when}.`,
      nothingYet: 'Aún no ha llegado ninguna copia: la próxima lo hará en unos minutos.',
      save: 'Usar este lugar',
      saved: 'A partir de ahora las copias se guardan allí',
      stopped: 'A partir de ahora las copias se quedan en este ordenador',
      stop: 'Dejar de usarlo',
      test: 'Probar',
      testFirst: 'Guarda antes el lugar.',
    },
    bucket: {
      endpoint: 'Dirección del almacenamiento',
      endpointExample: 'https://s3.eu-central-1.amazonaws.com',
      region: 'Región',
      bucket: 'Nombre del bucket',
      prefix: 'Carpeta dentro de él',
      keyId: 'ID de la clave',
      secret: 'Clave secreta',
      secretKept: 'Hay una guardada. Déjalo vacío para conservarla.',
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
    title: 'Copies du studio',
    titleMeans:
      'Une copie contient tout\u00a0: clients, réservations, argent, photos. Il s’en fait une chaque nuit, et une chaque heure tant que quelque chose change.',
    making: 'La copie est en cours',
    left: timeLeft.fr(),
    none: 'Il n’y a pas encore de copie. Si cet ordinateur tombe en panne, les données du studio sont perdues avec lui.',
    sameDisk:
      'Toutes les copies sont sur le disque de cet ordinateur\u00a0: ce qui l’emporte les emporte aussi. Choisissez un second emplacement ci-dessous.',
    onlyHere:
      'L’emplacement des copies, leur phrase secrète et les copies elles-mêmes ne sont accessibles que sur l’ordinateur du studio.',
    onlyOwner:
      'L’emplacement des copies, leur phrase secrète et les copies elles-mêmes sont réservés à la personne propriétaire.',
    list: {
      title: 'Sur cet ordinateur',
      titleMeans: (n) =>
        count(n, { one: `${figure(n)} copie est gardée.`, other: `${figure(n)} copies sont gardées.` }),
      when: 'État du',
      why: 'Faite',
      size: 'Taille',
      kind: { 'by-itself': 'automatiquement', 'by-hand': 'à la main', 'before-update': 'avant une mise à jour' },
      download: 'Télécharger',
      restore: 'Restaurer celle-ci…',
      restoreFile: 'Restaurer depuis un fichier…',
      emptyTitle: 'Pas encore de copies',
      empty: 'La première se fait dix minutes après la configuration du studio.',
    },
    places: {
      folder: 'Second emplacement\u00a0: un dossier',
      folderMeans: 'Sur un autre disque, ou un dossier qu’un programme comme Dropbox ou Nextcloud envoie sur Internet.',
      bucket: 'Second emplacement\u00a0: un bucket',
      bucketMeans: 'Un stockage compatible S3, chez un fournisseur ou sur un ordinateur à vous.',
      bucketNeeds:
        'Choisissez d’abord une phrase secrète\u00a0: une copie qui quitte la maison est chiffrée avec elle.',
      path: 'Chemin complet du dossier',
      pathExample: '/media/disque-copies ou D:\\Copies',
      unencrypted: 'Sans phrase secrète, quiconque trouve ce disque peut lire les copies du studio.',
      newest: (when) => `La copie la plus récente y est du ${when}.`,
      nothingYet: 'Aucune copie n’y est encore arrivée\u00a0: la prochaine y sera, d’ici quelques minutes.',
      save: 'Utiliser cet emplacement',
      saved: 'Les copies y vont désormais',
      stopped: 'Les copies restent désormais sur cet ordinateur',
      stop: 'Ne plus l’utiliser',
      test: 'L’essayer',
      testFirst: 'Enregistrez d’abord l’emplacement.',
    },
    bucket: {
      endpoint: 'Adresse du stockage',
      endpointExample: 'https://s3.eu-central-1.amazonaws.com',
      region: 'Région',
      bucket: 'Nom du bucket',
      prefix: 'Dossier dedans',
      keyId: 'Identifiant de clé',
      secret: 'Clé secrète',
      secretKept: 'Il y en a une. Laissez vide pour la garder.',
      secretNew: 'Gardée chiffrée sur cet ordinateur, plus jamais affichée.',
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
    title: 'Copie dello studio',
    titleMeans:
      'Una copia contiene tutto: clienti, prenotazioni, denaro, foto. Se ne fa una ogni notte, e ogni ora finché qualcosa cambia.',
    making: 'La copia è in corso',
    left: timeLeft.it(),
    none: 'Non c’è ancora nessuna copia. Se questo computer si rompe, i dati dello studio vanno persi con lui.',
    sameDisk:
      'Tutte le copie stanno sul disco di questo computer: ciò che colpisce il computer colpisce anche loro. Scegli qui sotto un secondo luogo.',
    onlyHere:
      'Dove vanno le copie, la loro frase segreta e le copie stesse si gestiscono solo sul computer dello studio.',
    onlyOwner: 'Dove vanno le copie, la loro frase segreta e le copie stesse sono riservate al titolare.',
    list: {
      title: 'Su questo computer',
      titleMeans: (n: number) => count(n, { one: 'Si conserva 1 copia.', other: `Si conservano ${figure(n)} copie.` }),
      when: 'Dati di',
      why: 'Fatta',
      size: 'Dimensione',
      kind: { 'by-itself': 'da sola', 'by-hand': 'a mano', 'before-update': 'prima di un aggiornamento' },
      download: 'Scarica',
      restore: 'Ripristina questa…',
      restoreFile: 'Ripristina da un file…',
      emptyTitle: 'Ancora nessuna copia',
      empty: 'La prima si fa dieci minuti dopo la configurazione dello studio.',
    },
    places: {
      folder: 'Un secondo luogo: una cartella',
      folderMeans: 'Su un altro disco, oppure una che un programma come Dropbox o Nextcloud porta in rete.',
      bucket: 'Un secondo luogo: un bucket',
      bucketMeans: 'Uno spazio compatibile con S3, presso un fornitore o su un tuo computer.',
      bucketNeeds: 'Prima imposta una frase segreta: una copia che esce di casa viene cifrata con essa.',
      path: 'Percorso completo della cartella',
      pathExample: '/media/backup-disk oppure D:\\Copies',
      unencrypted: 'Senza una frase segreta, chi trova questo disco può leggere le copie dello studio.',
      newest: (when: string) => `L’ultima copia lì è ${del(when)}.`,
      nothingYet: 'Lì non è ancora arrivata nessuna copia: la prossima arriva, entro pochi minuti.',
      save: 'Usa questo luogo',
      saved: 'D’ora in poi le copie vanno lì',
      stopped: 'D’ora in poi le copie restano su questo computer',
      stop: 'Non usarlo più',
      test: 'Prova',
      testFirst: 'Prima salva il luogo.',
    },
    bucket: {
      endpoint: 'Indirizzo dello spazio',
      endpointExample: 'https://s3.eu-central-1.amazonaws.com',
      region: 'Regione',
      bucket: 'Nome del bucket',
      prefix: 'Cartella al suo interno',
      keyId: 'ID della chiave',
      secret: 'Chiave segreta',
      secretKept: 'Ne è salvata una. Lascia vuoto per mantenerla.',
      secretNew: 'Conservata cifrata su questo computer, mai più mostrata.',
      show: 'Mostra la chiave',
      hide: 'Nascondi la chiave',
    },
  }
}
