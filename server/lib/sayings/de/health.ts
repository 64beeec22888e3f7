import type { health as english } from '../en/health.ts'
import type { Translation } from '../templates.ts'

/** Findings of the health checks, and the next step for each. */
export const health: Translation<typeof english> = {
  'health.disk.enough': 'Auf der Festplatte mit den Daten des Studios sind {free} frei; die Daten brauchen {data}.',
  'health.disk.short': 'Auf der Festplatte mit den Daten des Studios sind nur {free} frei; es sollten {wanted} sein.',
  'health.disk.full':
    'Auf der Festplatte mit den Daten des Studios sind nur {free} frei: Bald lässt sich nichts mehr speichern.',
  'health.disk.unknown': 'Der Computer meldet nicht, wie viel Speicherplatz frei ist.',
  'health.storage.well': 'Änderungen werden sofort gespeichert.',
  'health.storage.failing': 'Seit {since} lässt sich nichts speichern; lesbar ist alles.',
  'health.mail.fine': 'E-Mails werden gesendet.',
  'health.mail.none': [
    'Es ist kein E-Mail-Server eingerichtet; es werden keine E-Mails gesendet.',
    'Es ist kein E-Mail-Server eingerichtet; eine E-Mail wartet.',
    'Es ist kein E-Mail-Server eingerichtet; {n} E-Mails warten.',
  ],
  'health.mail.waiting': [
    'Der E-Mail-Server funktioniert seit {since} nicht. {reason}',
    'Der E-Mail-Server funktioniert seit {since} nicht; eine E-Mail wartet. {reason}',
    'Der E-Mail-Server funktioniert seit {since} nicht; {n} E-Mails warten. {reason}',
  ],
  'health.mail.late': ['Eine E-Mail wartet seit {since}.', '{n} E-Mails warten, die älteste seit {since}.'],
  'health.mail.given_up': [
    '1 E-Mail wurde in den letzten 7 Tagen nicht gesendet.',
    '{n} E-Mails wurden in den letzten 7 Tagen nicht gesendet.',
  ],
  'health.webhooks.none': 'Keine andere App wird über Ereignisse benachrichtigt.',
  'health.webhooks.fine': 'Andere Apps werden über Ereignisse benachrichtigt.',
  'health.webhooks.failing': 'Ein Webhook reagiert seit {since} nicht.',
  'health.webhooks.given_up': [
    'Ein Webhook wurde nach tagelangen Fehlern ausgeschaltet.',
    '{n} Webhooks wurden nach tagelangen Fehlern ausgeschaltet.',
  ],
  'health.jobs.fine': 'Erinnerungen, Verlängerungen und andere automatische Aufgaben liefen zuletzt am {last}.',
  'health.jobs.not_yet': 'Noch ist keine automatische Aufgabe gelaufen; das beginnt innerhalb einer Minute.',
  'health.jobs.still':
    'Seit {last} laufen keine automatischen Aufgaben: keine Erinnerungen, keine Verlängerungen, keine E-Mails.',
  'health.jobs.long': '„{job}“ läuft seit {since} und ist noch nicht fertig.',
  'health.jobs.failed': [
    '„{job}“ ist am {at} fehlgeschlagen.',
    '{n} automatische Aufgaben sind fehlgeschlagen, darunter „{job}“ am {at}.',
  ],
  'health.integrity.sound': 'Plätze, Credits, Bestand und Geld stimmen; zuletzt geprüft am {checked_at}.',
  'health.integrity.not_yet': 'Die Daten werden jede Nacht geprüft, bald zum ersten Mal.',
  'health.integrity.old': 'Die Daten wurden zuletzt am {checked_at} geprüft; das sollte jede Nacht geschehen.',
  'health.integrity.broken': 'Die Prüfung am {checked_at} fand Daten, die nicht stimmen.',
  'health.clock.fine': 'Die Uhr des Computers steht auf {now} (Zeit des Studios).',
  'health.clock.behind':
    'Die Uhr des Computers steht auf {now}, aber etwas wurde am {recorded} aufgezeichnet: Die Uhr geht jetzt falsch oder ging es damals.',
  'health.clock.put_back': [
    'Die Uhr des Computers wurde um eine Minute zurückgestellt, auf {at}.',
    'Die Uhr des Computers wurde um {n} Minuten zurückgestellt, auf {at}.',
  ],
  'health.clock.was_ahead': 'Die Uhr des Computers ging vor; was zu früh geschah, wurde am {at} rückgängig gemacht.',
  'health.secrets.private':
    'Der Schlüssel des Studios ist eine Datei (secrets.key), die nur das Konto von Studio Desk lesen kann.',
  'health.secrets.wrapped': 'Der Schlüssel für die Verschlüsselung liegt im Passwortspeicher dieses Computers.',
  'health.secrets.of_user':
    'Der Schlüssel des Studios ist eine Datei (secrets.key) im Datenordner; Windows lässt nur dieses Benutzerkonto hinein.',
  'health.secrets.open':
    'Andere Konten auf dem Computer des Studios können den Schlüssel des Studios lesen (secrets.key hat die Rechte {mode} statt 0600).',
  'health.secrets.gone':
    'Der Schlüssel des Studios (secrets.key) ist nicht mehr im Datenordner: Studio Desk könnte nicht mehr starten.',
  'health.address.none': 'Das Studio hat keine öffentliche Adresse: Gebucht wird nur hier.',
  'health.address.not_tried': 'Die öffentliche Adresse wird innerhalb einer Minute getestet.',
  'health.address.without_https':
    'Die Adresse für Kund:innen ist ohne https, wie im eigenen Netz. Sie wird nicht getestet.',
  'health.address.reached': 'Die öffentliche Adresse führt hierher; zuletzt getestet am {at}.',
  'health.address.not_reached':
    'Die öffentliche Adresse führt nicht hierher; zuletzt getestet am {at}. Niemand kann buchen.',
  'health.tunnel.connecting': 'Das Studio geht online; das dauert ein paar Sekunden.',
  'health.tunnel.reached': 'Das Studio ist online; zuletzt von außen gesehen am {at}.',
  'health.tunnel.other_name':
    'Das Studio ist seit {at} online, aber unter einem anderen Namen: Der eigene ist vergeben. Gespeicherte Links führen anderswohin.',
  'health.tunnel.lost': [
    'Das Studio ist seit einer Minute von außen nicht erreichbar. Es kann niemand buchen.',
    'Das Studio ist seit {n} Minuten von außen nicht erreichbar. Es kann niemand buchen.',
  ],
  'health.copies.proven':
    'Das Studio lässt sich mit dem Stand vom {as_of} wiederherstellen (Kund:innen: {clients}), auch wenn dieser Computer verloren geht.',
  'health.copies.same_disk':
    'Das Studio lässt sich mit dem Stand vom {as_of} wiederherstellen (Kund:innen: {clients}); aber alle Sicherungskopien sind auf diesem Computer und gingen mit ihm verloren.',
  'health.copies.none': 'Es gibt noch keine Sicherungskopie des Studios.',
  'health.copies.not_tried': 'Noch wurde keine Sicherungskopie nach dem {at} probeweise wiederhergestellt.',
  'health.copies.old':
    'Die neueste Sicherungskopie ist vom {at}: Spätere Änderungen gingen mit diesem Computer verloren.',
  'health.copies.failed': 'Die letzte Sicherungskopie ist fehlgeschlagen ({at}): {problem}',
  'health.copies.unusable': 'Die neueste Sicherungskopie {place} ließ sich probeweise nicht wiederherstellen ({at}).',
  'health.copies.not_there': 'Die neueste Sicherungskopie ist noch nicht {place}: {problem}',
  'health.payments.none': 'Online wird nichts verkauft: Das Studio ist nicht mit dem Zahlungsanbieter verbunden.',
  'health.payments.not_yet': 'Der Zahlungsanbieter wird innerhalb einer Minute zum ersten Mal kontaktiert.',
  'health.payments.fine': 'Onlinezahlungen funktionieren; der Zahlungsanbieter meldete sich zuletzt am {at}.',
  'health.payments.undelivered': [
    'Eine Onlinezahlung kam an, aber der Kauf war nicht mehr möglich. Sie ist noch nicht erstattet.',
    '{n} Onlinezahlungen kamen an, aber die Käufe waren nicht mehr möglich. Sie sind noch nicht erstattet.',
  ],
  'health.payments.not_here':
    'Eine Zahlung über {paid} vom {at} fehlt in der wiederhergestellten Sicherungskopie, und es ist unklar, was damit gekauft wurde.',
  'health.payments.untold':
    'Der Zahlungsanbieter weiß seit {since} nichts von einem beendeten oder pausierten Abo oder einer Erstattung: Vielleicht bucht er weiter ab.',
  'health.payments.key_refused':
    'Der Zahlungsanbieter lehnt den Schlüssel des Studios ab; zuletzt nahm er ihn am {since} an. Online lässt sich nichts kaufen.',
  'health.payments.not_reached':
    'Der Zahlungsanbieter ist seit {since} nicht erreichbar: Käufe kommen vielleicht nicht an, und online lässt sich nichts kaufen.',
  'health.payments.silent':
    'Seit {since} kommen keine Meldungen des Zahlungsanbieters an. Studio Desk fragt sie automatisch ab; Käufe dauern ein paar Minuten länger.',
  'health.license.none': 'Es ist kein Lizenzschlüssel eingegeben. Alles außer dem Assistenten geht ohne.',
  'health.license.fine': 'Die Lizenz ist gültig; der Lizenzdienst bestätigte das zuletzt am {at}.',
  'health.license.unconfirmed':
    'Der Lizenzdienst ist seit {at} nicht erreichbar. Nach zwei Wochen ist der Assistent nicht mehr verfügbar; alles andere funktioniert weiter.',
  'health.license.lapsed':
    'Der Lizenzdienst ist seit {at} nicht erreichbar, der Assistent ist nicht verfügbar. Alles andere funktioniert weiter.',
  'health.license.ended':
    'Das Abo der Lizenz ist beendet, der Assistent ist nicht verfügbar. Alles andere funktioniert weiter.',
  'health.license.unknown':
    'Der Lizenzdienst kennt den Schlüssel des Studios nicht mehr ({at}), der Assistent ist nicht verfügbar.',
  'health.covered.none': 'Es gibt noch keine Kurse, oder nichts im Verkauf gilt für sie.',
  'health.covered.all': 'Jeder Kurs hat einen eigenen Preis, oder etwas im Verkauf gilt für ihn.',
  'health.covered.not': [
    'Nichts im Verkauf gilt für „{name}“, und einen eigenen Preis hat der Kurs nicht: Niemand kann einen Platz bezahlen.',
    'Für {n} Kurse ohne eigenen Preis gilt nichts im Verkauf, darunter „{name}“: Niemand kann dort einen Platz bezahlen.',
  ],
  'health.covering.none': 'Es gibt noch keine Kurse, oder nichts im Verkauf gilt für sie.',
  'health.covering.all': 'Jede Mitgliedschaftsart im Verkauf gilt für einen Kurs oder einen Termin.',
  'health.covering.nothing': [
    '„{name}“ ist im Verkauf und gilt für nichts im Kursplan.',
    '{n} Mitgliedschaftsarten sind im Verkauf und gelten für nichts im Kursplan, darunter „{name}“.',
  ],
  'health.single_price.fits': 'Mit keinem Einzelkurs lässt sich ein Kurs günstiger buchen, als er selbst kostet.',
  'health.single_price.above': [
    'Mit „{pass}“ lässt sich „{name}“ günstiger buchen, als der Kurs selbst kostet.',
    '{n} Kurse lassen sich mit einem Einzelkurs günstiger buchen, als sie selbst kosten, zum Beispiel „{name}“ mit „{pass}“.',
  ],
  'health.version.fits': 'Das ist Studio Desk {version}, und die Datei des Studios passt dazu (Schema {schema}).',
  'health.version.other_schema':
    'Das ist Studio Desk {version} für Schema {known}, aber die Datei des Studios hat {schema}.',
  'health.fix.disk.short': 'Lösche auf dem Computer des Studios nicht benötigte Dateien oder leere den Papierkorb.',
  'health.fix.disk.full': 'Lösche auf dem Computer des Studios nicht benötigte Dateien oder leere den Papierkorb.',
  'health.fix.disk.unknown': 'Prüfe es ab und zu: 500 MB sollten frei sein.',
  'health.fix.storage.failing': '{fault}',
  'health.fix.mail.none': 'Richte den E-Mail-Server ein.',
  'health.fix.mail.waiting':
    'Sende dir eine Test-E-Mail, um den Fehler zu sehen. Kommt sie an, werden wartende E-Mails automatisch gesendet.',
  'health.fix.mail.late': 'Der Postausgang zeigt, warum sie warten; sie werden automatisch noch einmal gesendet.',
  'health.fix.mail.given_up':
    'Der Postausgang zeigt, warum sie nicht gesendet wurden. Korrigiere die Adresse oder den E-Mail-Server und versuche es noch einmal.',
  'health.fix.webhooks.failing':
    'Sein Protokoll zeigt Gesendetes und Antworten. Drei Tage lang wird es automatisch noch einmal versucht.',
  'health.fix.webhooks.given_up':
    'Prüfe die Antwort im Protokoll, behebe den Fehler am Ziel und schalte den Webhook wieder ein.',
  'health.fix.jobs.still': 'Beende Studio Desk und starte es neu. Hilft das nicht, sende uns die Diagnose.',
  'health.fix.jobs.long': 'Beende Studio Desk zu einer ruhigen Zeit und starte es neu: Es macht dort weiter.',
  'health.fix.jobs.failed':
    'Es wird automatisch noch einmal versucht. Besteht der Fehler morgen noch, sende uns die Diagnose.',
  'health.fix.integrity.old': 'Lass Studio Desk eine Stunde laufen: Dann prüft es automatisch.',
  'health.fix.integrity.broken': 'Sende uns die Diagnose. Du kannst weiterarbeiten.',
  'health.fix.clock.behind':
    'Vergleiche sie mit deinem Handy und lass den Computer seine Uhr automatisch stellen. Geht sie jetzt richtig, verschwindet dieser Hinweis automatisch.',
  'health.fix.clock.put_back': 'Vergleiche sie mit deinem Handy und lass den Computer seine Uhr automatisch stellen.',
  'health.fix.clock.was_ahead':
    'Lass den Computer seine Uhr automatisch stellen. Das Änderungsprotokoll zeigt, was rückgängig gemacht wurde.',
  'health.fix.secrets.open':
    'Beende Studio Desk und starte es neu: Es schützt dann die Datei. Hilft das nicht, gehört die Datei einem anderen Konto.',
  'health.fix.secrets.gone':
    'Lege ihn zurück, bevor du Studio Desk beendest, aus dem Papierkorb oder aus deiner Sicherungskopie.',
  'health.fix.address.none': 'Richte einen Tunnel oder eine Domain ein, wenn Kund:innen vom Handy buchen sollen.',
  'health.fix.address.without_https': 'Öffne sie auf einem Handy.',
  'health.fix.address.not_reached': 'Prüfe, ob dieser Computer online ist, der Tunnel läuft und die Adresse stimmt.',
  'health.fix.tunnel.other_name':
    'Studio Desk versucht weiter, seinen Namen zu bekommen. Klappt das nicht, wähle einen anderen Namen oder eine eigene Adresse.',
  'health.fix.tunnel.lost':
    'Prüfe, ob dieser Computer online ist. Studio Desk verbindet sich automatisch wieder; fällt der kostenlose Server oft aus, geh auf einem anderen Weg online.',
  'health.fix.copies.same_disk':
    'Wähle einen zweiten Speicherort: eine andere Festplatte, einen synchronisierten Ordner oder externen Speicher.',
  'health.fix.copies.none': 'Erstelle jetzt eine.',
  'health.fix.copies.not_tried':
    'Lass den Computer über Nacht an: Dann wird die neueste Sicherungskopie probeweise wiederhergestellt.',
  'health.fix.copies.old': 'Erstelle jetzt eine. Klappt das nicht, erscheint der Grund.',
  'health.fix.copies.failed': 'Behebe das genannte Problem und erstelle jetzt eine.',
  'health.fix.copies.unusable':
    'Erstelle jetzt eine: Sie wird innerhalb einer Stunde getestet. Scheitert auch sie, ist vielleicht die Festplatte defekt: Wähle einen anderen Speicherort.',
  'health.fix.copies.not_there': 'Behebe das genannte Problem; die Sicherungskopie folgt automatisch.',
  'health.fix.payments.undelivered':
    'Es wird automatisch noch einmal versucht. Klappt es nicht, erstatte die Zahlung auf der Website des Zahlungsanbieters.',
  'health.fix.payments.not_here':
    'Prüfe sie auf der Website des Zahlungsanbieters: Erfasse den Verkauf hier kostenlos oder erstatte sie dort.',
  'health.fix.payments.untold':
    'Es wird automatisch noch einmal gesendet. Klappt das nicht, ändere es auf der Website des Zahlungsanbieters.',
  'health.fix.payments.key_refused':
    'Erstelle auf der Website des Zahlungsanbieters einen neuen geheimen Schlüssel mit allen Rechten und verbinde das Studio damit.',
  'health.fix.payments.not_reached': 'Prüfe, ob dieser Computer online ist. Verpasstes wird automatisch nachgeholt.',
  'health.fix.payments.silent':
    'Prüfe, ob die öffentliche Adresse hierher führt. Hast du den Webhook selbst eingetragen, prüfe seine Adresse und seinen Signaturschlüssel.',
  'health.fix.license.unconfirmed': 'Prüfe, ob dieser Computer online ist. Studio Desk versucht es automatisch weiter.',
  'health.fix.license.lapsed':
    'Sieh nach, ob dieser Computer online ist, oder gib den Lizenzschlüssel noch einmal ein.',
  'health.fix.license.ended': 'Verlängere es, wenn du den Assistenten brauchst.',
  'health.fix.license.unknown': 'Gib den richtigen Schlüssel ein. Wurde er neu ausgestellt, gilt nur noch der neue.',
  'health.fix.covered.not': 'Lass eine Mitgliedschaftsart dafür gelten oder gib einen Preis an.',
  'health.fix.covering.nothing': 'Lege in der Mitgliedschaftsart fest, wofür sie gilt, oder nimm sie aus dem Verkauf.',
  'health.fix.single_price.above':
    'Lass für den Kurs nur Arten gelten, die ihn nennen, oder nimm ihn aus dem Einzelkurs heraus.',
  'health.fix.version.other_schema': 'Beende Studio Desk und starte die neueste Version.',
  'health.storage_fix.full': 'Lösche auf dem Computer des Studios nicht benötigte Dateien oder leere den Papierkorb.',
  'health.storage_fix.read_only':
    'Prüfe am Computer des Studios, ob die Festplatte mit den Daten angeschlossen und nicht schreibgeschützt ist und Studio Desk in den Ordner schreiben darf.',
  'health.storage_fix.busy':
    'Ein anderes Programm auf dem Computer des Studios hält die Datei des Studios fest: Beende es dort (etwa ein Datenbank-, Sicherungs- oder Synchronisierungsprogramm).',
  'health.storage_fix.damaged':
    'Die Datei des Studios ist beschädigt. Beende Studio Desk, verschiebe die Datei und lege die neueste Sicherungskopie an ihre Stelle.',
  'health.storage_fix.gone':
    'Die Datei des Studios wurde verschoben oder gelöscht. Lege sie zurück (prüfe den Papierkorb) oder beende Studio Desk und starte es neu. Gespeichertes bleibt erhalten.',
  'health.clients': ['{n}', '{n}', '{n}'],
  'health.place.here': 'auf diesem Computer',
  'health.place.folder': 'im gewählten Ordner',
  'health.place.bucket': 'im externen Speicher',
}
