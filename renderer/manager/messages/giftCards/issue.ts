import { italian } from '../../../../server/lib/sayings/it/joints.ts'

export const en = () => {
  const code = {
    title: 'Code',
    help: 'Anyone with the code can spend it. The audit log notes who views it.',
    show: 'Show the code',
    hide: 'Hide',
    copy: 'Copy',
    copied: 'Code copied',
  }

  return {
    issue: {
      title: 'New gift card',
      lead: 'The code is created here and is valid for everything sold at the desk and online.',
      way: 'How',
      ways: { sell: 'Sell it', give: 'Give it free' },
      wayDetail: {
        sell: 'It’s paid now. VAT applies when it’s used, not on this receipt.',
        give: 'No payment and no receipt.',
      },
      value: 'Value',
      noValue: 'Enter a value above zero.',
      method: 'Paid by',
      recipient: 'Recipient',
      email: 'Email',
      noEmail: 'Enter an email address.',
      emailHelp: 'We email the code right away. Leave empty to print the card instead.',
      message: 'Message',
      messageHelp: 'Shown on the card.',
      expires: 'Valid until',
      expiresHelp: 'Last day included. Leave empty for no end date.',
      sell: (amount: string) => `Sell for ${amount}`,
      give: (amount: string) => `Give ${amount}`,
      plain: 'Create gift card',
      done: (amount: string) => `The ${amount} gift card is ready`,
    },
    check: {
      title: 'Check a code',
      lead: 'Shows the balance of a card. Nothing is charged.',
      code: 'Code',
      submit: 'Check',
      left: (amount: string) => `${amount} left`,
      empty: 'No balance left.',
      ending: (last4: string) => `The card ending in ${last4}`,
      until: (date: string) => `valid until ${date}`,
      open: 'Open the card',
    },
    code,
    uses: {
      title: 'Uses',
      table: 'Uses of the card',
      when: 'When',
      what: 'Description',
      change: 'Change',
      left: 'Left',
      kinds: {
        payment: 'Paid with it',
        refund: 'Refunded',
        hold: 'Held for a checkout',
        release: 'Released from a checkout',
        opening: 'Spent before the import',
      },
      none: 'Not used yet',
      noneHelp: 'Payments with this card appear here.',
    },
  }
}

type Words = ReturnType<typeof en>

export const de = (): Words => {
  const code: Words['code'] = {
    title: 'Code',
    help: 'Wer den Code hat, kann ihn einlösen. Das Änderungsprotokoll hält fest, wer ihn ansieht.',
    show: 'Code anzeigen',
    hide: 'Verbergen',
    copy: 'Kopieren',
    copied: 'Code kopiert',
  }

  return {
    issue: {
      title: 'Neuer Gutschein',
      lead: 'Der Code wird hier erstellt. Er gilt für alles, was am Empfang und online verkauft wird.',
      way: 'Wie',
      ways: { sell: 'Verkaufen', give: 'Verschenken' },
      wayDetail: {
        sell: 'Er wird jetzt bezahlt. Die MwSt. fällt erst beim Einlösen an, nicht auf diesem Beleg.',
        give: 'Keine Zahlung, kein Beleg.',
      },
      value: 'Wert',
      noValue: 'Gib einen Wert über null ein.',
      method: 'Bezahlt mit',
      recipient: 'Beschenkte Person',
      email: 'E-Mail der beschenkten Person',
      noEmail: 'Gib eine E-Mail-Adresse ein.',
      emailHelp: 'Der Code wird sofort per E-Mail gesendet. Leer lassen, um den Gutschein zu drucken.',
      message: 'Nachricht',
      messageHelp: 'Erscheint auf dem Gutschein.',
      expires: 'Gültig bis',
      expiresHelp: 'Letzter Tag inklusive. Leer lassen für unbefristet.',
      sell: (amount) => `Für ${amount} verkaufen`,
      give: (amount) => `${amount} verschenken`,
      plain: 'Gutschein erstellen',
      done: (amount) => `Gutschein über ${amount} ist fertig`,
    },
    check: {
      title: 'Code prüfen',
      lead: 'Zeigt den Restwert eines Gutscheins. Es wird nichts abgezogen.',
      code: 'Code',
      submit: 'Prüfen',
      left: (amount) => `Noch ${amount}`,
      empty: 'Kein Restwert mehr.',
      ending: (last4) => `Gutschein, endet auf ${last4}`,
      until: (date) => `gültig bis ${date}`,
      open: 'Gutschein öffnen',
    },
    code,
    uses: {
      title: 'Bewegungen',
      table: 'Bewegungen des Gutscheins',
      when: 'Wann',
      what: 'Beschreibung',
      change: 'Änderung',
      left: 'Restwert',
      kinds: {
        payment: 'Damit bezahlt',
        refund: 'Erstattet',
        hold: 'Für einen Kauf reserviert',
        release: 'Wieder freigegeben',
        opening: 'Vor dem Import ausgegeben',
      },
      none: 'Noch nicht eingelöst',
      noneHelp: 'Zahlungen mit diesem Gutschein erscheinen hier.',
    },
  }
}

export const es = (): Words => {
  const code: Words['code'] = {
    title: 'Código',
    help: 'Quien tiene el código puede gastarlo. El registro de actividad anota quién lo ve.',
    show: 'Mostrar el código',
    hide: 'Ocultar',
    copy: 'Copiar',
    copied: 'Código copiado',
  }

  return {
    issue: {
      title: 'Nueva tarjeta regalo',
      lead: 'El código se genera aquí. Sirve para todo lo que se vende en recepción y online.',
      way: 'Cómo',
      ways: { sell: 'Venderla', give: 'Regalarla' },
      wayDetail: {
        sell: 'Se paga ahora. El IVA se aplica al usarla, no en esta factura.',
        give: 'Sin pago ni factura.',
      },
      value: 'Importe',
      noValue: 'Escribe un importe mayor que cero.',
      method: 'Forma de pago',
      recipient: 'Para quién',
      email: 'Correo de quien la recibe',
      noEmail: 'Escribe una dirección de correo.',
      emailHelp: 'El código se envía enseguida por correo. Déjalo vacío para imprimir la tarjeta.',
      message: 'Mensaje',
      messageHelp: 'Aparece en la tarjeta.',
      expires: 'Válida hasta',
      expiresHelp: 'Último día incluido. Vacío: no caduca.',
      sell: (amount) => `Vender por ${amount}`,
      give: (amount) => `Regalar ${amount}`,
      plain: 'Crear tarjeta',
      done: (amount) => `La tarjeta regalo de ${amount} está lista`,
    },
    check: {
      title: 'Comprobar un código',
      lead: 'Muestra el saldo de una tarjeta. No se descuenta nada.',
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
        hold: 'Reservado para una compra',
        release: 'Liberado de una compra',
        opening: 'Gastado antes de la importación',
      },
      none: 'Aún sin usar',
      noneHelp: 'Los pagos con esta tarjeta aparecen aquí.',
    },
  }
}

export const fr = (): Words => {
  const code: Words['code'] = {
    title: 'Code',
    help: 'Toute personne qui a le code peut l’utiliser. Le journal note qui le consulte.',
    show: 'Afficher le code',
    hide: 'Masquer',
    copy: 'Copier',
    copied: 'Code copié',
  }

  return {
    issue: {
      title: 'Nouvelle carte cadeau',
      lead: 'Le code est créé ici. Il vaut pour tout ce qui se vend à l’accueil et en ligne.',
      way: 'Mode d’émission',
      ways: { sell: 'La vendre', give: 'L’offrir' },
      wayDetail: {
        sell: 'Payée maintenant. La TVA s’applique à l’utilisation, pas sur ce reçu.',
        give: 'Ni paiement ni reçu.',
      },
      value: 'Valeur',
      noValue: 'Saisissez une valeur supérieure à zéro.',
      method: 'Payé par',
      recipient: 'Destinataire',
      email: 'E-mail du destinataire',
      noEmail: 'Saisissez une adresse e-mail.',
      emailHelp: 'Le code part aussitôt par e-mail. Laissez vide pour imprimer la carte.',
      message: 'Message',
      messageHelp: 'Il figure sur la carte.',
      expires: 'Valable jusqu’au',
      expiresHelp: 'Dernier jour inclus. Vide\u00a0: sans date de fin.',
      sell: (amount) => `Vendre pour ${amount}`,
      give: (amount) => `Offrir ${amount}`,
      plain: 'Créer la carte',
      done: (amount) => `La carte cadeau de ${amount} est prête`,
    },
    check: {
      title: 'Vérifier un code',
      lead: 'Affiche le solde d’une carte. Rien n’est débité.',
      code: 'Code',
      submit: 'Vérifier',
      left: (amount) => `Solde\u00a0: ${amount}`,
      empty: 'Solde épuisé.',
      ending: (last4) => `La carte finissant par ${last4}`,
      until: (date) => `valable jusqu’au ${date}`,
      open: 'Ouvrir la carte',
    },
    code,
    uses: {
      title: 'Utilisations',
      table: 'Utilisations de la carte',
      when: 'Quand',
      what: 'Description',
      change: 'Mouvement',
      left: 'Solde',
      kinds: {
        payment: 'Payé avec',
        refund: 'Remboursé',
        hold: 'Réservé pour un achat',
        release: 'Libéré par un achat',
        opening: 'Dépensé avant l’importation',
      },
      none: 'Pas encore utilisée',
      noneHelp: 'Les paiements avec cette carte apparaissent ici.',
    },
  }
}

export const it = (): Words => {
  const { al } = italian
  const code = {
    title: 'Codice',
    help: 'Chi ha il codice può spenderlo. Il registro delle modifiche annota chi lo guarda.',
    show: 'Mostra il codice',
    hide: 'Nascondi',
    copy: 'Copia',
    copied: 'Codice copiato',
  }

  return {
    issue: {
      title: 'Nuovo buono regalo',
      lead: 'Il codice viene creato qui. Vale per tutto ciò che si vende alla reception e online.',
      way: 'Come',
      ways: { sell: 'Vendilo', give: 'Regalalo' },
      wayDetail: {
        sell: 'Si paga ora. L’IVA si applica all’utilizzo, non su questa ricevuta.',
        give: 'Nessun pagamento e nessuna ricevuta.',
      },
      value: 'Valore',
      noValue: 'Inserisci un valore maggiore di zero.',
      method: 'Pagato con',
      recipient: 'Destinatario',
      email: 'E-mail del destinatario',
      noEmail: 'Inserisci un indirizzo e-mail.',
      emailHelp: 'Il codice parte subito per e-mail. Lascia vuoto per stampare il buono.',
      message: 'Messaggio',
      messageHelp: 'Appare sul buono.',
      expires: 'Valido fino al',
      expiresHelp: 'Ultimo giorno incluso. Vuoto: senza scadenza.',
      sell: (amount: string) => `Vendi per ${amount}`,
      give: (amount: string) => `Regala ${amount}`,
      plain: 'Crea il buono',
      done: (amount: string) => `Il buono regalo da ${amount} è pronto`,
    },
    check: {
      title: 'Controlla un codice',
      lead: 'Mostra il saldo di un buono. Non viene scalato nulla.',
      code: 'Codice',
      submit: 'Controlla',
      left: (amount: string) => `Saldo: ${amount}`,
      empty: 'Saldo esaurito.',
      ending: (last4: string) => `Il buono che termina con ${last4}`,
      until: (date: string) => `valido fino ${al(date)}`,
      open: 'Apri il buono',
    },
    code,
    uses: {
      title: 'Utilizzi',
      table: 'Utilizzi del buono',
      when: 'Quando',
      what: 'Descrizione',
      change: 'Variazione',
      left: 'Saldo',
      kinds: {
        payment: 'Usato per pagare',
        refund: 'Rimborsato',
        hold: 'Riservato per un acquisto',
        release: 'Liberato da un acquisto',
        opening: 'Speso prima dell’importazione',
      },
      none: 'Non ancora usato',
      noneHelp: 'I pagamenti con questo buono appaiono qui.',
    },
  }
}
