import type { payroll as payrollEnglish, people as english, permissions as permissionsEnglish } from '../en/people.ts'
import type { Translation } from '../templates.ts'

export const people: Translation<typeof english> = {
  'mail.never_tried': 'Sie wurde nie gesendet: Der E-Mail-Server ist seit {since} nicht nutzbar. {reason}',
  'email.could_not_be_sent': 'Die E-Mail konnte nicht gesendet werden: {reason}',
  'auth.second_factor_from_outside':
    'Von außen brauchen Manager:innen zum Anmelden einen zweiten Faktor. Richte ihn am Computer des Studios ein: Melde dich dort an, öffne das Menü mit deinem Namen und wähle „Zweiter Faktor“.',
  'auth.wrong_credentials': 'Die E-Mail-Adresse oder das Passwort ist falsch.',
  'auth.link_was_used_already': 'Dieser Link wurde schon verwendet oder ist abgelaufen. Fordere einen neuen an.',
  'auth.not_recovery_code': 'Das ist nicht der Wiederherstellungscode. Nimm den neuesten.',
  'auth.code_of_another_owner': 'Das geht nur im ersten Inhaberkonto: Der Code öffnet dieses Konto.',
  'auth.password_is_too_common': 'Dieses Passwort ist zu verbreitet. Wähle ein anderes.',
  'auth.password_cant_be_e_mail': 'Das Passwort darf nicht die E-Mail-Adresse sein.',
  'auth.studio_has_owner_already': 'Dieses Studio ist schon eingerichtet. Melde dich an.',
  'auth.your_session_has_ended': 'Deine Sitzung ist abgelaufen. Melde dich bitte wieder an.',
  'clients.give_client_e_mail_first': 'Trage zuerst eine E-Mail-Adresse ein: Damit meldet sich die Person an.',
  'clients.reactivate_client_first_then_invite': 'Aktiviere die Person zuerst wieder, dann kannst du sie einladen.',
  'auth.email_of_another_account':
    'Ein anderes Konto verwendet diese E-Mail-Adresse. Bitte das Studio, die Konten zusammenzuführen.',
  'auth.email_is_known':
    'Das Studio kennt diese E-Mail-Adresse schon. Wir haben dir einen Link gesendet: Wähle damit ein Passwort, dann siehst du deine Buchungen und Mitgliedschaften.',
  'clients.client_signs_in_already':
    'Diese Person hat schon einen Zugang. Du kannst ihr einen Link für ein neues Passwort schicken.',
  'auth.not_from_outside':
    'Das Studio lässt sich hier nicht von außen verwalten. Inhaber:innen können das am Computer des Studios erlauben, unter Einstellungen, Online gehen.',
  'auth.sign_in_again_with_code': 'Melde dich mit dem Code deiner Authenticator-App noch einmal an.',
  'auth.code_needed': 'Gib den Code aus deiner Authenticator-App oder einen Wiederherstellungscode ein.',
  'auth.code_is_not_right':
    'Dieser Code ist falsch oder wurde schon verwendet. Warte auf den nächsten und prüfe die Uhrzeit deines Handys.',
  'auth.second_factor_exists':
    'Dein Konto hat schon einen zweiten Faktor. Schalte ihn aus, bevor du einen anderen einrichtest.',
  'auth.begin_again': 'Die Einrichtung ist abgelaufen. Fang noch einmal an.',
  'auth.no_second_factor': 'Dein Konto hat keinen zweiten Faktor.',
  'auth.password_is_wrong': 'Das Passwort ist falsch.',
  'staff.only_owner_takes_off_factor': 'Nur Inhaber:innen können einen zweiten Faktor entfernen.',
  'staff.own_second_factor':
    'Deinen eigenen zweiten Faktor kannst du in deinem Konto mit Passwort und Code ausschalten.',
  'auto_tag_rules.name_rule_or_event': 'Wähle eine Regel oder ein Ereignis',
  'auto_tag_rules.rule_has_condition_of_own': 'Diese Regel hat eine feste Bedingung',
  'automations.has_no_steps_yet_add_one':
    'Diese Automatisierung hat noch keine Schritte. Füge einen hinzu und schalte sie dann ein.',
  'automations.draft_and_does_nothing':
    'Das ist ein Entwurf, der noch nichts tut. Nur eine aktive Automatisierung kann pausieren.',
  'automations.is_a_draft': 'Das ist ein Entwurf. Setze den Status auf aktiv, um die Automatisierung einzuschalten.',
  'automations.cannot_become':
    'Status: {it}. Ein Wechsel zu „{it2}“ ist nicht mehr möglich. Lege eine andere an oder lösche diese.',
  'tags.in_use': '{name} wird noch verwendet: {names}. Ändere oder lösche das zuerst.',
  'clients.email_in_use':
    'Mit dieser E-Mail meldet sich schon eine andere Person an. Ein Kind kann die E-Mail der gesetzlichen Vertretung mitbenutzen.',
  'clients.nobody_is_their_own_guardian': 'Niemand kann die eigene gesetzliche Vertretung sein',
  'clients.client_who_signs_in_needs': 'Zum Anmelden ist eine E-Mail-Adresse nötig',
  'clients.acts_for_themselves':
    '{name} hat einen eigenen Zugang und handelt selbst. Eine gesetzliche Vertretung gibt es nur ohne eigenen Zugang.',
  'clients.has_guardian_too':
    'Auch {name} hat eine gesetzliche Vertretung. Wähle eine Person, die für sich selbst handelt.',
  'clients.is_guardian': '{name} ist gesetzliche Vertretung. Wähle zuerst eine andere für die betreuten Personen.',
  'clients.has_guardian_who_acts':
    '{name} hat eine gesetzliche Vertretung. Entferne sie zuerst, dann ist ein eigenes Konto möglich.',
  'auth.guardian_acts':
    'Für die Person mit dieser E-Mail handelt eine gesetzliche Vertretung. Bitte das Studio um einen eigenen Zugang für sie.',
  'waivers.text_has_changed':
    'Der Text von „{title}“ wurde inzwischen geändert. Lies Fassung {version}, dann unterschreibe.',
  'waivers.not_in_use': '„{title}“ wird nicht mehr verwendet. Du musst nichts unterschreiben.',
  'email.test_may_have_arrived':
    'Der E-Mail-Server {host} hat die Test-E-Mail erhalten, aber nicht bestätigt. Prüfe, ob sie angekommen ist, bevor du noch eine sendest.',
  'email.set_up_studios_mail_server': 'Richte zuerst den E-Mail-Server des Studios ein.',
  'email.not_needed_any_more': 'Diese E-Mail wird nicht mehr gebraucht. Ihr Anlass ist vorbei oder hat sich geändert.',
  'email.go_online_first': 'Der Link öffnet sich noch nur auf diesem Computer. Geh zuerst online.',
  'email.mail_has_gone_out_already': 'Diese E-Mail wurde schon gesendet.',
  'email.mail_is_out_of_date': 'Diese E-Mail ist überholt. Sende auf der ursprünglichen Seite eine neue.',
  'email.give_password_for_server': 'Gib das Passwort für diesen Server und Benutzernamen an',
  'email.expected_name_of_server_such': 'Gib den Namen eines Servers ein, etwa smtp.example.com',
  'email.mail_password_was_kept':
    'Das E-Mail-Passwort wurde mit dem Schlüssel eines anderen Computers gespeichert und ist hier nicht lesbar. Gib es noch einmal ein.',
  'auth.only_owner_can_do': 'Das können nur Inhaber:innen.',
  'tasks.done_once_client': 'Das ist erledigt, sobald die Person gelöscht ist. Öffne ihre Daten unter „Rechtliches“.',
  'staff.only_owner_changes_owners': 'Ein Inhaberkonto können nur Inhaber:innen ändern.',
  'staff.email_in_use': 'Mit dieser E-Mail meldet sich schon ein Teammitglied an.',
  'marketing.link_is_not_complete': 'Dieser Link ist nicht vollständig. Öffne ihn noch einmal aus der E-Mail.',
  'notifications.client_is_not_active':
    'Diese Person ist nicht aktiv. Aktiviere sie zuerst, um sie zu benachrichtigen.',
  'notifications.expected_path_such_as_bookings': 'Gib einen Pfad wie /bookings oder eine https-Adresse ein',
  'staff.role_exists': 'Eine Rolle „{name}“ gibt es schon.',
  'staff.cannot_hand_on': 'Du kannst keine Rechte vergeben, die du nicht hast: {names}. Inhaber:innen können es.',
  'staff.role_may_do_more':
    'Die Rolle „{name}“ hat Rechte, die du nicht hast: {names}. Inhaber:innen können sie ändern.',
  'staff.owner_role_is_fixed': 'Die Inhaberrolle darf immer alles. Lege eine andere Rolle an.',
  'staff.account_may_do_more': '{name} hat Rechte, die du nicht hast: {names}. Inhaber:innen können das Konto ändern.',
  'staff.role_in_use': 'So viele im Team haben diese Rolle: {staff_count}. Gib ihnen zuerst eine andere.',
  'staff.only_owner': 'Das ist das einzige Inhaberkonto. Gib zuerst einem anderen Teammitglied die Inhaberrolle.',
  'tags.exists_already': 'Das Label {name} gibt es schon. Wähle einen anderen Namen.',
  'webhooks.give_https_address_out':
    'Gib eine https-Adresse im Internet oder im Netz des Studios an; dieser Computer selbst lässt sich nicht benachrichtigen.',
  'webhooks.studios_own_address':
    'Das ist die Adresse des Studios. Gib die Adresse der App an, die benachrichtigt werden soll.',
  'webhooks.must_have_no_user_name': 'Darf weder Benutzernamen noch Passwort enthalten',
  'webhooks.expected_address_such_as_https': 'Gib eine Adresse wie https://example.com/hook ein',
  'email.what_mail_said':
    'Der Inhalt dieser E-Mail ist nicht mehr gespeichert. Sende auf der ursprünglichen Seite eine neue.',
  'dependants.no_more': 'Du betreust schon {count} Personen, mehr geht hier nicht. Das Studio kann weitere hinzufügen.',
  'client_lists.you_have_saved_lists': 'Du hast {count} gespeicherte Listen. Lösche eine, die du nicht mehr brauchst.',
}

export const permissions: Translation<typeof permissionsEnglish> = {
  'permission.clients.view': 'Kund:innen und ihren Verlauf sehen',
  'permission.clients.manage': 'Kund:innen, Notizen und Einladungen anlegen und ändern',
  'permission.clients.login': 'Die E-Mail ändern, mit der sich Kund:innen anmelden',
  'permission.schedule.view': 'Kursplan und Teilnehmerlisten sehen',
  'permission.schedule.manage': 'Kurse, Serien, Kursarten und Schließtage planen',
  'permission.bookings.view': 'Buchungen und Wartelisten sehen',
  'permission.bookings.manage': 'Buchen, stornieren, einchecken und Nichterscheinen vermerken',
  'permission.bookings.override': 'Gegen die Regeln buchen (Fristen, Einverständniserklärungen, Buchungsrecht)',
  'permission.memberships.view': 'Mitgliedschaften und Mitgliedschaftsarten sehen',
  'permission.memberships.manage': 'Mitgliedschaften verkaufen, ändern, pausieren und kündigen',
  'permission.membership_types.manage': 'Mitgliedschaftsarten anlegen und Preise festlegen',
  'permission.charges.manage': 'Gebühren kassieren und erlassen',
  'permission.instructors.manage': 'Trainer:innen anlegen und ändern',
  'permission.staff.manage': 'Team anlegen und Rechte der Rollen festlegen',
  'permission.settings.view': 'Einstellungen des Studios sehen',
  'permission.settings.manage': 'Einstellungen, Aussehen, Regeln und E-Mail des Studios ändern',
  'permission.migration.manage': 'Daten importieren und Importe rückgängig machen',
  'permission.audit.view': 'Sehen, wer was geändert hat',
  'permission.sales.view': 'Verkäufe, Gutscheine und Belege sehen',
  'permission.sales.manage': 'Produkte und Gutscheine verkaufen',
  'permission.gift_cards.codes': 'Gutscheincodes lesen (so gut wie Bargeld)',
  'permission.products.manage': 'Produkte und Bestand ändern',
  'permission.promo_codes.manage': 'Aktionscodes anlegen',
  'permission.waivers.manage': 'Einverständniserklärungen verfassen',
  'permission.marketing.manage': 'Labels, Regeln, Automatisierungen und Nachrichten',
  'permission.gdpr.manage': 'Daten einer Person exportieren und löschen',
  'permission.payroll.manage': 'Vergütung festlegen und abrechnen',
  'permission.appointments.manage': 'Leistungen und Verfügbarkeit',
  'permission.payments.refund': 'Erstattungen geben',
  'permission.payments.give': 'Kostenlos abgeben: Verkäufe, Mitgliedschaften und Gutscheine',
  'permission.payments.manage': 'Zahlungsanbieter verbinden, Abos',
  'permission.reports.view': 'Berichte sehen',
  'permission.backups.manage': 'Sicherungskopien erstellen und wiederherstellen',
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
  'payroll.paid_at_studio': 'Als Einzelkurs bezahlt',
  'payroll.refund': 'Erstattung: {name}',
  'payroll.paid_in_run': 'In Abrechnung {run} bezahlt',
  'payroll.not_over': 'Noch nicht vorbei',
  'payroll.salary_days': 'Gehaltstage {days}',
  'payroll.told': '{what}: {about}',
  'payroll.paper.title': 'Vergütungsabrechnung {days}',
  'payroll.paper.draft': 'Entwurf',
  'payroll.paper.finalized': 'Abgeschlossen am {on}',
  'payroll.paper.what': 'Vergütung',
  'payroll.paper.quantity': 'Menge',
  'payroll.paper.rate': 'Satz',
  'payroll.paper.amount': 'Betrag',
  'payroll.paper.total': 'Summe',
  'payroll.paper.paid': 'Bezahlt am {on}',
  'payroll.paper.fingerprint': 'Prüfsumme {hash}',
}
