import type { selling as english } from '../en/selling.ts'
import type { Translation } from '../templates.ts'

export const selling: Translation<typeof english> = {
  'memberships.paused': '{name} pausiert. Lass die Mitgliedschaft weiterlaufen oder wähle einen Kurs nach der Pause.',
  'memberships.paused_until':
    '{name} pausiert (bis: {until}). Lass die Mitgliedschaft weiterlaufen oder wähle einen Kurs nach der Pause.',
  'memberships.has_ended': '{name} gilt nicht mehr. Verlängere die Mitgliedschaft oder wähle eine andere.',
  'memberships.good_until':
    '{name} gilt dann nicht mehr (bis: {until}). Verlängere die Mitgliedschaft oder wähle eine andere.',
  'memberships.days_of_pause_left': [
    'Noch 1 Tag Pause übrig (insgesamt {most}, genutzt {used}). Wähle höchstens so viel.',
    'Noch {n} Tage Pause übrig (insgesamt {most}, genutzt {used}). Wähle höchstens so viele.',
  ],
  'memberships.ended_on_before':
    'Diese Mitgliedschaft ist schon zu Ende (seit: {on}). Sie sollte bis zu diesem Tag gelten: {former}. Gib an, bis wann sie wieder gilt: Ein späteres expires_at macht sie aktiv.',
  'memberships.ended_on':
    'Diese Mitgliedschaft ist schon zu Ende (seit: {on}). Gib an, bis wann sie wieder gilt: Ein späteres expires_at macht sie aktiv.',
  'memberships.ended_before':
    'Diese Mitgliedschaft ist zu Ende. Sie sollte bis zu diesem Tag gelten: {former}. Gib an, bis wann sie wieder gilt: Ein späteres expires_at macht sie aktiv.',
  'memberships.ended':
    'Diese Mitgliedschaft ist zu Ende. Gib an, bis wann sie wieder gilt: Ein späteres expires_at macht sie aktiv.',
  'gift_cards.deactivated': 'Der Gutschein mit der Endung {last4} wurde deaktiviert.',
  'gift_cards.was_good_until': 'Der Gutschein mit der Endung {last4} ist abgelaufen (bis: {until}).',
  'memberships.membership_starts': 'Diese Mitgliedschaft beginnt erst: {day}. An diesem Tag wird sie von selbst aktiv.',
  'ai.does_not_take_key': '{name} nimmt diesen Schlüssel nicht an. Es wurde nichts gespeichert.',
  'ai.cant_be_asked_now': '{name} ist gerade nicht erreichbar. Es wurde nichts gespeichert.',
  'ai.choose_one_of_listed_providers': 'Wähle einen der aufgeführten Anbieter.',
  'licensing.license_could_not_be_confirmed':
    'Die Lizenz konnte zwei Wochen lang nicht bestätigt werden. Verbinde diesen Computer mit dem Internet.',
  'licensing.comes_with_plan_has_assistant': 'Das gehört zum Tarif mit dem Assistenten.',
  'common.more_decimals': 'Mehr Nachkommastellen, als {currency} hat',
  'common.before_start_date': 'Liegt vor `start_date`',
  'assistant.last_message_must_be_users': 'Die letzte Nachricht muss von „user“ sein',
  'assistant.ai_provider_does_not_answer':
    'Der KI-Anbieter antwortet gerade nicht. Versuch es in einer Minute noch einmal.',
  'assistant.months_ai_tokens_are_used':
    'Die KI-Tokens für diesen Monat sind aufgebraucht. Mit einem eigenen Schlüssel des Studios gilt diese Grenze nicht.',
  'assistant.license_service_does_not_serve': 'Der Lizenzdienst bedient diese Lizenz gerade nicht.',
  'assistant.ai_provider_does_not_take':
    'Der KI-Anbieter nimmt den Schlüssel des Studios nicht mehr an. Gib einen anderen ein.',
  'assistant.done_already': 'Das ist schon erledigt.',
  'assistant.ask_assistant_again': 'Frag den Assistenten noch einmal.',
  'promo_codes.for_somebody_else': 'Der Code {code} ist für jemand anderen gedacht.',
  'billing.payment_processor_does_not_know':
    'Der Zahlungsdienst kennt diesen geheimen Schlüssel nicht. Kopiere ihn noch einmal vollständig.',
  'billing.key_may_not_read_account':
    'Dieser Schlüssel darf das Konto nicht lesen. Gib ihm das Recht dazu oder nimm den geheimen Schlüssel.',
  'billing.one_key_is_for_tests': 'Ein Schlüssel ist für Tests, der andere ist echt. Kopiere beide von derselben Seite',
  'billing.live_key_stays':
    'Ein echter Schlüssel geht an keine andere Adresse als die des Zahlungsdienstes (STRIPE_API_BASE)',
  'billing.expected_key_begins': 'Erwartet wird ein Schlüssel, der so beginnt: {example}',
  'billing.expected_webhook_secret': 'Erwartet wird ein Geheimnis, das mit whsec_ beginnt',
  'billing.processor_away': 'Der Zahlungsdienst ist gerade nicht erreichbar. Versuch es in einer Minute noch einmal.',
  'billing.processor_refuses': 'Der Zahlungsdienst hat das abgelehnt. Es wurde nichts verändert.',
  'billing.not_known_yet':
    'Der Zahlungsdienst ist gerade nicht erreichbar: Ob du bezahlt hast, ist noch nicht bekannt. Bezahl nicht noch einmal; was du bezahlt hast, kommt, sobald er antwortet.',
  'billing.payment_processor_cant_be_reached':
    'Der Zahlungsdienst ist gerade nicht erreichbar. Es wurde nichts bezahlt. Versuch es in einer Minute noch einmal.',
  'billing.expected_address':
    'Erwartet wird eine vollständige http(s)-Adresse ohne Benutzernamen, etwa https://studio.example/paid',
  'common.more_than_0': 'Mehr als 0',
  'billing.too_much': 'Online sind auf einmal höchstens {amount} {currency} möglich',
  'billing.too_little':
    '{amount} {currency} ist weniger, als online bezahlt werden kann ({amount2} {currency2}). Bezahle im Studio oder nimm weniger vom Gutschein.',
  'billing.payment_processor_does_not_take':
    'Der Zahlungsdienst nimmt den Schlüssel des Studios nicht mehr an. Das Studio kann ihn unter Einstellungen, Zahlungen erneuern.',
  'billing.studios_key_may_not_do':
    'Der Schlüssel des Studios darf das beim Zahlungsdienst nicht. Gib ihm dort mehr Rechte oder nimm einen anderen.',
  'billing.payment_processor_refused':
    'Der Zahlungsdienst hat das abgelehnt. Es wurde nichts bezahlt. Versuch es noch einmal oder bezahle im Studio.',
  'billing.studio_expects_no_messages': 'Das Studio erwartet hier keine Nachrichten vom Zahlungsdienst.',
  'membership_types.being_bought_online':
    'Jemand wollte diese Mitgliedschaft online kaufen, deshalb bleibt sie als Nachweis. Deaktiviere sie, um sie aus dem Verkauf zu nehmen.',
  'billing.sold_out': '{name} ist ausverkauft.',
  'billing.studio_does_not_sell_online': 'Das Studio verkauft gerade nicht online. Frag am Empfang.',
  'promo_codes.used_up': 'Der Code {code} wurde schon so oft benutzt, wie es geht.',
  'billing.being_bought_right_now': '{name} wird gerade gekauft, und die Zahlung läuft. Warte, bis sie durch ist.',
  'billing.intro_offer_is_being_bought':
    'Ein Einstiegsangebot wird gerade gekauft, und es gilt nur ein einziges Mal. Schließe zuerst diese Zahlung ab.',
  'billing.not_sold_online': '{name} gibt es nicht online. Frag im Studio danach.',
  'memberships.not_sold': '{name} wird nicht mehr verkauft. Aktiviere das wieder oder wähle etwas anderes.',
  'memberships.not_active_client': '{name} ist nicht aktiv. Aktiviere zuerst das Konto wieder.',
  'billing.you_have_had_intro_offer':
    'Du hattest schon ein Einstiegsangebot, und es gilt nur ein einziges Mal. Wähle eine andere Mitgliedschaft.',
  'billing.runs_already': '{name} läuft schon. Ändere oder beende das, statt es noch einmal zu kaufen.',
  'promo_codes.there_is_no_promo_code': 'Den Aktionscode „{code}“ gibt es nicht. Prüfe die Schreibweise.',
  'gift_cards.gift_card_cant_be_used':
    'Dieser Gutschein kann nicht benutzt werden. Prüfe den Code oder frag das Studio.',
  'billing.nothing_is_left_to_pay': 'Es bleibt nichts, was damit zu bezahlen wäre',
  'billing.studio_takes_no_payments_online': 'Das Studio nimmt noch keine Zahlungen online an. Bezahle im Studio.',
  'billing.not_signed_by_payment':
    'Das ist nicht mit dem Geheimnis des Studios vom Zahlungsdienst unterschrieben, oder es ist zu lange her.',
  'payments.less_can_be_given_back':
    'Bezahlt: {amount}. Davon lassen sich noch erstatten: {amount2}. Wähle höchstens so viel.',
  'payments.not_paid_here': 'Das wurde nicht hier bezahlt. Die Erstattung geht nur {where}.',
  'billing.cancel_under_way':
    'Der Zahlungsdienst hat nicht geantwortet. Die Kündigung ist unterwegs: Das Studio teilt sie ihm weiter mit, bis er sie bestätigt.',
  'billing.refund_under_way':
    'Der Zahlungsdienst hat nicht geantwortet. Die Erstattung von {amount} {currency} ist unterwegs: Das Studio fragt weiter nach, bis sie ausgeführt ist. Gib das Geld nicht auf anderem Weg zurück.',
  'billing.can_still_be_given_back':
    'Noch zu erstatten: {amount} {currency}; der Rest ist unterwegs. Wähle höchstens so viel.',
  'billing.subscription_has_ended_already': 'Dieses Abo ist schon beendet.',
  'memberships.has_no_credits_left': 'Das Guthaben ist aufgebraucht: {name}. Kauf neues.',
  'memberships.waits_for_credits': 'Das Guthaben ist aufgebraucht: {name}. Kauf neues oder warte auf das nächste.',
  'memberships.starts_on': '{name} beginnt erst: {day}. Such dir einen Kurs ab diesem Tag aus.',
  'charges.waive_instead': 'So wird nichts bezahlt. Erlass den Betrag stattdessen.',
  'charges.settled_already': 'Das ist schon geklärt ({status}, {when}); es ist nichts mehr offen.',
  'payments.name_gift_card': 'Nenne den Gutschein in payments, mit seinem gift_card_code',
  'payments.sum_is_not_total': 'Zusammen sind das {amount}, die Summe ist {amount2}',
  'receipts.client_has_no_e_mail': 'Von dieser Person gibt es keine E-Mail. Gib eine Adresse an',
  'gift_cards.too_little_left': 'Auf dem Gutschein mit der Endung {code_last4} sind noch {value} {currency}.',
  'gift_cards.unknown': 'Einen Gutschein mit diesem Code gibt es nicht. Vielleicht ist er von einem anderen Studio.',
  'gift_cards.mistyped': 'Das ist kein Gutscheincode: Ein Zeichen ist falsch oder fehlt. Gib ihn noch einmal ein.',
  'gift_cards.day_is_over': 'Dieser Tag ist vorbei. Wähle heute oder später.',
  'gift_cards.gift_card_cant_be_bought': 'Ein Gutschein kann nicht mit einem Gutschein gekauft werden',
  'payments.none_of_methods': 'Kommt in payments nicht vor',
  'gift_cards.code_of_card_was_kept':
    'Der Code dieses Gutscheins wurde mit einem Schlüssel gespeichert, der verloren ist. Gib für das restliche Guthaben einen neuen aus.',
  'licensing.nothing_was_changed': 'Es wurde nichts geändert. Versuch es in einer Minute noch einmal.',
  'licensing.check_for_slips': 'Prüfe ihn auf Tippfehler: Der Lizenzdienst kennt diesen Schlüssel nicht.',
  'membership_types.expected_iso_4217_currency_such': 'Erwartet wird eine Währung nach ISO 4217 wie EUR',
  'memberships.membership_type_is_priced':
    'Der Preis dieser Mitgliedschaft ist in {currency}; das Studio verkauft in {currency2}',
  'membership_types.studio_sells': 'Das Studio verkauft in {currency}. Lass die Währung weg.',
  'membership_types.membership_is_either_unlimited':
    'Eine Mitgliedschaft ist entweder unbegrenzt oder hat ein Guthaben. Lass eines davon weg.',
  'membership_types.packs_and_drop_ins':
    'Mehrfachkarten und Einzelstunden haben ein Guthaben. Wähle für unbegrenzte Kurse eine Zeitkarte oder ein Abo.',
  'membership_types.class_pack_has_at_least': 'Eine Mehrfachkarte hat mindestens einen Kurs Guthaben.',
  'membership_types.only_subscriptions_are_billed': 'Nur Abos werden regelmäßig abgerechnet.',
  'membership_types.only_credits_given_for_each': 'Nur regelmäßig gutgeschriebenes Guthaben kann übertragen werden.',
  'membership_types.intro_price': 'Nur ein Einstiegsangebot hat einen Einstiegspreis.',
  'membership_types.only_subscriptions_have_credits': 'Nur Abos haben ein Guthaben für jeden Zeitraum.',
  'membership_types.in_use':
    'Diese Mitgliedschaft läuft oder lief schon bei jemandem, deshalb bleibt sie im Verlauf. Deaktiviere sie, um sie aus dem Verkauf zu nehmen.',
  'membership_types.give_subscription_credits_for_each':
    'Gib dem Abo ein Guthaben für jeden Zeitraum oder mach es unbegrenzt.',
  'membership_types.time_pass_is_unlimited_while': 'Eine Zeitkarte ist unbegrenzt, solange sie gilt.',
  'membership_types.all_classes_or_list': 'Wähle alle Kurse oder nenne einzelne, nicht beides',
  'membership_types.time_ends_before_it_begins': 'Muss nach dem Beginn liegen',
  'membership_types.intro_is_not_shared': 'Ein Probeangebot ist für eine Person',
  'membership_types.there_is_no_such': 'Eines davon gibt es nicht',
  'membership_types.drop_in_is_one_credit': 'Eine Einzelstunde ist genau ein Kurs.',
  'membership_types.intro_validity': 'Nur ein Einstiegsangebot hat eine eigene Gültigkeit.',
  'common.ends_before_starts': 'Endet, bevor es beginnt',
  'memberships.membership_is_unlimited': 'Diese Mitgliedschaft ist unbegrenzt; sie hat kein Guthaben',
  'memberships.had_intro_offer':
    '{name} hatte schon ein Einstiegsangebot (ab: {day}), und es gilt nur ein einziges Mal. Verkaufe eine andere Mitgliedschaft oder gib es mit einer Begründung noch einmal.',
  'memberships.only_for_a_sale': 'Gilt für einen Verkauf. Nenne auch payment_method',
  'promo_codes.not_for_classes': 'Der Code {code} gilt nicht für einzelne Kurse.',
  'promo_codes.one_thing_at_a_time': 'Nenne eine Mitgliedschaftsart oder einen Kurs, nicht beides',
  'promo_codes.for_other_memberships': 'Der Code {code} gilt für andere Mitgliedschaften als diese.',
  'memberships.was_cancelled': '{name} wurde beendet.',
  'memberships.only_paused_membership_can': 'Nur eine pausierte Mitgliedschaft kann weiterlaufen (jetzt: {status}).',
  'memberships.only_active_membership_can': 'Nur eine aktive Mitgliedschaft kann pausieren (jetzt: {status}).',
  'memberships.kind_of_membership_cant': 'Diese Art von Mitgliedschaft kann nicht pausieren.',
  'memberships.cannot_become': 'So kann sich eine Mitgliedschaft nicht ändern: von „{from}“ zu „{to}“.',
  'memberships.membership_is_cancelled': 'Diese Mitgliedschaft ist endgültig beendet. Verkaufe stattdessen eine neue.',
  'payments.refund_itself': 'Das ist selbst eine Erstattung. Wähle die Zahlung, die sie erstattet hat.',
  'sales.can_still_come_back': '{name}: Noch zurückzunehmen sind {count}. Wähle höchstens so viele.',
  'sales.not_part_of_sale': 'Gehört nicht zu diesem Verkauf',
  'payments.only_products_go_back_into': 'Nur Produkte gehen zurück in den Bestand',
  'payroll.salary_for_week_two': 'Gilt das Gehalt für eine Woche, zwei Wochen oder einen Monat?',
  'payroll.for_fixed_salary_alone': 'Gilt nur für ein festes Gehalt',
  'common.percentage_is_at_most_100': 'Ein Prozentsatz ist höchstens 100',
  'payroll.has_active_component_of_kind':
    '{user_name} hat schon eine aktive Vergütung dieser Art. Ändere ihren Satz oder beende sie zuerst.',
  'payroll.before_period_start': 'Liegt vor period_start',
  'payroll.run_has_at_most_days': 'Eine Abrechnung umfasst höchstens {days} Tage. Wähle einen kürzeren Zeitraum.',
  'payroll.run_is_finalized':
    'Diese Abrechnung ist abgeschlossen: Sie bleibt, wie sie ist. Mach eine neue für das, was fehlt.',
  'payroll.run_comes_to_now':
    'Die Abrechnung ergibt jetzt {now}, nicht {then}: Inzwischen hat sich etwas geändert. Berechne sie neu und sieh sie noch einmal durch.',
  'payroll.nothing_left_to_pay': 'In dieser Abrechnung ist nichts mehr zu bezahlen.',
  'payroll.run_is_draft': 'Diese Abrechnung ist ein Entwurf: Schließe sie zuerst ab, dann vermerke, was bezahlt wurde.',
  'payroll.marked_as_paid': 'Das ist schon als bezahlt vermerkt ({when}).',
  'products.has_sku_already': '{name} hat schon die Artikelnummer {sku}. Wähle eine andere.',
  'billing.appointment_paid_too_late': 'Die Zahlung kam, als die Zeit nicht mehr reserviert war.',
  'billing.paid_too_late': 'Die Zahlung kam, als der Platz nicht mehr reserviert war.',
  'billing.seat_of_which_class': 'Gib an, in welchem Kurs der Platz ist',
  'billing.begun_too_often':
    'Du hast {count} offen, mehr geht nicht auf einmal. Bezahl dort, oder gib unter „Meine Buchungen“ eine auf; die erste endet von selbst (Zeitpunkt: {when}).',
  'billing.payment_under_way':
    'Das wird schon bezahlt: Die Zahlung ist bei der Bank unterwegs (seit: {when}), und das kann Tage dauern. Sobald das Geld da ist, wird gebucht, und wir schreiben dir.',
  'products.wanted_and_held':
    '{name}: {count} gewünscht, {stock_quantity} im Bestand. Für Online-Käufe, die gerade bezahlt werden, reserviert: {held}. Das Erste davon ist spätestens dann wieder frei: {when}.',
  'products.wanted_and_held_for':
    '{name}: {count} gewünscht, {stock_quantity} im Bestand. Für Online-Käufe, die gerade bezahlt werden, reserviert: {held} ({who}). Das Erste davon ist spätestens dann wieder frei: {when}.',
  'products.wanted_in_stock':
    '{name}: {count} gewünscht, {stock_quantity} im Bestand. Nimm weniger oder berichtige den Bestand.',
  'products.nothing_would_change': 'Es würde sich nichts ändern',
  'promo_codes.there_is_promo_code_already': 'Den Aktionscode {code} gibt es schon. Wähle einen anderen Namen.',
  'promo_codes.there_was_promo_code':
    'Den Aktionscode {code} gab es schon einmal. Aktiviere ihn wieder oder wähle einen anderen Namen.',
  'promo_codes.expected_letters_digits_and_dashes':
    'Erwartet werden Buchstaben, Ziffern und Bindestriche, etwa SPRING-20',
  'promo_codes.at_most_six_decimals': 'Höchstens sechs Nachkommastellen',
  'promo_codes.ends_before_begins': 'Endet, bevor es beginnt',
  'promo_codes.say_value_too': 'Gib auch den Wert an, wenn du die Art des Rabatts änderst',
  'promo_codes.client_has_used': 'Jemand hat ihn schon mehr als einmal benutzt. Lege stattdessen einen neuen Code an.',
  'promo_codes.has_been_used_times_already':
    'Er wurde schon benutzt (Anzahl: {used_count}). Deaktiviere ihn, damit er nicht mehr gilt.',
  'promo_codes.code_can_be_used_once': 'Der Code {code} gilt pro Person einmal und wurde schon benutzt.',
  'promo_codes.code_is_good': 'Der Code {code} gilt noch nicht (ab: {when}).',
  'promo_codes.nothing_to_take_off':
    'Diese Mitgliedschaft kostet nichts, deshalb gibt es für den Code {code} nichts abzuziehen. Lass ihn weg.',
  'promo_codes.code_is_not_in_use': 'Der Code {code} gilt nicht mehr.',
  'promo_codes.code_was_good_until': 'Der Code {code} ist abgelaufen (bis: {when}).',
  'products.corrected_at_sale': 'An der Kasse gezählt: Es war noch da',
  'sales.not_sold': '{name} wird nicht mehr verkauft. Nimm das wieder in den Verkauf oder lass es weg.',
  'payments.not_paid_by_gift_card': 'Wird nicht mit einem Gutschein bezahlt',
  'payments.which_gift_card': 'Welcher Gutschein?',
  'simulations.no_class_of_weeks': 'In diesen Wochen gibt es keinen Kurs',
  'simulations.there_is_no_such_class': 'Diese Kursvorlage gibt es nicht',
  'simulations.change_each_class_once': 'Ändere jeden Kurs nur einmal',
  'takings.closed_already':
    'Dieser Tag ist schon abgeschlossen: {day}. Was seither verkauft wurde, gehört zum nächsten Tag, der abgeschlossen wird.',
  'takings.later_day_closed':
    'Dieser Tag ist schon abgeschlossen, mit allen Tagen davor: {day}. Schließe einen späteren ab.',
  'takings.day_has_not_begun': 'Dieser Tag hat noch nicht begonnen',
  'takings.more_than_was_counted': 'Mehr, als gezählt wurde',
  'takings.counted_twice': 'Ist doppelt gezählt',
  'takings.too_many_days': 'Das sind {days} Tage; frag höchstens {days2} ab',
  'till.intro_offer_like_another':
    '{name} ist ein Einstiegsangebot wie ein anderes in diesem Warenkorb, und es gilt nur ein einziges Mal. Nimm eines davon heraus.',
  'till.needs_client': 'Braucht eine Person: Gib in client_id an, wer kauft',
  'till.in_basket_already': 'Ist schon im Warenkorb',
  'till.gift_card_with_gift_card':
    'Ein Gutschein kann nicht mit einem Gutschein gekauft werden. Bezahle diesen Teil anders',
  'gift_cards.nothing_left': 'Auf dem Gutschein mit dem Ende {code} ist nichts mehr.',
  'memberships.last_credit_of_membership':
    'Der letzte Kurs dieser Mitgliedschaft wurde gerade verbraucht. Kauf weitere, oder wähle eine andere Mitgliedschaft.',
  'memberships.not_paid_yet': '{name} ist noch nicht bezahlt. Schließ zuerst die Zahlung ab.',
  'memberships.payment_failing':
    'Eine Zahlung für {name} klappt seit mehr als {days} nicht. Bring die Zahlung in Ordnung.',
  'memberships.does_not_cover_service': '{name} gilt nicht für diesen Termin. Wähle eine andere Mitgliedschaft.',
  'memberships.not_at_this_time':
    '{name} gilt nicht zu dieser Zeit. Wähle einen anderen Kurs oder eine andere Mitgliedschaft.',
  'memberships.not_at_this_location':
    '{name} gilt nicht an diesem Standort. Wähle einen anderen Kurs oder eine andere Mitgliedschaft.',
  'memberships.has_too_few_credits': [
    '{name} hat noch 1 Guthaben, hier braucht es {cost}. Kauf neues oder wähle einen anderen Kurs.',
    '{name} hat noch {n} Guthaben, hier braucht es {cost}. Kauf neues oder wähle einen anderen Kurs.',
  ],
  'memberships.day_limit': [
    'Mit {name} ist 1 Kurs am Tag möglich, und am {day:day} ist schon einer gebucht. Wähle einen anderen Tag.',
    'Mit {name} sind {n} Kurse am Tag möglich, und am {day:day} sind schon so viele gebucht. Wähle einen anderen Tag.',
  ],
  'memberships.week_limit': [
    'Mit {name} ist 1 Kurs in der Woche möglich, und in der Woche ab {day:day} ist schon einer gebucht. Wähle eine andere Woche.',
    'Mit {name} sind {n} Kurse in der Woche möglich, und in der Woche ab {day:day} sind schon so viele gebucht. Wähle eine andere Woche.',
  ],
  'memberships.upcoming_limit': [
    'Mit {name} ist 1 Buchung im Voraus möglich. Sage die andere ab oder warte, bis sie vorbei ist.',
    'Mit {name} sind {n} Buchungen im Voraus möglich. Sage eine davon ab oder warte, bis eine vorbei ist.',
  ],
  'memberships.holder_is_not_a_member': 'Wer sie hat, gehört nicht auf die Liste: nenne die anderen',
  'memberships.too_many_members': [
    '{name} gilt für 1 Person. Wähle eine Mitgliedschaft für mehrere.',
    '{name} gilt für {n} Personen zusammen. Nimm zuerst jemanden von der Liste.',
  ],
  'memberships.collected_from_holder':
    'Sie wird von der Karte von {name} eingezogen. Beende das Abo und verkaufe ein neues.',
  'memberships.does_not_cover_class': '{name} gilt nicht für diesen Kurs. Wähle eine andere Mitgliedschaft.',
}
