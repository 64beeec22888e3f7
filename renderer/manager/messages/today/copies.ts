import { italian } from '../../../../server/lib/sayings/it/joints.ts'
import { figures, lists, plurals } from '../../../shared/i18n/plural.ts'

export const en = () => {
  const count = plurals('en')
  const figure = figures('en')

  return {
    copies: {
      title: 'Copies',
      restorable: (when: string, clients: number, places: string) =>
        `Restorable as of ${when}, ${count(clients, { one: '1 client', other: `${figure(clients)} clients` })}${places}.`,
      unproven: (when: string) =>
        `The newest copy is from ${when}. It is restored for trial within half an hour; then it is known to be good.`,
      place: { folder: 'the folder', bucket: 'the bucket' },
      places: (isHereToo: boolean, places: readonly string[]) =>
        places.length === 0 ? '' : `, ${isHereToo ? 'also ' : ''}in ${places.join(' and ')}`,
      sameDisk: 'All copies share this computer’s disk.',
      choosePlace: 'Choose a second place',
      see: 'See the copies',
      make: 'Make a copy now',
      made: (size: string) => `The copy is made: ${size}`,
      failedTitle: 'The last copy could not be made',
      failed: (why: string) => `${why} It is tried again by itself every quarter of an hour.`,
      behindTitle: { folder: 'The folder lacks new copies', bucket: 'The bucket lacks new copies' },
      behind: (when: string) => `The newest copy there is from ${when}.`,
      behindNone: 'No copy has come there yet.',
      behindHelps: 'See that it can be reached, and try it under Settings, Copies.',
      brokenTitle: {
        here: 'A copy of this computer can’t be restored',
        folder: 'The copy in the folder can’t be restored',
        bucket: 'The copy in the bucket can’t be restored',
      },
      brokenHelps: 'Make a new copy; it is restored for trial the same night.',
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
        `Wiederherstellbar mit Stand vom ${when}: ${count(clients, { one: '1 Person', other: `${figure(clients)} Personen` })}${places}.`,
      unproven: (when) =>
        `Die neueste Kopie ist vom ${when}. Sie wird binnen einer halben Stunde probeweise wiederhergestellt; dann steht fest, dass sie gut ist.`,
      place: { folder: 'im Ordner', bucket: 'im Bucket' },
      places: (isHereToo, places) =>
        places.length === 0 ? '' : `; die Kopie liegt ${isHereToo ? 'auch ' : ''}${list(places)}`,
      sameDisk: 'Alle Kopien liegen auf der Festplatte dieses Computers.',
      choosePlace: 'Zweiten Ort wählen',
      see: 'Kopien ansehen',
      make: 'Jetzt eine Kopie machen',
      made: (size) => `Die Kopie ist fertig: ${size}`,
      failedTitle: 'Die letzte Kopie konnte nicht gemacht werden',
      failed: (why) => `${why} Alle Viertelstunde wird es von selbst noch einmal versucht.`,
      behindTitle: { folder: 'Im Ordner fehlen neue Kopien', bucket: 'Im Bucket fehlen neue Kopien' },
      behind: (when) => `Die neueste Kopie dort ist vom ${when}.`,
      behindNone: 'Dort ist noch keine Kopie angekommen.',
      behindHelps: 'Sieh nach, ob der Ort erreichbar ist, und probiere ihn unter Einstellungen, Sicherungskopien aus.',
      brokenTitle: {
        here: 'Eine Kopie auf diesem Computer lässt sich nicht wiederherstellen',
        folder: 'Die Kopie im Ordner lässt sich nicht wiederherstellen',
        bucket: 'Die Kopie im Bucket lässt sich nicht wiederherstellen',
      },
      brokenHelps: 'Mach eine neue Kopie; sie wird noch in derselben Nacht probeweise wiederhergestellt.',
    },
  }
}

export const es = (): Words => {
  const count = plurals('es')
  const figure = figures('es')
  const list = lists('es')

  return {
    copies: {
      title: 'Copias',
      restorable: (when, clients, places) =>
        `Se puede restaurar el estado del ${when}, con ${count(clients, { one: '1 cliente', other: `${figure(clients)} clientes` })}${places}.`,
      unproven: (when) =>
        `La copia más reciente es del ${when}. Se restaura a modo de prueba en media hora como mucho; entonces se sabrá si vale.`,
      place: { folder: 'la carpeta', bucket: 'el bucket' },
      places: (isHereToo, places) => (places.length === 0 ? '' : `; ${isHereToo ? 'también ' : ''}en ${list(places)}`),
      sameDisk: 'Todas las copias están en el disco de este ordenador.',
      choosePlace: 'Elegir un segundo lugar',
      see: 'Ver las copias',
      make: 'Hacer una copia ahora',
      made: (size) => `Copia hecha: ${size}`,
      failedTitle: 'La última copia no se pudo hacer',
      failed: (why) => `${why} Se vuelve a intentar solo cada cuarto de hora.`,
      behindTitle: {
        folder: 'En la carpeta faltan copias nuevas',
        bucket: 'En el almacenamiento externo faltan copias nuevas',
      },
      behind: (when) => `La copia más reciente allí es del ${when}.`,
      behindNone: 'Aún no ha llegado ninguna copia.',
      behindHelps: 'Comprueba que se pueda acceder y haz la prueba en Ajustes, Copias.',
      brokenTitle: {
        here: 'Una copia de este ordenador no se puede restaurar',
        folder: 'La copia de la carpeta no se puede restaurar',
        bucket: 'La copia del bucket no se puede restaurar',
      },
      brokenHelps: 'Haz una copia nueva; esa misma noche se restaura a modo de prueba.',
    },
  }
}

export const fr = (): Words => {
  const count = plurals('fr')
  const figure = figures('fr')
  const list = lists('fr')

  return {
    copies: {
      title: 'Copies de sauvegarde',
      restorable: (when, clients, places) =>
        `De quoi restaurer l’état du ${when}, avec ${count(clients, { one: `${figure(clients)} client`, other: `${figure(clients)} clients` })}${places}.`,
      unproven: (when) =>
        `La copie la plus récente est du ${when}. Elle sera restaurée à l’essai d’ici une demi-heure\u202f; on saura alors qu’elle est bonne.`,
      place: { folder: 'dans le dossier', bucket: 'dans le bucket' },
      places: (isHereToo, places) => (places.length === 0 ? '' : `, ${isHereToo ? 'aussi ' : ''}${list(places)}`),
      sameDisk: 'Toutes les copies sont sur le disque de cet ordinateur.',
      choosePlace: 'Choisir un second emplacement',
      see: 'Voir les copies',
      make: 'Faire une copie',
      made: (size) => `La copie est faite\u00a0: ${size}`,
      failedTitle: 'La dernière copie n’a pas pu être faite',
      failed: (why) => `${why} Un nouvel essai a lieu tous les quarts d’heure.`,
      behindTitle: {
        folder: 'Il manque de nouvelles copies dans le dossier',
        bucket: 'Il manque de nouvelles copies dans le bucket',
      },
      behind: (when) => `La plus récente y date du ${when}.`,
      behindNone: 'Aucune copie n’y est encore arrivée.',
      behindHelps: 'Vérifiez que l’emplacement est joignable, et essayez-le sous Réglages, Copies de sauvegarde.',
      brokenTitle: {
        here: 'Une copie de cet ordinateur ne peut pas être restaurée',
        folder: 'La copie du dossier ne peut pas être restaurée',
        bucket: 'La copie du bucket ne peut pas être restaurée',
      },
      brokenHelps: 'Faites une nouvelle copie\u202f; elle sera restaurée à l’essai la nuit même.',
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
      title: 'Copie',
      restorable: (when: string, clients: number, places: string) =>
        `Ripristinabile con i dati ${del(when)}: ${count(clients, { one: '1 cliente', other: `${figure(clients)} clienti` })}${places}.`,
      unproven: (when: string) =>
        `L’ultima copia è ${del(when)}. Entro mezz’ora viene ripristinata per prova; poi si sa che è buona.`,
      place: { folder: 'nella cartella', bucket: 'nel bucket' },
      places: (isHereToo: boolean, places: readonly string[]) =>
        places.length === 0 ? '' : `; la copia è ${isHereToo ? 'anche ' : ''}${list(places)}`,
      sameDisk: 'Tutte le copie stanno sul disco di questo computer.',
      choosePlace: 'Scegli un secondo luogo',
      see: 'Vedi le copie',
      make: 'Fai una copia ora',
      made: (size: string) => `La copia è fatta: ${size}`,
      failedTitle: 'L’ultima copia non è riuscita',
      failed: (why: string) => `${why} Si riprova automaticamente ogni quarto d’ora.`,
      behindTitle: { folder: 'Nella cartella mancano le nuove copie', bucket: 'Nel bucket mancano le nuove copie' },
      behind: (when: string) => `L’ultima copia lì è ${del(when)}.`,
      behindNone: 'Lì non è ancora arrivata nessuna copia.',
      behindHelps: 'Controlla che sia raggiungibile e provalo in Impostazioni, Copie.',
      brokenTitle: {
        here: 'Una copia su questo computer non si può ripristinare',
        folder: 'La copia nella cartella non si può ripristinare',
        bucket: 'La copia nel bucket non si può ripristinare',
      },
      brokenHelps: 'Fai una nuova copia: viene ripristinata per prova la notte stessa.',
    },
  }
}
