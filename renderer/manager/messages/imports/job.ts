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
        undoing: 'Being undone',
        stopped: 'Stopped',
        completed: 'Done',
        completed_with_errors: 'Done, with rejected rows',
        failed: 'Failed',
        rolled_back: 'Undone',
      },
      progress: 'Progress of the import',
      of: (done: number, total: number) => `${figure(done)} of ${figure(total)}`,
      left: timeLeft.en(),
      runningHelp: 'You can leave this page; it continues automatically, even after a restart.',
      stoppedHelp: 'What’s done stays. Continue whenever you like.',
      stop: 'Stop',
      resume: 'Continue',
      doneTitle: (n: number) => count(n, { one: '1 row imported', other: `${figure(n)} rows imported` }),
      done: 'See the result of every row below, invite the people, or undo everything.',
      doneThings: 'See the result of every row below, or undo everything.',
      doneErrors: (n: number) =>
        count(n, {
          one: '1 row was rejected. Correct it here and import it.',
          other: `${figure(n)} rows were rejected. Correct them here and import them.`,
        }),
      failedTitle: 'The import failed',
      another: 'Import another file',
      toClients: 'View clients',
      onward: 'Continue',
      counts: {
        created: 'New',
        updated: 'Filled in',
        matched: 'Already here',
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
      rowsTitle: 'Result of every row',
      all: 'All',
      which: 'Which rows',
      subject: 'About',
      fate: 'Result',
      willFate: 'Expected result',
      reason: 'Why',
      waiting: 'Waiting',
      download: 'Download as CSV',
      noRows: 'No matching rows',
      noRowsHelp: 'Choose another group above.',
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
        undoing: 'Wird rückgängig gemacht',
        stopped: 'Angehalten',
        completed: 'Fertig',
        completed_with_errors: 'Fertig, mit abgelehnten Zeilen',
        failed: 'Fehlgeschlagen',
        rolled_back: 'Rückgängig gemacht',
      },
      progress: 'Fortschritt des Imports',
      of: (done, total) => `${figure(done)} von ${figure(total)}`,
      runningHelp: 'Du kannst diese Seite verlassen; es geht automatisch weiter, auch nach einem Neustart.',
      stoppedHelp: 'Was fertig ist, bleibt. Mach weiter, wann du willst.',
      stop: 'Anhalten',
      resume: 'Fortsetzen',
      doneTitle: (n) => count(n, { one: '1 Zeile importiert', other: `${figure(n)} Zeilen importiert` }),
      done: 'Sieh dir unten das Ergebnis jeder Zeile an, lade die Personen ein oder mach alles rückgängig.',
      doneThings: 'Sieh dir unten das Ergebnis jeder Zeile an oder mach alles rückgängig.',
      doneErrors: (n) =>
        count(n, {
          one: '1 Zeile wurde abgelehnt. Korrigiere sie hier und importiere sie.',
          other: `${figure(n)} Zeilen wurden abgelehnt. Korrigiere sie hier und importiere sie.`,
        }),
      failedTitle: 'Der Import ist fehlgeschlagen',
      another: 'Weitere Datei importieren',
      toClients: 'Kund:innen ansehen',
      onward: 'Weiter',
      counts: {
        created: 'Neu',
        updated: 'Ergänzt',
        matched: 'Schon da',
        skipped: 'Übersprungen',
        rejected: 'Abgelehnt',
      },
      countHelp: {
        created: 'Vorher nicht vorhanden',
        updated: 'Leere Felder gefüllt',
        matched: 'Nichts zu ändern',
        skipped: 'Absichtlich weggelassen',
        rejected: 'Nicht verwendbar',
      },
      countWill: {
        created: 'Wird hinzugefügt',
        updated: 'Leere Felder werden gefüllt',
        matched: 'Nichts zu ändern',
        skipped: 'Absichtlich weggelassen',
        rejected: 'Nicht verwendbar',
      },
      rowsTitle: 'Ergebnis jeder Zeile',
      all: 'Alle',
      which: 'Welche Zeilen',
      subject: 'Betrifft',
      fate: 'Ergebnis',
      willFate: 'Erwartetes Ergebnis',
      reason: 'Grund',
      waiting: 'Wartet',
      download: 'Als CSV herunterladen',
      noRows: 'Keine passenden Zeilen',
      noRowsHelp: 'Wähle oben eine andere Gruppe.',
      showAll: 'Alle Zeilen anzeigen',
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
        failed: 'Fallida',
        rolled_back: 'Deshecha',
      },
      progress: 'Progreso de la importación',
      of: (done, total) => `${figure(done)} de ${figure(total)}`,
      left: timeLeft.es(),
      runningHelp: 'Puedes salir de esta página; continúa automáticamente, también después de reiniciar.',
      stoppedHelp: 'Lo hecho se queda. Continúa cuando quieras.',
      stop: 'Detener',
      resume: 'Continuar',
      doneTitle: (n) => count(n, { one: '1 fila importada', other: `${figure(n)} filas importadas` }),
      done: 'Mira abajo el resultado de cada fila, invita a las personas o deshazlo todo.',
      doneThings: 'Mira abajo el resultado de cada fila o deshazlo todo.',
      doneErrors: (n) =>
        count(n, {
          one: '1 fila se ha rechazado. Corrígela aquí e impórtala.',
          other: `${figure(n)} filas se han rechazado. Corrígelas aquí e impórtalas.`,
        }),
      failedTitle: 'La importación ha fallado',
      another: 'Importar otro archivo',
      toClients: 'Ver los clientes',
      onward: 'Continuar',
      counts: {
        created: 'Nueva',
        updated: 'Completada',
        matched: 'Ya existía',
        skipped: 'Omitida',
        rejected: 'Rechazada',
      },
      countHelp: {
        created: 'Antes no existía',
        updated: 'Se han rellenado campos vacíos',
        matched: 'Nada que cambiar',
        skipped: 'Omitida a propósito',
        rejected: 'No se ha podido usar',
      },
      countWill: {
        created: 'Se añadirá',
        updated: 'Se rellenarán campos vacíos',
        matched: 'Nada que cambiar',
        skipped: 'Omitida a propósito',
        rejected: 'No se puede usar',
      },
      rowsTitle: 'Resultado de cada fila',
      all: 'Todas',
      which: 'Filas mostradas',
      subject: 'Sobre',
      fate: 'Resultado',
      willFate: 'Resultado previsto',
      reason: 'Motivo',
      waiting: 'En espera',
      download: 'Descargar en CSV',
      noRows: 'Ninguna fila coincide',
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
        analysed: 'Non lancée',
        running: 'En cours',
        undoing: 'Annulation en cours',
        stopped: 'Arrêtée',
        completed: 'Terminée',
        completed_with_errors: 'Terminée, avec des lignes refusées',
        failed: 'Échouée',
        rolled_back: 'Annulée',
      },
      progress: 'Avancement de l’importation',
      of: (done, total) => `${figure(done)} sur ${figure(total)}`,
      left: timeLeft.fr(),
      runningHelp: 'Vous pouvez quitter cette page\u202f; tout continue automatiquement, même après un redémarrage.',
      stoppedHelp: 'Ce qui est fait reste. Reprenez quand vous voulez.',
      stop: 'Arrêter',
      resume: 'Reprendre',
      doneTitle: (n) => count(n, { one: `${figure(n)} ligne importée`, other: `${figure(n)} lignes importées` }),
      done: 'Consultez ci-dessous le résultat de chaque ligne, invitez les personnes ou annulez tout.',
      doneThings: 'Consultez ci-dessous le résultat de chaque ligne ou annulez tout.',
      doneErrors: (n) =>
        count(n, {
          one: `${figure(n)} ligne a été refusée. Corrigez-la ici et importez-la.`,
          other: `${figure(n)} lignes ont été refusées. Corrigez-les ici et importez-les.`,
        }),
      failedTitle: 'L’importation a échoué',
      another: 'Importer un autre fichier',
      toClients: 'Voir les clients',
      onward: 'Continuer',
      counts: {
        created: 'Nouveau',
        updated: 'Complété',
        matched: 'Existe déjà',
        skipped: 'Laissé de côté',
        rejected: 'Refusé',
      },
      countHelp: {
        created: 'N’existait pas encore',
        updated: 'Des champs vides ont été remplis',
        matched: 'Rien à changer',
        skipped: 'Laissé de côté volontairement',
        rejected: 'Inutilisable',
      },
      countWill: {
        created: 'Sera ajouté',
        updated: 'Des champs vides seront remplis',
        matched: 'Rien à changer',
        skipped: 'Laissé de côté volontairement',
        rejected: 'Inutilisable',
      },
      rowsTitle: 'Résultat de chaque ligne',
      all: 'Toutes',
      which: 'Quelles lignes',
      subject: 'Sujet',
      fate: 'Résultat',
      willFate: 'Résultat prévu',
      reason: 'Motif',
      waiting: 'En attente',
      download: 'Télécharger en CSV',
      noRows: 'Aucune ligne correspondante',
      noRowsHelp: 'Choisissez un autre groupe ci-dessus.',
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
        failed: 'Non riuscita',
        rolled_back: 'Annullata',
      },
      progress: 'Avanzamento dell’importazione',
      of: (done: number, total: number) => `${figure(done)} su ${figure(total)}`,
      left: timeLeft.it(),
      runningHelp: 'Puoi lasciare questa pagina: continua automaticamente, anche dopo un riavvio.',
      stoppedHelp: 'Ciò che è fatto resta. Riprendi quando vuoi.',
      stop: 'Ferma',
      resume: 'Riprendi',
      doneTitle: (n: number) => count(n, { one: '1 riga importata', other: `${figure(n)} righe importate` }),
      done: 'Guarda qui sotto il risultato di ogni riga, invita le persone oppure annulla tutto.',
      doneThings: 'Guarda qui sotto il risultato di ogni riga oppure annulla tutto.',
      doneErrors: (n: number) =>
        count(n, {
          one: '1 riga è stata rifiutata. Correggila qui e importala.',
          other: `${figure(n)} righe sono state rifiutate. Correggile qui e importale.`,
        }),
      failedTitle: 'L’importazione non è riuscita',
      another: 'Importa un altro file',
      toClients: 'Vedi i clienti',
      onward: 'Continua',
      counts: {
        created: 'Nuove',
        updated: 'Completate',
        matched: 'Già presenti',
        skipped: 'Escluse',
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
      rowsTitle: 'Risultato di ogni riga',
      all: 'Tutte',
      which: 'Quali righe',
      subject: 'Riguarda',
      fate: 'Risultato',
      willFate: 'Risultato previsto',
      reason: 'Motivo',
      waiting: 'In attesa',
      download: 'Scarica in CSV',
      noRows: 'Nessuna riga corrispondente',
      noRowsHelp: 'Scegli un altro gruppo qui sopra.',
      showAll: 'Mostra tutte le righe',
    },
  }
}
