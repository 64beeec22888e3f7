import { italian } from '../../../../server/lib/sayings/it/joints.ts'

export const en = () => {
  const code = {
    title: 'Code',
    help: 'As good as the money on it. Who looks is noted in the audit log.',
    show: 'Show the code',
    hide: 'Hide',
    copy: 'Copy',
    copied: 'Code copied',
  }

  return {
    issue: {
      title: 'New gift card',
      lead: 'The code is made here. It is good for anything sold at the desk and online.',
      way: 'How',
      ways: { sell: 'Sell it', give: 'Give it free' },
      wayDetail: {
        sell: 'It is paid now; the receipt shows no VAT, using it does.',
        give: 'Nothing is paid and no receipt is made.',
      },
      value: 'Value',
      noValue: 'A value above zero.',
      method: 'Paid by',
      recipient: 'For whom',
      email: 'E-mail of the recipient',
      noEmail: 'This is no e-mail address.',
      emailHelp: 'With it the code is mailed at once; without it, print the card.',
      message: 'Message',
      messageHelp: 'It stands on the card.',
      expires: 'Good until',
      expiresHelp: 'The last day, counted. Empty: no end.',
      sell: (amount: string) => `Sell for ${amount}`,
      give: (amount: string) => `Give ${amount}`,
      plain: 'Make the card',
      done: (amount: string) => `Gift card over ${amount} is ready`,
    },
    check: {
      title: 'Check a code',
      lead: 'What is left on a card. Nothing is taken.',
      code: 'Code',
      submit: 'Check',
      left: (amount: string) => `${amount} left`,
      empty: 'Nothing is left on it.',
      ending: (last4: string) => `The card ending in ${last4}`,
      until: (date: string) => `good until ${date}`,
      open: 'Open the card',
    },
    code,
    uses: {
      title: 'Uses',
      table: 'Uses of the card',
      when: 'When',
      what: 'What',
      change: 'Change',
      left: 'Left',
      kinds: {
        payment: 'Paid with it',
        refund: 'Given back',
        hold: 'Held for a checkout',
        release: 'Let go by a checkout',
        opening: 'Spent before it came here',
      },
      none: 'Not used yet',
      noneHelp: 'What is paid with it appears here.',
    },
  }
}

type Words = ReturnType<typeof en>

export const de = (): Words => {
  const code: Words['code'] = {
    title: 'Code',
    help: 'So gut wie das Geld darauf. Wer ihn ansieht, steht im Änderungsprotokoll.',
    show: 'Code zeigen',
    hide: 'Verbergen',
    copy: 'Kopieren',
    copied: 'Code kopiert',
  }

  return {
    issue: {
      title: 'Neuer Gutschein',
      lead: 'Der Code entsteht hier. Er gilt für alles, was am Empfang und online verkauft wird.',
      way: 'Wie',
      ways: { sell: 'Verkaufen', give: 'Verschenken' },
      wayDetail: {
        sell: 'Er wird jetzt bezahlt; der Beleg zeigt keine MwSt., erst das Einlösen.',
        give: 'Es wird nichts bezahlt, und es gibt keinen Beleg.',
      },
      value: 'Wert',
      noValue: 'Ein Wert über null.',
      method: 'Bezahlt mit',
      recipient: 'Für wen',
      email: 'E-Mail der beschenkten Person',
      noEmail: 'Das ist keine E-Mail-Adresse.',
      emailHelp: 'Mit ihr geht der Code sofort per E-Mail hinaus; ohne sie druckst du den Gutschein.',
      message: 'Nachricht',
      messageHelp: 'Sie steht auf dem Gutschein.',
      expires: 'Gültig bis',
      expiresHelp: 'Der letzte Tag zählt mit. Leer: unbefristet.',
      sell: (amount) => `Für ${amount} verkaufen`,
      give: (amount) => `${amount} verschenken`,
      plain: 'Gutschein erstellen',
      done: (amount) => `Der Gutschein über ${amount} ist fertig`,
    },
    check: {
      title: 'Code prüfen',
      lead: 'Was noch auf einem Gutschein ist. Es wird nichts abgezogen.',
      code: 'Code',
      submit: 'Prüfen',
      left: (amount) => `Noch ${amount}`,
      empty: 'Es ist nichts mehr darauf.',
      ending: (last4) => `Gutschein, endet auf ${last4}`,
      until: (date) => `gültig bis ${date}`,
      open: 'Gutschein öffnen',
    },
    code,
    uses: {
      title: 'Bewegungen',
      table: 'Bewegungen des Gutscheins',
      when: 'Wann',
      what: 'Was',
      change: 'Änderung',
      left: 'Rest',
      kinds: {
        payment: 'Damit bezahlt',
        refund: 'Zurückgegeben',
        hold: 'Für einen Kauf reserviert',
        release: 'Wieder freigegeben',
        opening: 'Vor der Übernahme ausgegeben',
      },
      none: 'Noch nicht eingelöst',
      noneHelp: 'Hier steht, was damit bezahlt wird.',
    },
  }
}

export const es = (): Words => {
  const code: Words['code'] = {
    title: 'Código',
    help: 'Vale tanto como su saldo. Quien lo mira queda anotado en el registro de actividad.',
    show: 'Mostrar el código',
    hide: 'Ocultar',
    copy: 'Copiar',
    copied: 'Código copiado',
  }

  return {
    issue: {
      title: 'Nueva tarjeta regalo',
      lead: 'El código se genera aquí. Sirve para todo lo que se vende en recepción y en línea.',
      way: 'Cómo',
      ways: { sell: 'Venderla', give: 'Regalarla' },
      wayDetail: {
        sell: 'Se paga ahora; el recibo no lleva IVA: se aplica al usarla.',
        give: 'No se paga nada y no se emite recibo.',
      },
      value: 'Importe',
      noValue: 'Un importe mayor que cero.',
      method: 'Forma de pago',
      recipient: 'Para quién',
      email: 'Correo de quien la recibe',
      noEmail: 'No es una dirección de correo.',
      emailHelp: 'Si lo indicas, el código se envía enseguida; si no, imprime la tarjeta.',
      message: 'Mensaje',
      messageHelp: 'Aparece en la tarjeta.',
      expires: 'Válida hasta',
      expiresHelp: 'Último día, incluido. Vacío: no caduca.',
      sell: (amount) => `Vender por ${amount}`,
      give: (amount) => `Regalar ${amount}`,
      plain: 'Crear tarjeta',
      done: (amount) => `La tarjeta regalo de ${amount} está lista`,
    },
    check: {
      title: 'Comprobar un código',
      lead: 'Cuánto saldo queda en una tarjeta. No se descuenta nada.',
      code: 'Código',
      submit: 'Comprobar',
      left: (amount) => `Saldo: ${amount}`,
      empty: 'No le queda saldo.',
      ending: (last4) => `Tarjeta terminada en ${last4}`,
      until: (date) => `válida hasta el ${date}`,
      open: 'Abrir la tarjeta',
    },
    code,
    uses: {
      title: 'Movimientos',
      table: 'Movimientos de la tarjeta',
      when: 'Cuándo',
      what: 'Concepto',
      change: 'Importe',
      left: 'Saldo',
      kinds: {
        payment: 'Pago con la tarjeta',
        refund: 'Reembolso',
        hold: 'Retenido para una compra',
        release: 'Liberado de una compra',
        opening: 'Gastado antes de traerla aquí',
      },
      none: 'Aún sin usar',
      noneHelp: 'Lo que se pague con ella aparece aquí.',
    },
  }
}

export const fr = (): Words => {
  const code: Words['code'] = {
    title: 'Code',
    help: 'Il vaut l’argent qui est dessus. Qui le regarde est noté dans le journal.',
    show: 'Afficher le code',
    hide: 'Masquer',
    copy: 'Copier',
    copied: 'Code copié',
  }

  return {
    issue: {
      title: 'Nouvelle carte cadeau',
      lead: 'Le code est créé ici. Il vaut pour tout ce qui se vend à l’accueil et en ligne.',
      way: 'Comment',
      ways: { sell: 'La vendre', give: 'L’offrir' },
      wayDetail: {
        sell: 'Elle est payée maintenant\u202f; le reçu est sans TVA, elle compte à l’utilisation.',
        give: 'Rien n’est payé et il n’y a pas de reçu.',
      },
      value: 'Valeur',
      noValue: 'Une valeur supérieure à zéro.',
      method: 'Payé par',
      recipient: 'Pour qui',
      email: 'E-mail de cette personne',
      noEmail: 'Ce n’est pas une adresse e-mail.',
      emailHelp: 'Avec elle, le code part aussitôt par e-mail\u202f; sans elle, imprimez la carte.',
      message: 'Message',
      messageHelp: 'Il figure sur la carte.',
      expires: 'Valable jusqu’au',
      expiresHelp: 'Dernier jour compris. Vide\u00a0: sans fin.',
      sell: (amount) => `Vendre pour ${amount}`,
      give: (amount) => `Offrir ${amount}`,
      plain: 'Créer la carte',
      done: (amount) => `La carte cadeau de ${amount} est prête`,
    },
    check: {
      title: 'Vérifier un code',
      lead: 'Ce qu’il reste sur une carte. Rien n’est débité.',
      code: 'Code',
      submit: 'Vérifier',
      left: (amount) => `Reste ${amount}`,
      empty: 'Il ne reste rien dessus.',
      ending: (last4) => `La carte finissant par ${last4}`,
      until: (date) => `valable jusqu’au ${date}`,
      open: 'Ouvrir la carte',
    },
    code,
    uses: {
      title: 'Utilisations',
      table: 'Utilisations de la carte',
      when: 'Quand',
      what: 'Quoi',
      change: 'Mouvement',
      left: 'Reste',
      kinds: {
        payment: 'Payé avec',
        refund: 'Remboursé',
        hold: 'Réservé pour un paiement en ligne',
        release: 'Libéré par un paiement en ligne',
        opening: 'Dépensé avant d’arriver ici',
      },
      none: 'Pas encore utilisée',
      noneHelp: 'Ce qui est payé avec elle apparaît ici.',
    },
  }
}

export const it = (): Words => {
  const { al } = italian
  const code = {
    title: 'Codice',
    help: 'Vale quanto il denaro che contiene. Chi lo guarda resta annotato nel registro delle modifiche.',
    show: 'Mostra il codice',
    hide: 'Nascondi',
    copy: 'Copia',
    copied: 'Codice copiato',
  }

  return {
    issue: {
      title: 'Nuovo buono regalo',
      lead: 'Il codice nasce qui. Vale per tutto ciò che si vende alla reception e online.',
      way: 'Come',
      ways: { sell: 'Vendilo', give: 'Regalalo' },
      wayDetail: {
        sell: 'Si paga ora; la ricevuta è senza IVA, che compare quando si usa.',
        give: 'Non si paga nulla e non c’è ricevuta.',
      },
      value: 'Valore',
      noValue: 'Un valore maggiore di zero.',
      method: 'Pagato con',
      recipient: 'Per chi',
      email: 'E-mail di chi lo riceve',
      noEmail: 'Non è un indirizzo e-mail.',
      emailHelp: 'Con l’e-mail il codice parte subito; senza, stampa il buono.',
      message: 'Messaggio',
      messageHelp: 'Compare sul buono.',
      expires: 'Valido fino al',
      expiresHelp: 'L’ultimo giorno, compreso. Vuoto: senza scadenza.',
      sell: (amount: string) => `Vendi per ${amount}`,
      give: (amount: string) => `Regala ${amount}`,
      plain: 'Crea il buono',
      done: (amount: string) => `Il buono regalo da ${amount} è pronto`,
    },
    check: {
      title: 'Controlla un codice',
      lead: 'Quanto resta su un buono. Non si toglie nulla.',
      code: 'Codice',
      submit: 'Controlla',
      left: (amount: string) => `Restano ${amount}`,
      empty: 'Non resta nulla.',
      ending: (last4: string) => `Il buono che termina con ${last4}`,
      until: (date: string) => `valido fino ${al(date)}`,
      open: 'Apri il buono',
    },
    code,
    uses: {
      title: 'Utilizzi',
      table: 'Utilizzi del buono',
      when: 'Quando',
      what: 'Che cosa',
      change: 'Variazione',
      left: 'Resta',
      kinds: {
        payment: 'Usato per pagare',
        refund: 'Restituito',
        hold: 'Riservato per un acquisto',
        release: 'Liberato da un acquisto',
        opening: 'Speso prima di arrivare qui',
      },
      none: 'Non ancora usato',
      noneHelp: 'Ciò che si paga con il buono compare qui.',
    },
  }
}
