import type { health as english } from '../en/health.ts'
import type { Translation } from '../templates.ts'

/** What the checks of the studio find, and what to do about it. */
export const health: Translation<typeof english> = {
  'health.disk.enough': 'Auf der Festplatte mit den Daten des Studios sind {free} frei; die Daten brauchen {data}.',
  'health.disk.short': 'Auf der Festplatte mit den Daten des Studios sind nur {free} frei; es sollten {wanted} sein.',
  'health.disk.full':
    'Auf der Festplatte mit den Daten des Studios sind nur {free} frei: Bald lässt sich nichts mehr speichern.',
  'health.disk.unknown': 'Der Computer sagt nicht, wie viel Platz seine Festplatte noch hat.',
  'health.storage.well': 'Was geändert wird, ist sofort gespeichert.',
  'health.storage.failing': 'Seit {since} lässt sich nichts speichern; lesen lässt sich alles.',
  'health.mail.fine': 'E-Mails gehen hinaus, wie sie sollen.',
  'health.mail.none': [
    'Es ist kein Mailserver eingerichtet; darum gehen keine E-Mails hinaus.',
    'Es ist kein Mailserver eingerichtet; eine E-Mail wartet darauf.',
    'Es ist kein Mailserver eingerichtet; {n} E-Mails warten darauf.',
  ],
  'health.mail.waiting': [
    'Der Mailserver ist seit {since} nicht zu gebrauchen. {reason}',
    'Der Mailserver ist seit {since} nicht zu gebrauchen; eine E-Mail wartet. {reason}',
    'Der Mailserver ist seit {since} nicht zu gebrauchen; {n} E-Mails warten. {reason}',
  ],
  'health.mail.late': ['Eine E-Mail wartet seit {since}.', '{n} E-Mails warten, die älteste seit {since}.'],
  'health.mail.given_up': [
    '1 E-Mail wurde in den letzten 7 Tagen nicht gesendet.',
    '{n} E-Mails wurden in den letzten 7 Tagen nicht gesendet.',
  ],
  'health.webhooks.none': 'Kein anderes Programm erfährt, was hier geschieht.',
  'health.webhooks.fine': 'Andere Programme erfahren, was hier geschieht.',
  'health.webhooks.failing': 'Ein Webhook hat seit {since} nichts angenommen.',
  'health.webhooks.given_up': [
    'Ein Webhook wurde abgeschaltet, weil tagelang nichts ankam.',
    '{n} Webhooks wurden abgeschaltet, weil tagelang nichts ankam.',
  ],
  'health.jobs.fine':
    'Erinnerungen, Verlängerungen und alles andere, was von selbst geschieht, liefen zuletzt am {last}.',
  'health.jobs.not_yet': 'Noch ist nichts von selbst geschehen; das beginnt binnen einer Minute.',
  'health.jobs.still':
    'Seit {last} ist nichts von selbst geschehen: keine Erinnerungen, keine Verlängerungen, keine E-Mails.',
  'health.jobs.long': '„{job}“ läuft seit {since} und ist nicht fertig geworden.',
  'health.jobs.failed': [
    '„{job}“ ist am {at} gescheitert.',
    '{n} Dinge, die von selbst geschehen, sind gescheitert, darunter „{job}“ am {at}.',
  ],
  'health.integrity.sound': 'Plätze, Guthaben, Bestand und Geld gehen auf; zuletzt geprüft am {checked_at}.',
  'health.integrity.not_yet': 'Ob alles aufgeht, wird jede Nacht geprüft, und bald zum ersten Mal.',
  'health.integrity.old': 'Ob alles aufgeht, wurde zuletzt am {checked_at} geprüft; es sollte jede Nacht sein.',
  'health.integrity.broken': 'Bei der Prüfung am {checked_at} ging etwas nicht auf.',
  'health.clock.fine': 'Die Uhr des Computers steht auf {now} (Zeit des Studios).',
  'health.clock.behind':
    'Die Uhr des Computers steht auf {now}, aber etwas wurde am {recorded} aufgezeichnet: Die Uhr geht jetzt falsch oder ging es damals.',
  'health.clock.put_back': [
    'Die Uhr des Computers wurde um eine Minute zurückgestellt, auf {at}.',
    'Die Uhr des Computers wurde um {n} Minuten zurückgestellt, auf {at}.',
  ],
  'health.clock.was_ahead':
    'Die Uhr des Computers ging vor; was dadurch zu früh geschehen war, wurde am {at} zurückgenommen.',
  'health.secrets.private':
    'Der Schlüssel des Studios ist eine Datei (secrets.key), die nur das Konto lesen darf, unter dem Studio Desk läuft.',
  'health.secrets.wrapped': 'Der Schlüssel zu allem Verschlüsselten liegt im Passwortspeicher dieses Computers.',
  'health.secrets.of_user':
    'Der Schlüssel des Studios ist eine Datei (secrets.key) im Datenordner; Windows behält den Ordner seinem Konto vor.',
  'health.secrets.open':
    'Andere auf dem Computer des Studios dürfen den Schlüssel des Studios lesen (secrets.key hat die Rechte {mode} statt 0600).',
  'health.secrets.gone':
    'Der Schlüssel des Studios (secrets.key) liegt nicht mehr im Datenordner: Der nächste Start würde verweigert.',
  'health.address.none': 'Das Studio hat keine öffentliche Adresse: Gebucht wird nur hier.',
  'health.address.not_tried':
    'Ob die öffentliche Adresse hierher führt, ist noch nicht bekannt; das wird binnen einer Minute ausprobiert.',
  'health.address.without_https':
    'Die Adresse für die Kundschaft ist ohne https, wie im eigenen Netz. Ob sie hierher führt, wird nicht ausprobiert.',
  'health.address.reached': 'Die öffentliche Adresse führt hierher; zuletzt ausprobiert am {at}.',
  'health.address.not_reached':
    'Die öffentliche Adresse führt nicht hierher; zuletzt ausprobiert am {at}. Es kann niemand buchen.',
  'health.tunnel.connecting': 'Das Studio geht online; das dauert ein paar Sekunden.',
  'health.tunnel.reached': 'Das Studio ist online; zuletzt von außen gesehen am {at}.',
  'health.tunnel.other_name':
    'Das Studio ist seit {at} online, aber unter einem anderen Namen: Seinen eigenen hat jemand anderes. Links, die deine Kundschaft aufgehoben hat, führen anderswohin.',
  'health.tunnel.lost': [
    'Das Studio ist seit einer Minute von außen nicht erreichbar. Es kann niemand buchen.',
    'Das Studio ist seit {n} Minuten von außen nicht erreichbar. Es kann niemand buchen.',
  ],
  'health.copies.proven':
    'Das Studio lässt sich mit dem Stand vom {as_of} wiederherstellen ({clients} Personen in der Kundschaft), auch wenn dieser Computer verloren geht.',
  'health.copies.same_disk':
    'Das Studio lässt sich mit dem Stand vom {as_of} wiederherstellen ({clients} Personen in der Kundschaft); aber alle Kopien liegen auf diesem Computer und gehen mit ihm verloren.',
  'health.copies.none': 'Es gibt noch keine Kopie des Studios.',
  'health.copies.not_tried': 'Noch wurde keine Kopie, die neuer ist als {at}, probeweise wiederhergestellt.',
  'health.copies.old': 'Die neueste Kopie ist vom {at}: Was seitdem geschah, ginge mit diesem Computer verloren.',
  'health.copies.failed': 'Die letzte Kopie konnte nicht gemacht werden ({at}): {problem}',
  'health.copies.unusable': 'Die neueste Kopie {place} ließ sich probeweise nicht wiederherstellen ({at}).',
  'health.copies.not_there': 'Die neueste Kopie ist noch nicht {place}: {problem}',
  'health.payments.none': 'Online wird nichts verkauft: Das Studio ist nicht mit dem Zahlungsanbieter verbunden.',
  'health.payments.not_yet': 'Der Zahlungsanbieter wird binnen einer Minute zum ersten Mal gefragt.',
  'health.payments.fine': 'Was online bezahlt wird, wird geliefert; vom Zahlungsanbieter zuletzt gehört am {at}.',
  'health.payments.undelivered': [
    'Zu einer Onlinezahlung lässt sich nichts liefern, und sie konnte noch nicht erstattet werden.',
    'Zu {n} Onlinezahlungen lässt sich nichts liefern, und sie konnten noch nicht erstattet werden.',
  ],
  'health.payments.not_here':
    'Eine Zahlung über {paid} vom {at} fehlt in der Kopie, aus der dieses Studio wiederhergestellt wurde, und was damit gekauft wurde, ist nicht sicher zu sagen.',
  'health.payments.untold':
    'Der Zahlungsanbieter hat seit {since} nicht erfahren, dass hier ein Abo endete oder ruht oder dass eine Zahlung zu erstatten ist: Vielleicht bucht er weiter ab.',
  'health.payments.key_refused':
    'Der Zahlungsanbieter lehnt den Schlüssel des Studios ab; zuletzt nahm er ihn am {since} an. Online lässt sich nichts kaufen.',
  'health.payments.not_reached':
    'Der Zahlungsanbieter ist seit {since} nicht zu erreichen: Was bezahlt wird, wird vielleicht nicht geliefert, und online lässt sich nichts kaufen.',
  'health.payments.silent':
    'Seit {since} kommen die Meldungen des Zahlungsanbieters nicht an. Das Studio fragt von selbst nach; was bezahlt ist, wird darum ein paar Minuten später geliefert.',
  'health.license.none': 'Es ist kein Lizenzschlüssel eingegeben. Alles außer dem Assistenten geht ohne.',
  'health.license.fine': 'Die Lizenz gilt; zuletzt bestätigte das der Lizenzdienst am {at}.',
  'health.license.unconfirmed':
    'Der Lizenzdienst ist seit {at} nicht zu erreichen. Zwei Wochen danach ruht der Assistent; alles andere geht weiter.',
  'health.license.lapsed':
    'Der Lizenzdienst ist seit {at} nicht zu erreichen; darum ruht der Assistent. Alles andere geht weiter.',
  'health.license.ended': 'Das Abo der Lizenz ist beendet; darum ruht der Assistent. Alles andere geht weiter.',
  'health.license.unknown':
    'Der Lizenzdienst kennt den Schlüssel des Studios nicht mehr ({at}); darum ruht der Assistent.',
  'health.covered.none': 'Es gibt noch keine Kurse, oder es ist nichts im Verkauf, das für sie gelten könnte.',
  'health.covered.all': 'Jeder Kurs hat einen eigenen Preis, oder etwas im Verkauf gilt für ihn.',
  'health.covered.not': [
    'Nichts im Verkauf gilt für „{name}“, und einen eigenen Preis hat der Kurs nicht: Niemand kann einen Platz bezahlen.',
    'Für {n} Kurse ohne eigenen Preis gilt nichts im Verkauf, darunter „{name}“: Niemand kann dort einen Platz bezahlen.',
  ],
  'health.covering.none': 'Es gibt noch keine Kurse, oder es ist nichts im Verkauf, das für sie gelten könnte.',
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
  'health.fix.disk.short': 'Lösche auf dem Computer des Studios, was nicht gebraucht wird, oder leere den Papierkorb.',
  'health.fix.disk.full': 'Lösche auf dem Computer des Studios, was nicht gebraucht wird, oder leere den Papierkorb.',
  'health.fix.disk.unknown': 'Sieh ab und zu selbst nach: 500 MB sollten frei sein.',
  'health.fix.storage.failing': '{fault}',
  'health.fix.mail.none': 'Richte den Mailserver ein.',
  'health.fix.mail.waiting':
    'Schick dir eine Testmail: Daran siehst du, was nicht stimmt. Kommt sie an, gehen die wartenden von selbst hinaus.',
  'health.fix.mail.late':
    'Im Postausgang steht, warum jede noch nicht hinausging; jede wird von selbst noch einmal versucht.',
  'health.fix.mail.given_up':
    'Im Postausgang steht, woran es jeweils lag; berichtige die Adresse oder den Mailserver und versuch es noch einmal.',
  'health.fix.webhooks.failing':
    'Was gemeldet und geantwortet wurde, steht in seinem Protokoll. Drei Tage lang wird es von selbst noch einmal versucht.',
  'health.fix.webhooks.given_up':
    'Sieh im Protokoll nach, was geantwortet wurde, bring die Gegenstelle in Ordnung und schalte ihn wieder ein.',
  'health.fix.jobs.still': 'Beende Studio Desk und starte es neu. Bleibt es so, schick uns die Diagnose.',
  'health.fix.jobs.long':
    'Beende Studio Desk, wenn es niemand braucht, und starte es neu: Es macht dort weiter, wo es war.',
  'health.fix.jobs.failed': 'Es wird von selbst noch einmal versucht. Ist es morgen noch so, schick uns die Diagnose.',
  'health.fix.integrity.old': 'Lass Studio Desk eine Stunde laufen: Dann prüft es von selbst.',
  'health.fix.integrity.broken': 'Schick uns die Diagnose. Du kannst so lange weiterarbeiten.',
  'health.fix.clock.behind':
    'Vergleiche sie mit deinem Handy und lass den Computer seine Uhr von selbst stellen. Geht sie jetzt richtig, erledigt sich das von selbst.',
  'health.fix.clock.put_back': 'Vergleiche sie mit deinem Handy und lass den Computer seine Uhr von selbst stellen.',
  'health.fix.clock.was_ahead':
    'Lass den Computer seine Uhr von selbst stellen. Im Änderungsprotokoll steht, was zurückgenommen wurde.',
  'health.fix.secrets.open':
    'Beende Studio Desk und starte es neu: Dabei schließt es die Datei. Bleibt es so, gehört die Datei einem anderen Konto.',
  'health.fix.secrets.gone':
    'Lege ihn zurück, bevor du Studio Desk beendest, aus dem Papierkorb oder aus deiner eigenen Kopie.',
  'health.fix.address.none': 'Trage einen Tunnel oder eine Domain ein, wenn vom Handy aus gebucht werden soll.',
  'health.fix.address.without_https': 'Öffne sie auf einem Handy.',
  'health.fix.address.not_reached':
    'Sieh nach, ob dieser Computer online ist, der Tunnel läuft und die Adresse stimmt.',
  'health.fix.tunnel.other_name':
    'Das Studio fragt weiter nach seinem Namen. Bleibt es so, wähle einen anderen Namen oder eine eigene Adresse.',
  'health.fix.tunnel.lost':
    'Sieh nach, ob dieser Computer online ist. Das Studio verbindet sich von selbst wieder; fällt der kostenlose Server oft aus, geh auf einem anderen Weg online.',
  'health.fix.copies.same_disk':
    'Wähle einen zweiten Ort: eine andere Festplatte, einen synchronisierten Ordner oder einen Bucket.',
  'health.fix.copies.none': 'Mach jetzt eine.',
  'health.fix.copies.not_tried':
    'Lass den Computer eine Nacht an: Dann wird die neueste Kopie probeweise wiederhergestellt.',
  'health.fix.copies.old': 'Mach jetzt eine. Klappt das nicht, steht dort, warum.',
  'health.fix.copies.failed': 'Behebe, was dort steht, und mach jetzt eine.',
  'health.fix.copies.unusable':
    'Mach jetzt eine: Sie wird binnen einer Stunde ausprobiert. Scheitert auch sie, ist vielleicht die Festplatte am Ende: Wähle einen anderen Ort.',
  'health.fix.copies.not_there': 'Behebe, was dort steht; die Kopie folgt von selbst.',
  'health.fix.payments.undelivered':
    'Es wird von selbst noch einmal versucht. Bleibt es so, erstatte auf den Seiten des Zahlungsanbieters.',
  'health.fix.payments.not_here':
    'Sieh sie dir auf den Seiten des Zahlungsanbieters an: Verkaufe hier für nichts, was gekauft wurde, oder erstatte sie dort.',
  'health.fix.payments.untold':
    'Es wird ihm von selbst noch einmal gemeldet. Bleibt es so, tu dasselbe auf den Seiten des Zahlungsanbieters.',
  'health.fix.payments.key_refused':
    'Erzeuge auf den Seiten des Zahlungsanbieters einen neuen geheimen Schlüssel mit allen Rechten und verbinde das Studio damit.',
  'health.fix.payments.not_reached':
    'Sieh nach, ob dieser Computer online ist. Was inzwischen versäumt wurde, wird von selbst nachgeholt.',
  'health.fix.payments.silent':
    'Sieh nach, ob die öffentliche Adresse hierher führt. Hast du den Webhook selbst eingetragen, prüfe seine Adresse und seinen Signaturschlüssel.',
  'health.fix.license.unconfirmed': 'Sieh nach, ob dieser Computer online ist. Es wird von selbst weiter gefragt.',
  'health.fix.license.lapsed':
    'Sieh nach, ob dieser Computer online ist, oder gib den Lizenzschlüssel noch einmal ein.',
  'health.fix.license.ended': 'Verlängere es, oder lass es: Nichts sonst braucht es.',
  'health.fix.license.unknown': 'Gib den richtigen Schlüssel ein. Wurde er neu ausgestellt, gilt nur noch der neue.',
  'health.fix.covered.not': 'Lass eine Mitgliedschaftsart dafür gelten oder gib einen Preis an.',
  'health.fix.covering.nothing': 'Leg in der Mitgliedschaftsart fest, wofür sie gilt, oder nimm sie aus dem Verkauf.',
  'health.fix.single_price.above':
    'Lass für den Kurs nur Arten gelten, die ihn nennen, oder nimm ihn aus dem Einzelkurs heraus.',
  'health.fix.version.other_schema': 'Beende Studio Desk und starte die neueste Version.',
  'health.storage_fix.full':
    'Lösche auf dem Computer des Studios, was nicht gebraucht wird, oder leere den Papierkorb.',
  'health.storage_fix.read_only':
    'Sieh am Computer des Studios nach, ob die Festplatte mit den Daten angeschlossen und nicht schreibgeschützt ist und ob in den Ordner geschrieben werden darf.',
  'health.storage_fix.busy':
    'Ein anderes Programm auf dem Computer des Studios hält die Datei des Studios fest: Beende es dort (etwa ein Datenbank-, Sicherungs- oder Synchronisierungsprogramm).',
  'health.storage_fix.damaged':
    'Die Datei des Studios ist beschädigt: Beende Studio Desk, verschiebe die Datei und lege die neueste Kopie an ihre Stelle.',
  'health.storage_fix.gone':
    'Die Datei des Studios wurde verschoben oder gelöscht: Lege sie dorthin zurück (sieh im Papierkorb nach), oder beende Studio Desk und starte es neu. Was gespeichert war, bleibt erhalten.',
  'health.clients': ['{n}', '{n}', '{n}'],
  'health.place.here': 'auf diesem Computer',
  'health.place.folder': 'im gewählten Ordner',
  'health.place.bucket': 'im Bucket',
}
