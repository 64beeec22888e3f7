import { figures, plurals } from '../../../shared/i18n/plural.ts'
import type { Messages } from '../en/index.ts'

type Said = Messages['health']['said']

const count = plurals('de')
const figure = figures('de')
const fine = (detail: string) => ({ detail, fix: null })

const MAKE_ROOM = 'Lösche auf dem Computer des Studios, was nicht gebraucht wird, oder leere den Papierkorb.'
const RESTART = 'Beende Studio Desk und starte es neu.'
const AGAIN = 'Es wird von selbst noch einmal versucht.'
const CLOCK = 'Vergleiche sie mit deinem Handy und lass den Computer seine Uhr von selbst stellen.'

const STORAGE: Readonly<Record<string, string>> = {
  full: MAKE_ROOM,
  read_only:
    'Sieh am Computer des Studios nach, ob die Festplatte mit den Daten angeschlossen und nicht schreibgeschützt ist und ob in den Ordner geschrieben werden darf.',
  busy: 'Ein anderes Programm auf dem Computer des Studios hält die Datei des Studios fest: Beende es dort (etwa ein Datenbank-, Sicherungs- oder Synchronisierungsprogramm).',
  damaged:
    'Die Datei des Studios ist beschädigt: Beende Studio Desk, verschiebe die Datei und lege die neueste Kopie an ihre Stelle.',
  gone: 'Die Datei des Studios wurde verschoben oder gelöscht: Lege sie dorthin zurück (sieh im Papierkorb nach), oder beende Studio Desk und starte es neu. Was gespeichert war, bleibt erhalten.',
}

/** A place where copies lie. */
const AT: Readonly<Record<string, string>> = {
  here: 'auf diesem Computer',
  folder: 'im gewählten Ordner',
  bucket: 'im Bucket',
}

const said: Said = {
  'disk.enough': ({ free, data }, { size }) =>
    fine(`Auf der Festplatte mit den Daten des Studios sind ${size(free)} frei; die Daten brauchen ${size(data)}.`),
  'disk.short': ({ free, wanted }, { size }) => ({
    detail: `Auf der Festplatte mit den Daten des Studios sind nur ${size(free)} frei; es sollten ${size(wanted)} sein.`,
    fix: MAKE_ROOM,
  }),
  'disk.full': ({ free }, { size }) => ({
    detail: `Auf der Festplatte mit den Daten des Studios sind nur ${size(free)} frei: Bald lässt sich nichts mehr speichern.`,
    fix: MAKE_ROOM,
  }),
  'disk.unknown': () => ({
    detail: 'Der Computer sagt nicht, wie viel Platz seine Festplatte noch hat.',
    fix: 'Sieh ab und zu selbst nach: 500 MB sollten frei sein.',
  }),
  'storage.well': () => fine('Was geändert wird, ist sofort gespeichert.'),
  'storage.failing': ({ fault, since }, { moment }) => ({
    detail: `Seit ${moment(since)} lässt sich nichts speichern; lesen lässt sich alles.`,
    fix: STORAGE[fault] ?? null,
  }),
  'mail.fine': () => fine('E-Mails gehen hinaus, wie sie sollen.'),
  'mail.none': ({ queued }, { number }) => ({
    detail:
      queued === 0
        ? 'Es ist kein Mailserver eingerichtet; darum gehen keine E-Mails hinaus.'
        : `Es ist kein Mailserver eingerichtet; ${queued === 1 ? 'eine E-Mail wartet' : `${number(queued)} E-Mails warten`} darauf.`,
    fix: 'Richte den Mailserver ein.',
  }),
  'mail.waiting': ({ queued, since }, { moment, number }) => ({
    detail:
      queued === 1
        ? `Eine E-Mail wartet seit ${moment(since)}.`
        : `${number(queued)} E-Mails warten, die älteste seit ${moment(since)}.`,
    fix: 'Schick dir eine Testmail: Daran siehst du, was nicht stimmt. Kommt sie an, gehen die wartenden von selbst hinaus.',
  }),
  'mail.given_up': ({ failed }, { number }) => ({
    detail:
      failed === 1
        ? 'Eine E-Mail der letzten sieben Tage konnte nicht gesendet werden.'
        : `${number(failed)} E-Mails der letzten sieben Tage konnten nicht gesendet werden.`,
    fix: 'Im Postausgang steht, woran es jeweils lag; berichtige die Adresse oder den Mailserver und versuch es noch einmal.',
  }),
  'webhooks.none': () => fine('Kein anderes Programm erfährt, was hier geschieht.'),
  'webhooks.fine': () => fine('Andere Programme erfahren, was hier geschieht.'),
  'webhooks.failing': ({ since }, { moment }) => ({
    detail: `Ein Webhook hat seit ${moment(since)} nichts angenommen.`,
    fix: 'Was gemeldet und geantwortet wurde, steht in seinem Protokoll. Drei Tage lang wird es von selbst noch einmal versucht.',
  }),
  'webhooks.given_up': ({ given_up }, { number }) => ({
    detail:
      given_up === 1
        ? 'Ein Webhook wurde abgeschaltet, weil tagelang nichts ankam.'
        : `${number(given_up)} Webhooks wurden abgeschaltet, weil tagelang nichts ankam.`,
    fix: 'Sieh im Protokoll nach, was geantwortet wurde, bring die Gegenstelle in Ordnung und schalte ihn wieder ein.',
  }),
  'jobs.fine': ({ last }, { moment }) =>
    fine(`Erinnerungen, Verlängerungen und alles andere, was von selbst geschieht, liefen zuletzt am ${moment(last)}.`),
  'jobs.not_yet': () => ({
    detail: 'Noch ist nichts von selbst geschehen; das beginnt binnen einer Minute.',
    fix: null,
  }),
  'jobs.still': ({ last }, { moment }) => ({
    detail: `Seit ${moment(last)} ist nichts von selbst geschehen: keine Erinnerungen, keine Verlängerungen, keine E-Mails.`,
    fix: `${RESTART} Bleibt es so, schick uns die Diagnose.`,
  }),
  'jobs.long': ({ job, since }, { moment }) => ({
    detail: `„${job}“ läuft seit ${moment(since)} und ist nicht fertig geworden.`,
    fix: 'Beende Studio Desk, wenn es niemand braucht, und starte es neu: Es macht dort weiter, wo es war.',
  }),
  'jobs.failed': ({ job, at, failed }, { moment, number }) => ({
    detail:
      failed === 1
        ? `„${job}“ ist am ${moment(at)} gescheitert.`
        : `${number(failed)} Dinge, die von selbst geschehen, sind gescheitert, darunter „${job}“ am ${moment(at)}.`,
    fix: `${AGAIN} Ist es morgen noch so, schick uns die Diagnose.`,
  }),
  'integrity.sound': ({ checked_at }, { moment }) =>
    fine(`Plätze, Guthaben, Bestand und Geld gehen auf; zuletzt geprüft am ${moment(checked_at)}.`),
  'integrity.not_yet': () => ({
    detail: 'Ob alles aufgeht, wird jede Nacht geprüft, und bald zum ersten Mal.',
    fix: null,
  }),
  'integrity.old': ({ checked_at }, { moment }) => ({
    detail: `Ob alles aufgeht, wurde zuletzt am ${moment(checked_at)} geprüft; es sollte jede Nacht sein.`,
    fix: 'Lass Studio Desk eine Stunde laufen: Dann prüft es von selbst.',
  }),
  'integrity.broken': ({ checked_at }, { moment }) => ({
    detail: `Bei der Prüfung am ${moment(checked_at)} ging etwas nicht auf.`,
    fix: 'Schick uns die Diagnose. Du kannst so lange weiterarbeiten.',
  }),
  'clock.fine': ({ now }, { moment }) => fine(`Die Uhr des Computers steht auf ${moment(now)} (Zeit des Studios).`),
  'clock.behind': ({ now, recorded }, { moment }) => ({
    detail: `Die Uhr des Computers steht auf ${moment(now)}, aber etwas wurde am ${moment(recorded)} aufgezeichnet: Die Uhr geht jetzt falsch oder ging es damals.`,
    fix: `${CLOCK} Geht sie jetzt richtig, erledigt sich das von selbst.`,
  }),
  'clock.put_back': ({ at, minutes }, { moment, number }) => ({
    detail: `Die Uhr des Computers wurde um ${minutes === 1 ? 'eine Minute' : `${number(minutes)} Minuten`} zurückgestellt, auf ${moment(at)}.`,
    fix: CLOCK,
  }),
  'clock.was_ahead': ({ at }, { moment }) => ({
    detail: `Die Uhr des Computers ging vor; was dadurch zu früh geschehen war, wurde am ${moment(at)} zurückgenommen.`,
    fix: 'Lass den Computer seine Uhr von selbst stellen. Im Änderungsprotokoll steht, was zurückgenommen wurde.',
  }),
  'secrets.private': () =>
    fine(
      'Der Schlüssel des Studios ist eine Datei (secrets.key), die nur das Konto lesen darf, unter dem Studio Desk läuft.',
    ),
  'secrets.wrapped': () => fine('Der Schlüssel zu allem Verschlüsselten liegt im Passwortspeicher dieses Computers.'),
  'secrets.of_user': () =>
    fine(
      'Der Schlüssel des Studios ist eine Datei (secrets.key) im Datenordner; Windows behält den Ordner seinem Konto vor.',
    ),
  'secrets.open': ({ mode }) => ({
    detail: `Andere auf dem Computer des Studios dürfen den Schlüssel des Studios lesen (secrets.key hat die Rechte ${mode} statt 0600).`,
    fix: 'Beende Studio Desk und starte es neu: Dabei schließt es die Datei. Bleibt es so, gehört die Datei einem anderen Konto.',
  }),
  'secrets.gone': () => ({
    detail:
      'Der Schlüssel des Studios (secrets.key) liegt nicht mehr im Datenordner: Der nächste Start würde verweigert.',
    fix: 'Lege ihn zurück, bevor du Studio Desk beendest, aus dem Papierkorb oder aus deiner eigenen Kopie.',
  }),
  'address.none': () => ({
    detail: 'Das Studio hat keine öffentliche Adresse: Gebucht wird nur hier.',
    fix: 'Trage einen Tunnel oder eine Domain ein, wenn vom Handy aus gebucht werden soll.',
  }),
  'address.not_tried': () => ({
    detail:
      'Ob die öffentliche Adresse hierher führt, ist noch nicht bekannt; das wird binnen einer Minute ausprobiert.',
    fix: null,
  }),
  'address.without_https': () => ({
    detail:
      'Die Adresse für die Kundschaft ist ohne https, wie im eigenen Netz. Ob sie hierher führt, wird nicht ausprobiert.',
    fix: 'Öffne sie auf einem Handy.',
  }),
  'address.reached': ({ at }, { moment }) =>
    fine(`Die öffentliche Adresse führt hierher; zuletzt ausprobiert am ${moment(at)}.`),
  'address.not_reached': ({ at }, { moment }) => ({
    detail: `Die öffentliche Adresse führt nicht hierher; zuletzt ausprobiert am ${moment(at)}. Es kann niemand buchen.`,
    fix: 'Sieh nach, ob dieser Computer online ist, der Tunnel läuft und die Adresse stimmt.',
  }),
  'tunnel.connecting': () => ({ detail: 'Das Studio geht online; das dauert ein paar Sekunden.', fix: null }),
  'tunnel.reached': ({ at }, { moment }) => fine(`Das Studio ist online; zuletzt von außen gesehen am ${moment(at)}.`),
  'tunnel.other_name': ({ at }, { moment }) => ({
    detail: `Das Studio ist seit ${moment(at)} online, aber unter einem anderen Namen: Seinen eigenen hat jemand anderes. Links, die deine Kundschaft aufgehoben hat, führen anderswohin.`,
    fix: 'Das Studio fragt weiter nach seinem Namen. Bleibt es so, wähle einen anderen Namen oder eine eigene Adresse.',
  }),
  'tunnel.lost': ({ minutes }, { number }) => ({
    detail: `Das Studio ist seit ${minutes === 1 ? 'einer Minute' : `${number(minutes)} Minuten`} von außen nicht erreichbar. Es kann niemand buchen.`,
    fix: 'Sieh nach, ob dieser Computer online ist. Das Studio verbindet sich von selbst wieder; fällt der kostenlose Server oft aus, geh auf einem anderen Weg online.',
  }),
  'copies.proven': ({ as_of, clients }, { moment, number }) =>
    fine(
      `Das Studio lässt sich mit dem Stand vom ${moment(as_of)} wiederherstellen (${number(clients)} Personen in der Kundschaft), auch wenn dieser Computer verloren geht.`,
    ),
  'copies.same_disk': ({ as_of, clients }, { moment, number }) => ({
    detail: `Das Studio lässt sich mit dem Stand vom ${moment(as_of)} wiederherstellen (${number(clients)} Personen in der Kundschaft); aber alle Kopien liegen auf diesem Computer und gehen mit ihm verloren.`,
    fix: 'Wähle einen zweiten Ort: eine andere Festplatte, einen synchronisierten Ordner oder einen Bucket.',
  }),
  'copies.none': () => ({ detail: 'Es gibt noch keine Kopie des Studios.', fix: 'Mach jetzt eine.' }),
  'copies.not_tried': ({ at }, { moment }) => ({
    detail: `Noch wurde keine Kopie, die neuer ist als ${moment(at)}, probeweise wiederhergestellt.`,
    fix: 'Lass den Computer eine Nacht an: Dann wird die neueste Kopie probeweise wiederhergestellt.',
  }),
  'copies.old': ({ at }, { moment }) => ({
    detail: `Die neueste Kopie ist vom ${moment(at)}: Was seitdem geschah, ginge mit diesem Computer verloren.`,
    fix: 'Mach jetzt eine. Klappt das nicht, steht dort, warum.',
  }),
  'copies.failed': ({ at, problem }, { moment }) => ({
    detail: `Die letzte Kopie konnte nicht gemacht werden (${moment(at)}): ${problem}`,
    fix: 'Behebe, was dort steht, und mach jetzt eine.',
  }),
  'copies.unusable': ({ place, at }, { moment }) => ({
    detail: `Die neueste Kopie ${AT[place] ?? place} ließ sich probeweise nicht wiederherstellen (${moment(at)}).`,
    fix: 'Mach jetzt eine: Sie wird binnen einer Stunde ausprobiert. Scheitert auch sie, ist vielleicht die Festplatte am Ende: Wähle einen anderen Ort.',
  }),
  'copies.not_there': ({ place, problem }) => ({
    detail: `Die neueste Kopie ist noch nicht ${AT[place] ?? place}: ${problem}`,
    fix: 'Behebe, was dort steht; die Kopie folgt von selbst.',
  }),
  'payments.none': () => ({
    detail: 'Online wird nichts verkauft: Das Studio ist nicht mit dem Zahlungsanbieter verbunden.',
    fix: null,
  }),
  'payments.not_yet': () => ({
    detail: 'Der Zahlungsanbieter wird binnen einer Minute zum ersten Mal gefragt.',
    fix: null,
  }),
  'payments.fine': ({ at }, { moment }) =>
    fine(`Was online bezahlt wird, wird geliefert; vom Zahlungsanbieter zuletzt gehört am ${moment(at)}.`),
  'payments.undelivered': ({ undelivered }, { number }) => ({
    detail:
      undelivered === 1
        ? 'Zu einer Onlinezahlung lässt sich nichts liefern, und sie konnte noch nicht erstattet werden.'
        : `Zu ${number(undelivered)} Onlinezahlungen lässt sich nichts liefern, und sie konnten noch nicht erstattet werden.`,
    fix: `${AGAIN} Bleibt es so, erstatte auf den Seiten des Zahlungsanbieters.`,
  }),
  'payments.not_here': ({ amount, currency, at }, { money, moment }) => ({
    detail: `Eine Zahlung über ${money(amount, currency)} vom ${moment(at)} fehlt in der Kopie, aus der dieses Studio wiederhergestellt wurde, und was damit gekauft wurde, ist nicht sicher zu sagen.`,
    fix: 'Sieh sie dir auf den Seiten des Zahlungsanbieters an: Verkaufe hier für nichts, was gekauft wurde, oder erstatte sie dort.',
  }),
  'payments.untold': ({ since }, { moment }) => ({
    detail: `Der Zahlungsanbieter hat seit ${moment(since)} nicht erfahren, dass hier ein Abo endete oder ruht oder dass eine Zahlung zu erstatten ist: Vielleicht bucht er weiter ab.`,
    fix: 'Es wird ihm von selbst noch einmal gemeldet. Bleibt es so, tu dasselbe auf den Seiten des Zahlungsanbieters.',
  }),
  'payments.key_refused': ({ since }, { moment }) => ({
    detail: `Der Zahlungsanbieter lehnt den Schlüssel des Studios ab; zuletzt nahm er ihn am ${moment(since)} an. Online lässt sich nichts kaufen.`,
    fix: 'Erzeuge auf den Seiten des Zahlungsanbieters einen neuen geheimen Schlüssel mit allen Rechten und verbinde das Studio damit.',
  }),
  'payments.not_reached': ({ since }, { moment }) => ({
    detail: `Der Zahlungsanbieter ist seit ${moment(since)} nicht zu erreichen: Was bezahlt wird, wird vielleicht nicht geliefert, und online lässt sich nichts kaufen.`,
    fix: 'Sieh nach, ob dieser Computer online ist. Was inzwischen versäumt wurde, wird von selbst nachgeholt.',
  }),
  'payments.silent': ({ since }, { moment }) => ({
    detail: `Seit ${moment(since)} kommen die Meldungen des Zahlungsanbieters nicht an. Das Studio fragt von selbst nach; was bezahlt ist, wird darum ein paar Minuten später geliefert.`,
    fix: 'Sieh nach, ob die öffentliche Adresse hierher führt. Hast du den Webhook selbst eingetragen, prüfe seine Adresse und seinen Signaturschlüssel.',
  }),
  'license.none': () => ({
    detail: 'Es ist kein Lizenzschlüssel eingegeben. Alles außer dem Assistenten geht ohne.',
    fix: null,
  }),
  'license.fine': ({ at }, { moment }) =>
    fine(`Die Lizenz gilt; zuletzt bestätigte das der Lizenzdienst am ${moment(at)}.`),
  'license.unconfirmed': ({ at }, { moment }) => ({
    detail: `Der Lizenzdienst ist seit ${moment(at)} nicht zu erreichen. Zwei Wochen danach ruht der Assistent; alles andere geht weiter.`,
    fix: 'Sieh nach, ob dieser Computer online ist. Es wird von selbst weiter gefragt.',
  }),
  'license.lapsed': ({ at }, { moment }) => ({
    detail: `Der Lizenzdienst ist seit ${moment(at)} nicht zu erreichen; darum ruht der Assistent. Alles andere geht weiter.`,
    fix: 'Sieh nach, ob dieser Computer online ist, oder gib den Lizenzschlüssel noch einmal ein.',
  }),
  'license.ended': () => ({
    detail: 'Das Abo der Lizenz ist beendet; darum ruht der Assistent. Alles andere geht weiter.',
    fix: 'Verlängere es, oder lass es: Nichts sonst braucht es.',
  }),
  'license.unknown': ({ at }, { moment }) => ({
    detail: `Der Lizenzdienst kennt den Schlüssel des Studios nicht mehr (${moment(at)}); darum ruht der Assistent.`,
    fix: 'Gib den richtigen Schlüssel ein. Wurde er neu ausgestellt, gilt nur noch der neue.',
  }),
  'version.fits': ({ version, schema }, { number }) =>
    fine(`Das ist Studio Desk ${version}, und die Datei des Studios passt dazu (Schema ${number(schema)}).`),
  'version.other_schema': ({ version, schema, known }, { number }) => ({
    detail: `Das ist Studio Desk ${version} für Schema ${number(known)}, aber die Datei des Studios hat ${number(schema)}.`,
    fix: 'Beende Studio Desk und starte die neueste Version.',
  }),
}

export const health: Messages['health'] = {
  title: 'Wie es dem Studio geht',
  titleMeans: 'Eben nachgesehen, und jede Minute wieder, solange diese Seite offen ist.',
  wellTitle: 'Alles in Ordnung',
  well: 'Nichts braucht dich. Sollte etwas nicht stimmen, steht es hier, und was zu tun ist.',
  needed: (n) => count(n, { one: 'Eine Sache braucht dich', other: `${figure(n)} Sachen brauchen dich` }),
  neededMeans: 'Das Dringendste steht oben, mit dem, was zu tun ist.',
  names: {
    storage: 'Speichern',
    disk: 'Platz auf der Festplatte',
    copies: 'Sicherungskopien',
    integrity: 'Alles geht auf',
    jobs: 'Was von selbst geschieht',
    mail: 'E-Mail',
    webhooks: 'Webhooks',
    address: 'Öffentliche Adresse',
    payments: 'Onlinezahlungen',
    license: 'Lizenz',
    clock: 'Uhr',
    secrets: 'Schlüssel',
    version: 'Version',
  },
  states: { ok: 'In Ordnung', warning: 'Ansehen', failing: 'Jetzt handeln', off: 'Nicht überwacht' },
  open: (part) => `„${part}“ öffnen`,
  said,
  diagnostics: 'Diagnose',
  diagnosticsMeans:
    'Eine Datei für alle, die dir helfen: Versionen, Größen, wie viele Einträge es gibt, was oben steht, Einstellungen, die Schalter oder Zahlen sind, und die letzten Zeilen des Protokolls. Weder Name noch Adresse, Telefonnummer, Notiz oder Passwort stehen darin.',
  download: 'Diagnose herunterladen',
}
