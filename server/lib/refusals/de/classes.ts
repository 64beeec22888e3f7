import type { RefusalWords } from '../texts.ts'

export const classes: RefusalWords<'classes'> = {
  "This booking is {status} and can't be {words}.":
    'Bei dieser Buchung geht das nicht mehr (Stand: {status}; gewünscht: {words}).',
  'This appointment is {status} already.': 'Dieser Termin steht schon auf „{status}“.',
  'Must be after `start_time` on the same day: a window can’t go over midnight. Begin another on the next day.':
    'Muss am selben Tag nach `start_time` liegen: Ein Zeitfenster geht nicht über Mitternacht. Beginne am nächsten Tag ein neues.',
  'Appointments begin on the quarter of an hour. Choose one of the times that are offered.':
    'Termine beginnen zur Viertelstunde. Wähle eine der angebotenen Zeiten.',
  'Is in the past. Choose a time that is still to come': 'Liegt in der Vergangenheit. Wähle eine Zeit, die noch kommt',
  'Expected a date and time, such as 2026-03-04T18:30': 'Erwartet wird ein Datum mit Uhrzeit, etwa 2026-03-04T18:30',
  '{name} has another appointment on {when}, or too close to it. Choose another time.':
    '{name} hat schon einen anderen Termin oder einen zu kurz davor oder danach: {when}. Wähle eine andere Zeit.',
  'Say which client': 'Gib an, um wen es geht',
  'Only staff let a client off': 'Nur das Team kann jemandem etwas erlassen',
  'The appointment begins on {when}. Wait until then, or cancel it.':
    'Der Termin beginnt erst: {when}. Warte bis dahin oder storniere ihn.',
  "This appointment is {status} and can't be {words}.":
    'Bei diesem Termin geht das nicht mehr (Stand: {status}; gewünscht: {words}).',
  '{name} is not offered any more. Choose another service.': '{name} wird nicht mehr angeboten. Wähle etwas anderes.',
  '{who} is taken by {name} on {when}. Choose another time, or save anyway.':
    '{who} ist schon vergeben: {name}, {when}. Wähle eine andere Zeit oder speichere trotzdem.',
  'Must be after `starts_at`': 'Muss nach `starts_at` liegen',
  '{instructorName} is away {days}. Choose another time, or save anyway.':
    '{instructorName} ist nicht da: {days}. Wähle eine andere Zeit oder speichere trotzdem.',
  'Classes or notes carry this name, so it stays. Deactivate the profile instead.':
    'Kurse oder Notizen tragen diesen Namen, deshalb bleibt er. Deaktiviere das Profil stattdessen.',
  '{name} takes no appointments any more. Choose somebody else.':
    '{name} nimmt keine Termine mehr an. Wähle jemand anderen.',
  'This client account is not active. The studio can activate it again.':
    'Dieses Konto ist nicht aktiv. Das Studio kann es wieder aktivieren.',
  '{name} on {when} is at the same time. Cancel it first, or choose another time.':
    'Zur gleichen Zeit ist schon etwas gebucht: {name}, {when}. Storniere das zuerst oder wähle eine andere Zeit.',
  '“{title}” must be signed before booking.': 'Vor dem Buchen muss „{title}“ unterschrieben werden.',
  '{name} takes no such appointment on {when}. Choose one of the times that are offered.':
    '{name} hat dann keinen solchen Termin frei: {when}. Wähle eine der angebotenen Zeiten.',
  'Is more than {days} days after `start_date`': 'Liegt mehr als {days} Tage nach `start_date`',
  '{name} teaches on {when}, or too soon after it. Choose another time.':
    '{name} unterrichtet dann oder kurz davor: {when}. Wähle eine andere Zeit.',
  'There is no membership to book with. Buy a membership or a class pack first.':
    'Zum Buchen fehlt eine Mitgliedschaft. Kaufe zuerst eine Mitgliedschaft oder eine Mehrfachkarte.',
  'Expected one of {"all": […]}, {"any": […]} or {"not": […]}':
    'Erwartet wird {"all": […]}, {"any": […]} oder {"not": […]}',
  '{name} has free places. Book one instead.': 'In {name} gibt es freie Plätze. Du kannst den Kurs gleich buchen.',
  '{name} began on {when}. Choose a later class.':
    '{name} hat schon begonnen: {when}. Such dir einen späteren Kurs aus.',
  'Booking closed on {when}. Ask the studio whether there is room.':
    'Der Kurs ist nicht mehr buchbar (bis: {when}). Frag das Studio, ob noch Platz ist.',
  'Booking opens on {when}. Come back then.': 'Der Kurs ist erst ab {when} buchbar. Komm dann wieder.',
  '{name} is booked already. Nothing more to do.': '{name} ist schon gebucht. Mehr ist nicht zu tun.',
  'Already on the waitlist of {name}. Nothing more to do.':
    'Du stehst schon auf der Warteliste von {name}. Mehr ist nicht zu tun.',
  'No place is offered to this entry. Wait until there is an offer.':
    'Auf dieser Warteliste wird gerade kein Platz angeboten. Warte, bis ein Angebot kommt.',
  'Check-in opens on {when}. Come back then.': 'Der Check-in ist noch nicht offen (ab: {when}). Komm dann wieder.',
  'The class begins on {when}. Wait until then.': 'Der Kurs beginnt erst: {when}. Warte bis dahin.',
  'This code does not belong to the booking. Open it on the phone again.':
    'Dieser Code gehört nicht zur Buchung. Öffne ihn noch einmal auf dem Telefon.',
  'There is no open booking to check in. Look at its status.':
    'Es gibt keine offene Buchung zum Einchecken. Sieh nach ihrem Status.',
  'This code has run out. Open it on the phone again.':
    'Dieser Code ist abgelaufen. Öffne ihn noch einmal auf dem Telefon.',
  'Check-in closed on {when}. Ask at the front desk.':
    'Der Check-in ist vorbei (bis: {when}). Sag am Empfang Bescheid.',
  'Bookings can be put right for {days} days after the class, until {when}.':
    'Buchungen können noch {days} Tage nach dem Kurs berichtigt werden, bis: {when}.',
  'Who came to {name} could be added for {days} days, until {when}.':
    'Wer bei {name} da war, konnte noch {days} Tage lang nachgetragen werden, bis: {when}.',
  'Only staff book and check in at once. Book, then check in.':
    'Nur das Team bucht und checkt in einem Zug ein. Buche zuerst, dann checke ein.',
  '{name} was cancelled. Choose another class.': '{name} wurde abgesagt. Such dir einen anderen Kurs aus.',
  'The class began on {when}. Ask the studio about this booking.':
    'Der Kurs hat schon begonnen: {when}. Sprich mit dem Studio über diese Buchung.',
  "This booking is {status} and can't be cancelled.":
    'Diese Buchung lässt sich nicht mehr stornieren (Stand: {status}).',
  'The class was cancelled, and so were its bookings.': 'Der Kurs wurde abgesagt, und mit ihm seine Buchungen.',
  'Follow the links in the letters that you have been sent first, or try again in half an hour.':
    'Öffne zuerst die Links in den E-Mails, die du bekommen hast, oder versuch es in einer halben Stunde noch einmal.',
  'Places are held for others who have just asked. Try again in {minutes} minutes.':
    'Die Plätze sind für andere zurückgehalten, die gerade angefragt haben. Versuch es in {minutes} Minuten noch einmal.',
  'There is no free place at the moment. Choose another class, or look again later.':
    'Gerade ist kein Platz frei. Such dir einen anderen Kurs aus oder sieh später wieder nach.',
  'The guest is booked. Cancel the booking on the roster instead.':
    'Der Gast ist schon gebucht. Storniere stattdessen die Buchung auf der Anwesenheitsliste.',
  'This was declined. Book the guest on the roster instead.':
    'Das wurde abgelehnt. Buche den Gast stattdessen auf der Anwesenheitsliste.',
  'This link is not valid any more. Ask for a place anew on the studio’s website.':
    'Dieser Link gilt nicht mehr. Frag auf der Website des Studios noch einmal nach einem Platz.',
  'Sign in to book: the studio takes no bookings without an account.':
    'Melde dich zum Buchen an: Ohne Konto nimmt das Studio keine Buchungen an.',
  'Is a booking of the same class': 'Ist eine Buchung desselben Kurses',
  'Places can’t be paid at the studio. Book with a membership or a class pack.':
    'Im Studio bezahlte Plätze gibt es hier nicht. Buche mit einer Mitgliedschaft oder einer Mehrfachkarte.',
  '{name} on {when} is still to be paid at the studio: one class at a time. Pay for it first, or cancel it.':
    'Noch im Studio zu bezahlen: {name}, {when}. Das geht nur mit einem Kurs nach dem anderen. Bezahle ihn zuerst oder storniere ihn.',
  'Clients ask for this. Book with `force` instead.': 'Das fragt die Kundschaft an. Buche stattdessen mit `force`.',
  'Either a membership pays, or the client does': 'Entweder zahlt eine Mitgliedschaft oder die Person selbst',
  'No drop-in is on sale, so that one visit has no price. Put one on sale, or sell a membership to pay with.':
    'Es ist keine Einzelstunde im Verkauf, deshalb hat ein einzelner Besuch keinen Preis. Biete eine an oder verkaufe eine Mitgliedschaft.',
  'This place is paid for; nothing is owed any more.': 'Dieser Platz ist bezahlt; es ist nichts mehr offen.',
  'Say how it is paid, or which membership pays': 'Gib an, wie bezahlt wird oder welche Mitgliedschaft zahlt',
  'Only staff have others change their seats. Choose a free one.':
    'Nur das Team kann andere umsetzen. Wähle einen freien Platz.',
  '{name} began on {when}. Ask in the room for another seat.':
    '{name} hat schon begonnen: {when}. Frag im Raum nach einem anderen Platz.',
  'This booking is {status} and has no seat.': 'Zu dieser Buchung gehört kein Platz (Stand: {status}).',
  'Leave it out: the calendar is your own': 'Lass das weg: Es ist dein eigener Kalender',
  'Booking would close before it opens: open it earlier than it closes':
    'Das Buchen würde enden, bevor es beginnt: Lass es früher beginnen, als es endet',
  '{name} is not offered any more. Reactivate it first.':
    '{name} wird nicht mehr angeboten. Aktiviere das zuerst wieder.',
  '{name} is not active. Reactivate them, or choose somebody else.':
    '{name} ist nicht aktiv. Aktiviere das Profil wieder oder wähle jemand anderen.',
  '{name} has an instructor profile already.': '{name} hat schon ein Lehrkraftprofil.',
  'This code is wrong, was used or has run out. Add the kiosk anew in the settings to get another one.':
    'Dieser Code ist falsch, wurde schon benutzt oder ist abgelaufen. Füge den Kiosk in den Einstellungen neu hinzu, um einen anderen zu bekommen.',
  'Give either `booking_id` or `code`': 'Gib entweder `booking_id` oder `code` an',
  'The series would end before its first class': 'Die Serie würde vor ihrem ersten Kurs enden',
  'Give `until` or `count`, not both': 'Gib `until` oder `count` an, nicht beides',
  '{name} was cancelled before: there is nothing left to cancel.':
    '{name} wurde schon abgesagt: Es ist nichts mehr abzusagen.',
  '{name} was cancelled: nobody needs to teach it.': '{name} wurde abgesagt: Niemand muss den Kurs übernehmen.',
  'Is before `starts_on`': 'Liegt vor `starts_on`',
  'Delete that closure first.': 'Lösche zuerst diese Schließzeit.',
  'Expected a date and time': 'Erwartet wird ein Datum mit Uhrzeit',
  '{name} was cancelled. Plan a new class instead.': '{name} wurde abgesagt. Plane stattdessen einen neuen Kurs.',
  '{name} on {when} has {places}. Cancel some first, or leave it as large.':
    'Für {name} sind schon Plätze vergeben ({when}): {places}. Storniere zuerst einige oder lass den Kurs so groß.',
  "{name} began on {when}: its time can't change any more.":
    '{name} hat schon begonnen ({when}): Die Zeit lässt sich nicht mehr ändern.',
  'Every few weeks, its days would fall into different weeks. Move the classes one by one':
    'Alle paar Wochen würden die Tage in verschiedene Wochen fallen. Verschiebe die Kurse einzeln',
  'Somebody teaches this class already.': 'Diesen Kurs übernimmt schon jemand.',
  '{claimedByName} teaches this class already.': '{claimedByName} übernimmt diesen Kurs schon.',
  'Somebody else was first.': 'Jemand anderes war schneller.',
  'Nobody has claimed this class. Name somebody in the timetable instead.':
    'Niemand hat sich für diesen Kurs gemeldet. Trag stattdessen im Kursplan jemanden ein.',
  'The studio has settled this itself.': 'Das Studio hat das schon selbst geklärt.',
  'Who asked teaches it after all.': 'Wer gefragt hat, unterrichtet nun doch selbst.',
  '{class} has begun.': '{class} hat schon begonnen.',
  'Leave it out: the studio names who may claim it': 'Lass das weg: Das Studio legt fest, wer übernehmen darf',
  'Nobody teaches {name} yet. Give it an instructor instead.':
    'Für {name} ist noch niemand eingetragen. Trag stattdessen eine Lehrkraft ein.',
  '{claimedByName} offers to teach {name}. Decline that first to ask others.':
    '{claimedByName} bietet an, {name} zu übernehmen. Lehne das zuerst ab, um andere zu fragen.',
  '{instructorName} teaches {name} by now.': 'Inzwischen unterrichtet {instructorName}: {name}.',
  'The offer stood until {when}. Join the waitlist again.':
    'Dieses Angebot ist abgelaufen (bis: {when}). Geh noch einmal auf die Warteliste.',
  'Seat {name} is taken. Choose another one.': 'Platz {name} ist vergeben. Wähle einen anderen.',
  'Seat {name} is held for the waitlist. Choose another one.':
    'Platz {name} ist für die Warteliste zurückgehalten. Wähle einen anderen.',
  'The studio is closed {days} ({reason}). Choose another day, or save anyway.':
    'Das Studio ist geschlossen: {days} ({reason}). Wähle einen anderen Tag oder speichere trotzdem.',
  'The studio is closed {days}. Choose another day, or save anyway.':
    'Das Studio ist geschlossen: {days}. Wähle einen anderen Tag oder speichere trotzdem.',
  'The only place is held. Join the waitlist, or choose another class.':
    'Der einzige Platz ist zurückgehalten. Geh auf die Warteliste oder such dir einen anderen Kurs aus.',
  'The only place is taken. Join the waitlist, or choose another class.':
    'Der einzige Platz ist vergeben. Geh auf die Warteliste oder such dir einen anderen Kurs aus.',
  'All {count} places are taken. Join the waitlist, or choose another class.':
    'Alle {count} Plätze sind vergeben. Geh auf die Warteliste oder such dir einen anderen Kurs aus.',
  'All {count} places are held. Join the waitlist, or choose another class.':
    'Alle {count} Plätze sind zurückgehalten. Geh auf die Warteliste oder such dir einen anderen Kurs aus.',
  'There is 1 appointment to come, the first on {when}. Cancel it first.':
    'Es steht noch 1 Termin an: {when}. Storniere ihn zuerst.',
  'There are {count} appointments to come, the first on {when}. Cancel them first.':
    'Es stehen noch {count} Termine an, der erste: {when}. Storniere sie zuerst.',
  '1 place and as many who came. Take back the check-in of somebody who was not there first.':
    '1 Platz, und eine Person ist schon da. Nimm zuerst den Check-in zurück, wenn sie gar nicht da war.',
  '{count} places and as many who came. Take back the check-in of somebody who was not there first.':
    '{count} Plätze, und ebenso viele Personen sind schon da. Nimm zuerst den Check-in von jemandem zurück, der nicht da war.',
  'The studio is closed {days} ({reason}). Delete that closure first.':
    'Das Studio ist schon geschlossen: {days} ({reason}). Lösche diese Schließung zuerst.',
  'The studio is closed {days}. Delete that closure first.':
    'Das Studio ist schon geschlossen: {days}. Lösche diese Schließung zuerst.',
  '{name} on {when} has {places}, and {room} has {seats}. Lower its capacity, or draw more seats.':
    '{name}, {when}: {places}, aber im Raum {room} nur {seats}. Verringere die Plätze, oder zeichne weitere ein.',
  'The series of {name} has {places}, and {room} has {seats}. Lower its capacity, or draw more seats.':
    'Die Serie {name}: {places}, aber im Raum {room} nur {seats}. Verringere die Plätze, oder zeichne weitere ein.',
  'The class template {name} has {places}, and {room} has {seats}. Lower its capacity, or draw more seats.':
    'Die Kursvorlage {name}: {places}, aber im Raum {room} nur {seats}. Verringere die Plätze, oder zeichne weitere ein.',
  '{name} has {places}, and {room} has {seats}. Lower its capacity, or draw more seats.':
    '{name}: {places}, aber im Raum {room} nur {seats}. Verringere die Plätze, oder zeichne weitere ein.',
  '{who} is booked on {seat} in {name} on {when}. Save anyway to give them another seat.':
    '{who} hat Platz {seat} gebucht: {name}, {when}. Speichere trotzdem, um einen anderen Platz zu geben.',
  '{name} is used by {names}. Choose another room for them first.':
    '{name} wird noch gebraucht: {names}. Wähle dafür zuerst einen anderen Raum.',
  'Two seats stand on the same square. Move {name}': 'Zwei Plätze stehen auf demselben Feld. Verschiebe {name}',
  'The room plan is in use': 'Der Raumplan wird gebraucht',
  'The appointment has begun': 'Der Termin hat begonnen',
  'The membership does not cover this class': 'Die Mitgliedschaft gilt nicht für diesen Kurs',
  'The waitlist is closed': 'Die Warteliste ist geschlossen',
  'Two seats are called {name}. Give each a name of its own':
    'Zwei Plätze heißen {name}. Gib jedem einen eigenen Namen',
  'Check-in closed on {when}. Say what became of the appointment instead.':
    'Der Check-in ist geschlossen (seit: {when}). Halte stattdessen fest, was aus dem Termin wurde.',
  'The appointment began on {when}. Ask the studio about it.':
    'Der Termin hat schon begonnen: {when}. Sprich mit dem Studio.',
  '{name} was cancelled: it has no seats any more.': '{name} wurde abgesagt: Plätze gibt es nicht mehr.',
}
