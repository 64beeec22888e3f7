import type { selling as english } from '../en/selling.ts'
import type { Translation } from '../templates.ts'

export const selling: Translation<typeof english> = {
  'memberships.paused': '{name} pausiert. Setze die Mitgliedschaft fort oder wähle einen Kurs nach der Pause.',
  'memberships.paused_until':
    '{name} pausiert bis {until}. Setze die Mitgliedschaft fort oder wähle einen Kurs nach der Pause.',
  'memberships.has_ended': '{name} ist abgelaufen. Verlängere die Mitgliedschaft oder wähle eine andere.',
  'memberships.good_until': '{name} gilt nur bis {until}. Verlängere die Mitgliedschaft oder wähle eine andere.',
  'memberships.days_of_pause_left': [
    'Noch 1 Tag Pause übrig (insgesamt {most}, genutzt {used}). Wähle höchstens so viel.',
    'Noch {n} Tage Pause übrig (insgesamt {most}, genutzt {used}). Wähle höchstens so viele.',
  ],
  'memberships.ended_on_before':
    'Diese Mitgliedschaft endete am {on}. Sie galt bis {former}. Gib ein neues Ende an: Ein späteres expires_at macht sie aktiv.',
  'memberships.ended_on':
    'Diese Mitgliedschaft endete am {on}. Gib ein neues Ende an: Ein späteres expires_at macht sie aktiv.',
  'memberships.ended_before':
    'Diese Mitgliedschaft ist beendet. Sie galt bis {former}. Gib ein neues Ende an: Ein späteres expires_at macht sie aktiv.',
  'memberships.ended':
    'Diese Mitgliedschaft ist beendet. Gib ein neues Ende an: Ein späteres expires_at macht sie aktiv.',
  'gift_cards.deactivated': 'Der Gutschein mit der Endung {last4} wurde deaktiviert.',
  'gift_cards.was_good_until': 'Der Gutschein mit der Endung {last4} galt bis {until}.',
  'memberships.membership_starts': 'Diese Mitgliedschaft beginnt am {day} und wird dann automatisch aktiv.',
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
    'Der KI-Anbieter antwortet gerade nicht. Versuche es in einer Minute noch einmal.',
  'assistant.months_ai_tokens_are_used':
    'Die KI-Tokens für diesen Monat sind aufgebraucht. Mit einem eigenen Schlüssel des Studios gilt diese Grenze nicht.',
  'assistant.license_service_does_not_serve': 'Der Lizenzdienst akzeptiert diese Lizenz gerade nicht.',
  'assistant.ai_provider_does_not_take':
    'Der KI-Anbieter nimmt den Schlüssel des Studios nicht mehr an. Gib einen anderen ein.',
  'assistant.done_already': 'Das ist schon erledigt.',
  'assistant.ask_assistant_again': 'Frage den Assistenten noch einmal.',
  'promo_codes.for_somebody_else': 'Der Code {code} gilt für eine andere Person.',
  'billing.payment_processor_does_not_know':
    'Der Zahlungsanbieter kennt diesen geheimen Schlüssel nicht. Kopiere ihn noch einmal vollständig.',
  'billing.key_may_not_read_account':
    'Dieser Schlüssel darf das Konto nicht lesen. Gib ihm das Recht dazu oder nimm den geheimen Schlüssel.',
  'billing.one_key_is_for_tests':
    'Ein Schlüssel ist ein Test-, der andere ein Live-Schlüssel. Kopiere beide von derselben Seite',
  'billing.live_key_stays': 'Ein Live-Schlüssel geht nur an die Adresse des Zahlungsanbieters (STRIPE_API_BASE)',
  'billing.expected_key_begins': 'Erwartet wird ein Schlüssel, der so beginnt: {example}',
  'billing.expected_webhook_secret': 'Erwartet wird ein Geheimnis, das mit whsec_ beginnt',
  'billing.processor_away':
    'Der Zahlungsanbieter ist gerade nicht erreichbar. Versuche es in einer Minute noch einmal.',
  'billing.processor_refuses': 'Der Zahlungsanbieter hat das abgelehnt. Es wurde nichts verändert.',
  'billing.not_known_yet':
    'Der Zahlungsanbieter ist gerade nicht erreichbar. Ob du bezahlt hast, wissen wir daher noch nicht. Bezahle nicht noch einmal; dein Kauf kommt an, sobald er antwortet.',
  'billing.payment_processor_cant_be_reached':
    'Der Zahlungsanbieter ist gerade nicht erreichbar. Es wurde nichts bezahlt. Versuche es in einer Minute noch einmal.',
  'billing.expected_address':
    'Erwartet wird eine vollständige http(s)-Adresse ohne Benutzernamen, etwa https://studio.example/paid',
  'common.more_than_0': 'Mehr als 0',
  'billing.too_much': 'Online kannst du höchstens {amount} {currency} auf einmal bezahlen',
  'billing.too_little':
    '{amount} {currency} ist weniger, als online bezahlt werden kann ({amount2} {currency2}). Bezahle im Studio oder nimm weniger vom Gutschein.',
  'billing.payment_processor_does_not_take':
    'Der Zahlungsanbieter nimmt den Schlüssel des Studios nicht mehr an. Das Studio kann ihn unter Einstellungen, Zahlungen erneuern.',
  'billing.studios_key_may_not_do':
    'Der Schlüssel des Studios darf das beim Zahlungsanbieter nicht. Gib ihm dort mehr Rechte oder nimm einen anderen.',
  'billing.payment_processor_refused':
    'Der Zahlungsanbieter hat das abgelehnt. Es wurde nichts bezahlt. Versuche es noch einmal oder bezahle im Studio.',
  'billing.studio_expects_no_messages': 'Das Studio erwartet hier keine Nachrichten vom Zahlungsanbieter.',
  'membership_types.being_bought_online':
    'Diese Mitgliedschaft sollte schon online gekauft werden, deshalb bleibt sie als Nachweis. Deaktiviere sie, um sie aus dem Verkauf zu nehmen.',
  'billing.sold_out': '{name} ist ausverkauft.',
  'billing.studio_does_not_sell_online': 'Das Studio verkauft gerade nicht online. Frage am Empfang.',
  'promo_codes.used_up': 'Der Code {code} ist aufgebraucht.',
  'billing.being_bought_right_now':
    '{name} wird gerade gekauft, und die Zahlung läuft. Warte, bis sie abgeschlossen ist.',
  'billing.intro_offer_is_being_bought':
    'Ein Einstiegsangebot wird gerade gekauft; es gilt nur einmal pro Person. Schließe zuerst diese Zahlung ab.',
  'billing.not_sold_online': '{name} wird nicht online verkauft. Frage im Studio.',
  'memberships.not_sold':
    '{name} wird nicht mehr verkauft. Aktiviere die Mitgliedschaft wieder oder wähle eine andere.',
  'memberships.not_active_client': '{name} ist nicht aktiv. Aktiviere zuerst das Konto wieder.',
  'billing.you_have_had_intro_offer':
    'Du hattest schon ein Einstiegsangebot; es gilt nur einmal pro Person. Wähle eine andere Mitgliedschaft.',
  'billing.runs_already': '{name} läuft schon. Ändere oder kündige das, statt es noch einmal zu kaufen.',
  'promo_codes.there_is_no_promo_code': 'Den Aktionscode „{code}“ gibt es nicht. Prüfe die Schreibweise.',
  'gift_cards.gift_card_cant_be_used':
    'Dieser Gutschein lässt sich nicht einlösen. Prüfe den Code oder frage das Studio.',
  'billing.nothing_is_left_to_pay': 'Es ist nichts mehr zu bezahlen',
  'billing.studio_takes_no_payments_online': 'Das Studio nimmt noch keine Zahlungen online an. Bezahle im Studio.',
  'billing.not_signed_by_payment':
    'Das ist nicht mit dem Geheimnis des Studios beim Zahlungsanbieter signiert, oder die Signatur ist zu alt.',
  'payments.less_can_be_given_back':
    'Bezahlt: {amount}. Davon lassen sich noch erstatten: {amount2}. Wähle höchstens so viel.',
  'payments.not_paid_here': 'Das wurde nicht hier bezahlt. Die Erstattung geht nur {where}.',
  'billing.cancel_under_way':
    'Der Zahlungsanbieter hat nicht geantwortet. Die Kündigung läuft: Das Studio versucht es weiter, bis er sie bestätigt.',
  'billing.refund_under_way':
    'Der Zahlungsanbieter hat nicht geantwortet. Die Erstattung von {amount} {currency} läuft: Das Studio versucht es weiter, bis sie ausgeführt ist. Erstatte das Geld nicht auf anderem Weg.',
  'billing.can_still_be_given_back':
    'Noch zu erstatten: {amount} {currency}; der Rest ist unterwegs. Wähle höchstens so viel.',
  'billing.subscription_has_ended_already': 'Dieses Abo ist schon beendet.',
  'memberships.has_no_credits_left': 'Keine Credits mehr: {name}. Kaufe neue.',
  'memberships.waits_for_credits': 'Keine Credits mehr: {name}. Kaufe neue oder warte auf die nächsten.',
  'memberships.starts_on': '{name} beginnt am {day}. Wähle einen Kurs ab diesem Tag.',
  'charges.waive_instead': 'Dieser Betrag lässt sich so nicht begleichen. Erlasse ihn stattdessen.',
  'charges.settled_already': 'Dieser Betrag ist schon beglichen ({status}, {when}). Es ist nichts mehr offen.',
  'payments.name_gift_card': 'Nenne den Gutschein in payments, mit seinem gift_card_code',
  'payments.sum_is_not_total': 'Zusammen sind das {amount}, die Summe ist {amount2}',
  'receipts.client_has_no_e_mail': 'Für diese Person ist keine E-Mail-Adresse gespeichert. Gib eine an',
  'gift_cards.too_little_left': 'Auf dem Gutschein mit der Endung {code_last4} sind noch {value} {currency}.',
  'gift_cards.unknown': 'Einen Gutschein mit diesem Code gibt es nicht. Vielleicht ist er von einem anderen Studio.',
  'gift_cards.mistyped': 'Das ist kein Gutscheincode: Ein Zeichen ist falsch oder fehlt. Gib ihn noch einmal ein.',
  'gift_cards.day_is_over': 'Dieser Tag ist vorbei. Wähle heute oder später.',
  'gift_cards.gift_card_cant_be_bought': 'Ein Gutschein kann nicht mit einem Gutschein gekauft werden',
  'payments.none_of_methods': 'Kommt in payments nicht vor',
  'gift_cards.code_of_card_was_kept':
    'Der Code dieses Gutscheins wurde mit einem verlorenen Schlüssel gespeichert. Stelle einen neuen über den Restbetrag aus.',
  'licensing.nothing_was_changed': 'Es wurde nichts geändert. Versuche es in einer Minute noch einmal.',
  'licensing.check_for_slips': 'Der Lizenzdienst kennt diesen Schlüssel nicht. Prüfe ihn auf Tippfehler.',
  'membership_types.expected_iso_4217_currency_such': 'Erwartet wird eine Währung nach ISO 4217 wie EUR',
  'memberships.membership_type_is_priced':
    'Der Preis dieser Mitgliedschaft ist in {currency}; das Studio verkauft in {currency2}',
  'membership_types.studio_sells': 'Das Studio verkauft in {currency}. Lass die Währung weg.',
  'membership_types.membership_is_either_unlimited':
    'Eine Mitgliedschaft ist entweder unbegrenzt oder hat Credits. Lass eines davon weg.',
  'membership_types.packs_and_drop_ins':
    'Mehrfachkarten und Einzelkurse haben Credits. Wähle für unbegrenzte Kurse eine Zeitkarte oder ein Abo.',
  'membership_types.class_pack_has_at_least': 'Eine Mehrfachkarte hat mindestens 1 Credit.',
  'membership_types.only_subscriptions_are_billed': 'Nur Abos werden regelmäßig abgerechnet.',
  'membership_types.only_credits_given_for_each': 'Nur Credits, die es je Zeitraum gibt, lassen sich übertragen.',
  'membership_types.intro_price': 'Nur ein Einstiegsangebot hat einen Einstiegspreis.',
  'membership_types.only_subscriptions_have_credits': 'Nur Abos haben Credits je Zeitraum.',
  'membership_types.in_use':
    'Kund:innen haben oder hatten diese Mitgliedschaft, deshalb bleibt sie im Verlauf. Deaktiviere sie, um sie aus dem Verkauf zu nehmen.',
  'membership_types.give_subscription_credits_for_each': 'Gib dem Abo Credits je Zeitraum oder mach es unbegrenzt.',
  'membership_types.time_pass_is_unlimited_while': 'Eine Zeitkarte ist unbegrenzt, solange sie gilt.',
  'membership_types.all_classes_or_list': 'Wähle alle Kurse oder nenne einzelne, nicht beides',
  'membership_types.time_ends_before_it_begins': 'Muss nach dem Beginn liegen',
  'membership_types.intro_is_not_shared': 'Ein Einstiegsangebot ist für eine Person',
  'membership_types.there_is_no_such': 'Eines davon gibt es nicht',
  'membership_types.drop_in_is_one_credit': 'Ein Einzelkurs entspricht 1 Credit.',
  'membership_types.intro_validity': 'Nur ein Einstiegsangebot hat eine eigene Gültigkeit.',
  'common.ends_before_starts': 'Endet, bevor es beginnt',
  'memberships.membership_is_unlimited': 'Diese Mitgliedschaft ist unbegrenzt und hat keine Credits',
  'memberships.had_intro_offer':
    '{name} hat seit {day} ein Einstiegsangebot; es gilt nur einmal pro Person. Verkaufe eine andere Mitgliedschaft oder gib es mit einer Begründung noch einmal.',
  'memberships.only_for_a_sale': 'Gilt für einen Verkauf. Nenne auch payment_method',
  'promo_codes.not_for_classes': 'Der Code {code} gilt nicht für einzelne Kurse.',
  'promo_codes.one_thing_at_a_time': 'Nenne eine Mitgliedschaftsart oder einen Kurs, nicht beides',
  'promo_codes.for_other_memberships': 'Der Code {code} gilt nicht für diese Mitgliedschaft.',
  'memberships.was_cancelled': '{name} ist beendet.',
  'memberships.only_paused_membership_can':
    'Nur eine pausierte Mitgliedschaft lässt sich fortsetzen (Status: {status}).',
  'memberships.only_active_membership_can': 'Nur eine aktive Mitgliedschaft kann pausieren (Status: {status}).',
  'memberships.kind_of_membership_cant': 'Diese Mitgliedschaftsart kann nicht pausieren.',
  'memberships.cannot_become': 'Status der Mitgliedschaft: {from}. Ein Wechsel zu „{to}“ ist nicht möglich.',
  'memberships.membership_is_cancelled': 'Diese Mitgliedschaft ist endgültig beendet. Verkaufe stattdessen eine neue.',
  'payments.refund_itself': 'Das ist selbst eine Erstattung. Wähle die Zahlung, die sie erstattet hat.',
  'sales.can_still_come_back': '{name}: Zurückgeben lassen sich noch {count}. Wähle höchstens so viele.',
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
    'Diese Abrechnung ist abgeschlossen und lässt sich nicht mehr ändern. Erstelle für den Rest eine neue.',
  'payroll.run_comes_to_now':
    'Die Abrechnung ergibt jetzt {now}, nicht {then}: Inzwischen hat sich etwas geändert. Berechne sie neu und prüfe sie noch einmal.',
  'payroll.nothing_left_to_pay': 'In dieser Abrechnung ist nichts mehr zu bezahlen.',
  'payroll.run_is_draft': 'Diese Abrechnung ist ein Entwurf. Schließe sie zuerst ab, dann vermerke die Zahlung.',
  'payroll.marked_as_paid': 'Das ist schon als bezahlt vermerkt ({when}).',
  'products.has_sku_already': '{name} hat schon die Artikelnummer {sku}. Wähle eine andere.',
  'billing.appointment_paid_too_late': 'Die Zahlung kam, als die Zeit nicht mehr reserviert war.',
  'billing.paid_too_late': 'Die Zahlung kam, als der Platz nicht mehr reserviert war.',
  'billing.seat_of_which_class': 'Gib an, in welchem Kurs der Platz ist',
  'billing.begun_too_often':
    'Du hast schon {count} offen, mehr geht nicht auf einmal. Bezahle dort oder brich eine unter „Meine Buchungen“ ab; die erste läuft ab: {when}.',
  'billing.payment_under_way':
    'Diese Zahlung ist seit {when} bei der Bank unterwegs, das kann Tage dauern. Sobald das Geld da ist, ist dein Platz gebucht, und wir schreiben dir.',
  'products.wanted_and_held':
    '{name}: {count} gewünscht, {stock_quantity} im Bestand. Für Onlinekäufe, die gerade bezahlt werden, reserviert: {held}. Das Erste davon ist spätestens dann wieder frei: {when}.',
  'products.wanted_and_held_for':
    '{name}: {count} gewünscht, {stock_quantity} im Bestand. Für Onlinekäufe, die gerade bezahlt werden, reserviert: {held} ({who}). Das Erste davon ist spätestens dann wieder frei: {when}.',
  'products.wanted_in_stock':
    '{name}: {count} gewünscht, {stock_quantity} im Bestand. Nimm weniger oder berichtige den Bestand.',
  'products.nothing_would_change': 'Es würde sich nichts ändern',
  'promo_codes.there_is_promo_code_already': 'Den Aktionscode {code} gibt es schon. Wähle einen anderen Namen.',
  'promo_codes.there_was_promo_code':
    'Den Aktionscode {code} gab es schon einmal. Aktiviere ihn wieder oder wähle einen anderen Namen.',
  'promo_codes.expected_letters_digits_and_dashes':
    'Erwartet werden Buchstaben, Ziffern und Bindestriche, etwa FRUEHLING-20',
  'promo_codes.at_most_six_decimals': 'Höchstens sechs Nachkommastellen',
  'promo_codes.ends_before_begins': 'Endet, bevor es beginnt',
  'promo_codes.say_value_too': 'Gib auch den Wert an, wenn du die Art des Rabatts änderst',
  'promo_codes.client_has_used':
    'Eine Person hat ihn schon mehr als einmal eingelöst. Lege stattdessen einen neuen Code an.',
  'promo_codes.has_been_used_times_already':
    'Er wurde schon {used_count}-mal eingelöst. Deaktiviere ihn, damit er nicht mehr gilt.',
  'promo_codes.code_can_be_used_once': 'Der Code {code} gilt pro Person einmal und wurde schon eingelöst.',
  'promo_codes.code_is_good': 'Der Code {code} gilt ab {when}.',
  'promo_codes.nothing_to_take_off':
    'Diese Mitgliedschaft ist kostenlos, deshalb gibt es für den Code {code} nichts abzuziehen. Lass ihn weg.',
  'promo_codes.code_is_not_in_use': 'Der Code {code} gilt nicht mehr.',
  'promo_codes.code_was_good_until': 'Der Code {code} galt bis {when}.',
  'products.corrected_at_sale': 'An der Kasse gezählt: Es war noch da',
  'sales.not_sold': '{name} wird nicht mehr verkauft. Nimm das wieder in den Verkauf oder lass es weg.',
  'payments.not_paid_by_gift_card': 'Wird nicht mit einem Gutschein bezahlt',
  'payments.which_gift_card': 'Welcher Gutschein?',
  'simulations.no_class_of_weeks': 'In diesen Wochen gibt es keinen Kurs',
  'simulations.there_is_no_such_class': 'Diese Kursart gibt es nicht',
  'simulations.change_each_class_once': 'Ändere jeden Kurs nur einmal',
  'takings.closed_already':
    'Dieser Tag ist schon abgeschlossen: {day}. Spätere Verkäufe gehören zum nächsten Tagesabschluss.',
  'takings.later_day_closed':
    'Dieser Tag ist schon abgeschlossen, mit allen Tagen davor: {day}. Schließe einen späteren ab.',
  'takings.day_has_not_begun': 'Dieser Tag hat noch nicht begonnen',
  'takings.more_than_was_counted': 'Mehr, als gezählt wurde',
  'takings.counted_twice': 'Ist doppelt gezählt',
  'takings.too_many_days': 'Das sind {days} Tage. Wähle höchstens {days2}',
  'till.intro_offer_like_another':
    '{name} ist ein Einstiegsangebot wie ein anderes in diesem Warenkorb; es gilt nur einmal pro Person. Nimm eines davon heraus.',
  'till.needs_client': 'Braucht eine Person: Gib sie in client_id an',
  'till.in_basket_already': 'Ist schon im Warenkorb',
  'till.gift_card_with_gift_card':
    'Ein Gutschein kann nicht mit einem Gutschein gekauft werden. Bezahle diesen Teil anders',
  'gift_cards.nothing_left': 'Auf dem Gutschein mit der Endung {code} ist nichts mehr.',
  'memberships.last_credit_of_membership':
    'Der letzte Credit dieser Mitgliedschaft wurde gerade verbraucht. Kaufe weitere oder wähle eine andere Mitgliedschaft.',
  'memberships.not_paid_yet': '{name} ist noch nicht bezahlt. Schließe zuerst die Zahlung ab.',
  'memberships.payment_failing':
    'Eine Zahlung für {name} schlägt seit mehr als {days} fehl. Bezahle sie oder ändere deine Karte.',
  'memberships.does_not_cover_service': '{name} gilt nicht für diesen Termin. Wähle eine andere Mitgliedschaft.',
  'memberships.not_at_this_time':
    '{name} gilt nicht zu dieser Zeit. Wähle einen anderen Kurs oder eine andere Mitgliedschaft.',
  'memberships.not_at_this_location':
    '{name} gilt nicht an diesem Standort. Wähle einen anderen Kurs oder eine andere Mitgliedschaft.',
  'memberships.has_too_few_credits': [
    '{name} hat noch 1 Credit, hier brauchst du {cost}. Kaufe neue oder wähle einen anderen Kurs.',
    '{name} hat noch {n} Credits, hier brauchst du {cost}. Kaufe neue oder wähle einen anderen Kurs.',
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
    'Mit {name} ist 1 Buchung im Voraus möglich. Storniere die andere oder warte, bis sie vorbei ist.',
    'Mit {name} sind {n} Buchungen im Voraus möglich. Storniere eine davon oder warte, bis eine vorbei ist.',
  ],
  'memberships.holder_is_not_a_member': 'Die erste Person gehört nicht auf die Liste: Nenne nur die anderen',
  'memberships.too_many_members': [
    '{name} gilt für 1 Person. Wähle eine Mitgliedschaft für mehrere.',
    '{name} gilt für {n} Personen zusammen. Entferne zuerst eine Person.',
  ],
  'memberships.collected_from_holder':
    'Sie wird von der Karte von {name} eingezogen. Beende das Abo und verkaufe ein neues.',
  'memberships.does_not_cover_class': '{name} gilt nicht für diesen Kurs. Wähle eine andere Mitgliedschaft.',
}
