import type { classes as english } from '../en/classes.ts'
import type { Translation } from '../templates.ts'

export const classes: Translation<typeof english> = {
  'bookings.only_place_held':
    'Der einzige Platz ist zurückgehalten. Geh auf die Warteliste oder such dir einen anderen Kurs aus.',
  'bookings.only_place_taken':
    'Der einzige Platz ist vergeben. Geh auf die Warteliste oder such dir einen anderen Kurs aus.',
  'bookings.all_places_taken':
    'Alle {count} Plätze sind vergeben. Geh auf die Warteliste oder such dir einen anderen Kurs aus.',
  'bookings.all_came': [
    '1 Platz, und eine Person ist schon da. Nimm zuerst den Check-in zurück, wenn sie gar nicht da war.',
    '{n} Plätze, und ebenso viele Personen sind schon da. Nimm zuerst den Check-in von jemandem zurück, der nicht da war.',
  ],
  'bookings.seat_taken': 'Platz {name} ist vergeben. Wähle einen anderen.',
  'bookings.seat_held': 'Platz {name} ist für die Warteliste zurückgehalten. Wähle einen anderen.',
  'bookings.seat_in_use':
    '{who} hat Platz {seat} gebucht: {name}, {when}. Speichere trotzdem, um einen anderen Platz zu geben.',
  'schedule.closed_for':
    'Das Studio ist geschlossen: {days} ({reason}). Wähle einen anderen Tag oder speichere trotzdem.',
  'schedule.closed': 'Das Studio ist geschlossen: {days}. Wähle einen anderen Tag oder speichere trotzdem.',
  'schedule.closed_already_for': 'Das Studio ist schon geschlossen: {days} ({reason}). Lösche diese Schließung zuerst.',
  'schedule.closed_already': 'Das Studio ist schon geschlossen: {days}. Lösche diese Schließung zuerst.',
  'appointments.paid_right_now':
    '{who} ist schon vergeben: {name}, {from} bis {until}. Das wird gerade bezahlt. Wähle eine andere Zeit oder speichere trotzdem.',
  'appointments.being_paid_to_come': [
    '1 Termin wird gerade bezahlt: {when}. Warte, bis er bezahlt ist, oder mach weiter; dann wird die Bezahlseite geschlossen.',
    '{n} Termine werden gerade bezahlt, der erste: {when}. Warte, bis sie bezahlt sind, oder mach weiter; dann werden die Bezahlseiten geschlossen.',
  ],
  'appointments.to_come': [
    'Es steht noch 1 Termin an: {when}. Nenne eine Vertretung, oder mach weiter; dann wird er kostenlos abgesagt.',
    'Es stehen noch {n} Termine an, der erste: {when}. Nenne eine Vertretung, oder mach weiter; dann werden sie kostenlos abgesagt.',
  ],
  'settings.zone_begun': [
    '1 davon, {name}, {when}, hätte dann schon begonnen. Sag ab, oder ändere die Zeitzone danach.',
    '{n} davon, zuerst {name}, {when}, hätten dann schon begonnen. Sag sie ab, oder ändere die Zeitzone danach.',
  ],
  'schedule.zone_classes': [
    '1 anstehender Kurs, {name}, {when}, behält seine Uhrzeit und rückt auf einen anderen Zeitpunkt.',
    '{n} anstehende Kurse, der erste {name}, {when}, behalten ihre Uhrzeit und rücken auf einen anderen Zeitpunkt.',
  ],
  'appointments.zone_appointments': [
    '1 anstehender Termin, {when}, behält seine Uhrzeit und rückt auf einen anderen Zeitpunkt.',
    '{n} anstehende Termine, der erste {when}, behalten ihre Uhrzeit und rücken auf einen anderen Zeitpunkt.',
  ],
  'instructors.another_one': 'Nenne jemand anderen',
  'schedule.classes_to_come': [
    'Es steht noch 1 Kurs an: {when}. Nenne eine Vertretung, oder mach ohne weiter.',
    'Es stehen noch {n} Kurse an, der erste: {when}. Nenne eine Vertretung, oder mach ohne weiter.',
  ],
  'room_plans.too_small_for_class':
    '{name}, {when}: {places}, aber im Raum {room} nur {seats}. Verringere die Plätze, oder zeichne weitere ein.',
  'room_plans.too_small_for_series':
    'Die Serie {name}: {places}, aber im Raum {room} nur {seats}. Verringere die Plätze, oder zeichne weitere ein.',
  'room_plans.too_small_for_template':
    'Die Kursvorlage {name}: {places}, aber im Raum {room} nur {seats}. Verringere die Plätze, oder zeichne weitere ein.',
  'room_plans.too_small':
    '{name}: {places}, aber im Raum {room} nur {seats}. Verringere die Plätze, oder zeichne weitere ein.',
  'appointments.away': '{name} ist nicht da: von {from} bis {until}. Wähle eine andere Zeit oder speichere trotzdem.',
  'schedule.taken':
    '{who} ist schon vergeben: {name}, {from} bis {until}. Wähle eine andere Zeit oder speichere trotzdem.',
  'conditions.expected_group': 'Erwartet wird {all}, {any} oder {not}',
  'bookings.cannot_be': 'Bei dieser Buchung geht das nicht mehr (Stand: {status}; gewünscht: {words}).',
  'appointments.is_already': 'Dieser Termin steht schon auf „{status}“.',
  'appointments.window_over_midnight':
    'Muss am selben Tag nach `start_time` liegen: Ein Zeitfenster geht nicht über Mitternacht. Beginne am nächsten Tag ein neues.',
  'appointments.quarter_of_an_hour': 'Termine beginnen zur Viertelstunde. Wähle eine der angebotenen Zeiten.',
  'common.in_past': 'Liegt in der Vergangenheit. Wähle eine Zeit, die noch kommt',
  'common.expected_date_and_time': 'Erwartet wird ein Datum mit Uhrzeit, etwa 2026-03-04T18:30',
  'appointments.is_being_paid':
    'Diese Zeit bei {name} bezahlt gerade jemand: {when}. Wähle eine andere Zeit oder sieh in einer Viertelstunde noch einmal nach.',
  'appointments.paid_in_advance':
    '{name} wird im Voraus bezahlt: {amount} {currency}. Buch den Termin und bezahl online, oder frag das Studio.',
  'appointments.nothing_in_advance': 'Für {name} wird nichts im Voraus bezahlt: Buch den Termin ohne Zahlung.',
  'appointments.deposit_over_price': 'Die Anzahlung darf nicht höher sein als der Preis',
  'appointments.deposit_needed': 'Gib an, wie hoch die Anzahlung ist',
  'appointments.nothing_left': 'Für {name} ist nichts mehr zu bezahlen.',
  'appointments.has_another_appointment':
    '{name} hat schon einen anderen Termin oder einen zu kurz davor oder danach: {when}. Wähle eine andere Zeit.',
  'bookings.say_which_client': 'Gib an, um wen es geht',
  'appointments.only_staff_let_client_off': 'Nur das Team kann jemandem etwas erlassen',
  'appointments.appointment_begins': 'Der Termin beginnt erst: {when}. Warte bis dahin oder storniere ihn.',
  'appointments.cannot_be': 'Bei diesem Termin geht das nicht mehr (Stand: {status}; gewünscht: {words}).',
  'appointments.service_not_offered': '{name} wird nicht mehr angeboten. Wähle etwas anderes.',
  'appointments.must_be_after_starts_at': 'Muss nach `starts_at` liegen',
  'instructors.classes_or_notes_carry_name':
    'Kurse oder Notizen tragen diesen Namen, deshalb bleibt er. Deaktiviere das Profil stattdessen.',
  'appointments.takes_no_appointments': '{name} nimmt keine Termine mehr an. Wähle jemand anderen.',
  'appointments.place_closed':
    'In {name} finden keine neuen Termine mehr statt. Wähle jemanden an einem anderen Standort.',
  'common.client_account_is_not_active': 'Dieses Konto ist nicht aktiv. Das Studio kann es wieder aktivieren.',
  'appointments.at_the_same_time':
    'Zur gleichen Zeit ist schon etwas gebucht: {name}, {when}. Storniere das zuerst oder wähle eine andere Zeit.',
  'common.must_be_signed_before_booking': 'Vor dem Buchen muss „{title}“ unterschrieben werden.',
  'appointments.no_such_time': '{name} hat dann keinen solchen Termin frei: {when}. Wähle eine der angebotenen Zeiten.',
  'schedule.too_many_days': 'Liegt mehr als {days} Tage nach `start_date`',
  'appointments.teaches_then': '{name} unterrichtet dann oder kurz davor: {when}. Wähle eine andere Zeit.',
  'bookings.paid_in_advance':
    '{name} wird im Voraus bezahlt. Kauf einen Platz oder eine Mitgliedschaft, die dafür gilt.',
  'bookings.bought_does_not_cover':
    '{type} gilt nicht für {name}. Wähle eine andere Mitgliedschaft, oder kauf nur diesen Kurs.',
  'bookings.paid_while_others_wait':
    'Die Zahlung kam, als der Platz nicht mehr reserviert war, und andere warten darauf.',
  'bookings.not_sold_singly': 'Für {name} gibt es keine Einzelplätze. Wähle eine Mitgliedschaft, die dafür gilt.',
  'class_categories.in_use': '{name} wird noch verwendet: {names:ands}. Ändere diese zuerst.',
  'class_categories.exists_already': 'Eine Kategorie {name} gibt es schon. Wähle einen anderen Namen.',
  'class_categories.sold_with':
    '{name} gilt noch für früher verkaufte Mitgliedschaften: {names:ands}. Löschen kannst du sie, sobald diese beendet sind.',
  'schedule.price_of_one_class': 'Ein eigener Preis gilt für einen Kurs. Für eine ganze Serie ändere die Kursvorlage.',
  'bookings.there_is_no_membership':
    'Zum Buchen fehlt eine Mitgliedschaft. Kaufe zuerst eine Mitgliedschaft oder eine Mehrfachkarte.',
  'bookings.has_free_places': 'In {name} gibt es freie Plätze. Du kannst den Kurs gleich buchen.',
  'bookings.began_on': '{name} hat schon begonnen: {when}. Such dir einen späteren Kurs aus.',
  'bookings.booking_closed': 'Der Kurs ist nicht mehr buchbar (bis: {when}). Frag das Studio, ob noch Platz ist.',
  'bookings.booking_opens': 'Der Kurs ist erst ab {when} buchbar. Komm dann wieder.',
  'bookings.booked_already': '{name} ist schon gebucht. Mehr ist nicht zu tun.',
  'bookings.already_on_waitlist': 'Du stehst schon auf der Warteliste von {name}. Mehr ist nicht zu tun.',
  'bookings.waits_no_more': 'Dieser Eintrag wartet nicht mehr. Setz dich neu auf die Warteliste, um zu warten.',
  'bookings.no_place_is_offered':
    'Auf dieser Warteliste wird gerade kein Platz angeboten. Warte, bis ein Angebot kommt.',
  'bookings.check_in_opens': 'Der Check-in ist noch nicht offen (ab: {when}). Komm dann wieder.',
  'bookings.class_begins': 'Der Kurs beginnt erst: {when}. Warte bis dahin.',
  'bookings.code_does_not_belong': 'Dieser Code gehört nicht zur Buchung. Öffne ihn noch einmal auf dem Telefon.',
  'bookings.there_is_no_open_booking': 'Es gibt keine offene Buchung zum Einchecken. Sieh nach ihrem Status.',
  'bookings.code_has_run_out': 'Dieser Code ist abgelaufen. Öffne ihn noch einmal auf dem Telefon.',
  'bookings.check_in_closed': 'Der Check-in ist vorbei (bis: {when}). Sag am Empfang Bescheid.',
  'bookings.too_late_to_put_right': 'Buchungen können noch {days} Tage nach dem Kurs berichtigt werden, bis: {when}.',
  'bookings.too_late_to_add': 'Wer bei {name} da war, konnte noch {days} Tage lang nachgetragen werden, bis: {when}.',
  'bookings.only_staff_book_and_check_in':
    'Nur das Team bucht und checkt in einem Zug ein. Buche zuerst, dann checke ein.',
  'bookings.was_cancelled': '{name} wurde abgesagt. Such dir einen anderen Kurs aus.',
  'bookings.class_began': 'Der Kurs hat schon begonnen: {when}. Sprich mit dem Studio über diese Buchung.',
  'bookings.cannot_be_cancelled': 'Diese Buchung lässt sich nicht mehr stornieren (Stand: {status}).',
  'bookings.class_was_cancelled': 'Der Kurs wurde abgesagt, und mit ihm seine Buchungen.',
  'bookings.follow_links_first':
    'Öffne zuerst die Links in den E-Mails, die du bekommen hast, oder versuch es in einer halben Stunde noch einmal.',
  'bookings.places_are_held_for_others':
    'Die Plätze sind für andere zurückgehalten, die gerade angefragt haben. Versuch es in {minutes} Minuten noch einmal.',
  'bookings.there_is_no_free_place':
    'Gerade ist kein Platz frei. Such dir einen anderen Kurs aus oder sieh später wieder nach.',
  'bookings.guest_is_booked':
    'Der Gast ist schon gebucht. Storniere stattdessen die Buchung auf der Anwesenheitsliste.',
  'bookings.was_declined': 'Das wurde abgelehnt. Buche den Gast stattdessen auf der Anwesenheitsliste.',
  'bookings.link_not_valid':
    'Dieser Link gilt nicht mehr. Frag auf der Website des Studios noch einmal nach einem Platz.',
  'bookings.sign_in_to_book': 'Melde dich zum Buchen an: Ohne Konto nimmt das Studio keine Buchungen an.',
  'bookings.booking_of_same_class': 'Ist eine Buchung desselben Kurses',
  'bookings.only_staff_waive': 'Nur das Team kann jemandem etwas erlassen',
  'bookings.waived_with_a_move': 'Nur zusammen mit einer Buchung, die dafür aufgegeben wird',
  'bookings.places_cant_be_paid':
    'Im Studio bezahlte Plätze gibt es hier nicht. Buche mit einer Mitgliedschaft oder einer Mehrfachkarte.',
  'bookings.still_to_be_paid':
    'Noch im Studio zu bezahlen: {name}, {when}. Das geht nur mit einem Kurs nach dem anderen. Bezahle ihn zuerst oder storniere ihn.',
  'bookings.clients_ask': 'Das fragt die Kundschaft an. Buche stattdessen mit `force`.',
  'bookings.either_membership_pays_or_client': 'Entweder zahlt eine Mitgliedschaft oder die Person selbst',
  'bookings.no_price_of_one_visit':
    'Es ist keine Einzelstunde im Verkauf, deshalb hat ein einzelner Besuch keinen Preis. Biete eine an oder verkaufe eine Mitgliedschaft.',
  'bookings.place_is_paid': 'Dieser Platz ist bezahlt; es ist nichts mehr offen.',
  'bookings.say_how_is_paid': 'Gib an, wie bezahlt wird oder welche Mitgliedschaft zahlt',
  'bookings.only_staff_have_others_change': 'Nur das Team kann andere umsetzen. Wähle einen freien Platz.',
  'bookings.began_on_ask_in_room': '{name} hat schon begonnen: {when}. Frag im Raum nach einem anderen Platz.',
  'bookings.has_no_seat': 'Zu dieser Buchung gehört kein Platz (Stand: {status}).',
  'calendar.leave_out': 'Lass das weg: Es ist dein eigener Kalender',
  'class_templates.booking_would_close_before_opens':
    'Das Buchen würde enden, bevor es beginnt: Lass es früher beginnen, als es endet',
  'schedule.template_not_offered': '{name} wird nicht mehr angeboten. Aktiviere das zuerst wieder.',
  'instructors.not_active': '{name} ist nicht aktiv. Aktiviere das Profil wieder oder wähle jemand anderen.',
  'instructors.has_instructor_profile_already': '{name} hat schon ein Lehrkraftprofil.',
  'kiosks.code_is_wrong_was_used':
    'Dieser Code ist falsch, wurde schon benutzt oder ist abgelaufen. Füge den Kiosk in den Einstellungen neu hinzu, um einen anderen zu bekommen.',
  'kiosks.give_either_booking_id_or_code': 'Gib entweder `booking_id` oder `code` an',
  'kiosks.undo_is_over': 'Ein Check-in lässt sich hier {seconds} Sekunden lang rückgängig machen. Frag am Empfang.',
  'schedule.series_would_end_before_first': 'Die Serie würde vor ihrem ersten Kurs enden',
  'schedule.give_until_or_count': 'Gib `until` oder `count` an, nicht beides',
  'schedule.cancelled_before': '{name} wurde schon abgesagt: Es ist nichts mehr abzusagen.',
  'common.was_cancelled': '{name} wurde abgesagt: Niemand muss den Kurs übernehmen.',
  'schedule.before_starts_on': 'Liegt vor `starts_on`',
  'schedule.expected_date_and_time': 'Erwartet wird ein Datum mit Uhrzeit',
  'schedule.was_cancelled': '{name} wurde abgesagt. Plane stattdessen einen neuen Kurs.',
  'schedule.places_are_taken':
    'Für {name} sind schon Plätze vergeben ({when}): {places}. Storniere zuerst einige oder lass den Kurs so groß.',
  'schedule.began_on': '{name} hat schon begonnen ({when}): Die Zeit lässt sich nicht mehr ändern.',
  'schedule.days_of_different_weeks':
    'Alle paar Wochen würden die Tage in verschiedene Wochen fallen. Verschiebe die Kurse einzeln',
  'substitutes.somebody_teaches_class_already': 'Diesen Kurs übernimmt schon jemand.',
  'substitutes.teaches_class_already': '{claimed_by_name} übernimmt diesen Kurs schon.',
  'substitutes.somebody_else_was_first': 'Jemand anderes war schneller.',
  'substitutes.nobody_has_claimed_class':
    'Niemand hat sich für diesen Kurs gemeldet. Trag stattdessen im Kursplan jemanden ein.',
  'substitutes.studio_has_settled_itself': 'Das Studio hat das schon selbst geklärt.',
  'substitutes.who_asked_teaches_after_all': 'Wer gefragt hat, unterrichtet nun doch selbst.',
  'substitutes.has_begun': '{name} hat schon begonnen.',
  'substitutes.leave_out': 'Lass das weg: Das Studio legt fest, wer übernehmen darf',
  'substitutes.nobody_teaches_yet': 'Für {name} ist noch niemand eingetragen. Trag stattdessen eine Lehrkraft ein.',
  'substitutes.offers_to_teach':
    '{claimed_by_name} bietet an, {name} zu übernehmen. Lehne das zuerst ab, um andere zu fragen.',
  'substitutes.teaches_by_now': 'Inzwischen unterrichtet {instructor_name}: {name}.',
  'bookings.offer_stood_until': 'Dieses Angebot ist abgelaufen (bis: {when}). Geh noch einmal auf die Warteliste.',
  'room_plans.in_use': '{name} wird noch gebraucht: {names}. Wähle dafür zuerst einen anderen Raum.',
  'room_plans.two_seats_stand_on_same': 'Zwei Plätze stehen auf demselben Feld. Verschiebe {name}',
  'room_plans.two_seats_are_called': 'Zwei Plätze heißen {name}. Gib jedem einen eigenen Namen',
  'appointments.check_in_closed':
    'Der Check-in ist geschlossen (seit: {when}). Halte stattdessen fest, was aus dem Termin wurde.',
  'appointments.appointment_began': 'Der Termin hat schon begonnen: {when}. Sprich mit dem Studio.',
  'bookings.cancelled_has_no_seats': '{name} wurde abgesagt: Plätze gibt es nicht mehr.',
  'standing.ask_the_studio': 'Dauerbuchungen richtet hier das Studio ein. Frag am Empfang danach.',
  'standing.exists': 'Für {name} gibt es schon eine Dauerbuchung. Ändere oder beende diese.',
  'standing.from_today_on': 'Muss {day:day} oder später sein',
  'standing.ends_before_it_starts': 'Darf nicht vor `starts_on` liegen',
  'standing.series_is_over': 'Von dieser Serie findet kein Kurs mehr statt',
  'standing.has_ended': 'Sie ist seit {when:moment} beendet. Richte eine neue ein.',
  'standing.no_class_on': 'Am {day:day} findet kein Kurs statt',
  'standing.cancel_it_instead': '{name} ist an diesem Tag schon gebucht. Storniere stattdessen die Buchung.',
  'standing.leave_waitlist_instead':
    'Für {name} an diesem Tag gibt es schon einen Wartelistenplatz. Verlass stattdessen die Warteliste.',
}
