import type { selling as english } from '../en/selling.ts'
import type { Translation } from '../templates.ts'

export const selling: Translation<typeof english> = {
  'memberships.paused': '{name} è in pausa. Riattiva l’abbonamento, oppure scegli una lezione dopo la pausa.',
  'memberships.paused_until':
    '{name} è in pausa fino {until:al}. Riattiva l’abbonamento, oppure scegli una lezione dopo la pausa.',
  'memberships.has_ended': 'L’abbonamento {name} è terminato. Rinnovalo o scegline un altro.',
  'memberships.good_until': '{name} vale solo fino {until:al}. Rinnova l’abbonamento o scegline un altro.',
  'memberships.days_of_pause_left': [
    'Resta 1 giorno di pausa (in tutto {most}, usati {used}). Non chiederne di più.',
    'Restano {n} giorni di pausa (in tutto {most}, usati {used}). Non chiederne di più.',
  ],
  'memberships.ended_on_before':
    'Questo abbonamento è terminato {on:il}. Valeva fino {former:al}. Indica una nuova fine: un expires_at successivo lo rende attivo.',
  'memberships.ended_on':
    'Questo abbonamento è terminato {on:il}. Indica una nuova fine: un expires_at successivo lo rende attivo.',
  'memberships.ended_before':
    'Questo abbonamento è terminato. Valeva fino {former:al}. Indica una nuova fine: un expires_at successivo lo rende attivo.',
  'memberships.ended':
    'Questo abbonamento è terminato. Indica una nuova fine: un expires_at successivo lo rende attivo.',
  'gift_cards.deactivated': 'Il buono regalo che termina con {last4} è stato disattivato.',
  'gift_cards.was_good_until': 'Il buono regalo che termina con {last4} valeva fino {until:al}.',
  'memberships.membership_starts': 'Questo abbonamento inizia {day:il} e diventa attivo automaticamente.',
  'ai.does_not_take_key': '{name} non accetta questa chiave. Non è stato salvato nulla.',
  'ai.cant_be_asked_now': '{name} al momento non è raggiungibile. Non è stato salvato nulla.',
  'ai.choose_one_of_listed_providers': 'Scegli uno dei servizi in elenco.',
  'licensing.license_could_not_be_confirmed':
    'Da due settimane la licenza non si può confermare. Collega questo computer a internet.',
  'licensing.comes_with_plan_has_assistant': 'È compreso nel piano con l’assistente.',
  'common.more_decimals': 'Più decimali di quanti ne ha {currency}',
  'common.before_start_date': 'Viene prima di `start_date`',
  'assistant.last_message_must_be_users': 'L’ultimo messaggio deve essere dell’utente',
  'assistant.ai_provider_does_not_answer': 'Il servizio di IA ora non risponde. Riprova tra un minuto.',
  'assistant.months_ai_tokens_are_used':
    'I token di IA di questo mese sono esauriti. Una chiave propria dello studio non ha questo limite.',
  'assistant.license_service_does_not_serve': 'Al momento il servizio licenze non accetta questa licenza.',
  'assistant.ai_provider_does_not_take':
    'Il servizio di IA non accetta più la chiave dello studio. Inseriscine un’altra.',
  'assistant.done_already': 'È già fatto.',
  'assistant.ask_assistant_again': 'Chiedi di nuovo all’assistente.',
  'promo_codes.for_somebody_else': 'Il codice {code} è per un’altra persona.',
  'billing.payment_processor_does_not_know':
    'Il servizio di pagamento non riconosce questa chiave segreta. Copiala di nuovo, per intero.',
  'billing.key_may_not_read_account':
    'Questa chiave non può leggere l’account. Dalle il permesso, oppure usa la chiave segreta.',
  'billing.one_key_is_for_tests': 'Una chiave è di prova, l’altra è live. Copiale entrambe dalla stessa pagina',
  'billing.live_key_stays': 'Una chiave live si invia solo all’indirizzo del servizio di pagamento (STRIPE_API_BASE)',
  'billing.expected_key_begins': 'Serve una chiave che inizi con {example}',
  'billing.expected_webhook_secret': 'Serve un segreto che inizi con whsec_',
  'billing.processor_away': 'Al momento il servizio di pagamento non è raggiungibile. Riprova tra un minuto.',
  'billing.processor_refuses': 'Il servizio di pagamento ha rifiutato. Non è cambiato nulla.',
  'billing.not_known_yet':
    'Al momento il servizio di pagamento non è raggiungibile: non sappiamo ancora se hai pagato. Non pagare di nuovo; il tuo acquisto arriverà appena risponde.',
  'billing.payment_processor_cant_be_reached':
    'Al momento il servizio di pagamento non è raggiungibile. Non è stato pagato nulla. Riprova tra un minuto.',
  'billing.expected_address': 'Serve un indirizzo http(s) completo senza nome utente, come https://studio.example/paid',
  'common.more_than_0': 'Più di 0',
  'billing.too_much': 'Online si possono pagare al massimo {amount} {currency} alla volta',
  'billing.too_little':
    '{amount} {currency} è troppo poco per pagare online (minimo {amount2} {currency2}). Paga in studio, oppure usa meno del buono regalo.',
  'billing.payment_processor_does_not_take':
    'Il servizio di pagamento non accetta più la chiave dello studio. Lo studio può rinnovarla in Impostazioni, Pagamenti.',
  'billing.studios_key_may_not_do':
    'La chiave dello studio non ha questo permesso presso il servizio di pagamento. Dalle più permessi lì, oppure usa un’altra chiave.',
  'billing.payment_processor_refused':
    'Il servizio di pagamento ha rifiutato. Non è stato pagato nulla. Riprova, oppure paga in studio.',
  'billing.studio_expects_no_messages': 'Qui lo studio non attende messaggi dal servizio di pagamento.',
  'membership_types.being_bought_online':
    'Un acquisto online di questo abbonamento è già iniziato, perciò resta agli atti. Disattivalo per toglierlo dalla vendita.',
  'billing.sold_out': '{name}: esaurito.',
  'billing.studio_does_not_sell_online': 'Al momento lo studio non vende online. Chiedi alla reception.',
  'promo_codes.used_up': 'Il codice {code} ha raggiunto il numero massimo di utilizzi.',
  'billing.being_bought_right_now': 'L’acquisto di {name} è già in corso. Aspetta che il pagamento sia concluso.',
  'billing.intro_offer_is_being_bought':
    'È in corso l’acquisto di un’offerta di benvenuto; è limitata a una per persona. Prima concludi quel pagamento.',
  'billing.not_sold_online': '{name} non si vende online. Chiedi allo studio.',
  'memberships.not_sold': '{name} non è più in vendita. Riattiva l’abbonamento o scegline un altro.',
  'memberships.not_active_client': 'L’account di {name} non è attivo. Prima riattivalo.',
  'billing.you_have_had_intro_offer':
    'Le offerte di benvenuto sono limitate a una per persona e l’hai già avuta. Scegli un altro abbonamento.',
  'billing.runs_already': 'L’abbonamento {name} è già in corso. Cambialo o disdicilo invece di acquistarlo di nuovo.',
  'promo_codes.there_is_no_promo_code': 'Non esiste un codice promozionale «{code}». Controlla come è scritto.',
  'gift_cards.gift_card_cant_be_used':
    'Questo buono regalo non si può usare. Controlla il codice, oppure chiedi allo studio.',
  'billing.nothing_is_left_to_pay': 'Non resta nulla da pagare',
  'billing.studio_takes_no_payments_online': 'Lo studio non incassa ancora online. Paga in studio.',
  'billing.not_signed_by_payment':
    'Non è firmato con il segreto dello studio presso il servizio di pagamento, oppure la firma è troppo vecchia.',
  'payments.less_can_be_given_back':
    'Sono stati pagati {amount} e se ne possono ancora rimborsare {amount2}. Scegli al massimo quell’importo.',
  'payments.not_paid_here': 'Non è stato pagato qui. Rimborsalo {where}.',
  'billing.cancel_under_way':
    'Il servizio di pagamento non ha risposto. La disdetta è in corso: lo studio riprova finché non viene confermata.',
  'billing.refund_under_way':
    'Il servizio di pagamento non ha risposto. Il rimborso di {amount} {currency} è in corso: lo studio riprova finché non viene eseguito. Non rimborsare in un altro modo.',
  'billing.can_still_be_given_back':
    'Si possono ancora rimborsare {amount} {currency}; il resto è in arrivo. Scegli al massimo quell’importo.',
  'billing.subscription_has_ended_already': 'Questo abbonamento è già terminato.',
  'memberships.has_no_credits_left': '{name} non ha più crediti. Acquistane altri.',
  'memberships.waits_for_credits': '{name} non ha più crediti. Acquistane altri o attendi i prossimi.',
  'memberships.starts_on': '{name} inizia {day:il}. Scegli una lezione da quel giorno in poi.',
  'charges.waive_instead': 'Questo importo non si può saldare così. Annullalo.',
  'charges.settled_already': 'Questo importo è già saldato ({status}, {when}): non c’è altro da pagare.',
  'payments.name_gift_card': 'Indica il buono regalo in payments, con il suo gift_card_code',
  'payments.sum_is_not_total': 'La somma è {amount}, il totale è {amount2}',
  'receipts.client_has_no_e_mail': 'Questa persona non ha un’e-mail. Indica un indirizzo',
  'gift_cards.too_little_left': 'Sul buono regalo che termina con {code_last4} restano {value} {currency}.',
  'gift_cards.unknown': 'Nessun buono regalo ha questo codice. Forse è di un altro studio.',
  'gift_cards.mistyped': 'Non è il codice di un buono regalo: un carattere è sbagliato o manca. Scrivilo di nuovo.',
  'gift_cards.day_is_over': 'Questo giorno è passato. Scegli oggi o più tardi.',
  'gift_cards.gift_card_cant_be_bought': 'Un buono regalo non si può acquistare con un buono regalo',
  'payments.none_of_methods': 'Non è uno dei metodi in payments',
  'gift_cards.code_of_card_was_kept':
    'Il codice di questo buono era protetto con una chiave andata persa. Emetti un nuovo buono per il suo saldo.',
  'licensing.nothing_was_changed': 'Non è stato cambiato nulla. Riprova tra un minuto.',
  'licensing.check_for_slips': 'Il servizio licenze non conosce questa chiave. Controlla di averla scritta bene.',
  'membership_types.expected_iso_4217_currency_such': 'Serve una valuta ISO 4217 come EUR',
  'memberships.membership_type_is_priced':
    'Il prezzo di questo tipo di abbonamento è in {currency}; lo studio vende in {currency2}',
  'membership_types.studio_sells': 'Lo studio vende in {currency}. Non indicare la valuta.',
  'membership_types.membership_is_either_unlimited':
    'Un abbonamento è illimitato oppure ha crediti. Togli uno dei due.',
  'membership_types.packs_and_drop_ins':
    'Pacchetti e lezioni singole hanno crediti. Per lezioni illimitate scegli un pass o un abbonamento.',
  'membership_types.class_pack_has_at_least': 'Un pacchetto ha almeno un credito.',
  'membership_types.only_subscriptions_are_billed': 'Solo gli abbonamenti si addebitano a intervalli.',
  'membership_types.only_credits_given_for_each':
    'Solo i crediti dati a ogni intervallo possono passare al successivo.',
  'membership_types.intro_price': 'Solo un’offerta di benvenuto ha un prezzo di benvenuto.',
  'membership_types.only_subscriptions_have_credits': 'Solo gli abbonamenti danno crediti a ogni intervallo.',
  'membership_types.in_use':
    'Qualcuno ha o ha avuto questo abbonamento, perciò resta per lo storico. Disattivalo per toglierlo dalla vendita.',
  'membership_types.give_subscription_credits_for_each':
    'Dai all’abbonamento crediti a ogni intervallo, oppure rendilo illimitato.',
  'membership_types.time_pass_is_unlimited_while': 'Un pass è illimitato finché vale.',
  'membership_types.all_classes_or_list': 'Scegli tutte le lezioni o indicane alcune, non entrambe le cose',
  'membership_types.time_ends_before_it_begins': 'Deve essere dopo l’inizio',
  'membership_types.intro_is_not_shared': 'Un’offerta di benvenuto è per una sola persona',
  'membership_types.there_is_no_such': 'Uno di questi non esiste',
  'membership_types.drop_in_is_one_credit': 'Una lezione singola è un credito.',
  'membership_types.intro_validity': 'Solo un’offerta di benvenuto ha una durata di benvenuto.',
  'common.ends_before_starts': 'Finisce prima di iniziare',
  'memberships.membership_is_unlimited': 'Questo abbonamento è illimitato: non ha crediti',
  'memberships.had_intro_offer':
    '{name} ha un’offerta di benvenuto {day:dal}; è limitata a una per persona. Vendi un altro abbonamento, oppure concedila di nuovo con un motivo.',
  'memberships.only_for_a_sale': 'È per una vendita. Indica anche payment_method',
  'promo_codes.not_for_classes': 'Il codice {code} non vale per le lezioni singole.',
  'promo_codes.one_thing_at_a_time': 'Indica un tipo di abbonamento o una lezione, non entrambi',
  'promo_codes.for_other_memberships': 'Il codice {code} non vale per questo abbonamento.',
  'memberships.was_cancelled': 'L’abbonamento {name} è stato disdetto.',
  'memberships.only_paused_membership_can': 'Si può riprendere solo un abbonamento in pausa (stato: {status}).',
  'memberships.only_active_membership_can': 'Si può mettere in pausa solo un abbonamento attivo (stato: {status}).',
  'memberships.kind_of_membership_cant': 'Questo tipo di abbonamento non si può mettere in pausa.',
  'memberships.cannot_become': 'Stato dell’abbonamento: {from}. Non può diventare «{to}».',
  'memberships.membership_is_cancelled': 'Questo abbonamento è disdetto definitivamente. Vendine uno nuovo.',
  'payments.refund_itself': 'Questo è già un rimborso. Scegli il pagamento che ha rimborsato.',
  'sales.can_still_come_back': '{name}: si possono ancora restituire al massimo {count}.',
  'sales.not_part_of_sale': 'Non fa parte di questa vendita',
  'payments.only_products_go_back_into': 'Solo i prodotti tornano in magazzino',
  'payroll.salary_for_week_two': 'Lo stipendio è per una settimana, due settimane o un mese?',
  'payroll.for_fixed_salary_alone': 'Vale solo per uno stipendio fisso',
  'common.percentage_is_at_most_100': 'Una percentuale è al massimo 100',
  'payroll.has_active_component_of_kind':
    '{user_name} ha già una voce attiva di questo tipo. Cambiane la tariffa, oppure prima falla terminare.',
  'payroll.before_period_start': 'Viene prima di period_start',
  'payroll.run_has_at_most_days': 'Un calcolo copre al massimo {days} giorni. Scegli un periodo più breve.',
  'payroll.run_is_finalized': 'Questo calcolo è chiuso e non si può più cambiare. Creane un altro per il resto.',
  'payroll.run_comes_to_now':
    'Il calcolo ora dà {now}, non {then}: nel frattempo qualcosa è cambiato. Ricalcola e controllalo di nuovo.',
  'payroll.nothing_left_to_pay': 'In questo calcolo non resta nulla da pagare.',
  'payroll.run_is_draft': 'Questo calcolo è una bozza. Prima chiudilo, poi registra il pagamento.',
  'payroll.marked_as_paid': 'Già segnato come pagato {when:il}.',
  'products.has_sku_already': '{name} ha già lo SKU {sku}. Scegline un altro.',
  'billing.appointment_paid_too_late': 'Il pagamento è arrivato quando l’orario non era più riservato.',
  'billing.paid_too_late': 'Il pagamento è arrivato quando il posto non era più riservato.',
  'billing.seat_of_which_class': 'Indica in quale lezione si trova il posto',
  'billing.begun_too_often':
    'Hai {count} aperte, il massimo alla volta. Paga lì oppure disdicine una in «Le mie prenotazioni»; la prima scade {when:il}.',
  'billing.payment_under_way':
    'Questo pagamento è in corso presso la banca {when:dal} e può richiedere giorni. Appena arrivano i soldi la prenotazione è confermata, e ti scriviamo.',
  'products.wanted_and_held':
    '{name}: richiesti {count}, disponibili {stock_quantity}. Riservati per acquisti online in corso di pagamento: {held}. Il primo torna libero al più tardi: {when}.',
  'products.wanted_and_held_for':
    '{name}: richiesti {count}, disponibili {stock_quantity}. Riservati per acquisti online in corso di pagamento: {held} ({who}). Il primo torna libero al più tardi: {when}.',
  'products.wanted_in_stock':
    '{name}: richiesti {count}, disponibili {stock_quantity}. Prendine meno o correggi le scorte.',
  'products.nothing_would_change': 'Non cambierebbe nulla',
  'promo_codes.there_is_promo_code_already': 'Esiste già un codice promozionale {code}. Scegli un altro nome.',
  'promo_codes.there_was_promo_code': 'Un codice promozionale {code} esisteva già. Riattivalo o scegli un altro nome.',
  'promo_codes.expected_letters_digits_and_dashes': 'Servono lettere, cifre e trattini, come PRIMAVERA-20',
  'promo_codes.at_most_six_decimals': 'Al massimo sei decimali',
  'promo_codes.ends_before_begins': 'Finisce prima di iniziare',
  'promo_codes.say_value_too': 'Indica anche il valore quando cambi il tipo di sconto',
  'promo_codes.client_has_used': 'Un cliente lo ha già usato più di una volta. Crea invece un nuovo codice.',
  'promo_codes.has_been_used_times_already': 'Usi finora: {used_count}. Per fermarlo, disattivalo.',
  'promo_codes.code_can_be_used_once': 'Ogni persona può usare il codice {code} una volta, ed è già stato usato.',
  'promo_codes.code_is_good': 'Il codice {code} vale {when:dal}.',
  'promo_codes.nothing_to_take_off':
    'Questo abbonamento è gratuito, quindi il codice {code} non ha nulla da scontare. Toglilo.',
  'promo_codes.code_is_not_in_use': 'Il codice {code} non è più in uso.',
  'promo_codes.code_was_good_until': 'Il codice {code} valeva fino {when:al}.',
  'products.corrected_at_sale': 'Contato in cassa: c’era',
  'sales.not_sold': '{name} non è più in vendita. Rimetti in vendita l’articolo o toglilo.',
  'payments.not_paid_by_gift_card': 'Non è pagato con un buono regalo',
  'payments.which_gift_card': 'Quale buono regalo?',
  'simulations.no_class_of_weeks': 'In queste settimane non c’è nessuna lezione',
  'simulations.there_is_no_such_class': 'Questo tipo di lezione non esiste',
  'simulations.change_each_class_once': 'Cambia ogni lezione una sola volta',
  'takings.closed_already': '{day}: cassa già chiusa. Ciò che è stato venduto dopo rientra nella prossima chiusura.',
  'takings.later_day_closed': '{day}: cassa già chiusa, come ogni giorno precedente. Chiudi un giorno successivo.',
  'takings.day_has_not_begun': 'Questo giorno non è ancora iniziato',
  'takings.more_than_was_counted': 'Più di quanto contato',
  'takings.counted_twice': 'È contato due volte',
  'takings.too_many_days': 'Sono {days} giorni. Scegline al massimo {days2}',
  'till.intro_offer_like_another':
    '{name} è un’offerta di benvenuto, come un’altra in questo carrello; è limitata a una per persona. Togline una.',
  'till.needs_client': 'Serve una persona: indica in client_id chi acquista',
  'till.in_basket_already': 'È già nel carrello',
  'till.gift_card_with_gift_card':
    'Un buono regalo non si può acquistare con un buono regalo. Paga quella parte in un altro modo',
  'gift_cards.nothing_left': 'Sul buono regalo che termina con {code} non resta nulla.',
  'memberships.last_credit_of_membership':
    'L’ultimo credito di questo abbonamento è appena stato usato. Acquistane altri o scegli un altro abbonamento.',
  'memberships.not_paid_yet': 'L’abbonamento {name} non è ancora pagato. Completa prima il pagamento.',
  'memberships.payment_failing': 'Un pagamento per {name} non riesce da più di {days}. Aggiorna il pagamento.',
  'memberships.does_not_cover_service': '{name} non copre questo appuntamento. Scegli un altro abbonamento.',
  'memberships.not_at_this_time':
    '{name} non vale a quest’ora della settimana. Scegli un’altra lezione o un altro abbonamento.',
  'memberships.not_at_this_location': '{name} non vale in questa sede. Scegli un’altra lezione o un altro abbonamento.',
  'memberships.has_too_few_credits': [
    '{name} ha ancora 1 credito e qui ne servono {cost}. Acquistane altri o scegli un’altra lezione.',
    '{name} ha ancora {n} crediti e qui ne servono {cost}. Acquistane altri o scegli un’altra lezione.',
  ],
  'memberships.day_limit': [
    '{name} permette 1 lezione al giorno e ce n’è già una {day:il}. Scegli un altro giorno.',
    '{name} permette {n} lezioni al giorno e ce ne sono già altrettante {day:il}. Scegli un altro giorno.',
  ],
  'memberships.week_limit': [
    '{name} permette 1 lezione a settimana e ce n’è già una nella settimana {day:del}. Scegli un’altra settimana.',
    '{name} permette {n} lezioni a settimana e ce ne sono già altrettante nella settimana {day:del}. Scegli un’altra settimana.',
  ],
  'memberships.upcoming_limit': [
    '{name} permette 1 prenotazione futura alla volta. Disdici l’altra o aspetta che sia passata.',
    '{name} permette {n} prenotazioni future alla volta. Disdicine una o aspetta che ne passi una.',
  ],
  'memberships.holder_is_not_a_member': 'L’intestatario non va nell’elenco: indica solo gli altri',
  'memberships.too_many_members': [
    '{name} è per 1 persona. Scegli un abbonamento per più persone.',
    '{name} è per {n} persone, intestatario compreso. Prima togli una persona.',
  ],
  'memberships.collected_from_holder':
    'Viene addebitato sulla carta di {name}. Termina l’abbonamento e vendine un altro.',
  'memberships.does_not_cover_class': '{name} non copre questa lezione. Scegli un altro abbonamento.',
}
