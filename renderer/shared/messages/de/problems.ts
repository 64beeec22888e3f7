import type { SharedMessages } from '../en/index.ts'
import { storage } from './storage.ts'

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
