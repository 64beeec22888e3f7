export const en = () => {
  const DAYS = 'Days follow the studio’s clock: a class counts on the day it starts, a payment on the day it was made.'
  const BEFORE =
    'Figures are compared with the previous period of the same length: a month with the month before, up to the same day while it’s running.'
  const CLASSES = 'Only classes that have started count. Nobody is counted in a cancelled class.'
  const BOOKED = '“Booked” counts everyone with a spot at start time: checked in, no-show or not recorded.'
  const WORTH =
    'A visit is worth its own price, the price of a pack divided by its credits, or, for an unlimited membership, the month’s share of its price divided by the month’s visits. VAT is included and refunds are deducted, as in a pay run. Visits without a payment are worth nothing.'

  return {
    how: {
      overview: [
        'Each figure comes from its own report.',
        'Recurring revenue and subscriptions are as of the last day; the other figures cover all days.',
        DAYS,
        BEFORE,
      ],
      revenue: [
        'Revenue is the payments received. Refunds are deducted on the day they’re made, not on the day of the sale.',
        'Selling a gift card isn’t revenue; paying with one is.',
        'Gifts aren’t revenue, nor are payments from your former software.',
        'Taxes are those on the receipts. Together they add up to the revenue.',
        DAYS,
        BEFORE,
      ],
      attendance: [CLASSES, BOOKED, 'Late cancellations are those after the end of free cancellation.', DAYS, BEFORE],
      classes: [
        CLASSES,
        BOOKED,
        'Occupancy is booked spots out of all spots. Hours are the ones in which classes start.',
        DAYS,
        BEFORE,
      ],
      retention: [
        'Clients belong to the month of their very first visit. A row shows how many of them came at least once in that month and in each later one.',
        'The current month has a dashed frame: it isn’t over. The average leaves it out.',
        'The report becomes useful after three months of visits.',
      ],
      absent: [
        'Regulars came six times or more in the month of their last visit and the two months before.',
        'The list shows active clients whose last class was on the chosen dates, with no appointment since and nothing booked.',
        'Clients who’ve been away more than twice as long as usual come first. Clients who came last week have hardly stopped.',
      ],
      memberships: [
        'A membership is active from its first day to its last, or to the day before it was cancelled. If it ended on its first day, it never counts.',
        'Churn is the share of subscriptions active before the first day that ended on these days.',
        'Recurring revenue is the monthly price of the subscriptions active on the last day; yearly ones count a twelfth. Paused and free ones are left out.',
        'Earlier subscriptions and recurring revenue are as of the last day of the previous period.',
        BEFORE,
      ],
      instructors: [
        'A class belongs to its instructor, or to the substitute if there was one.',
        WORTH,
        'The value of visits covers 92 days at most.',
        'Appointments count once they’re completed. Hours cover classes and appointments.',
        CLASSES,
        BEFORE,
      ],
      schedule: [
        'The last whole weeks are replayed with their bookings and waitlists. Nothing changes in the studio.',
        'Clients follow a moved class if they came on that weekday within an hour of that time in the previous half year, and have no other class or appointment then in the changed schedule. All others are lost.',
        'If a class isn’t held, all its clients are lost; on closing days nothing is moved or added. In a smaller class, the last clients to book lose their spot.',
        'Spots freed by a change go to clients who waited in vain and have no other class then, in order. An added class takes clients who waited in vain for the same class type that week and have come at that time before. Only clients with a valid membership that covers the class, or who can pay for it as a drop-in, get a spot; credits and limits aren’t checked. Nobody else comes, so this is the minimum, not the maximum.',
        `Income is the value of the visits. ${WORTH}`,
        'Pay follows the instructor’s pay components for a class; percentages apply to the value of visits without VAT. Break-even is the number of visits at which a class covers its pay.',
      ],
      policy: [
        'The bookings on these days are judged by today’s rules and by the changed ones. Nothing changes in the studio.',
        'Cancellations and no-shows stay as they were: we assume that the rules don’t change what people do.',
        'Classes with their own cancellation time keep it, and so do memberships with their own fees. Excused clients stay excused.',
        'Fees are counted before any are waived.',
        'An expired waitlist offer counts as accepted if it would have stayed open longer: its time stops at night and ends when booking closes.',
      ],
    },
  }
}

type Words = ReturnType<typeof en>

export const de = (): Words => {
  const DAYS =
    'Es gilt die Uhr des Studios: Ein Kurs zählt an dem Tag, an dem er beginnt, eine Zahlung an dem Tag, an dem sie erfolgt ist.'
  const BEFORE =
    'Verglichen wird mit dem vorherigen Zeitraum gleicher Länge: ein Monat mit dem Monat davor, bis zum selben Tag, solange er läuft.'
  const CLASSES = 'Es zählen nur Kurse, die begonnen haben. Bei einem abgesagten Kurs wird niemand gezählt.'
  const BOOKED =
    '„Gebucht“ zählt alle, die bei Kursbeginn einen Platz hatten: eingecheckt, nicht erschienen oder nicht erfasst.'
  const WORTH =
    'Ein Besuch ist seinen Preis wert, oder den Preis einer Karte geteilt durch ihre Credits, oder bei einer unbegrenzten Mitgliedschaft den Monatsanteil ihres Preises geteilt durch die Besuche des Monats. Die MwSt. ist enthalten, Erstattungen sind abgezogen, wie in der Vergütungsabrechnung. Besuche ohne Zahlung sind nichts wert.'

  return {
    how: {
      overview: [
        'Jede Zahl stammt aus ihrem eigenen Bericht.',
        'Wiederkehrender Umsatz und Abos gelten für den letzten Tag, alle anderen Zahlen für alle Tage.',
        DAYS,
        BEFORE,
      ],
      revenue: [
        'Umsatz sind die erhaltenen Zahlungen. Erstattungen werden an ihrem eigenen Tag abgezogen, nicht am Tag des Verkaufs.',
        'Der Verkauf eines Gutscheins ist kein Umsatz, das Bezahlen damit schon.',
        'Geschenke sind kein Umsatz, ebenso wenig Zahlungen aus deiner früheren Software.',
        'Die Steuern sind die auf den Belegen. Zusammen ergeben sie den Umsatz.',
        DAYS,
        BEFORE,
      ],
      attendance: [CLASSES, BOOKED, 'Späte Stornierungen sind die nach Ablauf der kostenlosen Frist.', DAYS, BEFORE],
      classes: [
        CLASSES,
        BOOKED,
        'Die Auslastung ist der Anteil der gebuchten Plätze an allen. Die Stunde ist die, in der ein Kurs beginnt.',
        DAYS,
        BEFORE,
      ],
      retention: [
        'Kund:innen gehören zum Monat ihres allerersten Besuchs. Eine Zeile zeigt, wie viele von ihnen in diesem und in jedem späteren Monat mindestens einmal kamen.',
        'Der laufende Monat ist gestrichelt umrandet: Er ist noch nicht vorbei. Der Durchschnitt lässt ihn weg.',
        'Der Bericht ist nach drei Monaten mit Besuchen aussagekräftig.',
      ],
      absent: [
        'Stammkund:innen kamen im Monat ihres letzten Besuchs und den beiden davor mindestens sechsmal.',
        'Die Liste zeigt aktive Kund:innen, deren letzter Kurs in den gewählten Tagen liegt, ohne Termin seitdem und ohne Buchung.',
        'Zuerst kommen die, die mehr als doppelt so lange weg sind wie sonst. Wer letzte Woche da war, hat wohl nicht aufgehört.',
      ],
      memberships: [
        'Eine Mitgliedschaft läuft vom ersten bis zum letzten Tag oder bis zum Tag vor ihrer Kündigung. Endete sie am ersten Tag, zählt sie nie.',
        'Die Kündigungsrate ist der Anteil der vor dem ersten Tag laufenden Abos, die in diesen Tagen endeten.',
        'Wiederkehrender Umsatz ist der Monatspreis der am letzten Tag laufenden Abos; Jahresabos zählen ein Zwölftel. Pausierte und kostenlose zählen nicht.',
        'Frühere Abos und wiederkehrender Umsatz gelten für den letzten Tag des vorherigen Zeitraums.',
        BEFORE,
      ],
      instructors: [
        'Ein Kurs gehört zur unterrichtenden Person oder zur Vertretung, wenn es eine gab.',
        WORTH,
        'Der Wert der Besuche umfasst höchstens 92 Tage.',
        'Termine zählen, sobald sie abgeschlossen sind. Die Stunden umfassen Kurse und Termine.',
        CLASSES,
        BEFORE,
      ],
      schedule: [
        'Die letzten ganzen Wochen werden mit ihren Buchungen und Wartelisten noch einmal durchgespielt. Im Studio ändert sich nichts.',
        'Kund:innen gehen mit einem verschobenen Kurs mit, wenn sie im halben Jahr davor an diesem Wochentag höchstens eine Stunde vor oder nach dieser Zeit da waren und im geänderten Kursplan dann keinen anderen Kurs oder Termin haben. Alle anderen gehen verloren.',
        'Fällt ein Kurs aus, gehen alle verloren; an Schließtagen wird nichts verschoben oder hinzugefügt. In einem kleineren Kurs verliert den Platz, wer zuletzt gebucht hat.',
        'Durch eine Änderung frei gewordene Plätze gehen der Reihe nach an Kund:innen, die vergeblich gewartet haben und dann in keinem anderen Kurs sind. In einen zusätzlichen Kurs kommen die, die in derselben Woche vergeblich auf dieselbe Kursart gewartet haben und schon zu dieser Zeit da waren. Einen Platz bekommt nur, wer eine gültige Mitgliedschaft für den Kurs hat oder ihn als Einzelkurs bezahlen kann; Credits und Limits werden nicht geprüft. Sonst kommt niemand: Das ist das Minimum, nicht das Maximum.',
        `Die Einnahmen sind der Wert der Besuche. ${WORTH}`,
        'Die Vergütung folgt den Vergütungsarten der Person; Prozentsätze beziehen sich auf den Wert der Besuche ohne MwSt. Kostendeckung heißt: So viele Besuche braucht ein Kurs, um seine Vergütung zu decken.',
      ],
      policy: [
        'Die Buchungen der Tage werden nach den heutigen und nach den geänderten Regeln beurteilt. Im Studio ändert sich nichts.',
        'Stornierungen und Nichterscheinen bleiben, wie sie waren: Wir nehmen an, dass die Regeln das Verhalten nicht ändern.',
        'Kurse mit eigener Stornofrist behalten sie, ebenso Mitgliedschaften mit eigenen Gebühren. Entschuldigte bleiben entschuldigt.',
        'Gebühren zählen, bevor welche erlassen werden.',
        'Ein abgelaufenes Angebot der Warteliste gilt als angenommen, wenn es länger offen gewesen wäre: Nachts steht seine Zeit still, und sie endet mit dem Buchungsschluss.',
      ],
    },
  }
}

export const es = (): Words => {
  const DAYS = 'Se sigue el reloj del centro: una clase cuenta el día en que empieza; un pago, el día en que se hizo.'
  const BEFORE =
    'Se compara con el periodo anterior de la misma duración: un mes con el mes anterior, hasta el mismo día mientras esté en curso.'
  const CLASSES = 'Solo cuentan las clases que han empezado. En una clase cancelada no se cuenta a nadie.'
  const BOOKED =
    '«Con reserva» cuenta a quienes tenían plaza al empezar la clase: asistieron, no asistieron o sin registrar.'
  const WORTH =
    'Una visita vale su precio, el precio de un bono dividido entre sus créditos o, con uno ilimitado, la parte mensual de su precio dividida entre las visitas del mes. Incluye el IVA y descuenta los reembolsos, como en las liquidaciones. Las visitas sin pago no valen nada.'

  return {
    /** Explains the figures of each report. */
    how: {
      overview: [
        'Cada cifra viene de su propio informe.',
        'Los ingresos recurrentes y las suscripciones son los del último día; las demás cifras abarcan todos los días.',
        DAYS,
        BEFORE,
      ],
      revenue: [
        'Los ingresos son los pagos recibidos. Los reembolsos se descuentan el día en que se hacen, no el día de la venta.',
        'Vender una tarjeta regalo no es un ingreso; pagar con ella, sí.',
        'Los regalos no son ingresos, ni tampoco los pagos de tu programa anterior.',
        'Los impuestos son los de las facturas. Juntos suman los ingresos.',
        DAYS,
        BEFORE,
      ],
      attendance: [CLASSES, BOOKED, 'Las cancelaciones tardías son las posteriores al plazo gratuito.', DAYS, BEFORE],
      classes: [
        CLASSES,
        BOOKED,
        'La ocupación son las plazas reservadas sobre el total. La hora es aquella en que empieza la clase.',
        DAYS,
        BEFORE,
      ],
      retention: [
        'Cada cliente pertenece al mes de su primera visita. Una fila muestra cuántos vinieron al menos una vez ese mes y cada uno de los siguientes.',
        'El mes en curso tiene un borde discontinuo: no ha terminado. La media no lo incluye.',
        'El informe es útil a los tres meses de visitas.',
      ],
      absent: [
        'Los clientes habituales vinieron seis veces o más en el mes de su última visita y los dos anteriores.',
        'La lista muestra clientes activos cuya última clase fue en los días elegidos, sin citas desde entonces y sin reservas.',
        'Primero aparecen quienes llevan sin venir más del doble de lo habitual. Quien vino la semana pasada apenas lo ha dejado.',
      ],
      memberships: [
        'Un bono o una suscripción está vigente del primer al último día, o hasta la víspera de su cancelación. Si terminó su primer día, no cuenta.',
        'La tasa de bajas es la parte de las suscripciones vigentes antes del primer día que terminaron en estos días.',
        'Los ingresos recurrentes son el precio mensual de las suscripciones vigentes el último día; las anuales cuentan una doceava parte. No cuentan las pausadas ni las gratuitas.',
        'Las suscripciones y los ingresos recurrentes anteriores son los del último día del periodo anterior.',
        BEFORE,
      ],
      instructors: [
        'Una clase pertenece a quien la dio, o a la sustitución si la hubo.',
        WORTH,
        'El valor de las visitas abarca 92 días como máximo.',
        'Las citas cuentan cuando se completan. Las horas abarcan clases y citas.',
        CLASSES,
        BEFORE,
      ],
      schedule: [
        'Se repasan las últimas semanas completas con las reservas y listas de espera que tuvieron. En el centro no cambia nada.',
        'Los clientes siguen una clase movida si en el medio año anterior vinieron ese día de la semana con menos de una hora de diferencia, y no tienen otra clase o cita entonces en el horario cambiado. Los demás se pierden.',
        'Si una clase no se da, se pierden todos; en días de cierre no se mueve ni se añade nada. En una clase con menos plazas, pierden la suya los últimos en reservar.',
        'Las plazas liberadas por un cambio son, por orden, para quienes esperaron en vano y no tienen otra clase entonces. Una clase añadida recibe a quienes esperaron en vano por el mismo tipo de clase esa semana y ya han venido a esa hora. Solo consigue plaza quien tiene un bono o una suscripción válida que cubre la clase, o puede pagarla suelta; no se comprueban créditos ni límites. No viene nadie más: es el mínimo, no el máximo.',
        `Los ingresos son el valor de las visitas. ${WORTH}`,
        'La remuneración sigue los conceptos de cada profesor/a para una clase; los porcentajes son del valor de las visitas sin IVA. El punto de equilibrio son las visitas con las que una clase cubre su remuneración.',
      ],
      policy: [
        'Las reservas de esos días se juzgan con las reglas de hoy y con las cambiadas. En el centro no cambia nada.',
        'Quién canceló y quién no asistió queda como fue: se supone que las reglas no cambian lo que hace la gente.',
        'Las clases con plazo de cancelación propio lo conservan, igual que los bonos y suscripciones con penalizaciones propias. Lo justificado sigue justificado.',
        'Las penalizaciones se cuentan antes de anular ninguna.',
        'Una oferta caducada de la lista de espera cuenta como aceptada si habría estado abierta más tiempo: su plazo se detiene por la noche y termina cuando cierran las reservas.',
      ],
    },
  }
}

export const fr = (): Words => {
  const DAYS =
    'L’horloge du studio fait foi\u00a0: un cours compte le jour où il commence, un paiement le jour où il est fait.'
  const BEFORE =
    'La comparaison porte sur la période précédente de même longueur\u00a0: un mois avec le mois d’avant, jusqu’au même jour tant qu’il est en cours.'
  const CLASSES = 'Seuls les cours qui ont commencé comptent. Dans un cours annulé, personne n’est compté.'
  const BOOKED =
    '«\u00a0Réservé\u00a0» compte toutes les personnes avec une place au début du cours\u00a0: présentes, absentes ou non pointées.'
  const WORTH =
    'Une visite vaut son prix, ou le prix d’un carnet divisé par ses crédits, ou, pour un abonnement illimité, la part mensuelle de son prix divisée par les visites du mois. TVA comprise, remboursements déduits, comme pour la rémunération. Une visite sans paiement ne vaut rien.'

  return {
    how: {
      overview: [
        'Chaque chiffre vient de son propre rapport.',
        'Le revenu récurrent et les abonnements sont ceux du dernier jour\u202f; les autres chiffres couvrent tous les jours.',
        DAYS,
        BEFORE,
      ],
      revenue: [
        'Le chiffre d’affaires est la somme des paiements reçus. Un remboursement est déduit le jour où il est fait, pas le jour de la vente.',
        'La vente d’une carte cadeau n’en fait pas partie\u202f; un paiement avec elle, oui.',
        'Les cadeaux n’en font pas partie, ni les paiements de votre ancien logiciel.',
        'Les taxes sont celles des reçus. Ensemble, elles composent le chiffre d’affaires.',
        DAYS,
        BEFORE,
      ],
      attendance: [
        CLASSES,
        BOOKED,
        'Les annulations tardives sont celles après le délai d’annulation sans frais.',
        DAYS,
        BEFORE,
      ],
      classes: [
        CLASSES,
        BOOKED,
        'Le remplissage est la part des places réservées. L’heure est celle où un cours commence.',
        DAYS,
        BEFORE,
      ],
      retention: [
        'Chaque client appartient au mois de sa toute première visite. Une ligne montre combien sont venus au moins une fois ce mois-là et chaque mois suivant.',
        'Le mois en cours a un cadre en pointillé\u00a0: il n’est pas terminé. La moyenne le laisse de côté.',
        'Le rapport devient utile après trois mois de visites.',
      ],
      absent: [
        'Les clients réguliers sont venus six fois ou plus pendant le mois de leur dernière visite et les deux précédents.',
        'La liste montre les clients actifs dont le dernier cours tombe dans les jours choisis, sans rendez-vous depuis et sans réservation.',
        'En premier viennent ceux qui sont absents depuis plus de deux fois leur rythme habituel. Une visite la semaine dernière n’est pas encore un arrêt.',
      ],
      memberships: [
        'Un abonnement est en cours de son premier à son dernier jour, ou à la veille de sa résiliation. S’il a pris fin son premier jour, il ne compte pas.',
        'Le taux de résiliation est la part des abonnements en cours avant le premier jour qui ont pris fin pendant ces jours.',
        'Le revenu récurrent est le prix mensuel des abonnements en cours le dernier jour\u202f; un abonnement annuel compte pour un douzième. Ceux en pause ou gratuits ne comptent pas.',
        'Les abonnements et le revenu récurrent précédents sont ceux du dernier jour de la période précédente.',
        BEFORE,
      ],
      instructors: [
        'Un cours est attribué à son professeur, ou au remplacement s’il y en a eu un.',
        WORTH,
        'La valeur des visites couvre 92 jours au plus.',
        'Un rendez-vous compte une fois terminé. Les heures couvrent les cours et les rendez-vous.',
        CLASSES,
        BEFORE,
      ],
      schedule: [
        'Les dernières semaines entières sont rejouées avec leurs réservations et leurs listes d’attente. Rien ne change dans le studio.',
        'Les clients suivent un cours déplacé s’ils sont venus ce jour de la semaine, à une heure près, dans les six mois précédents, et n’ont pas d’autre cours ni rendez-vous à ce moment dans le planning modifié. Les autres sont perdus.',
        'Si un cours n’a pas lieu, tous ses clients sont perdus\u202f; un jour de fermeture, rien n’est déplacé ni ajouté. Dans un cours plus petit, les derniers à avoir réservé perdent leur place.',
        'Les places libérées par un changement vont, dans l’ordre, aux clients qui ont attendu en vain et n’ont pas d’autre cours à ce moment. Un cours ajouté prend les clients qui ont attendu en vain le même type de cours cette semaine-là et sont déjà venus à cette heure. Une place exige un abonnement valable qui couvre le cours, ou un paiement à l’unité possible\u202f; les crédits et les limites ne sont pas vérifiés. Personne d’autre ne vient\u00a0: c’est le minimum, pas le maximum.',
        `Les recettes sont la valeur des visites. ${WORTH}`,
        'La rémunération suit les éléments prévus pour le professeur et un cours\u202f; les pourcentages portent sur la valeur des visites hors TVA. Le seuil est le nombre de visites auquel un cours couvre sa rémunération.',
      ],
      policy: [
        'Les réservations de ces jours sont jugées selon les règles d’aujourd’hui et selon les règles modifiées. Rien ne change dans le studio.',
        'Les annulations et les absences restent telles quelles\u00a0: on suppose que les règles ne changent pas les comportements.',
        'Les cours avec leur propre délai d’annulation le gardent, comme les abonnements avec leurs propres frais. Une absence excusée le reste.',
        'Les frais annulés sont comptés aussi.',
        'Une proposition expirée de la liste d’attente compte comme acceptée si elle était restée ouverte plus longtemps\u00a0: son délai s’arrête la nuit et finit à la fermeture des réservations.',
      ],
    },
  }
}

export const it = (): Words => {
  const DAYS =
    'Vale l’orologio dello studio: una lezione conta nel giorno in cui inizia, un pagamento in quello in cui è stato fatto.'
  const BEFORE =
    'Il confronto è con il periodo precedente di pari durata: un mese con il mese prima, fino allo stesso giorno finché è in corso.'
  const CLASSES = 'Contano solo le lezioni già iniziate. In una lezione annullata non si conta nessuno.'
  const BOOKED =
    '«Prenotati» conta tutti coloro che avevano un posto all’inizio della lezione: presenti, assenti o non registrati.'
  const WORTH =
    'Una visita vale il suo prezzo, il prezzo di un pacchetto diviso per i suoi crediti oppure, con un abbonamento illimitato, la parte mensile del suo prezzo divisa per le visite del mese. L’IVA è inclusa e i rimborsi sono detratti, come nel calcolo dei compensi. Le visite senza pagamento non valgono nulla.'

  return {
    how: {
      overview: [
        'Ogni cifra viene dal suo report.',
        'Ricavi ricorrenti e abbonamenti sono quelli dell’ultimo giorno; le altre cifre riguardano tutti i giorni.',
        DAYS,
        BEFORE,
      ],
      revenue: [
        'I ricavi sono i pagamenti ricevuti. I rimborsi si detraggono nel giorno in cui sono fatti, non in quello della vendita.',
        'Vendere un buono regalo non è un ricavo; usarlo per pagare sì.',
        'Gli omaggi non sono ricavi, né lo sono i pagamenti del tuo software precedente.',
        'Le imposte sono quelle delle ricevute. Insieme formano i ricavi.',
        DAYS,
        BEFORE,
      ],
      attendance: [CLASSES, BOOKED, 'Le disdette tardive sono quelle dopo il termine gratuito.', DAYS, BEFORE],
      classes: [
        CLASSES,
        BOOKED,
        'Il riempimento è la quota di posti prenotati sul totale. L’ora è quella in cui inizia una lezione.',
        DAYS,
        BEFORE,
      ],
      retention: [
        'Ogni cliente appartiene al mese della sua primissima visita. Una riga mostra quanti sono venuti almeno una volta in quel mese e in ognuno dei successivi.',
        'Il mese in corso ha una cornice tratteggiata: non è finito. La media lo esclude.',
        'Il report è utile dopo tre mesi di visite.',
      ],
      absent: [
        'I clienti abituali sono venuti sei volte o più nel mese della loro ultima visita e nei due precedenti.',
        'L’elenco mostra i clienti attivi con l’ultima lezione nei giorni scelti, senza appuntamenti da allora e senza prenotazioni.',
        'Prima appaiono i clienti che mancano da più del doppio del solito. Chi è venuto la settimana scorsa non ha certo smesso.',
      ],
      memberships: [
        'Un abbonamento è attivo dal primo all’ultimo giorno, o fino al giorno prima della disdetta. Se è terminato il primo giorno, non conta.',
        'Il tasso di abbandono è la quota degli abbonamenti attivi prima del primo giorno che sono terminati in questi giorni.',
        'I ricavi ricorrenti sono il prezzo mensile degli abbonamenti attivi l’ultimo giorno; quelli annuali contano un dodicesimo. Quelli in pausa e quelli gratuiti non contano.',
        'Gli abbonamenti e i ricavi ricorrenti di prima sono quelli dell’ultimo giorno del periodo precedente.',
        BEFORE,
      ],
      instructors: [
        'Una lezione appartiene al suo insegnante, o a chi ha fatto la sostituzione.',
        WORTH,
        'Il valore delle visite riguarda 92 giorni al massimo.',
        'Gli appuntamenti contano quando sono conclusi. Le ore riguardano lezioni e appuntamenti.',
        CLASSES,
        BEFORE,
      ],
      schedule: [
        'Le ultime settimane intere si ripercorrono con le prenotazioni e le liste d’attesa che avevano. Nello studio non cambia nulla.',
        'I clienti seguono una lezione spostata se nei sei mesi precedenti sono venuti in quel giorno della settimana entro un’ora da quell’orario, e a quell’ora non hanno altre lezioni o appuntamenti nel calendario modificato. Gli altri si perdono.',
        'Se una lezione non si tiene, si perdono tutti; nei giorni di chiusura non si sposta né si aggiunge nulla. In una lezione con meno posti, li perde chi ha prenotato per ultimo.',
        'I posti liberati da una modifica vanno, in ordine, a chi ha atteso invano e a quell’ora non ha un’altra lezione. Una lezione aggiunta accoglie chi ha atteso invano lo stesso tipo di lezione in quella settimana ed è già venuto a quell’ora. Ottiene un posto solo chi ha un abbonamento valido che copre la lezione, o può pagarla singolarmente; crediti e limiti non vengono controllati. Non viene nessun altro: è il minimo, non il massimo.',
        `Le entrate sono il valore delle visite. ${WORTH}`,
        'Il compenso segue le voci dell’insegnante per una lezione; le percentuali sono sul valore delle visite senza IVA. Il pareggio è il numero di visite con cui una lezione copre il suo compenso.',
      ],
      policy: [
        'Le prenotazioni di questi giorni si valutano con le regole di oggi e con quelle modificate. Nello studio non cambia nulla.',
        'Disdette e assenze restano com’erano: si suppone che le regole non cambino il comportamento.',
        'Le lezioni con un proprio termine di disdetta lo mantengono, e così gli abbonamenti con penali proprie. Le assenze giustificate restano tali.',
        'Contano anche le penali poi annullate.',
        'Un’offerta scaduta della lista d’attesa conta come accettata se sarebbe rimasta aperta più a lungo: di notte il suo tempo si ferma, e finisce quando chiudono le prenotazioni.',
      ],
    },
  }
}
