import type { SharedMessages } from '../en/index.ts'

export const storage: SharedMessages['storage'] = {
  nothingSaved: 'Im Moment kann nichts gespeichert werden; lesen lässt sich alles.',
  helps: {
    full: 'Die Festplatte des Studio-Computers ist voll: Lösche dort, was nicht gebraucht wird, oder leere den Papierkorb. Dann geht es von selbst weiter.',
    read_only:
      'Sieh am Computer des Studios nach, ob die Festplatte mit den Daten angeschlossen und nicht schreibgeschützt ist und ob in den Ordner geschrieben werden darf. Dann geht es von selbst weiter.',
    busy: 'Ein anderes Programm auf dem Studio-Computer hat die Datei des Studios gesperrt: Beende es dort (etwa ein Datenbank-, Sicherungs- oder Synchronisierungsprogramm). Dann geht es von selbst weiter.',
    damaged:
      'Die Datei des Studios ist beschädigt: Beende Studio Desk auf dem Studio-Computer, verschiebe die Datei und lege die neueste Kopie an ihre Stelle.',
    gone: 'Die Datei des Studios wurde auf dem Studio-Computer verschoben oder gelöscht: Lege sie dorthin zurück (sieh im Papierkorb nach), oder beende Studio Desk und starte es neu. Was gespeichert war, bleibt erhalten.',
  },
  notNow: 'Das Studio kann im Moment nichts speichern. Du kannst alles ansehen; versuch es etwas später noch einmal.',
}

export const problems: SharedMessages['problems'] = {
  unreachableTitle: 'Das Studio ist nicht erreichbar',
  unreachable: 'Prüfe deine Verbindung; es ist nichts verloren. Versuch es gleich noch einmal.',
  loadFailed: 'Das konnte nicht geladen werden',
  saveFailed: 'Das konnte nicht gespeichert werden',
  unknown: 'Bei uns ist etwas schiefgegangen. Versuch es noch einmal und sag dem Studio Bescheid, wenn es so bleibt.',
  reference: (id) => `Kennung ${id}`,
  tryAgain: 'Noch einmal versuchen',
  noPermissionTitle: 'Nicht für deine Rolle',
  notInRole: 'Deine Rolle umfasst das nicht. Wem das Studio gehört, kann das unter Team ändern.',
  noPermission: 'Deine Rolle umfasst diese Seite nicht. Wem das Studio gehört, kann das unter Team ändern.',
  notFoundTitle: 'Hier ist nichts',
  notFound: 'Es wurde entfernt, oder die Adresse stimmt nicht ganz.',
  backHome: 'Zurück zum Anfang',
  crashedTitle: 'Diese Seite funktioniert nicht mehr',
  crashed: 'Lade sie neu. Was du gespeichert hast, ist sicher.',
  reload: 'Neu laden',
  checkFields: 'Prüfe die markierten Felder.',
  required: 'Das brauchen wir.',
  byCode: {
    AUTH_INVALID_CREDENTIALS: 'E-Mail und Passwort passen nicht zusammen.',
    AUTH_INSUFFICIENT_PERMISSIONS: 'Deine Rolle erlaubt das nicht.',
    RATE_LIMITED: 'Das war zu oft. Warte eine Minute und versuch es dann noch einmal.',
    SEAT_TAKEN: 'Diesen Platz hat gerade jemand genommen. Wähle einen anderen.',
    NOT_FOUND: 'Das gibt es nicht mehr.',
    IDEMPOTENCY_IN_PROGRESS: 'Das ist schon in Arbeit.',
    LOOPBACK_ONLY: 'Das geht nur am Computer des Studios.',
    TOTP_REQUIRED:
      'Dieser Code stimmt nicht oder wurde schon benutzt. Warte auf den nächsten und versuch es noch einmal.',
    TOTP_CODE_INVALID:
      'Dieser Code stimmt nicht oder wurde schon benutzt. Warte auf den nächsten und versuch es noch einmal.',
    TOTP_SETUP_REQUIRED:
      'Von außen melden sich Manager mit einem zweiten Faktor an. Richte ihn zuerst am Computer des Studios ein.',
    STORAGE_FULL: storage.notNow,
    STORAGE_READ_ONLY: storage.notNow,
    STORAGE_BUSY: storage.notNow,
    STORAGE_DAMAGED: storage.notNow,
    STORAGE_GONE: storage.notNow,
  },
}
