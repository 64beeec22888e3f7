import type { RefusalWords } from '../texts.ts'

export const classes: RefusalWords<'classes'> = {
  "This booking is {status} and can't be {words}.":
    'Lo stato di questa prenotazione è «{status}» e non può diventare «{words}».',
  'This appointment is {status} already.': 'Lo stato di questo appuntamento è già «{status}».',
  'Must be after `start_time` on the same day: a window can’t go over midnight. Begin another on the next day.':
    'Deve venire dopo `start_time`, nello stesso giorno: un orario non può superare la mezzanotte. Aggiungine un altro il giorno dopo.',
  'Appointments begin on the quarter of an hour. Choose one of the times that are offered.':
    'Gli appuntamenti iniziano ai quarti d’ora. Scegli uno degli orari offerti.',
  'Is in the past. Choose a time that is still to come': 'È già passato. Scegli un momento futuro',
  'Expected a date and time, such as 2026-03-04T18:30': 'Servono data e ora, come 2026-03-04T18:30',
  '{name} has another appointment on {when}, or too close to it. Choose another time.':
    '{name} ha un altro appuntamento, {when}, o troppo vicino. Scegli un altro orario.',
  'Say which client': 'Indica per quale cliente',
  'Only staff let a client off': 'Solo lo staff può condonare',
  'The appointment begins on {when}. Wait until then, or cancel it.':
    'Inizio dell’appuntamento: {when}. Aspetta fino ad allora, oppure annullalo.',
  "This appointment is {status} and can't be {words}.":
    'Lo stato di questo appuntamento è «{status}» e non può diventare «{words}».',
  '{name} is not offered any more. Choose another service.': '{name} non si offre più. Scegli un altro servizio.',
  '{who} is taken by {name} on {when}. Choose another time, or save anyway.':
    '{who} ha già {name}, {when}. Scegli un altro orario, oppure salva comunque.',
  'Must be after `starts_at`': 'Deve venire dopo `starts_at`',
  '{instructorName} is away {days}. Choose another time, or save anyway.':
    'Assenza di {instructorName}: {days}. Scegli un altro orario, oppure salva comunque.',
  'Classes or notes carry this name, so it stays. Deactivate the profile instead.':
    'A questo nome sono legate lezioni o note, perciò resta. Disattiva invece il profilo.',
  '{name} takes no appointments any more. Choose somebody else.':
    '{name} non dà più appuntamenti. Scegli un’altra persona.',
  'This client account is not active. The studio can activate it again.':
    'Questo account non è attivo. Lo studio può riattivarlo.',
  '{name} on {when} is at the same time. Cancel it first, or choose another time.':
    '{name}, {when}, è alla stessa ora. Annulla prima quell’impegno, oppure scegli un altro orario.',
  '“{title}” must be signed before booking.': '«{title}» va firmato prima di prenotare.',
  '{name} takes no such appointment on {when}. Choose one of the times that are offered.':
    '{name} non dà questo appuntamento: {when}. Scegli uno degli orari offerti.',
  'Is more than {days} days after `start_date`': 'Supera di più di {days} giorni `start_date`',
  '{name} teaches on {when}, or too soon after it. Choose another time.':
    '{name} ha lezione, {when}, o poco prima. Scegli un altro orario.',
  'There is no membership to book with. Buy a membership or a class pack first.':
    'Per prenotare serve un abbonamento o un pacchetto. Acquistane prima uno.',
  'Expected one of {"all": […]}, {"any": […]} or {"not": […]}':
    'Previsto uno tra {"all": […]}, {"any": […]} e {"not": […]}',
  '{name} has free places. Book one instead.': '{name} ha posti liberi. Puoi prenotare subito.',
  '{name} began on {when}. Choose a later class.': '{name} è già iniziata: {when}. Scegli una lezione più tardi.',
  'Booking closed on {when}. Ask the studio whether there is room.':
    'Le prenotazioni si sono chiuse: {when}. Chiedi allo studio se c’è ancora posto.',
  'Booking opens on {when}. Come back then.': 'Le prenotazioni aprono {when}. Torna allora.',
  '{name} is booked already. Nothing more to do.': '{name}: già prenotata. Non c’è altro da fare.',
  'Already on the waitlist of {name}. Nothing more to do.': '{name}: già in lista d’attesa. Non c’è altro da fare.',
  'No place is offered to this entry. Wait until there is an offer.':
    'Al momento in questa lista d’attesa non è offerto nessun posto. Aspetta un’offerta.',
  'Check-in opens on {when}. Come back then.': 'L’arrivo si potrà registrare da {when}. Torna allora.',
  'The class begins on {when}. Wait until then.': 'Inizio della lezione: {when}. Aspetta fino ad allora.',
  'This code does not belong to the booking. Open it on the phone again.':
    'Questo codice non è di questa prenotazione. Riaprilo sul telefono.',
  'There is no open booking to check in. Look at its status.':
    'Non c’è una prenotazione di cui registrare l’arrivo. Controlla il suo stato.',
  'This code has run out. Open it on the phone again.': 'Questo codice è scaduto. Riaprilo sul telefono.',
  'Check-in closed on {when}. Ask at the front desk.':
    'L’arrivo si poteva registrare fino a {when}. Chiedi alla reception.',
  'Bookings can be put right for {days} days after the class, until {when}.':
    'Le prenotazioni si possono correggere per {days} giorni dopo la lezione, fino a {when}.',
  'Who came to {name} could be added for {days} days, until {when}.':
    'Chi è venuto a {name} si poteva aggiungere per {days} giorni, fino a {when}.',
  'Only staff book and check in at once. Book, then check in.':
    'Solo lo staff prenota e registra l’arrivo insieme. Prenota, poi registra l’arrivo.',
  '{name} was cancelled. Choose another class.': '{name} è stata annullata. Scegli un’altra lezione.',
  'The class began on {when}. Ask the studio about this booking.':
    'La lezione è iniziata: {when}. Parla con lo studio di questa prenotazione.',
  "This booking is {status} and can't be cancelled.":
    'Lo stato di questa prenotazione è «{status}»: non si può annullare.',
  'The class was cancelled, and so were its bookings.': 'La lezione è stata annullata, e con lei le prenotazioni.',
  'Follow the links in the letters that you have been sent first, or try again in half an hour.':
    'Prima apri i link delle e-mail che hai ricevuto, oppure riprova tra mezz’ora.',
  'Places are held for others who have just asked. Try again in {minutes} minutes.':
    'I posti sono tenuti per altre persone che li hanno appena chiesti. Riprova tra {minutes} minuti.',
  'There is no free place at the moment. Choose another class, or look again later.':
    'Al momento non c’è nessun posto libero. Scegli un’altra lezione, oppure torna a guardare più tardi.',
  'The guest is booked. Cancel the booking on the roster instead.':
    'L’ospite ha già il posto. Annulla invece la prenotazione nell’elenco dei partecipanti.',
  'This was declined. Book the guest on the roster instead.':
    'La richiesta è stata rifiutata. Prenota invece per l’ospite nell’elenco dei partecipanti.',
  'This link is not valid any more. Ask for a place anew on the studio’s website.':
    'Questo link non vale più. Chiedi di nuovo un posto sul sito dello studio.',
  'Sign in to book: the studio takes no bookings without an account.':
    'Accedi per prenotare: lo studio non accetta prenotazioni senza un account.',
  'Is a booking of the same class': 'È una prenotazione della stessa lezione',
  'Places can’t be paid at the studio. Book with a membership or a class pack.':
    'Qui non si può pagare il posto in studio. Prenota con un abbonamento o un pacchetto.',
  '{name} on {when} is still to be paid at the studio: one class at a time. Pay for it first, or cancel it.':
    '{name}, {when}, è ancora da pagare in studio: una lezione alla volta. Pagala prima, oppure annullala.',
  'Clients ask for this. Book with `force` instead.': 'Lo chiedono i clienti. Prenota invece con `force`.',
  'Either a membership pays, or the client does': 'O paga un abbonamento, o paga la persona',
  'No drop-in is on sale, so that one visit has no price. Put one on sale, or sell a membership to pay with.':
    'Nessuna lezione singola è in vendita, perciò non c’è un prezzo. Mettine una in vendita, oppure vendi un abbonamento con cui pagare.',
  'This place is paid for; nothing is owed any more.': 'Questo posto è pagato: non c’è più nulla da saldare.',
  'Say how it is paid, or which membership pays': 'Indica come si paga, o con quale abbonamento',
  'Only staff have others change their seats. Choose a free one.':
    'Solo lo staff può far cambiare posto ad altri. Scegline uno libero.',
  '{name} began on {when}. Ask in the room for another seat.':
    '{name} è già iniziata: {when}. Chiedi un altro posto in sala.',
  'This booking is {status} and has no seat.': 'Lo stato di questa prenotazione è «{status}»: non ha un posto.',
  'Leave it out: the calendar is your own': 'Lascialo vuoto: il calendario è il tuo',
  'Booking would close before it opens: open it earlier than it closes':
    'Le prenotazioni chiuderebbero prima di aprire: falle aprire prima della chiusura',
  '{name} is not offered any more. Reactivate it first.': '{name} non si offre più. Prima riattiva.',
  '{name} is not active. Reactivate them, or choose somebody else.':
    'Il profilo di {name} non è attivo. Riattivalo, oppure scegli un’altra persona.',
  '{name} has an instructor profile already.': '{name} ha già un profilo da insegnante.',
  'This code is wrong, was used or has run out. Add the kiosk anew in the settings to get another one.':
    'Questo codice non è giusto, è già stato usato o è scaduto. Aggiungi di nuovo il chiosco nelle impostazioni per averne un altro.',
  'Give either `booking_id` or `code`': 'Indica `booking_id` oppure `code`',
  'The series would end before its first class': 'La serie finirebbe prima della sua prima lezione',
  'Give `until` or `count`, not both': 'Indica `until` oppure `count`, non entrambi',
  '{name} was cancelled before: there is nothing left to cancel.':
    '{name} era già stata annullata: non resta nulla da annullare.',
  '{name} was cancelled: nobody needs to teach it.': '{name} è stata annullata: nessuno deve tenerla.',
  'Is before `starts_on`': 'Viene prima di `starts_on`',
  'Delete that closure first.': 'Prima elimina quella chiusura.',
  'Expected a date and time': 'Servono data e ora',
  '{name} was cancelled. Plan a new class instead.':
    '{name} è stata annullata. Metti invece in programma una nuova lezione.',
  '{name} on {when} has {places}. Cancel some first, or leave it as large.':
    '{name}, {when}: {places}. Annulla prima qualche prenotazione, oppure lascia la capienza com’è.',
  "{name} began on {when}: its time can't change any more.":
    '{name} è iniziata ({when}): l’orario non si può più cambiare.',
  'Every few weeks, its days would fall into different weeks. Move the classes one by one':
    'Ogni poche settimane, i suoi giorni cadrebbero in settimane diverse. Sposta le lezioni una a una',
  'Somebody teaches this class already.': 'Questa lezione la tiene già qualcuno.',
  '{claimedByName} teaches this class already.': 'Questa lezione la tiene già {claimedByName}.',
  'Somebody else was first.': 'Qualcuno è arrivato prima.',
  'Nobody has claimed this class. Name somebody in the timetable instead.':
    'Nessuno si è offerto per questa lezione. Indica invece chi la tiene, nell’orario.',
  'The studio has settled this itself.': 'Ci ha già pensato lo studio.',
  'Who asked teaches it after all.': 'Alla fine la tiene chi aveva chiesto la sostituzione.',
  '{class} has begun.': '{class} è già iniziata.',
  'Leave it out: the studio names who may claim it': 'Lascialo vuoto: lo studio indica chi può offrirsi',
  'Nobody teaches {name} yet. Give it an instructor instead.':
    'Nessuno tiene ancora {name}. Scegli invece chi la tiene.',
  '{claimedByName} offers to teach {name}. Decline that first to ask others.':
    '{claimedByName} si offre per {name}. Prima rifiuta l’offerta, poi chiedi ad altri.',
  '{instructorName} teaches {name} by now.': 'Ormai {name} la tiene {instructorName}.',
  'The offer stood until {when}. Join the waitlist again.':
    'L’offerta valeva fino a {when}. Rimettiti in lista d’attesa.',
  'Seat {name} is taken. Choose another one.': 'Il posto {name} è occupato. Scegline un altro.',
  'Seat {name} is held for the waitlist. Choose another one.':
    'Il posto {name} è tenuto per la lista d’attesa. Scegline un altro.',
  'The studio is closed {days} ({reason}). Choose another day, or save anyway.':
    'Lo studio è chiuso: {days} ({reason}). Scegli un altro giorno, oppure salva comunque.',
  'The studio is closed {days}. Choose another day, or save anyway.':
    'Lo studio è chiuso: {days}. Scegli un altro giorno, oppure salva comunque.',
  'The only place is held. Join the waitlist, or choose another class.':
    'L’unico posto è tenuto per altri. Mettiti in lista d’attesa, oppure scegli un’altra lezione.',
  'The only place is taken. Join the waitlist, or choose another class.':
    'L’unico posto è preso. Mettiti in lista d’attesa, oppure scegli un’altra lezione.',
  'All {count} places are taken. Join the waitlist, or choose another class.':
    'Tutti i {count} posti sono presi. Mettiti in lista d’attesa, oppure scegli un’altra lezione.',
  'All {count} places are held. Join the waitlist, or choose another class.':
    'Tutti i {count} posti sono tenuti per altri. Mettiti in lista d’attesa, oppure scegli un’altra lezione.',
  'There is 1 appointment to come, the first on {when}. Cancel it first.':
    'È previsto 1 appuntamento: {when}. Prima annullalo.',
  'There are {count} appointments to come, the first on {when}. Cancel them first.':
    'Sono previsti {count} appuntamenti, il primo {when}. Prima annullali.',
  '1 place and as many who came. Take back the check-in of somebody who was not there first.':
    'C’è 1 posto ed è già arrivata 1 persona. Togli prima la presenza di chi non c’era.',
  '{count} places and as many who came. Take back the check-in of somebody who was not there first.':
    'Ci sono {count} posti e altrettante persone presenti. Togli prima la presenza di chi non c’era.',
  'The studio is closed {days} ({reason}). Delete that closure first.':
    'Lo studio è già chiuso: {days} ({reason}). Elimina prima quella chiusura.',
  'The studio is closed {days}. Delete that closure first.':
    'Lo studio è già chiuso: {days}. Elimina prima quella chiusura.',
  '{name} on {when} has {places}, and {room} has {seats}. Lower its capacity, or draw more seats.':
    '{name}, {when}: {places}, ma nella sala {room} ce ne sono {seats}. Riduci i posti o disegnane altri.',
  'The series of {name} has {places}, and {room} has {seats}. Lower its capacity, or draw more seats.':
    'La serie di {name}: {places}, ma nella sala {room} ce ne sono {seats}. Riduci i posti o disegnane altri.',
  'The class template {name} has {places}, and {room} has {seats}. Lower its capacity, or draw more seats.':
    'Il modello di lezione {name}: {places}, ma nella sala {room} ce ne sono {seats}. Riduci i posti o disegnane altri.',
  '{name} has {places}, and {room} has {seats}. Lower its capacity, or draw more seats.':
    '{name}: {places}, ma nella sala {room} ce ne sono {seats}. Riduci i posti o disegnane altri.',
  '{who} is booked on {seat} in {name} on {when}. Save anyway to give them another seat.':
    '{who} ha prenotato il posto {seat}: {name}, {when}. Salva comunque per assegnarne un altro.',
  '{name} is used by {names}. Choose another room for them first.':
    '{name} serve ancora: {names}. Scegli prima un’altra sala.',
  'Two seats stand on the same square. Move {name}': 'Due posti sono sulla stessa casella. Sposta {name}',
  'The room plan is in use': 'La pianta della sala è in uso',
  'The appointment has begun': 'L’appuntamento è iniziato',
  'The membership does not cover this class': 'L’abbonamento non copre questa lezione',
  'The waitlist is closed': 'La lista d’attesa è chiusa',
  'Two seats are called {name}. Give each a name of its own':
    'Due posti si chiamano {name}. Dai a ciascuno un nome suo',
  'Check-in closed on {when}. Say what became of the appointment instead.':
    'Il check-in è chiuso da: {when}. Indica invece com’è andato l’appuntamento.',
  'The appointment began on {when}. Ask the studio about it.':
    'L’appuntamento è iniziato: {when}. Parlane con lo studio.',
  '{name} was cancelled: it has no seats any more.': '{name}: annullata, non ha più posti.',
}
