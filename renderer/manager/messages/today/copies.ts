import { italian } from '../../../../server/lib/sayings/it/joints.ts'
import { figures, lists, plurals } from '../../../shared/i18n/plural.ts'

export const en = () => {
  const count = plurals('en')
  const figure = figures('en')

  return {
    copies: {
      title: 'Backups',
      restorable: (when: string, clients: number, places: string) =>
        `Can be restored as of ${when}, ${count(clients, { one: '1 client', other: `${figure(clients)} clients` })}${places}.`,
      unproven: (when: string) =>
        `The latest backup is from ${when}. A test restore within half an hour checks that it works.`,
      place: { folder: 'the folder', bucket: 'external storage' },
      places: (isHereToo: boolean, places: readonly string[]) =>
        places.length === 0 ? '' : `, ${isHereToo ? 'also ' : ''}in ${places.join(' and ')}`,
      sameDisk: 'All backups are on this computer’s disk.',
      choosePlace: 'Choose a second location',
      see: 'View backups',
      make: 'Back up now',
      made: (size: string) => `Backup made: ${size}`,
      failedTitle: 'The last backup failed',
      failed: (why: string) => `${why} We try again every 15 minutes.`,
      behindTitle: {
        folder: 'New backups aren’t reaching the folder',
        bucket: 'New backups aren’t reaching external storage',
      },
      behind: (when: string) => `The latest backup there is from ${when}.`,
      behindNone: 'No backup has arrived there yet.',
      behindHelps: 'Check that it can be reached, and test it under Settings, Backups.',
      brokenTitle: {
        here: 'A backup on this computer can’t be restored',
        folder: 'The backup in the folder can’t be restored',
        bucket: 'The backup in external storage can’t be restored',
      },
      brokenHelps: 'Make a new backup. It’s tested the same night.',
    },
  }
}

type Words = ReturnType<typeof en>

export const de = (): Words => {
  const count = plurals('de')
  const figure = figures('de')
  const list = lists('de')

  return {
    copies: {
      title: 'Sicherungskopien',
      restorable: (when, clients, places) =>
        `Wiederherstellbar, Stand ${when}: ${count(clients, { one: '1 Person', other: `${figure(clients)} Personen` })}${places}.`,
      unproven: (when) =>
        `Neueste Sicherungskopie: ${when}. In spätestens einer halben Stunde wird sie zur Probe wiederhergestellt.`,
      place: { folder: 'im Ordner', bucket: 'im externen Speicher' },
      places: (isHereToo, places) =>
        places.length === 0 ? '' : `; die Kopie ist ${isHereToo ? 'auch ' : ''}${list(places)}`,
      sameDisk: 'Alle Kopien sind auf der Festplatte dieses Computers.',
      choosePlace: 'Zweiten Speicherort wählen',
      see: 'Kopien ansehen',
      make: 'Jetzt sichern',
      made: (size) => `Sicherungskopie erstellt: ${size}`,
      failedTitle: 'Die letzte Sicherungskopie ist fehlgeschlagen',
      failed: (why) => `${why} Wir versuchen es alle 15 Minuten noch einmal.`,
      behindTitle: { folder: 'Im Ordner fehlen neue Kopien', bucket: 'Im externen Speicher fehlen neue Kopien' },
      behind: (when) => `Neueste Kopie dort: ${when}.`,
      behindNone: 'Dort ist noch keine Kopie angekommen.',
      behindHelps: 'Prüfe, ob der Ort erreichbar ist, und teste ihn unter Einstellungen, Sicherungskopien.',
      brokenTitle: {
        here: 'Eine Kopie auf diesem Computer lässt sich nicht wiederherstellen',
        folder: 'Die Kopie im Ordner lässt sich nicht wiederherstellen',
        bucket: 'Die Kopie im externen Speicher lässt sich nicht wiederherstellen',
      },
      brokenHelps: 'Erstelle eine neue Kopie. Sie wird noch in derselben Nacht geprüft.',
    },
  }
}

export const es = (): Words => {
  const count = plurals('es')
  const figure = figures('es')
  const list = lists('es')

  return {
    copies: {
      title: 'Copias de seguridad',
      restorable: (when, clients, places) =>
        `Se puede restaurar (datos: ${when}), con ${count(clients, { one: '1 cliente', other: `${figure(clients)} clientes` })}${places}.`,
      unproven: (when) =>
        `Copia más reciente: ${when}. En media hora como mucho se comprueba con una restauración de prueba.`,
      place: { folder: 'la carpeta', bucket: 'el almacenamiento externo' },
      places: (isHereToo, places) => (places.length === 0 ? '' : `; ${isHereToo ? 'también ' : ''}en ${list(places)}`),
      sameDisk: 'Todas las copias están en el disco de este ordenador.',
      choosePlace: 'Elegir otra ubicación',
      see: 'Ver las copias',
      make: 'Hacer copia ahora',
      made: (size) => `Copia de seguridad hecha: ${size}`,
      failedTitle: 'La última copia de seguridad ha fallado',
      failed: (why) => `${why} Volvemos a intentarlo cada 15 minutos.`,
      behindTitle: {
        folder: 'En la carpeta faltan copias nuevas',
        bucket: 'En el almacenamiento externo faltan copias nuevas',
      },
      behind: (when) => `Copia más reciente allí: ${when}.`,
      behindNone: 'Allí aún no ha llegado ninguna copia.',
      behindHelps: 'Comprueba que se puede acceder y pruébalo en Ajustes, Copias de seguridad.',
      brokenTitle: {
        here: 'Una copia de este ordenador no se puede restaurar',
        folder: 'La copia de la carpeta no se puede restaurar',
        bucket: 'La copia del almacenamiento externo no se puede restaurar',
      },
      brokenHelps: 'Haz una copia nueva. Se comprueba esa misma noche.',
    },
  }
}

export const fr = (): Words => {
  const count = plurals('fr')
  const figure = figures('fr')
  const list = lists('fr')

  return {
    copies: {
      title: 'Sauvegardes',
      restorable: (when, clients, places) =>
        `Restauration possible (état\u00a0: ${when}), avec ${count(clients, { one: `${figure(clients)} client`, other: `${figure(clients)} clients` })}${places}.`,
      unproven: (when) =>
        `Dernière sauvegarde\u00a0: ${when}. Une restauration d’essai la vérifie d’ici une demi-heure.`,
      place: { folder: 'dans le dossier', bucket: 'dans le stockage externe' },
      places: (isHereToo, places) => (places.length === 0 ? '' : `, ${isHereToo ? 'aussi ' : ''}${list(places)}`),
      sameDisk: 'Toutes les sauvegardes sont sur le disque de cet ordinateur.',
      choosePlace: 'Choisir un second emplacement',
      see: 'Voir les sauvegardes',
      make: 'Sauvegarder maintenant',
      made: (size) => `Sauvegarde effectuée\u00a0: ${size}`,
      failedTitle: 'La dernière sauvegarde a échoué',
      failed: (why) => `${why} Nouvel essai toutes les 15 minutes.`,
      behindTitle: {
        folder: 'Les nouvelles sauvegardes n’arrivent pas dans le dossier',
        bucket: 'Les nouvelles sauvegardes n’arrivent pas dans le stockage externe',
      },
      behind: (when) => `Dernière sauvegarde à cet endroit\u00a0: ${when}.`,
      behindNone: 'Aucune sauvegarde n’y est encore arrivée.',
      behindHelps: 'Vérifiez que l’emplacement est accessible et testez-le dans Réglages, Sauvegardes.',
      brokenTitle: {
        here: 'Une sauvegarde de cet ordinateur ne peut pas être restaurée',
        folder: 'La sauvegarde du dossier ne peut pas être restaurée',
        bucket: 'La sauvegarde du stockage externe ne peut pas être restaurée',
      },
      brokenHelps: 'Faites une nouvelle sauvegarde. Elle sera vérifiée la nuit même.',
    },
  }
}

export const it = (): Words => {
  const { del } = italian
  const count = plurals('it')
  const figure = figures('it')
  const list = lists('it')

  return {
    copies: {
      title: 'Copie di backup',
      restorable: (when: string, clients: number, places: string) =>
        `Ripristinabile con i dati ${del(when)}: ${count(clients, { one: '1 cliente', other: `${figure(clients)} clienti` })}${places}.`,
      unproven: (when: string) =>
        `L’ultima copia è ${del(when)}. Entro mezz’ora un ripristino di prova verifica che funzioni.`,
      place: { folder: 'nella cartella', bucket: 'nello spazio esterno' },
      places: (isHereToo: boolean, places: readonly string[]) =>
        places.length === 0 ? '' : `; la copia è ${isHereToo ? 'anche ' : ''}${list(places)}`,
      sameDisk: 'Tutte le copie sono sul disco di questo computer.',
      choosePlace: 'Scegli un’altra posizione',
      see: 'Vedi le copie',
      make: 'Fai una copia adesso',
      made: (size: string) => `Copia fatta: ${size}`,
      failedTitle: 'L’ultima copia di backup non è riuscita',
      failed: (why: string) => `${why} Riproviamo ogni 15 minuti.`,
      behindTitle: {
        folder: 'Nella cartella mancano le nuove copie',
        bucket: 'Nello spazio esterno mancano le nuove copie',
      },
      behind: (when: string) => `L’ultima copia lì è ${del(when)}.`,
      behindNone: 'Lì non è ancora arrivata nessuna copia.',
      behindHelps: 'Controlla che sia raggiungibile e prova in Impostazioni, Copie di backup.',
      brokenTitle: {
        here: 'Una copia su questo computer non si può ripristinare',
        folder: 'La copia nella cartella non si può ripristinare',
        bucket: 'La copia nello spazio esterno non si può ripristinare',
      },
      brokenHelps: 'Fai una nuova copia: viene verificata la notte stessa.',
    },
  }
}
