import type { classes as english } from '../en/classes.ts'
import type { Translation } from '../templates.ts'

export const classes: Translation<typeof english> = {
  'bookings.only_place_held':
    'Der einzige Platz ist reserviert. Setz dich auf die Warteliste oder wähle einen anderen Kurs.',
  'bookings.only_place_taken':
    'Der einzige Platz ist vergeben. Setz dich auf die Warteliste oder wähle einen anderen Kurs.',
  'bookings.all_places_taken':
    'Alle {count} Plätze sind vergeben. Setz dich auf die Warteliste oder wähle einen anderen Kurs.',
  'bookings.all_came': [
    '1 Platz, und er ist schon eingecheckt. Mach zuerst den Check-in einer Person rückgängig, die nicht da war.',
    '{n} Plätze, alle schon eingecheckt. Mach zuerst den Check-in einer Person rückgängig, die nicht da war.',
  ],
  'bookings.seat_taken': 'Platz {name} ist vergeben. Wähle einen anderen.',
  'bookings.seat_held': 'Platz {name} ist für die Warteliste reserviert. Wähle einen anderen.',
  'bookings.seat_in_use':
    '{who} hat Platz {seat} gebucht: {name}, {when}. Speichere trotzdem, um einen anderen Platz zuzuweisen.',
  'schedule.closed_for':
    'Das Studio ist geschlossen: {days} ({reason}). Wähle einen anderen Tag oder speichere trotzdem.',
  'schedule.closed': 'Das Studio ist geschlossen: {days}. Wähle einen anderen Tag oder speichere trotzdem.',
  'schedule.closed_already_for':
    'Das Studio ist schon geschlossen: {days} ({reason}). Lösche zuerst diese Schließtage.',
  'schedule.closed_already': 'Das Studio ist schon geschlossen: {days}. Lösche zuerst diese Schließtage.',
  'appointments.paid_right_now':
    '{who} ist dann nicht frei: {name}, {from}–{until}. Es wird gerade bezahlt. Wähle eine andere Zeit oder speichere trotzdem.',
  'appointments.being_paid_to_come': [
    '1 Termin wird gerade bezahlt: {when}. Warte, bis er bezahlt ist, oder fahre fort; dann wird die Zahlungsseite geschlossen.',
    '{n} Termine werden gerade bezahlt, der erste: {when}. Warte, bis sie bezahlt sind, oder fahre fort; dann werden die Zahlungsseiten geschlossen.',
  ],
  'appointments.to_come': [
    'Es steht noch 1 Termin an: {when}. Wähle eine Vertretung oder fahre fort; dann wird er kostenlos storniert.',
    'Es stehen noch {n} Termine an, der erste: {when}. Wähle eine Vertretung oder fahre fort; dann werden sie kostenlos storniert.',
  ],
  'settings.zone_begun': [
    '1 Kurs oder Termin, {name}, {when}, hätte dann schon begonnen. Sage ihn ab oder ändere die Zeitzone danach.',
    '{n} davon, zuerst {name}, {when}, hätten dann schon begonnen. Sage sie ab oder ändere die Zeitzone danach.',
  ],
  'schedule.zone_classes': [
    '1 anstehender Kurs, {name}, {when}, behält seine Uhrzeit und rückt auf einen anderen Zeitpunkt.',
    '{n} anstehende Kurse, der erste {name}, {when}, behalten ihre Uhrzeit und rücken auf einen anderen Zeitpunkt.',
  ],
  'appointments.zone_appointments': [
    '1 anstehender Termin, {when}, behält seine Uhrzeit und rückt auf einen anderen Zeitpunkt.',
    '{n} anstehende Termine, der erste {when}, behalten ihre Uhrzeit und rücken auf einen anderen Zeitpunkt.',
  ],
  'instructors.another_one': 'Wähle eine andere Person',
  'schedule.classes_to_come': [
    'Es steht noch 1 Kurs an: {when}. Wähle eine Vertretung oder fahre ohne fort.',
    'Es stehen noch {n} Kurse an, der erste: {when}. Wähle eine Vertretung oder fahre ohne fort.',
  ],
  'room_plans.too_small_for_class':
    '{name}, {when}: {places}, aber im Raum {room} nur {seats}. Verringere die Plätze oder zeichne weitere ein.',
  'room_plans.too_small_for_series':
    'Die Serie {name}: {places}, aber im Raum {room} nur {seats}. Verringere die Plätze oder zeichne weitere ein.',
  'room_plans.too_small_for_template':
    'Die Kursart {name}: {places}, aber im Raum {room} nur {seats}. Verringere die Plätze oder zeichne weitere ein.',
  'room_plans.too_small':
    '{name}: {places}, aber im Raum {room} nur {seats}. Verringere die Plätze oder zeichne weitere ein.',
  'appointments.away': '{name} ist von {from} bis {until} abwesend. Wähle eine andere Zeit oder speichere trotzdem.',
  'schedule.taken':
    '{who} ist dann nicht frei: {name}, {from}–{until}. Wähle eine andere Zeit oder speichere trotzdem.',
  'conditions.expected_group': 'Erwartet wird {all}, {any} oder {not}',
  'bookings.cannot_be': 'Diese Buchung (Status: {status}) kann nicht mehr {words} werden.',
  'appointments.is_already': 'Status dieses Termins: schon {status}.',
  'appointments.window_over_midnight':
    'Muss am selben Tag nach `start_time` liegen: Ein Zeitfenster geht nicht über Mitternacht. Füge am nächsten Tag ein weiteres hinzu.',
  'appointments.quarter_of_an_hour': 'Termine beginnen zur Viertelstunde. Wähle eine der angebotenen Zeiten.',
  'common.in_past': 'Liegt in der Vergangenheit. Wähle eine Zeit, die noch kommt',
  'common.expected_date_and_time': 'Erwartet wird ein Datum mit Uhrzeit, etwa 2026-03-04T18:30',
  'appointments.is_being_paid':
    'Diese Zeit bei {name} wird gerade bezahlt: {when}. Wähle eine andere Zeit oder versuche es in einer Viertelstunde noch einmal.',
  'appointments.paid_in_advance':
    '{name} wird im Voraus bezahlt: {amount} {currency}. Buche den Termin und bezahle online oder frage das Studio.',
  'appointments.nothing_in_advance': 'Für {name} wird nichts im Voraus bezahlt: Buche den Termin ohne Zahlung.',
  'appointments.deposit_over_price': 'Die Anzahlung darf nicht höher sein als der Preis',
  'appointments.deposit_needed': 'Gib an, wie hoch die Anzahlung ist',
  'appointments.nothing_left': '{name} ist vollständig bezahlt.',
  'appointments.has_another_appointment':
    '{name} hat schon einen anderen Termin oder einen zu kurz davor oder danach: {when}. Wähle eine andere Zeit.',
  'bookings.say_which_client': 'Wähle eine Person',
  'appointments.only_staff_let_client_off': 'Nur das Team kann eine Gebühr erlassen',
  'appointments.appointment_begins': 'Der Termin beginnt am {when}. Warte bis dahin oder storniere ihn.',
  'appointments.cannot_be': 'Dieser Termin (Status: {status}) kann nicht mehr {words} werden.',
  'appointments.service_not_offered': '{name} wird nicht mehr angeboten. Wähle eine andere Leistung.',
  'appointments.must_be_after_starts_at': 'Muss nach `starts_at` liegen',
  'instructors.classes_or_notes_carry_name':
    'Kurse oder Notizen verwenden diesen Namen, deshalb lässt er sich nicht löschen. Deaktiviere stattdessen das Profil.',
  'appointments.takes_no_appointments': '{name} nimmt keine Termine mehr an. Wähle eine andere Person.',
  'appointments.place_closed':
    'Am Standort {name} gibt es keine neuen Termine mehr. Wähle Trainer:innen an einem anderen Standort.',
  'common.client_account_is_not_active': 'Dieses Konto ist nicht aktiv. Das Studio kann es wieder aktivieren.',
  'appointments.at_the_same_time':
    'Du hast zu dieser Zeit schon {name} gebucht ({when}). Storniere das zuerst oder wähle eine andere Zeit.',
  'common.must_be_signed_before_booking': 'Vor dem Buchen muss „{title}“ unterschrieben werden.',
  'appointments.no_such_time': '{name} bietet diesen Termin dann nicht an ({when}). Wähle eine der angebotenen Zeiten.',
  'schedule.too_many_days': 'Liegt mehr als {days} Tage nach `start_date`',
  'appointments.teaches_then': '{name} unterrichtet dann oder kurz davor: {when}. Wähle eine andere Zeit.',
  'bookings.paid_in_advance':
    '{name} wird im Voraus bezahlt. Kaufe einen Platz oder eine Mitgliedschaft, die dafür gilt.',
  'bookings.bought_does_not_cover':
    '{type} gilt nicht für {name}. Wähle eine andere Mitgliedschaft oder kaufe nur diesen Kurs.',
  'bookings.paid_while_others_wait':
    'Die Zahlung kam, als der Platz nicht mehr reserviert war, und andere warten darauf.',
  'bookings.not_sold_singly': 'Für {name} gibt es keine Einzelplätze. Wähle eine Mitgliedschaft, die dafür gilt.',
  'class_categories.in_use': '{name} wird noch verwendet: {names:ands}. Ändere das zuerst.',
  'class_categories.exists_already': 'Eine Kategorie {name} gibt es schon. Wähle einen anderen Namen.',
  'class_categories.sold_with':
    'Früher verkaufte Mitgliedschaften gelten noch für {name}: {names:ands}. Löschen kannst du die Kategorie, sobald sie beendet sind.',
  'schedule.price_of_one_class': 'Ein eigener Preis gilt für einen Kurs. Für eine ganze Serie ändere die Kursart.',
  'bookings.there_is_no_membership':
    'Zum Buchen fehlt eine Mitgliedschaft. Kaufe zuerst eine Mitgliedschaft oder eine Mehrfachkarte.',
  'bookings.has_free_places': '{name} hat freie Plätze. Buche einen.',
  'bookings.began_on': '{name} hat schon begonnen ({when}). Wähle einen späteren Kurs.',
  'bookings.booking_closed': 'Der Kurs war bis {when} buchbar. Frage das Studio, ob noch Platz ist.',
  'bookings.booking_opens': 'Der Kurs ist erst ab {when} buchbar. Komm dann wieder.',
  'bookings.booked_already': 'Du hast {name} schon gebucht.',
  'bookings.already_on_waitlist': 'Du bist schon auf der Warteliste: {name}.',
  'bookings.waits_no_more': 'Dieser Wartelistenplatz gilt nicht mehr. Setz dich noch einmal auf die Warteliste.',
  'bookings.no_place_is_offered': 'Zurzeit wird kein Platz angeboten. Warte auf ein Angebot.',
  'bookings.check_in_opens': 'Der Check-in öffnet am {when}. Komm dann wieder.',
  'bookings.class_begins': 'Der Kurs beginnt am {when}. Warte bis dahin.',
  'bookings.code_does_not_belong': 'Dieser Code gehört nicht zur Buchung. Öffne ihn noch einmal auf dem Handy.',
  'bookings.there_is_no_open_booking': 'Es gibt keine offene Buchung zum Einchecken. Sieh dir den Status an.',
  'bookings.code_has_run_out': 'Dieser Code ist abgelaufen. Öffne ihn noch einmal auf dem Handy.',
  'bookings.check_in_closed': 'Der Check-in war bis {when} möglich. Melde dich am Empfang.',
  'bookings.too_late_to_put_right': 'Buchungen lassen sich bis {days} Tage nach dem Kurs korrigieren (bis {when}).',
  'bookings.too_late_to_add': 'Teilnahmen an {name} ließen sich {days} Tage lang nachtragen, bis {when}.',
  'bookings.only_staff_book_and_check_in':
    'Nur das Team kann in einem Schritt buchen und einchecken. Buche zuerst, dann checke ein.',
  'bookings.was_cancelled': '{name} wurde abgesagt. Wähle einen anderen Kurs.',
  'bookings.class_began': 'Der Kurs hat am {when} begonnen. Frage das Studio zu dieser Buchung.',
  'bookings.cannot_be_cancelled': 'Diese Buchung lässt sich nicht mehr stornieren (Status: {status}).',
  'bookings.class_was_cancelled': 'Der Kurs wurde abgesagt, und seine Buchungen wurden storniert.',
  'bookings.follow_links_first':
    'Öffne zuerst die Links in unseren E-Mails an dich oder versuche es in einer halben Stunde noch einmal.',
  'bookings.places_are_held_for_others':
    'Die Plätze sind gerade für andere reserviert. Versuche es in {minutes} Minuten noch einmal.',
  'bookings.there_is_no_free_place':
    'Zurzeit ist kein Platz frei. Wähle einen anderen Kurs oder sieh später wieder nach.',
  'bookings.guest_is_booked': 'Der Gast hat schon einen Platz. Storniere die Buchung in der Teilnehmerliste.',
  'bookings.was_declined': 'Das wurde abgelehnt. Buche den Platz stattdessen in der Teilnehmerliste.',
  'bookings.link_not_valid':
    'Dieser Link gilt nicht mehr. Frage auf der Website des Studios noch einmal einen Platz an.',
  'bookings.sign_in_to_book': 'Melde dich zum Buchen an: Ohne Konto nimmt das Studio keine Buchungen an.',
  'bookings.booking_of_same_class': 'Ist eine Buchung desselben Kurses',
  'bookings.only_staff_waive': 'Nur das Team kann eine Gebühr erlassen',
  'bookings.waived_with_a_move': 'Nur zusammen mit einer Buchung, die dafür storniert wird',
  'bookings.places_cant_be_paid':
    'Vor Ort zahlen ist hier nicht möglich. Buche mit einer Mitgliedschaft oder einer Mehrfachkarte.',
  'bookings.still_to_be_paid':
    'Noch im Studio zu bezahlen: {name}, {when}. Das geht nur für einen Kurs auf einmal. Bezahle ihn zuerst oder storniere ihn.',
  'bookings.clients_ask': 'Das können nur Kund:innen anfragen. Buche stattdessen mit `force`.',
  'bookings.either_membership_pays_or_client': 'Entweder zahlt eine Mitgliedschaft oder die Person selbst',
  'bookings.no_price_of_one_visit':
    'Es ist kein Einzelkurs im Verkauf, deshalb hat ein einzelner Besuch keinen Preis. Biete einen an oder verkaufe eine Mitgliedschaft.',
  'bookings.place_is_paid': 'Dieser Platz ist bezahlt; es ist nichts mehr offen.',
  'bookings.say_how_is_paid': 'Wähle eine Zahlungsart oder eine Mitgliedschaft',
  'bookings.only_staff_have_others_change': 'Nur das Team kann andere umsetzen. Wähle einen freien Platz.',
  'bookings.began_on_ask_in_room': '{name} hat schon begonnen ({when}). Frage im Raum nach einem anderen Platz.',
  'bookings.has_no_seat': 'Diese Buchung (Status: {status}) hat keinen Platz.',
  'calendar.leave_out': 'Lass das weg: Es ist dein eigener Kalender',
  'class_templates.booking_would_close_before_opens':
    'Der Buchungsschluss läge vor dem Buchungsstart. Wähle einen früheren Start',
  'schedule.template_not_offered': '{name} wird nicht mehr angeboten. Aktiviere zuerst die Kursart wieder.',
  'instructors.not_active': '{name} ist nicht aktiv. Aktiviere das Profil wieder oder wähle eine andere Person.',
  'instructors.has_instructor_profile_already': '{name} hat schon ein Trainerprofil.',
  'kiosks.code_is_wrong_was_used':
    'Dieser Code ist falsch, wurde schon verwendet oder ist abgelaufen. Füge den Kiosk in den Einstellungen noch einmal hinzu, um einen neuen zu bekommen.',
  'kiosks.give_either_booking_id_or_code': 'Gib entweder `booking_id` oder `code` an',
  'kiosks.undo_is_over': 'Ein Check-in lässt sich hier {seconds} Sekunden lang rückgängig machen. Frage am Empfang.',
  'schedule.series_would_end_before_first': 'Die Serie würde vor ihrem ersten Kurs enden',
  'schedule.give_until_or_count': 'Gib `until` oder `count` an, nicht beides',
  'schedule.cancelled_before': '{name} ist schon abgesagt.',
  'common.was_cancelled': '{name} wurde abgesagt und braucht keine Vertretung.',
  'schedule.before_starts_on': 'Liegt vor `starts_on`',
  'schedule.expected_date_and_time': 'Erwartet wird ein Datum mit Uhrzeit',
  'schedule.was_cancelled': '{name} wurde abgesagt. Plane stattdessen einen neuen Kurs.',
  'schedule.places_are_taken':
    'Für {name} sind schon Plätze vergeben ({when}): {places}. Storniere zuerst einige oder lass die Platzzahl, wie sie ist.',
  'schedule.began_on': '{name} hat schon begonnen ({when}): Die Zeit lässt sich nicht mehr ändern.',
  'schedule.days_of_different_weeks':
    'Bei einem Abstand von mehreren Wochen würden die Tage in verschiedene Wochen fallen. Verschiebe die Kurse einzeln',
  'substitutes.somebody_teaches_class_already': 'Dieser Kurs hat schon eine Vertretung.',
  'substitutes.teaches_class_already': '{claimed_by_name} übernimmt diesen Kurs schon.',
  'substitutes.somebody_else_was_first': 'Eine andere Person war schneller.',
  'substitutes.nobody_has_claimed_class':
    'Für diesen Kurs hat sich noch keine Vertretung gemeldet. Trage sie stattdessen im Kursplan ein.',
  'substitutes.studio_has_settled_itself': 'Das Studio hat schon eine Lösung gefunden.',
  'substitutes.who_asked_teaches_after_all': 'Die Person, die angefragt hat, unterrichtet nun doch selbst.',
  'substitutes.has_begun': '{name} hat schon begonnen.',
  'substitutes.leave_out': 'Lass das weg: Das Studio legt fest, wer übernehmen darf',
  'substitutes.nobody_teaches_yet': '{name} ist noch ohne Trainer:in. Trage jemanden ein.',
  'substitutes.offers_to_teach':
    '{claimed_by_name} bietet an, {name} zu übernehmen. Lehne das Angebot zuerst ab, um andere zu fragen.',
  'substitutes.teaches_by_now': 'Inzwischen unterrichtet {instructor_name}: {name}.',
  'bookings.offer_stood_until': 'Dieses Angebot galt bis {when}. Setz dich noch einmal auf die Warteliste.',
  'room_plans.in_use': '{name} wird noch verwendet: {names}. Wähle dafür zuerst einen anderen Raum.',
  'room_plans.two_seats_stand_on_same': 'Zwei Plätze liegen auf demselben Feld. Verschiebe {name}',
  'room_plans.two_seats_are_called': 'Zwei Plätze heißen {name}. Gib jedem einen eigenen Namen',
  'appointments.check_in_closed':
    'Der Check-in war bis {when} möglich. Halte stattdessen fest, wie der Termin ausging.',
  'appointments.appointment_began': 'Der Termin hat am {when} begonnen. Frage das Studio.',
  'bookings.cancelled_has_no_seats': '{name} wurde abgesagt: Plätze gibt es nicht mehr.',
  'standing.ask_the_studio': 'Dauerbuchungen richtet hier das Studio ein. Frage am Empfang.',
  'standing.exists': 'Für {name} gibt es schon eine Dauerbuchung. Ändere oder beende diese.',
  'standing.from_today_on': 'Muss {day:day} oder später sein',
  'standing.ends_before_it_starts': 'Darf nicht vor `starts_on` liegen',
  'standing.series_is_over': 'Diese Serie hat keine kommenden Kurse',
  'standing.has_ended': 'Sie ist seit {when:moment} beendet. Richte eine neue ein.',
  'standing.no_class_on': 'Am {day:day} findet kein Kurs statt',
  'standing.cancel_it_instead': '{name} ist an diesem Tag schon gebucht. Storniere stattdessen die Buchung.',
  'standing.leave_waitlist_instead':
    'Für {name} an diesem Tag gibt es schon einen Wartelistenplatz. Verlass stattdessen die Warteliste.',
}
