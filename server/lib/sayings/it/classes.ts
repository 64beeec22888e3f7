import type { classes as english } from '../en/classes.ts'
import type { Translation } from '../templates.ts'

export const classes: Translation<typeof english> = {
  'bookings.only_place_held':
    'L’unico posto è tenuto per altri. Mettiti in lista d’attesa, oppure scegli un’altra lezione.',
  'bookings.only_place_taken': 'L’unico posto è preso. Mettiti in lista d’attesa, oppure scegli un’altra lezione.',
  'bookings.all_places_taken':
    'Tutti i {count} posti sono presi. Mettiti in lista d’attesa, oppure scegli un’altra lezione.',
  'bookings.all_came': [
    'C’è 1 posto ed è già arrivata 1 persona. Togli prima la presenza di chi non c’era.',
    'Ci sono {n} posti e altrettante persone presenti. Togli prima la presenza di chi non c’era.',
  ],
  'bookings.seat_taken': 'Il posto {name} è occupato. Scegline un altro.',
  'bookings.seat_held': 'Il posto {name} è tenuto per la lista d’attesa. Scegline un altro.',
  'bookings.seat_in_use': '{who} ha prenotato il posto {seat}: {name}, {when}. Salva comunque per assegnarne un altro.',
  'schedule.closed_for': 'Lo studio è chiuso: {days} ({reason}). Scegli un altro giorno, oppure salva comunque.',
  'schedule.closed': 'Lo studio è chiuso: {days}. Scegli un altro giorno, oppure salva comunque.',
  'schedule.closed_already_for': 'Lo studio è già chiuso: {days} ({reason}). Elimina prima quella chiusura.',
  'schedule.closed_already': 'Lo studio è già chiuso: {days}. Elimina prima quella chiusura.',
  'appointments.paid_right_now':
    '{who} ha già {name}, {from} al {until}: il pagamento è in corso. Scegli un altro orario, oppure salva comunque.',
  'appointments.being_paid_to_come': [
    'È in corso il pagamento di 1 appuntamento: {when}. Aspetta che sia pagato, o vai avanti: la pagina di pagamento sarà chiusa.',
    'È in corso il pagamento di {n} appuntamenti, il primo {when}. Aspetta che siano pagati, o vai avanti: le pagine di pagamento saranno chiuse.',
  ],
  'appointments.to_come': [
    'È previsto 1 appuntamento: {when}. Indica un sostituto, o vai avanti: sarà annullato senza costi.',
    'Sono previsti {n} appuntamenti, il primo {when}. Indica un sostituto, o vai avanti: saranno annullati senza costi.',
  ],
  'settings.zone_begun': [
    '1 di questi, {name} {when}, sarebbe già iniziato. Annullalo o cambia il fuso orario quando sarà finito.',
    '{n} di questi, il primo {name} {when}, sarebbero già iniziati. Annullali o cambia il fuso orario quando saranno finiti.',
  ],
  'schedule.zone_classes': [
    '1 lezione in programma, {name} {when}, mantiene la sua ora e passa a un altro momento.',
    '{n} lezioni in programma, la prima {name} {when}, mantengono la loro ora e passano a un altro momento.',
  ],
  'appointments.zone_appointments': [
    '1 appuntamento in programma, {when}, mantiene la sua ora e passa a un altro momento.',
    '{n} appuntamenti in programma, il primo {when}, mantengono la loro ora e passano a un altro momento.',
  ],
  'instructors.another_one': 'Indica un’altra persona',
  'schedule.classes_to_come': [
    'È prevista 1 lezione: {when}. Indica un sostituto, o vai avanti senza.',
    'Sono previste {n} lezioni, la prima {when}. Indica un sostituto, o vai avanti senza.',
  ],
  'room_plans.too_small_for_class':
    '{name}, {when}: {places}, ma nella sala {room} ce ne sono {seats}. Riduci i posti o disegnane altri.',
  'room_plans.too_small_for_series':
    'La serie di {name}: {places}, ma nella sala {room} ce ne sono {seats}. Riduci i posti o disegnane altri.',
  'room_plans.too_small_for_template':
    'Il modello di lezione {name}: {places}, ma nella sala {room} ce ne sono {seats}. Riduci i posti o disegnane altri.',
  'room_plans.too_small':
    '{name}: {places}, ma nella sala {room} ce ne sono {seats}. Riduci i posti o disegnane altri.',
  'appointments.away': 'Assenza di {name}: dal {from} al {until}. Scegli un altro orario, oppure salva comunque.',
  'schedule.taken': '{who} ha già {name}, {from} al {until}. Scegli un altro orario, oppure salva comunque.',
  'conditions.expected_group': 'Previsto uno tra {all}, {any} e {not}',
  'bookings.cannot_be': 'Lo stato di questa prenotazione è «{status}» e non può diventare «{words}».',
  'appointments.is_already': 'Lo stato di questo appuntamento è già «{status}».',
  'appointments.window_over_midnight':
    'Deve venire dopo `start_time`, nello stesso giorno: un orario non può superare la mezzanotte. Aggiungine un altro il giorno dopo.',
  'appointments.quarter_of_an_hour': 'Gli appuntamenti iniziano ai quarti d’ora. Scegli uno degli orari offerti.',
  'common.in_past': 'È già passato. Scegli un momento futuro',
  'common.expected_date_and_time': 'Servono data e ora, come 2026-03-04T18:30',
  'appointments.is_being_paid':
    'Qualcuno sta pagando proprio ora questo orario con {name}: {when}. Scegli un altro orario o riguarda tra un quarto d’ora.',
  'appointments.paid_in_advance':
    '{name} si paga in anticipo: {amount} {currency}. Prenota e paga online, oppure chiedi allo studio.',
  'appointments.nothing_in_advance': 'Per {name} non si paga nulla in anticipo: prenota senza pagare.',
  'appointments.deposit_over_price': 'L’acconto non può superare il prezzo',
  'appointments.deposit_needed': 'Indica l’importo dell’acconto',
  'appointments.nothing_left': 'Per {name} non resta nulla da pagare.',
  'appointments.has_another_appointment':
    '{name} ha un altro appuntamento, {when}, o troppo vicino. Scegli un altro orario.',
  'bookings.say_which_client': 'Indica per quale cliente',
  'appointments.only_staff_let_client_off': 'Solo lo staff può condonare',
  'appointments.appointment_begins': 'Inizio dell’appuntamento: {when}. Aspetta fino ad allora, oppure annullalo.',
  'appointments.cannot_be': 'Lo stato di questo appuntamento è «{status}» e non può diventare «{words}».',
  'appointments.service_not_offered': '{name} non si offre più. Scegli un altro servizio.',
  'appointments.must_be_after_starts_at': 'Deve venire dopo `starts_at`',
  'instructors.classes_or_notes_carry_name':
    'A questo nome sono legate lezioni o note, perciò resta. Disattiva invece il profilo.',
  'appointments.takes_no_appointments': '{name} non dà più appuntamenti. Scegli un’altra persona.',
  'appointments.place_closed': '{name} non dà più appuntamenti. Scegli qualcuno di un’altra sede.',
  'common.client_account_is_not_active': 'Questo account non è attivo. Lo studio può riattivarlo.',
  'appointments.at_the_same_time':
    '{name}, {when}, è alla stessa ora. Annulla prima quell’impegno, oppure scegli un altro orario.',
  'common.must_be_signed_before_booking': '«{title}» va firmato prima di prenotare.',
  'appointments.no_such_time': '{name} non dà questo appuntamento: {when}. Scegli uno degli orari offerti.',
  'schedule.too_many_days': 'Supera di più di {days} giorni `start_date`',
  'appointments.teaches_then': '{name} ha lezione, {when}, o poco prima. Scegli un altro orario.',
  'bookings.paid_in_advance': '{name} si paga in anticipo. Acquista un posto o un abbonamento che lo copra.',
  'bookings.bought_does_not_cover':
    '{type} non copre {name}. Scegli un altro abbonamento, oppure acquista solo la lezione.',
  'bookings.paid_while_others_wait':
    'Il pagamento è arrivato quando il posto non era più riservato, e altre persone lo aspettano.',
  'bookings.not_sold_singly': 'Per {name} non si vendono posti singoli. Scegli un abbonamento che lo copra.',
  'class_categories.in_use': '{name} è in uso: {names:ands}. Prima modificali.',
  'class_categories.exists_already': 'Esiste già una categoria {name}. Scegli un altro nome.',
  'class_categories.sold_with':
    'Abbonamenti venduti in precedenza includono ancora {name}: {names:ands}. Potrai eliminarla quando saranno finiti.',
  'schedule.price_of_one_class':
    'Un prezzo proprio vale per una sola lezione. Per tutta una serie, modifica il tipo di lezione.',
  'bookings.there_is_no_membership': 'Per prenotare serve un abbonamento o un pacchetto. Acquistane prima uno.',
  'bookings.has_free_places': '{name} ha posti liberi. Puoi prenotare subito.',
  'bookings.began_on': '{name} è già iniziata: {when}. Scegli una lezione più tardi.',
  'bookings.booking_closed': 'Le prenotazioni si sono chiuse: {when}. Chiedi allo studio se c’è ancora posto.',
  'bookings.booking_opens': 'Le prenotazioni aprono {when}. Torna allora.',
  'bookings.booked_already': '{name}: già prenotata. Non c’è altro da fare.',
  'bookings.already_on_waitlist': '{name}: già in lista d’attesa. Non c’è altro da fare.',
  'bookings.waits_no_more': 'Questa iscrizione non attende più. Iscriviti di nuovo alla lista d’attesa.',
  'bookings.no_place_is_offered': 'Al momento in questa lista d’attesa non è offerto nessun posto. Aspetta un’offerta.',
  'bookings.check_in_opens': 'L’arrivo si potrà registrare da {when}. Torna allora.',
  'bookings.class_begins': 'Inizio della lezione: {when}. Aspetta fino ad allora.',
  'bookings.code_does_not_belong': 'Questo codice non è di questa prenotazione. Riaprilo sul telefono.',
  'bookings.there_is_no_open_booking': 'Non c’è una prenotazione di cui registrare l’arrivo. Controlla il suo stato.',
  'bookings.code_has_run_out': 'Questo codice è scaduto. Riaprilo sul telefono.',
  'bookings.check_in_closed': 'L’arrivo si poteva registrare fino a {when}. Chiedi alla reception.',
  'bookings.too_late_to_put_right':
    'Le prenotazioni si possono correggere per {days} giorni dopo la lezione, fino a {when}.',
  'bookings.too_late_to_add': 'Chi è venuto a {name} si poteva aggiungere per {days} giorni, fino a {when}.',
  'bookings.only_staff_book_and_check_in':
    'Solo lo staff prenota e registra l’arrivo insieme. Prenota, poi registra l’arrivo.',
  'bookings.was_cancelled': '{name} è stata annullata. Scegli un’altra lezione.',
  'bookings.class_began': 'La lezione è iniziata: {when}. Parla con lo studio di questa prenotazione.',
  'bookings.cannot_be_cancelled': 'Lo stato di questa prenotazione è «{status}»: non si può annullare.',
  'bookings.class_was_cancelled': 'La lezione è stata annullata, e con lei le prenotazioni.',
  'bookings.follow_links_first': 'Prima apri i link delle e-mail che hai ricevuto, oppure riprova tra mezz’ora.',
  'bookings.places_are_held_for_others':
    'I posti sono tenuti per altre persone che li hanno appena chiesti. Riprova tra {minutes} minuti.',
  'bookings.there_is_no_free_place':
    'Al momento non c’è nessun posto libero. Scegli un’altra lezione, oppure torna a guardare più tardi.',
  'bookings.guest_is_booked': 'L’ospite ha già il posto. Annulla invece la prenotazione nell’elenco dei partecipanti.',
  'bookings.was_declined': 'La richiesta è stata rifiutata. Prenota invece per l’ospite nell’elenco dei partecipanti.',
  'bookings.link_not_valid': 'Questo link non vale più. Chiedi di nuovo un posto sul sito dello studio.',
  'bookings.sign_in_to_book': 'Accedi per prenotare: lo studio non accetta prenotazioni senza un account.',
  'bookings.booking_of_same_class': 'È una prenotazione della stessa lezione',
  'bookings.only_staff_waive': 'Solo lo staff può condonare',
  'bookings.waived_with_a_move': 'Solo insieme a una prenotazione che si lascia in cambio',
  'bookings.places_cant_be_paid':
    'Qui non si può pagare il posto in studio. Prenota con un abbonamento o un pacchetto.',
  'bookings.still_to_be_paid':
    '{name}, {when}, è ancora da pagare in studio: una lezione alla volta. Pagala prima, oppure annullala.',
  'bookings.clients_ask': 'Lo chiedono i clienti. Prenota invece con `force`.',
  'bookings.either_membership_pays_or_client': 'O paga un abbonamento, o paga la persona',
  'bookings.no_price_of_one_visit':
    'Nessuna lezione singola è in vendita, perciò non c’è un prezzo. Mettine una in vendita, oppure vendi un abbonamento con cui pagare.',
  'bookings.place_is_paid': 'Questo posto è pagato: non c’è più nulla da saldare.',
  'bookings.say_how_is_paid': 'Indica come si paga, o con quale abbonamento',
  'bookings.only_staff_have_others_change': 'Solo lo staff può far cambiare posto ad altri. Scegline uno libero.',
  'bookings.began_on_ask_in_room': '{name} è già iniziata: {when}. Chiedi un altro posto in sala.',
  'bookings.has_no_seat': 'Lo stato di questa prenotazione è «{status}»: non ha un posto.',
  'calendar.leave_out': 'Lascialo vuoto: il calendario è il tuo',
  'class_templates.booking_would_close_before_opens':
    'Le prenotazioni chiuderebbero prima di aprire: falle aprire prima della chiusura',
  'schedule.template_not_offered': '{name} non si offre più. Prima riattiva.',
  'instructors.not_active': 'Il profilo di {name} non è attivo. Riattivalo, oppure scegli un’altra persona.',
  'instructors.has_instructor_profile_already': '{name} ha già un profilo da insegnante.',
  'kiosks.code_is_wrong_was_used':
    'Questo codice non è giusto, è già stato usato o è scaduto. Aggiungi di nuovo il chiosco nelle impostazioni per averne un altro.',
  'kiosks.give_either_booking_id_or_code': 'Indica `booking_id` oppure `code`',
  'kiosks.undo_is_over': 'Qui un check-in si può annullare entro {seconds} secondi. Chiedi alla reception.',
  'schedule.series_would_end_before_first': 'La serie finirebbe prima della sua prima lezione',
  'schedule.give_until_or_count': 'Indica `until` oppure `count`, non entrambi',
  'schedule.cancelled_before': '{name} era già stata annullata: non resta nulla da annullare.',
  'common.was_cancelled': '{name} è stata annullata: nessuno deve tenerla.',
  'schedule.before_starts_on': 'Viene prima di `starts_on`',
  'schedule.expected_date_and_time': 'Servono data e ora',
  'schedule.was_cancelled': '{name} è stata annullata. Metti invece in programma una nuova lezione.',
  'schedule.places_are_taken':
    '{name}, {when}: {places}. Annulla prima qualche prenotazione, oppure lascia la capienza com’è.',
  'schedule.began_on': '{name} è iniziata ({when}): l’orario non si può più cambiare.',
  'schedule.days_of_different_weeks':
    'Ogni poche settimane, i suoi giorni cadrebbero in settimane diverse. Sposta le lezioni una a una',
  'substitutes.somebody_teaches_class_already': 'Questa lezione la tiene già qualcuno.',
  'substitutes.teaches_class_already': 'Questa lezione la tiene già {claimed_by_name}.',
  'substitutes.somebody_else_was_first': 'Qualcuno è arrivato prima.',
  'substitutes.nobody_has_claimed_class':
    'Nessuno si è offerto per questa lezione. Indica invece chi la tiene, nell’orario.',
  'substitutes.studio_has_settled_itself': 'Ci ha già pensato lo studio.',
  'substitutes.who_asked_teaches_after_all': 'Alla fine la tiene chi aveva chiesto la sostituzione.',
  'substitutes.has_begun': '{name} è già iniziata.',
  'substitutes.leave_out': 'Lascialo vuoto: lo studio indica chi può offrirsi',
  'substitutes.nobody_teaches_yet': 'Nessuno tiene ancora {name}. Scegli invece chi la tiene.',
  'substitutes.offers_to_teach': '{claimed_by_name} si offre per {name}. Prima rifiuta l’offerta, poi chiedi ad altri.',
  'substitutes.teaches_by_now': 'Ormai {name} la tiene {instructor_name}.',
  'bookings.offer_stood_until': 'L’offerta valeva fino a {when}. Rimettiti in lista d’attesa.',
  'room_plans.in_use': '{name} serve ancora: {names}. Scegli prima un’altra sala.',
  'room_plans.two_seats_stand_on_same': 'Due posti sono sulla stessa casella. Sposta {name}',
  'room_plans.two_seats_are_called': 'Due posti si chiamano {name}. Dai a ciascuno un nome suo',
  'appointments.check_in_closed': 'Il check-in è chiuso da: {when}. Indica invece com’è andato l’appuntamento.',
  'appointments.appointment_began': 'L’appuntamento è iniziato: {when}. Parlane con lo studio.',
  'bookings.cancelled_has_no_seats': '{name}: annullata, non ha più posti.',
  'standing.ask_the_studio': 'Qui le prenotazioni fisse le imposta lo studio. Chiedi alla reception.',
  'standing.exists': '{name} ha già una prenotazione fissa. Modifica o termina quella.',
  'standing.from_today_on': 'Deve essere {day:day} o dopo',
  'standing.ends_before_it_starts': 'Non può essere prima di `starts_on`',
  'standing.series_is_over': 'Di questa serie non ci sono più lezioni in programma',
  'standing.has_ended': 'È terminata {when:moment}. Impostane una nuova.',
  'standing.no_class_on': 'Non c’è lezione {day:day}',
  'standing.cancel_it_instead': '{name} è già prenotata per quel giorno. Annulla invece la prenotazione.',
  'standing.leave_waitlist_instead':
    'Per {name} di quel giorno c’è già un posto in lista d’attesa. Esci invece dalla lista.',
}
