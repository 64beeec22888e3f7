import type { payroll as payrollEnglish, people as english, permissions as permissionsEnglish } from '../en/people.ts'
import type { Translation } from '../templates.ts'

export const people: Translation<typeof english> = {
  'mail.never_tried': 'Sie wurde nie versucht: Der Mailserver ist seit {since} nicht zu gebrauchen. {reason}',
  'email.could_not_be_sent': 'Die E-Mail konnte nicht verschickt werden: {reason}',
  'auth.second_factor_from_outside':
    'Von außen melden sich Manager mit einem zweiten Faktor an. Richte ihn am Computer des Studios ein: Melde dich dort an, öffne das Menü mit deinem Namen und wähle „Zweiter Faktor“.',
  'auth.wrong_credentials': 'E-Mail und Passwort passen nicht zusammen.',
  'auth.link_was_used_already': 'Dieser Link wurde schon benutzt oder ist zu alt. Fordere einen neuen an.',
  'auth.not_recovery_code': 'Das ist nicht der Wiederherstellungscode. Suche den, der dir zuletzt gezeigt wurde.',
  'auth.code_of_another_owner':
    'Das geht nur für die Person, der das Studio als erste gehört: Der Code öffnet ihr Konto.',
  'auth.password_is_too_common': 'Dieses Passwort ist zu verbreitet. Wähle eines, das andere nicht benutzen.',
  'auth.password_cant_be_e_mail': 'Das Passwort darf nicht die E-Mail sein.',
  'auth.studio_has_owner_already': 'Dieses Studio ist schon eingerichtet und gehört jemandem. Melde dich an.',
  'auth.your_session_has_ended': 'Du bist nicht mehr angemeldet. Melde dich bitte wieder an.',
  'clients.give_client_e_mail_first': 'Trag zuerst eine E-Mail ein: Damit meldet sich die Person an.',
  'clients.reactivate_client_first_then_invite': 'Aktiviere die Person zuerst wieder, dann lade sie ein.',
  'auth.email_of_another_account':
    'Mit dieser E-Mail meldet sich schon ein anderes Konto an. Bitte das Studio, sie zusammenzuführen.',
  'auth.email_is_known':
    'Das Studio kennt diese E-Mail schon. Wir haben einen Link dorthin geschickt: Öffne ihn, um ein Passwort zu wählen und alles zu finden, was dir gehört.',
  'clients.client_signs_in_already':
    'Diese Person meldet sich schon an. Du kannst ihr einen Link für ein neues Passwort schicken.',
  'auth.not_from_outside':
    'Manager können hier nicht von außen arbeiten: Das geht nur am Computer des Studios. Wem das Studio gehört, kann es dort unter Einstellungen, Online öffnen.',
  'auth.sign_in_again_with_code': 'Melde dich wieder an, mit dem Code deiner Authenticator-App.',
  'auth.code_needed': 'Gib den Code ein, den deine Authenticator-App zeigt, oder einen Wiederherstellungscode.',
  'auth.code_is_not_right':
    'Dieser Code stimmt nicht oder wurde schon benutzt. Warte auf den nächsten und prüfe die Uhr deines Telefons.',
  'auth.second_factor_exists':
    'Dein Konto hat schon einen zweiten Faktor. Schalte ihn zuerst aus, dann richte einen anderen ein.',
  'auth.begin_again': 'Fang noch einmal an: Kein Geheimnis wartet auf seinen Code.',
  'auth.no_second_factor': 'Dein Konto hat keinen zweiten Faktor.',
  'auth.password_is_wrong': 'Das Passwort stimmt nicht.',
  'staff.only_owner_takes_off_factor': 'Einen zweiten Faktor kann nur entfernen, wem das Studio gehört.',
  'staff.own_second_factor':
    'Deinen eigenen zweiten Faktor schaltest du in deinem Konto aus, mit deinem Passwort und einem Code.',
  'auto_tag_rules.name_rule_or_event': 'Nenne eine Regel oder ein Ereignis',
  'auto_tag_rules.rule_has_condition_of_own': 'Die Regel hat eine eigene Bedingung',
  'automations.has_no_steps_yet_add_one':
    'Noch gibt es keine Schritte. Füge einen hinzu, dann schalte die Automatisierung ein.',
  'automations.draft_and_does_nothing': 'Das ist ein Entwurf, der noch nichts tut. Nur Aktives kann pausieren.',
  'automations.is_a_draft': 'Das ist ein Entwurf. Setze den Status auf aktiv, um ihn einzuschalten.',
  'automations.cannot_become':
    'Der Status ist „{it}“ und kann nicht mehr zu „{it2}“ werden. Lege eine andere an oder lösche diese.',
  'tags.in_use': '{name} wird noch verwendet: {names}. Ändere oder lösche zuerst, was darauf zugreift.',
  'clients.email_in_use':
    'Mit dieser E-Mail meldet sich schon jemand anderes an. Ein Kind kann die E-Mail seiner Vertretung mitbenutzen.',
  'clients.nobody_is_their_own_guardian': 'Niemand vertritt sich selbst',
  'clients.client_who_signs_in_needs': 'Wer sich anmeldet, braucht eine E-Mail',
  'clients.acts_for_themselves':
    '{name} hat einen eigenen Zugang und handelt selbst. Nur wer keinen Zugang hat, kann eine gesetzliche Vertretung haben.',
  'clients.has_guardian_too': 'Auch für {name} handelt jemand anderes. Wähle jemanden, der für sich selbst handelt.',
  'clients.is_guardian': '{name} vertritt andere. Gib ihnen zuerst eine andere Vertretung.',
  'clients.has_guardian_who_acts':
    'Für {name} handelt eine gesetzliche Vertretung. Entferne sie zuerst, dann geht die eigene Anmeldung.',
  'auth.guardian_acts':
    'Für die Person mit dieser E-Mail handelt jemand anderes. Bitte das Studio um einen eigenen Zugang für sie.',
  'waivers.text_has_changed':
    'Der Text von „{title}“ wurde inzwischen geändert: Jetzt gilt Fassung {version}. Lies sie, dann unterschreibe.',
  'waivers.not_in_use': '„{title}“ wird nicht mehr verwendet. Du musst nichts unterschreiben.',
  'email.test_may_have_arrived':
    'Der Mailserver {host} hat die Testmail bekommen und nicht gesagt, ob er sie annimmt. Sieh nach, ob sie angekommen ist, bevor du noch eine schickst.',
  'email.set_up_studios_mail_server': 'Richte zuerst den Mailserver des Studios ein.',
  'email.not_needed_any_more': 'Diese E-Mail wird nicht mehr gebraucht. Ihr Anlass ist vorbei oder ein anderer.',
  'email.go_online_first': 'Der Link öffnet sich bisher nur auf diesem Computer. Geh zuerst online.',
  'email.mail_has_gone_out_already': 'Diese E-Mail ist schon verschickt.',
  'email.mail_is_out_of_date': 'Diese E-Mail ist überholt. Schick dort, wo sie herkam, eine neue los.',
  'email.give_password_for_server': 'Gib das Passwort für diesen Server und Benutzernamen an',
  'email.expected_name_of_server_such': 'Erwartet wird der Name eines Servers, etwa smtp.example.com',
  'email.mail_password_was_kept':
    'Das Mailpasswort wurde mit dem Schlüssel eines anderen Computers gespeichert und ist hier nicht lesbar. Gib es neu ein.',
  'auth.only_owner_can_do': 'Das kann nur, wem das Studio gehört.',
  'tasks.done_once_client': 'Das ist erledigt, sobald die Person gelöscht ist: Öffne ihre Daten unter Rechtliches.',
  'staff.only_owner_changes_owners': 'Ein Inhaberkonto kann nur ändern, wem das Studio gehört.',
  'staff.email_in_use': 'Mit dieser E-Mail meldet sich schon jemand aus dem Team an.',
  'marketing.link_is_not_complete': 'Dieser Link ist nicht vollständig. Öffne ihn noch einmal aus der E-Mail.',
  'notifications.client_is_not_active':
    'Diese Person ist nicht aktiv. Aktiviere sie zuerst, dann kann sie Nachrichten bekommen.',
  'notifications.expected_path_such_as_bookings': 'Erwartet wird ein Pfad wie /bookings oder eine https-Adresse',
  'staff.role_exists': 'Eine Rolle „{name}“ gibt es schon.',
  'staff.cannot_hand_on':
    'Du kannst nicht weitergeben, was du selbst nicht darfst: {names}. Wem das Studio gehört, kann es.',
  'staff.role_may_do_more':
    'Die Rolle „{name}“ darf, was du nicht darfst: {names}. Wem das Studio gehört, kann sie ändern.',
  'staff.owner_role_is_fixed': 'Die Rolle, der das Studio gehört, darf immer alles. Lege eine andere Rolle an.',
  'staff.account_may_do_more':
    '{name} darf, was du nicht darfst: {names}. Wem das Studio gehört, kann das Konto ändern.',
  'staff.role_in_use': 'Im Team noch mit dieser Rolle: {staff_count}. Gib ihnen zuerst eine andere.',
  'staff.only_owner': 'Nur diesem Konto gehört das Studio. Gib die Inhaberrolle zuerst noch jemandem.',
  'tags.exists_already': 'Ein Schlagwort {name} gibt es schon. Wähle einen anderen Namen.',
  'webhooks.give_https_address_out':
    'Gib eine https-Adresse im Internet oder im Netz des Studios an; an diesen Computer selbst wird nichts gemeldet.',
  'webhooks.studios_own_address':
    'Das ist die Adresse des Studios selbst. Gib die des Programms an, das benachrichtigt werden soll.',
  'webhooks.must_have_no_user_name': 'Darf keinen Benutzernamen und kein Passwort enthalten',
  'webhooks.expected_address_such_as_https': 'Erwartet wird eine Adresse wie https://example.com/hook',
  'email.what_mail_said':
    'Der Inhalt dieser E-Mail ist nicht mehr gespeichert. Schick dort, wo sie herkam, eine neue los.',
  'dependants.no_more':
    'Du bist schon für {count} Personen da, mehr lassen sich hier nicht hinzufügen. Das Studio kann weitere aufnehmen.',
  'client_lists.you_have_saved_lists': 'Du hast {count} gespeicherte Listen. Lösche eine, die du nicht mehr brauchst.',
}

export const permissions: Translation<typeof permissionsEnglish> = {
  'permission.clients.view': 'Kundschaft und ihren Verlauf sehen',
  'permission.clients.manage': 'Kundschaft, Notizen und Einladungen anlegen und ändern',
  'permission.clients.login': 'Die E-Mail ändern, mit der sich jemand anmeldet',
  'permission.schedule.view': 'Kursplan und Anwesenheitslisten sehen',
  'permission.schedule.manage': 'Kurse, Serien, Vorlagen und Schließzeiten planen',
  'permission.bookings.view': 'Buchungen und Wartelisten sehen',
  'permission.bookings.manage': 'Buchen, stornieren, einchecken und Nichterscheinen vermerken',
  'permission.bookings.override': 'Gegen die Regeln buchen (Fristen, Erklärungen, Buchungsrecht)',
  'permission.memberships.view': 'Mitgliedschaften und ihre Arten sehen',
  'permission.memberships.manage': 'Mitgliedschaften verkaufen, ändern, pausieren und beenden',
  'permission.membership_types.manage': 'Arten von Mitgliedschaften anlegen und Preise festlegen',
  'permission.charges.manage': 'Gebühren kassieren und erlassen',
  'permission.instructors.manage': 'Lehrkräfte anlegen und ändern',
  'permission.staff.manage': 'Team anlegen und festlegen, was Rollen dürfen',
  'permission.settings.view': 'Einstellungen des Studios sehen',
  'permission.settings.manage': 'Einstellungen, Aussehen, Regeln und E-Mail des Studios ändern',
  'permission.migration.manage': 'Daten importieren und Importe zurücknehmen',
  'permission.audit.view': 'Sehen, wer was geändert hat',
  'permission.sales.view': 'Verkäufe, Gutscheine und Belege sehen',
  'permission.sales.manage': 'Produkte und Gutscheine verkaufen',
  'permission.gift_cards.codes': 'Gutscheincodes lesen, die so gut wie Geld sind',
  'permission.products.manage': 'Produkte und Bestand ändern',
  'permission.promo_codes.manage': 'Aktionscodes anlegen',
  'permission.waivers.manage': 'Erklärungen verfassen',
  'permission.marketing.manage': 'Schlagwörter, Regeln, Automatisierungen und Nachrichten',
  'permission.gdpr.manage': 'Daten einer Person exportieren und löschen',
  'permission.payroll.manage': 'Vergütung festlegen und abrechnen',
  'permission.appointments.manage': 'Terminangebote und Verfügbarkeit',
  'permission.payments.refund': 'Erstattungen geben',
  'permission.payments.give': 'Verschenken: kostenlose Verkäufe, Mitgliedschaften und Gutscheine',
  'permission.payments.manage': 'Zahlungsdienst verbinden, Abos',
  'permission.reports.view': 'Berichte sehen',
  'permission.backups.manage': 'Sicherungskopien machen und wiederherstellen',
}

/** How pay is explained. Amounts, days and numbers come as they are written in the language. */
export const payroll: Translation<typeof payrollEnglish> = {
  'payroll.salary.weekly': '{amount} pro Woche',
  'payroll.salary.biweekly': '{amount} alle zwei Wochen',
  'payroll.salary.monthly': '{amount} pro Monat',
  'payroll.days': ['{n} Tag', '{n} Tage'],
  'payroll.days_of_month': '{n} von {of} Tagen',
  'payroll.counted.per_class': ['{n} Kurs', '{n} Kurse'],
  'payroll.counted.per_attendee': ['{n} Teilnahme', '{n} Teilnahmen'],
  'payroll.counted.per_appointment': ['{n} Termin', '{n} Termine'],
  'payroll.counted.class_revenue_percent': ['{n} Besuch', '{n} Besuche'],
  'payroll.counted.appointment_revenue_percent': ['{n} Termin', '{n} Termine'],
  'payroll.counted.retail_commission_percent': ['{n} Verkauf', '{n} Verkäufe'],
  'payroll.counted.membership_commission_percent': ['{n} Mitgliedschaft', '{n} Mitgliedschaften'],
  'payroll.share': '{percent} von {base} ({gross} ohne MwSt.)',
  'payroll.came': ['{n} war da', '{n} waren da'],
  'payroll.visits': ['{n} Besuch', '{n} Besuche'],
  'payroll.paid_at_studio': 'Einzeln bezahlt',
  'payroll.refund': 'Erstattung: {name}',
  'payroll.paid_in_run': 'In Abrechnung {run} bezahlt',
  'payroll.not_over': 'Noch nicht vorbei',
  'payroll.salary_days': 'Gehaltstage {days}',
  'payroll.told': '{what}: {about}',
  'payroll.paper.title': 'Vergütungsabrechnung {days}',
  'payroll.paper.draft': 'Entwurf, nicht endgültig',
  'payroll.paper.finalized': 'Abgeschlossen am {on}',
  'payroll.paper.what': 'Vergütung',
  'payroll.paper.quantity': 'Menge',
  'payroll.paper.rate': 'Satz',
  'payroll.paper.amount': 'Betrag',
  'payroll.paper.total': 'Summe',
  'payroll.paper.paid': 'Bezahlt am {on}',
  'payroll.paper.fingerprint': 'Prüfsumme {hash}',
}
