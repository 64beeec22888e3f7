export const en = {
  sell: {
    title: 'What do you sell?',
    lead: 'Most studios start with these three. Change the prices, and remove what you don’t need.',
    kinds: { drop_in: 'One class', pack: 'Ten classes', monthly: 'Unlimited month' },
    names: { drop_in: 'Drop-in', pack: 'Ten classes', monthly: 'Monthly unlimited' },
    gives: {
      drop_in: 'Paid once, for one visit.',
      pack: 'Paid once, valid for 180 days.',
      monthly: 'Unlimited classes, every month until cancelled.',
    },
    name: 'Name',
    price: 'Price',
    perMonth: 'Price a month',
    more: 'Clients see these in your price list. Find more types, trial offers and separate fees under Selling, Membership types.',
    onSale: 'Already on sale',
    needName: 'Give each one a name first.',
    needPrice: 'Give each one a price first.',
    submit: 'Put on sale and continue',
    payThere: 'Clients can pay at the studio',
    payThereMeans:
      'Clients without a membership book one class at a time and pay the drop-in price when they come. The roster shows the amount due.',
  },
  online: {
    title: 'Go online',
    lead: 'Clients book on their own phones, at an address that leads to this computer. While it’s asleep, they see the last schedule.',
  },
  paid: {
    title: 'Get paid',
    lead: 'You can take payments at the front desk right away. Online payments can wait: continue, and connect them any time under Settings.',
    deskTitle: 'At the desk, today',
    desk: 'Cash, card terminal, bank transfer and gift cards, each with a numbered receipt. Nothing to set up.',
    onlineTitle: 'Online, now or later',
    online:
      'Clients pay in the portal with your own Stripe account. The money goes straight to you, and we take no share.',
  },
}

type Words = typeof en

export const de: Words = {
  sell: {
    title: 'Was verkaufst du?',
    lead: 'Mit diesen drei beginnen die meisten Studios. Ändere die Preise und entferne, was du nicht brauchst.',
    kinds: { drop_in: 'Ein Kurs', pack: 'Zehn Kurse', monthly: 'Ein Monat unbegrenzt' },
    names: { drop_in: 'Einzelkurs', pack: '10er-Karte', monthly: 'Monatsabo unbegrenzt' },
    gives: {
      drop_in: 'Einmal bezahlt, für einen Besuch.',
      pack: 'Einmal bezahlt, 180 Tage gültig.',
      monthly: 'Unbegrenzt viele Kurse, jeden Monat, bis zur Kündigung.',
    },
    name: 'Name',
    price: 'Preis',
    perMonth: 'Preis pro Monat',
    more: 'Kund:innen sehen sie in deiner Preisliste. Weitere Arten, Einstiegsangebote und eigene Gebühren findest du unter „Mitgliedschaftsarten“.',
    onSale: 'Schon im Verkauf',
    needName: 'Gib zuerst allen einen Namen.',
    needPrice: 'Gib zuerst allen einen Preis.',
    submit: 'In den Verkauf und weiter',
    payThere: 'Bezahlen im Studio ist möglich',
    payThereMeans:
      'Ohne Mitgliedschaft bucht man einen Kurs nach dem anderen und zahlt vor Ort den Preis eines Einzelkurses. Den offenen Betrag zeigt die Teilnehmerliste.',
  },
  online: {
    title: 'Online gehen',
    lead: 'Kund:innen buchen auf ihrem Handy, unter einer Adresse, die zu diesem Computer führt. Ist er im Ruhezustand, sehen sie den letzten Kursplan.',
  },
  paid: {
    title: 'Zahlungen annehmen',
    lead: 'Am Empfang kannst du sofort kassieren. Onlinezahlungen können warten: Mach weiter und verbinde sie jederzeit in den Einstellungen.',
    deskTitle: 'Am Empfang, heute',
    desk: 'Bar, Kartenterminal, Überweisung und Gutscheine, immer mit nummeriertem Beleg. Ohne Einrichtung.',
    onlineTitle: 'Online, jetzt oder später',
    online:
      'Bezahlt wird im Portal über dein eigenes Stripe-Konto. Das Geld geht direkt an dich, wir behalten nichts ein.',
  },
}

export const es: Words = {
  sell: {
    title: '¿Qué vendes?',
    lead: 'La mayoría de los centros empieza con estos tres. Cambia los precios y quita lo que no necesites.',
    kinds: { drop_in: 'Una clase', pack: 'Diez clases', monthly: 'Mes ilimitado' },
    names: { drop_in: 'Clase suelta', pack: 'Bono de diez clases', monthly: 'Mensual ilimitado' },
    gives: {
      drop_in: 'Un pago, una visita.',
      pack: 'Un pago, válido 180 días.',
      monthly: 'Clases ilimitadas, cada mes hasta cancelar.',
    },
    name: 'Nombre',
    price: 'Precio',
    perMonth: 'Precio al mes',
    more: 'Los clientes los ven en tu lista de precios. Hay más tipos, ofertas de prueba y penalizaciones propias en «Ventas», «Tipos de bono».',
    onSale: 'Ya a la venta',
    needName: 'Pon primero un nombre a cada uno.',
    needPrice: 'Pon primero un precio a cada uno.',
    submit: 'Poner a la venta y continuar',
    payThere: 'Los clientes pueden pagar en el centro',
    payThereMeans:
      'Quienes no tienen bono reservan una clase cada vez y pagan el precio de la clase suelta al venir. La lista de asistentes muestra el importe pendiente.',
  },
  online: {
    title: 'Ponerse online',
    lead: 'Los clientes reservan con su móvil, en una dirección que lleva a este ordenador. Si está en reposo, ven el último horario.',
  },
  paid: {
    title: 'Cobrar',
    lead: 'En recepción puedes cobrar desde ya. Los pagos online pueden esperar: continúa y conéctalos cuando quieras en «Ajustes».',
    deskTitle: 'En recepción, hoy',
    desk: 'Efectivo, datáfono, transferencia y tarjetas regalo, siempre con factura numerada. Sin configurar nada.',
    onlineTitle: 'Online, ahora o más tarde',
    online:
      'Los clientes pagan en el portal con tu propia cuenta de Stripe. El dinero te llega directamente y no nos quedamos nada.',
  },
}

export const fr: Words = {
  sell: {
    title: 'Que vendez-vous\u202f?',
    lead: 'La plupart des studios commencent avec ces trois-là. Changez les prix et retirez ce qui ne vous sert pas.',
    kinds: { drop_in: 'Un cours', pack: 'Dix cours', monthly: 'Mois illimité' },
    names: { drop_in: 'Cours à l’unité', pack: 'Carnet de 10 cours', monthly: 'Mensuel illimité' },
    gives: {
      drop_in: 'Payé une fois, pour une visite.',
      pack: 'Payé une fois, valable 180 jours.',
      monthly: 'Cours illimités, chaque mois jusqu’à la résiliation.',
    },
    name: 'Nom',
    price: 'Prix',
    perMonth: 'Prix par mois',
    more: 'Les clients les voient dans vos tarifs. D’autres types, des offres découverte et des frais particuliers sont dans Caisse, Types d’abonnement.',
    onSale: 'Déjà en vente',
    needName: 'Donnez d’abord un nom à chacun.',
    needPrice: 'Donnez d’abord un prix à chacun.',
    submit: 'Mettre en vente et continuer',
    payThere: 'Les clients peuvent payer au studio',
    payThereMeans:
      'Sans abonnement, les clients réservent un cours à la fois et paient sur place le prix du cours à l’unité. La liste des participants indique le montant dû.',
  },
  online: {
    title: 'En ligne',
    lead: 'Les clients réservent sur leur téléphone, à une adresse qui mène à cet ordinateur. S’il est en veille, ils voient le dernier planning.',
  },
  paid: {
    title: 'Les paiements',
    lead: 'Vous pouvez encaisser à l’accueil tout de suite. Les paiements en ligne peuvent attendre\u00a0: connectez-les à tout moment dans Réglages.',
    deskTitle: 'À l’accueil, dès aujourd’hui',
    desk: 'Espèces, carte, virement et cartes cadeaux, chaque fois avec un reçu numéroté. Rien à configurer.',
    onlineTitle: 'En ligne, maintenant ou plus tard',
    online:
      'Les clients paient sur le portail avec votre propre compte Stripe. L’argent vous arrive directement, et nous ne prenons aucune commission.',
  },
}

export const it: Words = {
  sell: {
    title: 'Che cosa vendi?',
    lead: 'La maggior parte degli studi inizia con questi tre. Cambia i prezzi e togli ciò che non ti serve.',
    kinds: { drop_in: 'Una lezione', pack: 'Dieci lezioni', monthly: 'Mese illimitato' },
    names: { drop_in: 'Lezione singola', pack: 'Dieci lezioni', monthly: 'Mensile illimitato' },
    gives: {
      drop_in: 'Si paga una volta, per un ingresso.',
      pack: 'Si paga una volta, vale 180 giorni.',
      monthly: 'Lezioni illimitate, ogni mese fino alla disdetta.',
    },
    name: 'Nome',
    price: 'Prezzo',
    perMonth: 'Prezzo al mese',
    more: 'I clienti li vedono nel tuo listino. Altri tipi, offerte di prova e penali specifiche sono in Vendite, Tipi di abbonamento.',
    onSale: 'Già in vendita',
    needName: 'Dai prima un nome a ognuno.',
    needPrice: 'Dai prima un prezzo a ognuno.',
    submit: 'Metti in vendita e continua',
    payThere: 'I clienti possono pagare in studio',
    payThereMeans:
      'Chi non ha un abbonamento prenota una lezione alla volta e paga sul posto il prezzo della lezione singola. L’elenco dei partecipanti mostra l’importo dovuto.',
  },
  online: {
    title: 'Vai online',
    lead: 'I clienti prenotano dal telefono, a un indirizzo che porta a questo computer. Se è in standby, vedono l’ultimo calendario.',
  },
  paid: {
    title: 'Incassa',
    lead: 'Alla reception puoi incassare da subito. I pagamenti online possono aspettare: continua, e collegali quando vuoi nelle impostazioni.',
    deskTitle: 'Alla reception, oggi',
    desk: 'Contanti, carta (POS), bonifico e buoni regalo, ognuno con una ricevuta numerata. Nulla da configurare.',
    onlineTitle: 'Online, ora o più tardi',
    online:
      'I clienti pagano nel portale con il tuo account Stripe. Il denaro arriva direttamente a te, e noi non tratteniamo nulla.',
  },
}
