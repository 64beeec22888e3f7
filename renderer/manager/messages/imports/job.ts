import { figures, plurals } from '../../../shared/i18n/plural.ts'
import * as timeLeft from '../../phrases/time-left.ts'

export const en = () => {
  const count = plurals('en')
  const figure = figures('en')

  return {
    job: {
      status: {
        analysed: 'Not started',
        running: 'Running',
        undoing: 'Being taken back',
        stopped: 'Stopped',
        completed: 'Done',
        completed_with_errors: 'Done, with rejected rows',
        failed: 'Broke off',
        rolled_back: 'Taken back',
      },
      progress: 'Progress of the import',
      of: (done: number, total: number) => `${figure(done)} of ${figure(total)}`,
      left: timeLeft.en(),
      runningHelp: 'You can leave this page; it goes on by itself, also after a restart.',
      stoppedHelp: 'What is done stays. Go on whenever you like.',
      stop: 'Stop',
      resume: 'Go on',
      doneTitle: (n: number) => count(n, { one: '1 row imported', other: `${figure(n)} rows imported` }),
      done: 'Look at every row’s fate below, invite the people, or take it all back.',
      doneThings: 'Look at every row’s fate below, or take it all back.',
      doneErrors: (n: number) =>
        count(n, {
          one: '1 row was rejected. Correct it here and import it.',
          other: `${figure(n)} rows were rejected. Correct them here and import them.`,
        }),
      failedTitle: 'The import broke off',
      another: 'Import another file',
      toClients: 'See the clients',
      onward: 'Continue',
      counts: {
        created: 'New',
        updated: 'Filled in',
        matched: 'Here already',
        skipped: 'Skipped',
        rejected: 'Rejected',
      },
      countHelp: {
        created: 'Did not exist before',
        updated: 'Empty fields were filled',
        matched: 'Nothing to change',
        skipped: 'Left out on purpose',
        rejected: 'Could not be used',
      },
      countWill: {
        created: 'Will be added',
        updated: 'Empty fields will be filled in',
        matched: 'Nothing to change',
        skipped: 'Left out on purpose',
        rejected: 'Can’t be used',
      },
      rowsTitle: 'What became of every row',
      all: 'All',
      which: 'Which rows',
      subject: 'About',
      fate: 'What became of it',
      willFate: 'What will become of it',
      reason: 'Why',
      waiting: 'Waiting',
      download: 'Download as CSV',
      noRows: 'No rows like this',
      noRowsHelp: 'Choose another kind above.',
      showAll: 'Show all rows',
    },
  }
}

type Words = ReturnType<typeof en>

export const de = (): Words => {
  const count = plurals('de')
  const figure = figures('de')

  return {
    job: {
      left: timeLeft.de(),
      status: {
        analysed: 'Nicht gestartet',
        running: 'Läuft',
        undoing: 'Wird zurückgenommen',
        stopped: 'Angehalten',
        completed: 'Fertig',
        completed_with_errors: 'Fertig, mit abgelehnten Zeilen',
        failed: 'Abgebrochen',
        rolled_back: 'Zurückgenommen',
      },
      progress: 'Fortschritt des Imports',
      of: (done, total) => `${figure(done)} von ${figure(total)}`,
      runningHelp: 'Du kannst diese Seite verlassen; es geht von selbst weiter, auch nach einem Neustart.',
      stoppedHelp: 'Was fertig ist, bleibt. Mach weiter, wann du willst.',
      stop: 'Anhalten',
      resume: 'Fortsetzen',
      doneTitle: (n) => count(n, { one: '1 Zeile importiert', other: `${figure(n)} Zeilen importiert` }),
      done: 'Sieh dir unten an, was aus jeder Zeile wurde, lade die Personen ein, oder nimm alles zurück.',
      doneThings: 'Sieh dir unten an, was aus jeder Zeile wurde, oder nimm alles zurück.',
      doneErrors: (n) =>
        count(n, {
          one: '1 Zeile wurde abgelehnt. Korrigiere sie hier und importiere sie.',
          other: `${figure(n)} Zeilen wurden abgelehnt. Korrigiere sie hier und importiere sie.`,
        }),
      failedTitle: 'Der Import ist abgebrochen',
      another: 'Weitere Datei importieren',
      toClients: 'Zur Kundschaft',
      onward: 'Weiter',
      counts: {
        created: 'Neu',
        updated: 'Ergänzt',
        matched: 'Schon da',
        skipped: 'Übersprungen',
        rejected: 'Abgelehnt',
      },
      countHelp: {
        created: 'Gab es vorher nicht',
        updated: 'Leere Felder gefüllt',
        matched: 'Nichts zu ändern',
        skipped: 'Mit Absicht weggelassen',
        rejected: 'Nicht zu gebrauchen',
      },
      countWill: {
        created: 'Kommt dazu',
        updated: 'Leere Felder werden gefüllt',
        matched: 'Nichts zu ändern',
        skipped: 'Mit Absicht weggelassen',
        rejected: 'Nicht zu gebrauchen',
      },
      rowsTitle: 'Was aus jeder Zeile wurde',
      all: 'Alle',
      which: 'Welche Zeilen',
      subject: 'Worum es geht',
      fate: 'Was daraus wurde',
      willFate: 'Was daraus wird',
      reason: 'Warum',
      waiting: 'Wartet',
      download: 'Als CSV herunterladen',
      noRows: 'Keine solchen Zeilen',
      noRowsHelp: 'Wähle oben eine andere Art.',
      showAll: 'Alle Zeilen zeigen',
    },
  }
}

export const es = (): Words => {
  const count = plurals('es')
  const figure = figures('es')

  return {
    job: {
      status: {
        analysed: 'Sin empezar',
        running: 'En curso',
        undoing: 'Deshaciéndose',
        stopped: 'Detenida',
        completed: 'Terminada',
        completed_with_errors: 'Terminada, con filas rechazadas',
        failed: 'Interrumpida',
        rolled_back: 'Deshecha',
      },
      progress: 'Progreso de la importación',
      of: (done, total) => `${figure(done)} de ${figure(total)}`,
      left: timeLeft.es(),
      runningHelp: 'Puedes salir de esta página; sigue por sí sola, también después de reiniciar.',
      stoppedHelp: 'Lo hecho se queda. Continúa cuando quieras.',
      stop: 'Detener',
      resume: 'Continuar',
      doneTitle: (n) => count(n, { one: '1 fila importada', other: `${figure(n)} filas importadas` }),
      done: 'Mira abajo en qué ha quedado cada fila, invita a las personas o deshazlo todo.',
      doneThings: 'Mira abajo en qué ha quedado cada fila o deshazlo todo.',
      doneErrors: (n) =>
        count(n, {
          one: '1 fila se ha rechazado. Corrígela aquí e impórtala.',
          other: `${figure(n)} filas se han rechazado. Corrígelas aquí e impórtalas.`,
        }),
      failedTitle: 'La importación se ha interrumpido',
      another: 'Importar otro archivo',
      toClients: 'Ver los clientes',
      onward: 'Continuar',
      counts: {
        created: 'Nuevo',
        updated: 'Completado',
        matched: 'Ya estaba',
        skipped: 'Omitido',
        rejected: 'Rechazado',
      },
      countHelp: {
        created: 'Antes no existía',
        updated: 'Se han rellenado campos vacíos',
        matched: 'Nada que cambiar',
        skipped: 'Fuera a propósito',
        rejected: 'No se ha podido usar',
      },
      countWill: {
        created: 'Se añadirá',
        updated: 'Se rellenarán campos vacíos',
        matched: 'Nada que cambiar',
        skipped: 'Fuera a propósito',
        rejected: 'No se puede usar',
      },
      rowsTitle: 'En qué ha quedado cada fila',
      all: 'Todas',
      which: 'Qué filas',
      subject: 'Sobre',
      fate: 'En qué ha quedado',
      willFate: 'En qué quedará',
      reason: 'Por qué',
      waiting: 'En espera',
      download: 'Descargar en CSV',
      noRows: 'No hay filas así',
      noRowsHelp: 'Elige arriba otro grupo.',
      showAll: 'Mostrar todas las filas',
    },
  }
}

export const fr = (): Words => {
  const count = plurals('fr')
  const figure = figures('fr')

  return {
    job: {
      status: {
        analysed: 'Pas lancée',
        running: 'En cours',
        undoing: 'Annulation en cours',
        stopped: 'Arrêtée',
        completed: 'Terminée',
        completed_with_errors: 'Terminée, avec des lignes refusées',
        failed: 'Interrompue',
        rolled_back: 'Annulée',
      },
      progress: 'Avancement de l’importation',
      of: (done, total) => `${figure(done)} sur ${figure(total)}`,
      left: timeLeft.fr(),
      runningHelp: 'Vous pouvez quitter cette page\u202f; tout continue, même après un redémarrage.',
      stoppedHelp: 'Ce qui est fait reste. Reprenez quand vous voulez.',
      stop: 'Arrêter',
      resume: 'Reprendre',
      doneTitle: (n) => count(n, { one: `${figure(n)} ligne importée`, other: `${figure(n)} lignes importées` }),
      done: 'Regardez ci-dessous ce qu’est devenue chaque ligne, invitez les personnes, ou annulez tout.',
      doneThings: 'Regardez ci-dessous ce qu’est devenue chaque ligne, ou annulez tout.',
      doneErrors: (n) =>
        count(n, {
          one: `${figure(n)} ligne a été refusée. Corrigez-la ici et importez-la.`,
          other: `${figure(n)} lignes ont été refusées. Corrigez-les ici et importez-les.`,
        }),
      failedTitle: 'L’importation s’est interrompue',
      another: 'Importer un autre fichier',
      toClients: 'Voir les clients',
      onward: 'Continuer',
      counts: {
        created: 'Nouveau',
        updated: 'Complété',
        matched: 'Déjà ici',
        skipped: 'Laissé de côté',
        rejected: 'Refusé',
      },
      countHelp: {
        created: 'N’existait pas encore',
        updated: 'Des champs vides ont été remplis',
        matched: 'Rien à changer',
        skipped: 'Laissé de côté exprès',
        rejected: 'Inutilisable',
      },
      countWill: {
        created: 'Sera ajouté',
        updated: 'Des champs vides seront remplis',
        matched: 'Rien à changer',
        skipped: 'Laissé de côté exprès',
        rejected: 'Inutilisable',
      },
      rowsTitle: 'Ce qu’est devenue chaque ligne',
      all: 'Toutes',
      which: 'Quelles lignes',
      subject: 'Sujet',
      fate: 'Devenu',
      willFate: 'Deviendra',
      reason: 'Pourquoi',
      waiting: 'En attente',
      download: 'Télécharger en CSV',
      noRows: 'Aucune ligne de ce genre',
      noRowsHelp: 'Choisissez un autre genre ci-dessus.',
      showAll: 'Afficher toutes les lignes',
    },
  }
}

export const it = (): Words => {
  const count = plurals('it')
  const figure = figures('it')

  return {
    job: {
      status: {
        analysed: 'Non avviata',
        running: 'In corso',
        undoing: 'Annullamento in corso',
        stopped: 'Fermata',
        completed: 'Conclusa',
        completed_with_errors: 'Conclusa, con righe rifiutate',
        failed: 'Interrotta',
        rolled_back: 'Annullata',
      },
      progress: 'Avanzamento dell’importazione',
      of: (done: number, total: number) => `${figure(done)} su ${figure(total)}`,
      left: timeLeft.it(),
      runningHelp: 'Puoi lasciare questa pagina: continua da sola, anche dopo un riavvio.',
      stoppedHelp: 'Ciò che è fatto resta. Riprendi quando vuoi.',
      stop: 'Ferma',
      resume: 'Riprendi',
      doneTitle: (n: number) => count(n, { one: '1 riga importata', other: `${figure(n)} righe importate` }),
      done: 'Guarda qui sotto com’è andata ogni riga, invita le persone, oppure annulla tutto.',
      doneThings: 'Guarda qui sotto com’è andata ogni riga, oppure annulla tutto.',
      doneErrors: (n: number) =>
        count(n, {
          one: '1 riga è stata rifiutata. Correggila qui e importala.',
          other: `${figure(n)} righe sono state rifiutate. Correggile qui e importale.`,
        }),
      failedTitle: 'L’importazione si è interrotta',
      another: 'Importa un altro file',
      toClients: 'Vedi i clienti',
      onward: 'Continua',
      counts: {
        created: 'Nuove',
        updated: 'Completate',
        matched: 'Già presenti',
        skipped: 'Saltate',
        rejected: 'Rifiutate',
      },
      countHelp: {
        created: 'Prima non c’erano',
        updated: 'Riempiti i campi vuoti',
        matched: 'Nulla da cambiare',
        skipped: 'Escluse di proposito',
        rejected: 'Inutilizzabili',
      },
      countWill: {
        created: 'Verranno aggiunte',
        updated: 'Verranno riempiti i campi vuoti',
        matched: 'Nulla da cambiare',
        skipped: 'Escluse di proposito',
        rejected: 'Inutilizzabili',
      },
      rowsTitle: 'Com’è andata ogni riga',
      all: 'Tutte',
      which: 'Quali righe',
      subject: 'Riguarda',
      fate: 'Com’è andata',
      willFate: 'Come andrà',
      reason: 'Perché',
      waiting: 'In attesa',
      download: 'Scarica in CSV',
      noRows: 'Nessuna riga così',
      noRowsHelp: 'Scegli un altro tipo qui sopra.',
      showAll: 'Mostra tutte le righe',
    },
  }
}
