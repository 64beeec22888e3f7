export const en = {
  sell: {
    title: 'What do you sell?',
    lead: 'These three are what most studios begin with. Change the prices, and take away what you don’t want.',
    kinds: { drop_in: 'One class', pack: 'Ten classes', monthly: 'A month without limit' },
    names: { drop_in: 'Drop-in', pack: 'Ten classes', monthly: 'Monthly unlimited' },
    gives: {
      drop_in: 'Paid once, for one visit.',
      pack: 'Paid once, good for 180 days.',
      monthly: 'As many classes as they like, every month until it is cancelled.',
    },
    name: 'Name',
    price: 'Price',
    perMonth: 'Price a month',
    more: 'Clients see them on your price list. More kinds, trial offers and fees of their own are under Selling, Membership types.',
    onSale: 'On sale already',
    needName: 'Give each a name first.',
    needPrice: 'Give each a price first.',
    submit: 'Put on sale and continue',
    payThere: 'Clients can pay at the studio',
    payThereMeans:
      'Who has no membership yet books one class at a time and pays the drop-in price when they come. The roster shows what is to be paid.',
  },
  online: {
    title: 'Go online',
    lead: 'Clients book on their own phones, at an address that leads to this computer. While it is asleep, they see the last timetable.',
  },
  paid: {
    title: 'Get paid',
    lead: 'Taking money at the desk works from the first minute. Online payments can wait: Continue, and connect them any time under Settings.',
    deskTitle: 'At the desk, today',
    desk: 'Cash, card terminal, bank transfer and gift cards, each with a numbered receipt. Nothing to set up.',
    onlineTitle: 'Online, now or later',
    online: 'Clients pay in the portal with your own Stripe account: you get the money directly, and we take no share.',
  },
}

type Words = typeof en

export const de: Words = {
  sell: {
    title: 'Was verkaufst du?',
    lead: 'Mit diesen dreien fangen die meisten Studios an. Ändere die Preise, und nimm weg, was du nicht brauchst.',
    kinds: { drop_in: 'Ein Kurs', pack: 'Zehn Kurse', monthly: 'Ein Monat unbegrenzt' },
    names: { drop_in: 'Einzelkurs', pack: 'Zehnerkarte', monthly: 'Monatsabo unbegrenzt' },
    gives: {
      drop_in: 'Einmal bezahlt, für einen Besuch.',
      pack: 'Einmal bezahlt, 180 Tage gültig.',
      monthly: 'Unbegrenzt viele Kurse, jeden Monat, bis zur Kündigung.',
    },
    name: 'Name',
    price: 'Preis',
    perMonth: 'Preis pro Monat',
    more: 'Sie stehen in deiner Preisliste. Weitere Arten, Einstiegsangebote und eigene Gebühren findest du unter Mitgliedschaften.',
    onSale: 'Schon im Verkauf',
    needName: 'Gib zuerst allen einen Namen.',
    needPrice: 'Gib zuerst allen einen Preis.',
    submit: 'Verkaufen und weiter',
    payThere: 'Im Studio bezahlen ist erlaubt',
    payThereMeans:
      'Wer noch keine Mitgliedschaft hat, bucht immer nur einen Kurs auf einmal und zahlt vor Ort den Preis eines Einzelkurses. Was zu zahlen ist, zeigt die Anwesenheitsliste.',
  },
  online: {
    title: 'Online gehen',
    lead: 'Gebucht wird auf dem eigenen Handy, unter einer Adresse, die zu diesem Computer führt. Schläft er, ist der letzte Kursplan zu sehen.',
  },
  paid: {
    title: 'Bezahlt werden',
    lead: 'Am Empfang kassieren geht von der ersten Minute an. Onlinezahlungen können warten: Geh auf „Weiter“ und verbinde sie später in den Einstellungen.',
    deskTitle: 'Am Empfang, heute',
    desk: 'Bar, Kartenterminal, Überweisung und Gutscheine, immer mit nummeriertem Beleg. Es gibt nichts einzurichten.',
    onlineTitle: 'Online, jetzt oder später',
    online:
      'Bezahlt wird im Portal mit deinem eigenen Stripe-Konto: Du bekommst das Geld unmittelbar, und wir nehmen nichts davon.',
  },
}

export const es: Words = {
  sell: {
    title: '¿Qué vendes?',
    lead: 'Con estos tres empieza la mayoría. Cambia los precios y quita lo que no quieras.',
    kinds: { drop_in: 'Una clase', pack: 'Diez clases', monthly: 'Un mes sin límite' },
    names: { drop_in: 'Clase suelta', pack: 'Bono de diez clases', monthly: 'Mensual ilimitado' },
    gives: {
      drop_in: 'Un pago, una visita.',
      pack: 'Un pago; vale 180 días.',
      monthly: 'Todas las clases que quiera, cada mes hasta que se cancele.',
    },
    name: 'Nombre',
    price: 'Precio',
    perMonth: 'Precio al mes',
    more: 'Los clientes los ven en tu lista de precios. Más tipos, ofertas de prueba y cargos propios están en «Ventas», «Tipos de bono».',
    onSale: 'Ya a la venta',
    needName: 'Pon antes un nombre a cada uno.',
    needPrice: 'Pon antes un precio a cada uno.',
    submit: 'Poner a la venta y continuar',
    payThere: 'Los clientes pueden pagar en el centro',
    payThereMeans:
      'Quien aún no tiene bono reserva de clase en clase y paga el precio de la clase suelta al venir. La lista de asistencia muestra lo que falta por pagar.',
  },
  online: {
    title: 'En línea',
    lead: 'Los clientes reservan con su móvil, en una dirección que lleva a este ordenador. Mientras está en reposo, ven el último horario.',
  },
  paid: {
    title: 'Cobrar',
    lead: 'En recepción se puede cobrar desde el primer minuto. Los pagos en línea pueden esperar: continúa y conéctalos cuando quieras en «Ajustes».',
    deskTitle: 'En recepción, hoy',
    desk: 'Efectivo, datáfono, transferencia y tarjetas regalo, siempre con recibo numerado. No hay nada que configurar.',
    onlineTitle: 'En línea, ahora o más tarde',
    online:
      'Los clientes pagan en el portal con tu propia cuenta de Stripe: el dinero te llega directamente y no nos quedamos nada.',
  },
}

export const fr: Words = {
  sell: {
    title: 'Que vendez-vous\u202f?',
    lead: 'La plupart des studios commencent avec ces trois-là. Changez les prix, et retirez ce dont vous ne voulez pas.',
    kinds: { drop_in: 'Un cours', pack: 'Dix cours', monthly: 'Un mois sans limite' },
    names: { drop_in: 'Cours à l’unité', pack: 'Carnet de 10 cours', monthly: 'Mensuel illimité' },
    gives: {
      drop_in: 'Payé une fois, pour une visite.',
      pack: 'Payé une fois, valable 180 jours.',
      monthly: 'Autant de cours qu’on veut, chaque mois jusqu’à la résiliation.',
    },
    name: 'Nom',
    price: 'Prix',
    perMonth: 'Prix par mois',
    more: 'Les clients les voient dans vos tarifs. D’autres genres, des offres de découverte et des frais particuliers se trouvent sous Caisse, Types d’abonnement.',
    onSale: 'Déjà en vente',
    needName: 'Donnez d’abord un nom à chacun.',
    needPrice: 'Donnez d’abord un prix à chacun.',
    submit: 'Mettre en vente et continuer',
    payThere: 'Les clients peuvent payer au studio',
    payThereMeans:
      'Sans abonnement, on réserve un cours à la fois et on paie en arrivant le prix du cours à l’unité. La liste des participants montre ce qui reste à payer.',
  },
  online: {
    title: 'En ligne',
    lead: 'Les clients réservent sur leur téléphone, à une adresse qui mène à cet ordinateur. Quand il est en veille, ils voient le dernier planning connu.',
  },
  paid: {
    title: 'Les paiements',
    lead: 'Encaisser à l’accueil marche dès la première minute. Les paiements en ligne peuvent attendre\u00a0: continuez, et reliez-les à tout moment sous Réglages.',
    deskTitle: 'À l’accueil, dès aujourd’hui',
    desk: 'Espèces, carte, virement et cartes cadeaux, chaque fois avec un reçu numéroté. Rien à configurer.',
    onlineTitle: 'En ligne, maintenant ou plus tard',
    online:
      'Les clients paient sur le portail avec votre propre compte Stripe\u00a0: l’argent vous arrive sans détour, et nous ne prenons aucune commission.',
  },
}

export const it: Words = {
  sell: {
    title: 'Che cosa vendi?',
    lead: 'Con questi tre comincia la maggior parte degli studi. Cambia i prezzi, e togli ciò che non vuoi.',
    kinds: { drop_in: 'Una lezione', pack: 'Dieci lezioni', monthly: 'Un mese senza limiti' },
    names: { drop_in: 'Lezione singola', pack: 'Dieci lezioni', monthly: 'Mensile illimitato' },
    gives: {
      drop_in: 'Si paga una volta, per un ingresso.',
      pack: 'Si paga una volta, vale 180 giorni.',
      monthly: 'Lezioni illimitate, ogni mese fino alla disdetta.',
    },
    name: 'Nome',
    price: 'Prezzo',
    perMonth: 'Prezzo al mese',
    more: 'I clienti li vedono nel tuo listino. Altri tipi, offerte di prova e penali proprie sono in Vendite, Tipi di abbonamento.',
    onSale: 'Già in vendita',
    needName: 'Dai prima un nome a ognuno.',
    needPrice: 'Dai prima un prezzo a ognuno.',
    submit: 'Metti in vendita e continua',
    payThere: 'I clienti possono pagare in studio',
    payThereMeans:
      'Chi non ha ancora un abbonamento prenota una lezione alla volta e paga il prezzo della lezione singola quando viene. L’elenco dei partecipanti mostra che cosa è da pagare.',
  },
  online: {
    title: 'Vai online',
    lead: 'I clienti prenotano dal loro telefono, a un indirizzo che porta a questo computer. Mentre dorme, vedono l’ultimo orario.',
  },
  paid: {
    title: 'Incassa',
    lead: 'Incassare alla reception funziona dal primo minuto. I pagamenti online possono aspettare: continua, e collegali quando vuoi nelle impostazioni.',
    deskTitle: 'Alla reception, oggi',
    desk: 'Contanti, carta (POS), bonifico e buoni regalo, ognuno con una ricevuta numerata. Nulla da configurare.',
    onlineTitle: 'Online, ora o più tardi',
    online:
      'I clienti pagano nel portale con il tuo account Stripe: il denaro arriva direttamente a te, e noi non tratteniamo nulla.',
  },
}
