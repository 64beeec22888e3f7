export const en = () => {
  const DAYS =
    'Days are the studio’s: a class counts on the day on which it begins, a payment on the day on which it was made.'
  const BEFORE =
    'It is compared with the period before that is as long: a month with the month before, up to the same day while it runs.'
  const CLASSES = 'Only classes that have begun count. Of a cancelled class nobody is counted.'
  const BOOKED =
    'Booked is who held a place when the class began: those who came, the no-shows, and those nobody has said anything about.'
  const WORTH =
    'A visit is worth what was paid for it alone, or what was paid for a pack over its credits, or for an unlimited membership the month’s part of what was paid over the month’s visits. VAT is in it, refunds are taken off, as in a payroll run. Where nothing was paid it is worth nothing.'

  return {
    how: {
      overview: [
        'Each figure is the one of its own report.',
        'Recurring revenue and subscriptions are those on the last day; the others are of all days together.',
        DAYS,
        BEFORE,
      ],
      revenue: [
        'Revenue is what was paid. A refund is taken off on the day on which it was given back, not on the day of the sale.',
        'Selling a gift card is no revenue: paying with one is.',
        'What is given away is none, nor is what was paid in a former software.',
        'Taxes are those on the receipts. Together they make the revenue.',
        DAYS,
        BEFORE,
      ],
      attendance: [CLASSES, BOOKED, 'Cancelled late is who cancelled after the time for doing so free.', DAYS, BEFORE],
      classes: [CLASSES, BOOKED, 'Fill is booked of all places. Hours are those at which classes begin.', DAYS, BEFORE],
      retention: [
        'Everybody belongs to the month of their very first visit. A row says how many of them came at least once in that month and in each later one.',
        'The month that still runs has a dashed frame: it is not over. The average leaves it out.',
        'It begins to say something once there are three months of visits.',
      ],
      absent: [
        'Regulars came six times or more in the month of their last visit and the two before it.',
        'Listed are those whose last class lies on the days chosen, who have been at no appointment since, have nothing booked and are active clients.',
        'First stand those who are away more than twice as long as usual: who came last week has hardly stopped.',
      ],
      memberships: [
        'A membership is in force from its first day to its last, or to the day before it was cancelled. One that ended on its first day never was.',
        'Churn is the part of the subscriptions in force before the first day that ended on these days.',
        'Recurring revenue is what the subscriptions in force on the last day cost in a month, at their own price; yearly ones a twelfth. Paused ones and those given away are left out.',
        'Subscriptions and recurring revenue before are those on the last day of the period before.',
        BEFORE,
      ],
      instructors: [
        'A class belongs to whoever taught it: the substitute, where there was one.',
        WORTH,
        'What visits are worth is said of 92 days at most.',
        'An appointment counts once it is completed. Hours are those of classes and appointments together.',
        CLASSES,
        BEFORE,
      ],
      schedule: [
        'The last whole weeks are played again with the bookings and waitlists they had. Nothing is changed in the studio.',
        'Who had booked a class that moves follows if they came on that weekday within an hour of that time in the half year before, and are in no other class or appointment then, as the changed timetable has it. All others are lost.',
        'Of a class that is not held everybody is lost; on a day on which the studio was closed none is moved or added to. In a smaller one the last to book lose their place.',
        'Places that come free by a change go to those who waited in vain and are in no other class then, in their order. An added class takes those who waited in vain for one of its kind in the same week and have come at that time before. Only those get a place whose membership was good that day and covers the class then, or who can pay for it alone; credits and limits are not asked. Nobody else comes: it says the least, not the most.',
        `Income is what visits are worth. ${WORTH}`,
        'Pay is what the instructor’s pay components say for a class; percentages are of what visits are worth without VAT. To break even is how many have to come to a class for it to bring in its pay.',
      ],
      policy: [
        'The bookings of the days are judged by today’s rules and by the changed ones. Nothing is changed in the studio.',
        'People cancel and stay away as they did: nobody is taken to behave otherwise because of the rules.',
        'Classes with a time of their own for cancelling keep it, and so do memberships with fees of their own. Who was let off stays let off.',
        'Fees are those that would be asked, before any is waived.',
        'An offer from the waitlist that ran out counts as taken if it would have been open longer: its time stands still at night and ends when booking closes.',
      ],
    },
  }
}

type Words = ReturnType<typeof en>

export const de = (): Words => {
  const DAYS =
    'Gemeint sind die Tage des Studios: Ein Kurs zählt an dem Tag, an dem er beginnt, eine Zahlung an dem, an dem sie geleistet wurde.'
  const BEFORE =
    'Verglichen wird mit dem Zeitraum davor, der ebenso lang ist: ein Monat mit dem vorigen, bis zum selben Tag, solange er noch läuft.'
  const CLASSES = 'Es zählen nur Kurse, die begonnen haben. Bei einem abgesagten Kurs wird niemand gezählt.'
  const BOOKED =
    'Gebucht sind alle, die bei Kursbeginn einen Platz hatten: wer kam, wer nicht erschien und wozu nichts festgehalten wurde.'
  const WORTH =
    'Ein Besuch ist wert, was für ihn allein bezahlt wurde, oder der Preis einer Karte geteilt durch ihr Guthaben, oder bei einer unbegrenzten Mitgliedschaft der Monatsanteil des Preises geteilt durch die Besuche des Monats. Die MwSt. ist enthalten, Erstattungen sind abgezogen, wie in der Vergütungsabrechnung. Wofür nichts bezahlt wurde, das ist nichts wert.'

  return {
    how: {
      overview: [
        'Jede Zahl ist die ihres eigenen Berichts.',
        'Wiederkehrender Umsatz und Abos gelten für den letzten Tag, alles andere für alle Tage zusammen.',
        DAYS,
        BEFORE,
      ],
      revenue: [
        'Umsatz ist, was bezahlt wurde. Eine Erstattung wird an dem Tag abgezogen, an dem sie geschah, nicht am Tag des Verkaufs.',
        'Einen Gutschein zu verkaufen ist kein Umsatz: damit zu bezahlen schon.',
        'Geschenktes ist keiner, und auch nicht, was in einer früheren Software bezahlt wurde.',
        'Die Steuern sind die auf den Belegen. Zusammen ergeben sie den Umsatz.',
        DAYS,
        BEFORE,
      ],
      attendance: [CLASSES, BOOKED, 'Spät storniert ist, was nach der Stornofrist storniert wurde.', DAYS, BEFORE],
      classes: [
        CLASSES,
        BOOKED,
        'Die Auslastung ist der Anteil der gebuchten an allen Plätzen. Die Stunde ist die, in der ein Kurs beginnt.',
        DAYS,
        BEFORE,
      ],
      retention: [
        'Jede Person gehört zum Monat ihres allerersten Besuchs. Eine Zeile sagt, wie viele von ihnen in diesem und in jedem späteren Monat mindestens einmal kamen.',
        'Der laufende Monat ist gestrichelt umrandet: Er ist noch nicht vorbei. Der Durchschnitt lässt ihn weg.',
        'Aussagekräftig wird das nach drei Monaten mit Besuchen.',
      ],
      absent: [
        'Zur Stammkundschaft gehört, wer im Monat des letzten Besuchs und den beiden davor mindestens sechsmal da war.',
        'Hier steht, wessen letzter Kurs in den gewählten Tagen liegt, wer seitdem auch keinen Termin hatte, nichts gebucht hat und aktiv ist.',
        'Zuerst stehen die, die mehr als doppelt so lange weg sind wie sonst: Wer letzte Woche da war, hat kaum aufgehört.',
      ],
      memberships: [
        'Eine Mitgliedschaft gilt vom ersten bis zum letzten Tag oder bis zum Tag vor ihrem vorzeitigen Ende. Endete sie an ihrem ersten Tag, galt sie nie.',
        'Die Kündigungsrate ist der Anteil der Abos vom Tag davor, die in diesen Tagen endeten.',
        'Wiederkehrender Umsatz ist, was die am letzten Tag geltenden Abos im Monat kosten, jedes zu seinem Preis; ein Jahresabo zu einem Zwölftel. Pausierte und verschenkte zählen nicht.',
        'Abos und wiederkehrender Umsatz davor sind die am letzten Tag des Zeitraums davor.',
        BEFORE,
      ],
      instructors: [
        'Ein Kurs gehört zu der Person, die ihn gegeben hat: zur Vertretung, wenn es eine gab.',
        WORTH,
        'Der Wert der Besuche wird für höchstens 92 Tage angegeben.',
        'Ein Termin zählt, wenn er stattgefunden hat. Die Stunden sind die von Kursen und Terminen zusammen.',
        CLASSES,
        BEFORE,
      ],
      schedule: [
        'Die letzten ganzen Wochen werden noch einmal durchgespielt, mit ihren Buchungen und Wartelisten. Im Studio ändert sich nichts.',
        'Wer einen verschobenen Kurs gebucht hatte, geht mit, wenn zweierlei gilt: Im halben Jahr davor gab es einen Besuch am neuen Wochentag, höchstens eine Stunde neben der neuen Zeit, und im geänderten Kursplan liegt dort kein anderer gebuchter Kurs oder Termin. Alle anderen gehen verloren.',
        'Fällt ein Kurs weg, gehen alle verloren; an einem Tag, an dem das Studio geschlossen war, wird keiner verschoben oder hinzugefügt. Wird ein Kurs kleiner, verlieren die ihren Platz, die zuletzt gebucht haben.',
        'Plätze, die durch eine Änderung frei werden, gehen der Reihe nach an alle, die vergeblich gewartet haben und zu der Zeit in keinem anderen Kurs sind. In einen zusätzlichen Kurs kommt, wer in derselben Woche vergeblich auf einen solchen gewartet hat und schon einmal zu dieser Zeit da war. Einen Platz bekommt nur, wessen Mitgliedschaft an dem Tag galt und den Kurs dann abdeckt, oder wer ihn einzeln bezahlen kann; nach Guthaben und Limits wird nicht gefragt. Sonst kommt niemand: Es ist das Mindeste, nicht das Höchste.',
        `Die Einnahmen sind der Wert der Besuche. ${WORTH}`,
        'Die Vergütung ist, was die Vergütungsarten der Lehrkraft für einen Kurs vorsehen; Prozentsätze gelten vom Wert der Besuche ohne MwSt. Die Schwelle sagt, wie viele in einen Kurs kommen müssen, damit er seine Vergütung einbringt.',
      ],
      policy: [
        'Die Buchungen der Tage werden nach den heutigen und nach den geänderten Regeln beurteilt. Im Studio ändert sich nichts.',
        'Alle stornieren und fehlen, wie sie es getan haben: Niemand verhält sich der Regeln wegen anders.',
        'Kurse mit eigener Stornofrist behalten sie, ebenso Mitgliedschaften mit eigenen Gebühren. Wer entschuldigt war, bleibt entschuldigt.',
        'Gebühren sind die, die verlangt würden, bevor welche erlassen werden.',
        'Ein abgelaufenes Angebot von der Warteliste gilt als angenommen, wenn es länger offen gewesen wäre: Nachts steht seine Zeit still, und sie endet mit dem Buchungsschluss.',
      ],
    },
  }
}

export const es = (): Words => {
  const DAYS = 'Los días son los del centro: una clase cuenta el día en que empieza; un pago, el día en que se hizo.'
  const BEFORE =
    'Se compara con el periodo anterior de la misma duración: un mes con el mes anterior, hasta el mismo día mientras no haya terminado.'
  const CLASSES = 'Solo cuentan las clases que han empezado. En una clase cancelada no se cuenta a nadie.'
  const BOOKED =
    'Con reserva está quien tenía plaza al empezar la clase: quienes asistieron, quienes no vinieron y quienes quedaron sin registrar.'
  const WORTH =
    'Una visita vale lo que se pagó solo por ella; con un bono, su precio dividido entre sus créditos; con uno ilimitado, la parte del mes de lo que se pagó dividida entre las visitas del mes. Incluye el IVA y descuenta los reembolsos, como en las nóminas. Si no se pagó nada, no vale nada.'

  return {
    /** How each report counts. */
    how: {
      overview: [
        'Cada cifra es la de su propio informe.',
        'Los ingresos recurrentes y las suscripciones son los del último día; lo demás es de todos los días juntos.',
        DAYS,
        BEFORE,
      ],
      revenue: [
        'Los ingresos son lo que se ha pagado. Un reembolso se descuenta el día en que se hizo, no el día de la venta.',
        'Vender una tarjeta regalo no es un ingreso: pagar con ella, sí.',
        'Tampoco lo es lo que se regala ni lo que se pagó en un programa anterior.',
        'Los impuestos son los de los recibos. Juntos suman los ingresos.',
        DAYS,
        BEFORE,
      ],
      attendance: [CLASSES, BOOKED, 'Cancelada tarde es la que se canceló fuera del plazo gratuito.', DAYS, BEFORE],
      classes: [
        CLASSES,
        BOOKED,
        'La ocupación son las plazas reservadas sobre el total de plazas. La hora es aquella en que empieza la clase.',
        DAYS,
        BEFORE,
      ],
      retention: [
        'Cada cual pertenece al mes de su primera visita. Una fila dice cuántos vinieron al menos una vez ese mes y cada uno de los siguientes.',
        'El mes en curso tiene un borde discontinuo: no ha terminado. La media no lo incluye.',
        'Empieza a decir algo cuando hay tres meses de visitas.',
      ],
      absent: [
        'Los clientes habituales vinieron seis veces o más en el mes de su última visita y los dos anteriores.',
        'Aparece quien tuvo su última clase en los días elegidos, no ha venido desde entonces a ninguna cita, no tiene reservas y sigue activo.',
        'Primero aparece quien lleva más del doble de lo habitual sin venir: quien vino la semana pasada difícilmente lo ha dejado.',
      ],
      memberships: [
        'Un bono o una suscripción está en vigor del primer al último día, o hasta la víspera de su cancelación. Lo que terminó su primer día nunca lo estuvo.',
        'La tasa de bajas es la parte de las suscripciones en vigor antes del primer día que terminaron en estos días.',
        'Los ingresos recurrentes son lo que cuestan al mes, a su propio precio, las suscripciones en vigor el último día; las anuales, una doceava parte. No cuentan las que están en pausa ni las regaladas.',
        'Las suscripciones y los ingresos recurrentes de antes son los del último día del período anterior.',
        BEFORE,
      ],
      instructors: [
        'Una clase es de quien la dio: de quien hizo la sustitución, si la hubo.',
        WORTH,
        'El valor de las visitas se calcula para 92 días como máximo.',
        'Una cita cuenta cuando se ha realizado. Las horas son de clases y citas juntas.',
        CLASSES,
        BEFORE,
      ],
      schedule: [
        'Se repasan las últimas semanas completas con las reservas y listas de espera que tuvieron. En el centro no cambia nada.',
        'Quien había reservado una clase que se mueve la sigue si en el medio año anterior vino ese día de la semana con menos de una hora de diferencia, y si entonces no está en otra clase o cita según el horario cambiado. Los demás se pierden.',
        'De una clase que no se da se pierden todos; en un día de cierre no se mueve ni se añade ninguna. En una con menos plazas, pierden la suya los últimos en reservar.',
        'Las plazas que quedan libres por un cambio son para quienes esperaron en vano y entonces no están en otra clase, por su orden. Una clase añadida recibe a quienes esperaron en vano por otra del mismo tipo esa semana y ya han venido a esa hora. Solo consigue plaza quien tenía ese día un bono o una suscripción en vigor que cubre la clase a esa hora, o puede pagarla suelta; no se miran créditos ni límites. No viene nadie más: dice lo mínimo, no lo máximo.',
        `Los ingresos son el valor de las visitas. ${WORTH}`,
        'La paga es lo que los conceptos de cada profesor dicen para una clase; los porcentajes son del valor de las visitas sin IVA. El equilibrio es cuánta gente tiene que venir para que una clase cubra su paga.',
      ],
      policy: [
        'Las reservas de esos días se juzgan con las reglas de hoy y con las cambiadas. En el centro no cambia nada.',
        'La gente cancela y falta como lo hizo: no se supone que las reglas cambien su conducta.',
        'Las clases con su propio plazo de cancelación lo conservan, y los bonos con recargos propios, también. Lo justificado sigue justificado.',
        'Los recargos son los que se pedirían, antes de perdonar ninguno.',
        'Una oferta de la lista de espera que caducó cuenta como aceptada si habría estado abierta más tiempo: por la noche su tiempo se detiene, y termina cuando cierran las reservas.',
      ],
    },
  }
}

export const fr = (): Words => {
  const DAYS =
    'Les jours sont ceux du studio\u00a0: un cours compte le jour où il commence, un paiement le jour où il est fait.'
  const BEFORE =
    'La comparaison se fait avec la période précédente de même longueur\u00a0: un mois avec le mois d’avant, jusqu’au même jour tant qu’il est en cours.'
  const CLASSES = 'Seuls les cours qui ont commencé comptent. Dans un cours annulé, personne n’est compté.'
  const BOOKED =
    'Réservé veut dire\u00a0: avait une place quand le cours a commencé. Ce sont les présences, les absences, et les places dont personne n’a rien dit.'
  const WORTH =
    'Une visite vaut ce qui a été payé pour elle seule, ou le prix d’un carnet divisé par ses crédits, ou, pour un abonnement illimité, la part du mois dans ce qui a été payé, divisée par les visites du mois. TVA comprise, remboursements déduits, comme dans une paie. Si rien n’a été payé, elle ne vaut rien.'

  return {
    how: {
      overview: [
        'Chaque chiffre est celui de son propre rapport.',
        'Le revenu récurrent et les abonnements sont ceux du dernier jour\u202f; les autres chiffres valent pour tous les jours ensemble.',
        DAYS,
        BEFORE,
      ],
      revenue: [
        'Le chiffre d’affaires est ce qui a été payé. Un remboursement est déduit le jour où il est fait, pas le jour de la vente.',
        'Vendre une carte cadeau n’en est pas\u00a0: payer avec elle, oui.',
        'Ce qui est offert n’en est pas, ni ce qui a été payé dans un ancien logiciel.',
        'Les taxes sont celles des reçus. Ensemble, elles font le chiffre d’affaires.',
        DAYS,
        BEFORE,
      ],
      attendance: [
        CLASSES,
        BOOKED,
        'Annulé tard veut dire\u00a0: après le délai d’annulation sans frais.',
        DAYS,
        BEFORE,
      ],
      classes: [
        CLASSES,
        BOOKED,
        'Le remplissage est la part des places réservées. Les heures sont celles où les cours commencent.',
        DAYS,
        BEFORE,
      ],
      retention: [
        'Chacun appartient au mois de sa toute première visite. Une ligne dit combien de ces personnes sont venues au moins une fois ce mois-là et chaque mois suivant.',
        'Le mois en cours a un cadre en pointillé\u00a0: il n’est pas terminé. La moyenne le laisse de côté.',
        'Cela devient parlant au bout de trois mois de visites.',
      ],
      absent: [
        'Les habitués sont venus six fois ou plus pendant le mois de leur dernière visite et les deux précédents.',
        'La liste montre ceux dont le dernier cours tombe dans les jours choisis, qui n’ont eu aucun rendez-vous depuis, n’ont rien de réservé et sont des clients actifs.',
        'En premier viennent ceux qui sont absents depuis plus de deux fois leur rythme habituel\u00a0: qui est venu la semaine dernière n’a guère arrêté.',
      ],
      memberships: [
        'Un abonnement est en cours de son premier jour à son dernier, ou à la veille de sa résiliation. S’il a pris fin son premier jour, il ne l’a jamais été.',
        'L’attrition est la part des abonnements en cours avant le premier jour qui ont pris fin pendant ces jours.',
        'Le revenu récurrent est ce que coûtent par mois, à leur propre prix, les abonnements en cours le dernier jour\u202f; un abonnement annuel compte pour un douzième. Ceux en pause et ceux offerts sont laissés de côté.',
        'Les abonnements et le revenu récurrent d’avant sont ceux du dernier jour de la période précédente.',
        BEFORE,
      ],
      instructors: [
        'Un cours revient à qui l’a donné\u00a0: en cas de remplacement, à qui a remplacé.',
        WORTH,
        'La valeur des visites se calcule sur 92 jours au plus.',
        'Un rendez-vous compte une fois qu’il a eu lieu. Les heures sont celles des cours et des rendez-vous ensemble.',
        CLASSES,
        BEFORE,
      ],
      schedule: [
        'Les dernières semaines entières sont rejouées avec leurs réservations et leurs listes d’attente. Rien ne change dans le studio.',
        'Qui avait réservé un cours déplacé suit s’il est venu ce jour de la semaine, à une heure près, dans les six mois précédents, et n’a pas d’autre cours ni rendez-vous à ce moment selon le planning modifié. Tous les autres sont perdus.',
        'Si un cours n’a pas lieu, tout le monde est perdu\u202f; un jour de fermeture, rien n’est déplacé ni ajouté. Dans un cours plus petit, les derniers à avoir réservé perdent leur place.',
        'Les places libérées par un changement vont à qui avait attendu en vain et n’a pas d’autre cours à ce moment, dans l’ordre. Un cours ajouté prend qui avait attendu en vain pour un cours de ce type la même semaine et est déjà venu à cette heure. N’obtient une place que qui avait ce jour-là un abonnement valable couvrant le cours à cette heure, ou peut le payer à l’unité\u202f; les crédits et les limites ne sont pas vérifiés. Personne d’autre ne vient\u00a0: c’est le minimum, pas le maximum.',
        `La recette est ce que valent les visites. ${WORTH}`,
        'La rémunération est celle que prévoient les rémunérations du prof pour un cours\u202f; les pourcentages portent sur la valeur des visites hors TVA. Le seuil est le nombre de présences qu’il faut pour qu’un cours rapporte sa rémunération.',
      ],
      policy: [
        'Les réservations de ces jours sont jugées selon les règles d’aujourd’hui et selon les règles modifiées. Rien ne change dans le studio.',
        'Les annulations et les absences restent celles qui ont eu lieu\u00a0: on ne suppose pas que les règles changent les comportements.',
        'Les cours avec leur propre délai d’annulation le gardent, comme les abonnements avec leurs propres frais. Qui en était dispensé le reste.',
        'Les frais sont ceux qui seraient demandés, avant toute annulation.',
        'Une place proposée dont l’offre a expiré compte comme prise si l’offre avait duré plus longtemps\u00a0: son délai s’arrête la nuit et finit à la fermeture des réservations.',
      ],
    },
  }
}

export const it = (): Words => {
  const DAYS =
    'I giorni sono quelli dello studio: una lezione conta nel giorno in cui inizia, un pagamento in quello in cui è stato fatto.'
  const BEFORE =
    'Il confronto è con il periodo precedente di pari durata: un mese con il mese prima, fino allo stesso giorno finché è in corso.'
  const CLASSES = 'Contano solo le lezioni già iniziate. In una lezione annullata non si conta nessuno.'
  const BOOKED =
    'Prenotati sono tutti coloro che avevano un posto all’inizio della lezione: presenti, assenti, e chi non è stato registrato.'
  const WORTH =
    'Una visita vale quanto si è pagato solo per essa, oppure il prezzo di un pacchetto diviso per i suoi crediti, oppure, con un abbonamento illimitato, la parte del mese di quanto si è pagato, divisa per le visite del mese. L’IVA è compresa, i rimborsi sono tolti, come nel calcolo dei compensi. Dove non si è pagato nulla, non vale nulla.'

  return {
    how: {
      overview: [
        'Ogni cifra è quella del suo report.',
        'Ricavi ricorrenti e abbonamenti sono quelli dell’ultimo giorno; le altre cifre riguardano tutti i giorni insieme.',
        DAYS,
        BEFORE,
      ],
      revenue: [
        'I ricavi sono ciò che è stato pagato. Un rimborso si toglie nel giorno in cui è stato fatto, non in quello della vendita.',
        'Vendere un buono regalo non è un ricavo: lo è pagare con esso.',
        'Ciò che si regala non lo è, né ciò che è stato pagato in un software precedente.',
        'Le imposte sono quelle delle ricevute. Insieme formano i ricavi.',
        DAYS,
        BEFORE,
      ],
      attendance: [CLASSES, BOOKED, 'Annullata tardi vuol dire dopo il termine per annullare gratis.', DAYS, BEFORE],
      classes: [
        CLASSES,
        BOOKED,
        'Il riempimento è la quota di posti prenotati su tutti i posti. Le ore sono quelle in cui iniziano le lezioni.',
        DAYS,
        BEFORE,
      ],
      retention: [
        'Ognuno appartiene al mese della sua primissima visita. Una riga dice quanti di loro sono venuti almeno una volta in quel mese e in ognuno dei successivi.',
        'Il mese ancora in corso ha una cornice tratteggiata: non è finito. La media lo esclude.',
        'Comincia a dire qualcosa dopo tre mesi di visite.',
      ],
      absent: [
        'I clienti abituali sono venuti sei volte o più nel mese della loro ultima visita e nei due precedenti.',
        'Compare chi ha avuto l’ultima lezione nei giorni scelti, da allora non ha avuto appuntamenti, non ha prenotazioni ed è un cliente attivo.',
        'Prima compare chi manca da più del doppio del solito: chi è venuto la settimana scorsa difficilmente ha smesso.',
      ],
      memberships: [
        'Un abbonamento è in vigore dal primo all’ultimo giorno, o fino al giorno prima della disdetta. Uno terminato il primo giorno non lo è mai stato.',
        'L’abbandono è la quota degli abbonamenti ricorrenti in vigore prima del primo giorno che sono terminati in questi giorni.',
        'I ricavi ricorrenti sono quanto costano in un mese, al loro prezzo, gli abbonamenti in vigore l’ultimo giorno; quelli annuali per un dodicesimo. Restano fuori quelli in pausa e quelli regalati.',
        'Gli abbonamenti ricorrenti e i ricavi ricorrenti di prima sono quelli dell’ultimo giorno del periodo precedente.',
        BEFORE,
      ],
      instructors: [
        'Una lezione appartiene a chi l’ha tenuta: a chi ha sostituito, se c’è stata una sostituzione.',
        WORTH,
        'Il valore delle visite si calcola su 92 giorni al massimo.',
        'Un appuntamento conta quando si è svolto. Le ore sono di lezioni e appuntamenti insieme.',
        CLASSES,
        BEFORE,
      ],
      schedule: [
        'Le ultime settimane intere si ripercorrono con le prenotazioni e le liste d’attesa che avevano. Nello studio non cambia nulla.',
        'Chi aveva prenotato una lezione che si sposta la segue se nei sei mesi prima è venuto in quel giorno della settimana entro un’ora da quell’orario, e se allora non è in un’altra lezione o appuntamento, secondo l’orario modificato. Tutti gli altri si perdono.',
        'In una lezione che non si tiene si perdono tutti; in un giorno di chiusura dello studio non se ne spostano né se ne aggiungono. In una lezione con meno posti, li perde chi ha prenotato per ultimo.',
        'I posti liberati da una modifica vanno a chi ha atteso invano e allora non è in un’altra lezione, nel suo ordine. Una lezione aggiunta accoglie chi ha atteso invano per una dello stesso tipo nella stessa settimana ed è già venuto a quell’ora. Ottiene un posto solo chi quel giorno aveva un abbonamento valido che copre la lezione a quell’ora, o può pagarla singolarmente; crediti e limiti non si guardano. Non viene nessun altro: è il minimo, non il massimo.',
        `Le entrate sono il valore delle visite. ${WORTH}`,
        'Il compenso è quanto dicono le voci di compenso dell’insegnante per una lezione; le percentuali sono del valore delle visite senza IVA. Il pareggio è quante persone devono venire perché una lezione copra il suo compenso.',
      ],
      policy: [
        'Le prenotazioni dei giorni si giudicano con le regole di oggi e con quelle modificate. Nello studio non cambia nulla.',
        'Le persone annullano e mancano come hanno fatto: non si suppone che le regole cambino il comportamento.',
        'Le lezioni con un termine di annullamento proprio lo mantengono, e così gli abbonamenti con penali proprie. Chi è stato giustificato resta giustificato.',
        'Le penali sono quelle che si chiederebbero, prima di condonarne.',
        'Un’offerta scaduta della lista d’attesa conta come presa se sarebbe rimasta aperta più a lungo: di notte il suo tempo si ferma, e finisce quando chiudono le prenotazioni.',
      ],
    },
  }
}
