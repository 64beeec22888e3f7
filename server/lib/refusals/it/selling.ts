import type { RefusalWords } from '../texts.ts'

export const selling: RefusalWords<'selling'> = {
  'This membership starts on {day}. It becomes active by itself on that day.':
    'Questo abbonamento inizia {day}. Quel giorno diventa attivo da solo.',
  '{name} does not take this key. Nothing was kept.': '{name} non accetta questa chiave. Non è stato salvato nulla.',
  '{name} can’t be asked now. Nothing was kept.': '{name} al momento non è raggiungibile. Non è stato salvato nulla.',
  'Choose one of the listed providers.': 'Scegli uno dei servizi in elenco.',
  'The license could not be confirmed for two weeks. Connect this computer to the internet.':
    'Da due settimane la licenza non si può confermare. Collega questo computer a internet.',
  'This comes with the plan that has the assistant.': 'È compreso nel piano con l’assistente.',
  'More decimals than {currency} has': 'Più decimali di quanti ne ha {currency}',
  'Is before `start_date`': 'Viene prima di `start_date`',
  'The last message must be the user’s': 'L’ultimo messaggio deve essere dell’utente',
  'The AI provider does not answer now. Try again in a minute.':
    'Il servizio di IA ora non risponde. Riprova tra un minuto.',
  'This month’s AI tokens are used up. A key of the studio’s own has no such limit.':
    'I token di IA di questo mese sono esauriti. Una chiave propria dello studio non ha questo limite.',
  'The license service does not serve this license now.': 'Al momento il servizio licenze non serve questa licenza.',
  'The AI provider does not take the studio’s key any more. Enter another.':
    'Il servizio di IA non accetta più la chiave dello studio. Inseriscine un’altra.',
  'It is done already.': 'È già fatto.',
  'Ask the assistant again.': 'Chiedi di nuovo all’assistente.',
  'The code {code} was made for somebody else.': 'Il codice {code} è stato creato per un’altra persona.',
  'The payment processor does not know this secret key. Copy it again, whole.':
    'Il servizio di pagamento non riconosce questa chiave segreta. Copiala di nuovo, per intero.',
  'This key may not read the account. Give it the right to, or use the secret key.':
    'Questa chiave non può leggere l’account. Dalle il permesso, oppure usa la chiave segreta.',
  'One key is for tests, the other is live. Copy both from the same page':
    'Una chiave è di prova, l’altra è reale. Copiale entrambe dalla stessa pagina',
  'A live key is not sent to another address than the processor’s (STRIPE_API_BASE)':
    'Una chiave reale non si invia a un indirizzo diverso da quello del servizio di pagamento (STRIPE_API_BASE)',
  'Expected a key that begins with {example}': 'Serve una chiave che inizi con {example}',
  'Expected a secret that begins with whsec_': 'Serve un segreto che inizi con whsec_',
  'The payment processor can’t be reached at the moment. Nothing was paid. Try again in a minute.':
    'Al momento il servizio di pagamento non è raggiungibile. Non è stato pagato nulla. Riprova tra un minuto.',
  'Expected an absolute http(s) address without a user name, such as https://studio.example/paid':
    'Serve un indirizzo http(s) completo senza nome utente, come https://studio.example/paid',
  'More than 0': 'Più di 0',
  'At most {amount} {currency} can be paid online at once':
    'Online si possono pagare al massimo {amount} {currency} alla volta',
  '{amount} {currency} is less than can be paid online ({amount2} {currency2}). Pay at the studio, or use less of the gift card.':
    '{amount} {currency} è troppo poco per pagare online (minimo {amount2} {currency2}). Paga in studio, oppure usa meno del buono regalo.',
  'The payment processor does not take the studio’s key any more. The studio can renew it under Settings, Payments.':
    'Il servizio di pagamento non accetta più la chiave dello studio. Lo studio può rinnovarla in Impostazioni, Pagamenti.',
  'The studio’s key may not do this at the payment processor. Give it more rights there, or use another key.':
    'La chiave dello studio non ha questo permesso presso il servizio di pagamento. Dalle più permessi lì, oppure usa un’altra chiave.',
  'The payment processor refused this. Nothing was paid. Try again, or pay at the studio.':
    'Il servizio di pagamento ha rifiutato. Non è stato pagato nulla. Riprova, oppure paga in studio.',
  'The studio expects no messages from the payment processor here.':
    'Qui lo studio non attende messaggi dal servizio di pagamento.',
  'Somebody went to buy this membership online, so it stays for the record of that. Deactivate it to take it off sale.':
    'Qualcuno ha avviato un acquisto online di questo abbonamento, perciò resta agli atti. Disattivalo per toglierlo dalla vendita.',
  '{name} is sold out.': '{name}: esaurito.',
  'The studio does not sell online at the moment. Ask at the desk.':
    'Al momento lo studio non vende online. Chiedi alla reception.',
  'The code {code} has been used as often as it can be.':
    'Il codice {code} ha raggiunto il numero massimo di utilizzi.',
  '{name} is being bought right now, and its payment is under way. Wait until that is through.':
    'È in corso un acquisto di {name} e il suo pagamento. Aspetta che sia concluso.',
  'An intro offer is being bought right now, and it is once for ever. Finish that payment first.':
    'È in corso l’acquisto di un’offerta di benvenuto, e vale una volta sola. Prima concludi quel pagamento.',
  '{name} is not sold online. Ask at the studio for it.': '{name} non si vende online. Chiedi allo studio.',
  '{name} is not sold any more. Reactivate it or choose another.':
    '{name} non è più in vendita. Rimetti in vendita o scegli altro.',
  '{name} is not an active client. Reactivate them first.': 'L’account di {name} non è attivo. Prima riattivalo.',
  'You have had an intro offer, and it is once for ever. Choose another membership.':
    'Hai già avuto un’offerta di benvenuto, e vale una volta sola. Scegli un altro abbonamento.',
  '{name} runs already. Change or cancel that one instead of buying it again.':
    '{name} è già in corso. Cambia o disdici quello invece di acquistarlo di nuovo.',
  'There is no promo code “{code}”. Check the spelling.':
    'Non esiste un codice promozionale «{code}». Controlla come è scritto.',
  'This gift card can’t be used. Check the code, or ask the studio.':
    'Questo buono regalo non si può usare. Controlla il codice, oppure chiedi allo studio.',
  'Nothing is left to pay with it': 'Non resta nulla da pagare così',
  'The studio takes no payments online yet. Pay at the studio instead.':
    'Lo studio non incassa ancora online. Paga in studio.',
  'This is not signed by the payment processor with the studio’s secret, or too long ago.':
    'Non è firmato dal servizio di pagamento con il segreto dello studio, oppure è troppo vecchio.',
  '{amount} were paid and {amount2} can still be given back. Choose at most that.':
    'Sono stati pagati {amount} e se ne possono ancora rimborsare {amount2}. Scegli al massimo quell’importo.',
  'This was not paid here. Give it back {where}.': 'Non è stato pagato qui. Rimborsalo {where}.',
  '{amount} {currency} can still be given back; the rest is on its way. Choose at most that.':
    'Si possono ancora rimborsare {amount} {currency}; il resto è in arrivo. Scegli al massimo quell’importo.',
  'This subscription has ended already.': 'Questo abbonamento è già terminato.',
  '{name} has no credits left. Buy more, or wait for the next ones.':
    '{name} non ha più crediti. Acquistane altri o attendi i prossimi.',
  '{name} starts on {day}. Choose a class from that day on.':
    '{name} inizia {day}. Scegli una lezione da quel giorno in poi.',
  'Nothing is paid like this. Waive the charge instead.': 'Così non si paga nulla. Condona invece l’addebito.',
  'This charge was {status} on {when}; nothing is owed any more.':
    'Lo stato di questo addebito è «{status}» ({when}): non c’è più nulla da saldare.',
  'Name the gift card in payments, with its gift_card_code':
    'Indica il buono regalo in payments, con il suo gift_card_code',
  'They sum to {amount}, the total is {amount2}': 'La somma è {amount}, il totale è {amount2}',
  'The client has no e-mail. Give an address': 'Questa persona non ha un’e-mail. Indica un indirizzo',
  'The gift card ending in {codeLast4} has {value} {currency} left.':
    'Sul buono regalo che termina con {codeLast4} restano {value} {currency}.',
  'There is no gift card with this code. It may be another studio’s.':
    'Nessun buono regalo ha questo codice. Forse è di un altro studio.',
  'This is no code of a gift card: a character is wrong or missing. Type it again.':
    'Non è il codice di un buono regalo: un carattere è sbagliato o manca. Scrivilo di nuovo.',
  'This day is over. Choose today or later.': 'Questo giorno è passato. Scegli oggi o più tardi.',
  'A gift card can’t be bought with a gift card': 'Un buono regalo non si può acquistare con un buono regalo',
  'Is none of the methods in payments': 'Non è uno dei metodi in payments',
  'The code of this card was kept with a key that is lost. Give a new card for what is left on it.':
    'Il codice di questo buono era protetto con una chiave andata persa. Crea un nuovo buono per quanto resta.',
  'Nothing was changed. Try again in a minute.': 'Non è stato cambiato nulla. Riprova tra un minuto.',
  'Check it for slips: the license service does not know this key.':
    'Controlla di averla scritta bene: il servizio licenze non conosce questa chiave.',
  'Expected an ISO 4217 currency such as EUR': 'Serve una valuta ISO 4217 come EUR',
  'This membership type is priced in {currency}; the studio sells in {currency2}':
    'Il prezzo di questo tipo di abbonamento è in {currency}; lo studio vende in {currency2}',
  'The studio sells in {currency}. Leave the currency out.': 'Lo studio vende in {currency}. Non indicare la valuta.',
  'A membership is either unlimited or has credits. Leave out one of them.':
    'Un abbonamento è illimitato oppure ha crediti. Togli uno dei due.',
  'Packs and drop-ins have credits. Choose a time pass or a subscription for unlimited classes.':
    'Pacchetti e lezioni singole hanno crediti. Per lezioni illimitate scegli un pass o un abbonamento.',
  'A class pack has at least one credit.': 'Un pacchetto ha almeno un credito.',
  'Only subscriptions are billed at intervals.': 'Solo gli abbonamenti si addebitano a intervalli.',
  'Only credits given for each interval can roll over.':
    'Solo i crediti dati a ogni intervallo possono passare al successivo.',
  'Only an intro offer has an intro price.': 'Solo un’offerta di benvenuto ha un prezzo di benvenuto.',
  'Only subscriptions have credits for each interval.': 'Solo gli abbonamenti danno crediti a ogni intervallo.',
  'Clients have or had this membership, so it stays for their history. Deactivate it to take it off sale.':
    'Qualcuno ha o ha avuto questo abbonamento, perciò resta per lo storico. Disattivalo per toglierlo dalla vendita.',
  'Give a subscription credits for each interval, or make it unlimited.':
    'Dai all’abbonamento crediti a ogni intervallo, oppure rendilo illimitato.',
  'A time pass is unlimited while it is valid.': 'Un pass è illimitato finché vale.',
  'A drop-in is one credit.': 'Una lezione singola è un credito.',
  'Only an intro offer has an intro validity.': 'Solo un’offerta di benvenuto ha una durata di benvenuto.',
  'Ends before it starts': 'Finisce prima di iniziare',
  'This membership is unlimited; it has no credits': 'Questo abbonamento è illimitato: non ha crediti',
  '{name} had an intro offer from {day} on, and it is once for ever. Sell another membership, or give it again with a reason.':
    '{name} ha avuto un’offerta di benvenuto da {day}, e vale una volta sola. Vendi un altro abbonamento, oppure concedila di nuovo con un motivo.',
  'Is for a sale. Name the payment_method, too': 'È per una vendita. Indica anche payment_method',
  'The code {code} is for other memberships than this one.': 'Il codice {code} è per altri abbonamenti.',
  '{name} was cancelled.': '{name} è stato disdetto.',
  'Only a paused membership can be resumed; this one is {status}.':
    'Si può riprendere solo un abbonamento in pausa; lo stato di questo è «{status}».',
  'Only an active membership can be paused; this one is {status}.':
    'Si può mettere in pausa solo un abbonamento attivo; lo stato di questo è «{status}».',
  "This kind of membership can't be paused.": 'Questo tipo di abbonamento non si può mettere in pausa.',
  "A membership that is {from} can't become {to}.": 'Lo stato di un abbonamento non può passare da «{from}» a «{to}».',
  'This membership is cancelled, and that is final. Sell a new one instead.':
    'Questo abbonamento è stato disdetto, e in via definitiva. Vendine uno nuovo.',
  'This is a refund itself. Choose the payment that it gave back.':
    'Questo è già un rimborso. Scegli il pagamento che ha rimborsato.',
  '{name}: {count} can still come back. Choose at most that.':
    '{name}: se ne può ancora restituire {count}. Scegli al massimo quel numero.',
  'Is not part of this sale': 'Non fa parte di questa vendita',
  'Only products go back into stock': 'Solo i prodotti tornano a magazzino',
  'Is the salary for a week, two weeks or a month?': 'Lo stipendio è per una settimana, due settimane o un mese?',
  'Is for a fixed salary alone': 'Vale solo per uno stipendio fisso',
  'A percentage is at most 100': 'Una percentuale è al massimo 100',
  '{userName} has an active component of this kind. Change its rate, or end it first.':
    '{userName} ha già una voce attiva di questo tipo. Cambiane la tariffa, oppure prima falla terminare.',
  'Is before period_start': 'Viene prima di period_start',
  'A run has at most {days} days. Choose a shorter period.':
    'Un calcolo copre al massimo {days} giorni. Scegli un periodo più breve.',
  'This run is finalized: it stays as it is. Make another one for what is left.':
    'Questo calcolo è chiuso: resta com’è. Fanne un altro per ciò che manca.',
  'The run comes to {now} now, not to {then}: something has changed since. Work it out anew and look at it again.':
    'Il calcolo ora dà {now}, non {then}: nel frattempo qualcosa è cambiato. Ricalcola e controllalo di nuovo.',
  'This run is a draft: finalize it first, then note what was paid.':
    'Questo calcolo è una bozza: prima chiudilo, poi registra che cosa è stato pagato.',
  'This was marked as paid on {when} already.': 'Risulta già pagato: {when}.',
  '{name} has the SKU {sku} already. Choose another.': '{name} ha già lo SKU {sku}. Scegline un altro.',
  '{name}: {count} wanted, {stockQuantity} in stock. Take fewer or correct the stock.':
    '{name}: richiesti {count}, disponibili {stockQuantity}. Prendine meno o correggi le scorte.',
  'Nothing would change': 'Non cambierebbe nulla',
  'There is a promo code {code} already. Choose another name.':
    'Esiste già un codice promozionale {code}. Scegli un altro nome.',
  'There was a promo code {code}. Reactivate that one or choose another name.':
    'È già esistito un codice promozionale {code}. Riattiva quello o scegli un altro nome.',
  'Expected letters, digits and dashes, such as SPRING-20': 'Servono lettere, cifre e trattini, come SPRING-20',
  'At most six decimals': 'Al massimo sei decimali',
  'Ends before it begins': 'Finisce prima di iniziare',
  'Say the value too when you change what kind of discount it is':
    'Indica anche il valore quando cambi il tipo di sconto',
  'A client has used it more than once already. Create a new code instead.':
    'Qualcuno lo ha già usato più di una volta. Crea invece un nuovo codice.',
  'It has been used {usedCount} times already. Deactivate it to stop it.':
    'Usi finora: {usedCount}. Per fermarlo, disattivalo.',
  'The code {code} can be used once by each client, and it has been.':
    'Ogni persona può usare il codice {code} una volta, ed è già stato usato.',
  'The code {code} is good from {when}.': 'Il codice {code} vale da {when}.',
  'This membership costs nothing, so the code {code} has nothing to take off. Leave it out.':
    'Questo abbonamento non costa nulla, quindi il codice {code} non ha nulla da scontare. Toglilo.',
  'The code {code} is not in use any more.': 'Il codice {code} non è più in uso.',
  'The code {code} was good until {when}.': 'Il codice {code} valeva fino a {when}.',
  '{name} is not sold any more. Put it on sale again or leave it out.':
    '{name} non è più in vendita. Rimetti in vendita o togli.',
  'Is not paid by gift card': 'Non è pagato con un buono regalo',
  'Which gift card?': 'Quale buono regalo?',
  'No class of these weeks is there': 'In queste settimane non c’è nessuna lezione',
  'There is no such class template': 'Questo tipo di lezione non esiste',
  'Change each class once': 'Cambia ogni lezione una sola volta',
  '{day} is closed already. What was sold since belongs to the next day that is closed.':
    '{day}: cassa già chiusa. Ciò che è stato venduto dopo rientra nella prossima chiusura.',
  '{day} is closed already, and with it every day before. Close a later day.':
    '{day}: cassa già chiusa, come ogni giorno precedente. Chiudi un giorno successivo.',
  'This day has not begun': 'Questo giorno non è ancora iniziato',
  'More than was counted': 'Più di quanto contato',
  'Is counted twice': 'È contato due volte',
  'These are {days} days; ask for {days2} at the most': 'Sono {days} giorni; chiedine al massimo {days2}',
  '{name} is an intro offer like another one in this basket, and it is once for ever. Take one of them out.':
    '{name} è un’offerta di benvenuto, come un’altra in questo carrello, e vale una volta sola. Togline una.',
  'Needs a client: say in client_id who buys it': 'Serve una persona: indica in client_id chi acquista',
  'Is in the basket already': 'È già nel carrello',
  'A gift card can’t be bought with a gift card. Pay that part another way':
    'Un buono regalo non si può acquistare con un buono regalo. Paga quella parte in un altro modo',
  '{name} is paused. Resume it, or choose a class after the pause.':
    '{name} è in pausa. Riprendilo, oppure scegli una lezione dopo la pausa.',
  '{name} is paused until {day}. Resume it, or choose a class after the pause.':
    '{name} è in pausa fino a {day}. Riprendilo, oppure scegli una lezione dopo la pausa.',
  '{name} has ended. Renew it or choose another membership.':
    '{name} è terminato. Rinnovalo o scegli un altro abbonamento.',
  '{name} is good until {day} only. Renew it or choose another membership.':
    '{name} vale solo fino a {day}. Rinnovalo o scegli un altro abbonamento.',
  '1 day of pause left ({most} in all, {used} used). Ask for no more than that.':
    'Resta 1 giorno di pausa (in tutto {most}, usati {used}). Non chiederne di più.',
  '{count} days of pause left ({most} in all, {used} used). Ask for no more than that.':
    'Restano {count} giorni di pausa (in tutto {most}, usati {used}). Non chiederne di più.',
  'The gift card ending in {last4} has been deactivated.':
    'Il buono regalo che termina con {last4} è stato disattivato.',
  'The gift card ending in {last4} was good until {day}.':
    'Il buono regalo che termina con {last4} valeva fino a {day}.',
  'This membership ended on {day}.': 'Questo abbonamento è terminato {day}.',
  'This membership ended.': 'Questo abbonamento è terminato.',
  'It was to be good until {day}.': 'Doveva valere fino a {day}.',
  'Say until when it is good again: a later expires_at makes it active.':
    'Indica fino a quando vale di nuovo: un expires_at successivo lo rende attivo.',
  'A payment is overdue': 'Un pagamento è in ritardo',
  'Nothing is left on the gift card ending in {code}.': 'Sulla carta regalo che finisce con {code} non resta nulla.',
  'The last credit of this membership has just been used. Buy more, or choose another membership.':
    'L’ultimo credito di questo abbonamento è appena stato usato. Acquistane altri o scegli un altro abbonamento.',
  '{name} is not paid yet. Complete the payment first.': '{name} non è ancora pagato. Completa prima il pagamento.',
  'A payment for {name} has been failing for more than {days}. Update the payment.':
    'Un pagamento per {name} non riesce da più di {days}. Aggiorna il pagamento.',
  '{name} does not cover this class. Choose another membership.':
    '{name} non copre questa lezione. Scegli un altro abbonamento.',
}
