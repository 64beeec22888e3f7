import { figures, plurals } from '../../shared/i18n/plural.ts'

/** Being paid online: connecting the studio with its account at Stripe, and how it stands. */
export const en = () => {
  const count = plurals('en')
  const figure = figures('en')

  return {
    title: 'Payments online',
    lead: 'Clients pay in the portal, straight into your own Stripe account. You get the money directly, and we take no share.',
    open: 'Open your keys; if you have no account at Stripe yet, you make one on the way:',
    keysPage: 'API keys in the Stripe dashboard',
    copy: 'Copy the two keys: the secret one begins with sk_, the publishable one with pk_. For a first try, switch Stripe to its test mode.',
    paste: 'Paste them here. The studio tries them at once.',
    secretKey: 'Secret key',
    secretKeyMeans: 'Begins with sk_ or rk_. Kept encrypted on this computer, never shown again.',
    publishableKey: 'Publishable key',
    publishableKeyMeans: 'Begins with pk_.',
    ownWebhook: 'I register the webhook myself',
    webhookSecret: 'Signing secret of the webhook',
    webhookSecretMeans: 'Begins with whsec_. Leave it empty, and the studio registers the webhook by itself.',
    show: 'Show',
    hide: 'Hide',
    connect: 'Connect',
    connected: (name: string) => `Connected with ${name}`,

    connectedMeans: 'What clients pay online goes straight into this account.',
    account: 'Account',
    test: 'Test',
    live: 'Live',
    testMeans: 'These are test keys: no real money moves. Change to the live keys before clients buy.',
    noticed: 'Payments are noticed',
    webhook: {
      registered: 'At once: Stripe calls this studio.',
      given: 'At once: Stripe calls the webhook that you registered.',
      none: 'Within a minute: the studio asks Stripe, as Stripe can’t call it.',
    },
    noAddress: 'The studio has no address of its own yet.',
    toOnline: 'To Going online',
    heard: (ago: string) => `Stripe called ${ago}`,
    looked: (ago: string) => `Asked ${ago}`,
    trouble: 'Something is wrong between the studio and Stripe',
    troubleSaid: (said: string) => `Stripe says: “${said}” The studio goes on trying. If it stays, change the keys.`,
    change: 'Change the keys…',
    changeTitle: 'Change the keys',
    changeMeans: 'With keys of the same account everything goes on. With another account, open checkouts end.',
    disconnect: 'Disconnect…',
    disconnectTitle: 'Disconnect from Stripe?',
    disconnectMeans: [
      'Clients can’t buy online any more, and open checkouts end.',
      'What was paid and sold stays as it is.',
      'Subscriptions go on at Stripe and are collected there, but the studio no longer hears of it: memberships are not renewed. Cancel them first, if they are to end.',
      'Refunds of what was paid online are then made at Stripe.',
    ],
    disconnectConfirm: 'Disconnect',
    disconnected: 'Disconnected from Stripe',

    selfService: 'Clients may buy online',
    selfServiceMeans: 'Off: only the team sells, at the desk or by sending a link to pay.',
    selfServiceOn: 'Clients can buy online now',
    selfServiceOff: 'Clients no longer buy online',
    sold: (n: number, of: number) =>
      of === 0
        ? 'Nothing is on sale yet.'
        : count(of, {
            one: n === 1 ? 'Your membership type is sold online.' : 'Your membership type is not sold online.',
            other: `${figure(n)} of ${figure(of)} membership types are sold online.`,
          }),
    toTypes: 'Membership types',
  }
}

type Words = ReturnType<typeof en>

export const de = (): Words => {
  const count = plurals('de')
  const figure = figures('de')

  return {
    title: 'Onlinezahlungen',
    lead: 'Bezahlt wird im Portal, direkt auf dein eigenes Stripe-Konto. Du bekommst das Geld unmittelbar, und wir nehmen nichts davon.',
    open: 'Öffne deine Schlüssel; hast du noch kein Konto bei Stripe, legst du unterwegs eines an:',
    keysPage: 'API-Schlüssel im Stripe-Dashboard',
    copy: 'Kopiere die beiden Schlüssel: Der geheime beginnt mit sk_, der veröffentlichbare mit pk_. Schalte Stripe für den ersten Versuch in den Testmodus.',
    paste: 'Füge sie hier ein. Das Studio probiert sie gleich aus.',
    secretKey: 'Geheimer Schlüssel',
    secretKeyMeans:
      'Beginnt mit sk_ oder rk_. Wird auf diesem Computer verschlüsselt gespeichert und nie wieder gezeigt.',
    publishableKey: 'Veröffentlichbarer Schlüssel',
    publishableKeyMeans: 'Beginnt mit pk_.',
    ownWebhook: 'Ich trage den Webhook selbst ein',
    webhookSecret: 'Signaturschlüssel des Webhooks',
    webhookSecretMeans: 'Beginnt mit whsec_. Bleibt das Feld leer, trägt das Studio den Webhook von selbst ein.',
    show: 'Zeigen',
    hide: 'Verbergen',
    connect: 'Verbinden',
    connected: (name) => `Verbunden mit ${name}`,

    connectedMeans: 'Was online bezahlt wird, geht direkt auf dieses Konto.',
    account: 'Konto',
    test: 'Test',
    live: 'Live',
    testMeans:
      'Das sind Testschlüssel: Es fließt kein echtes Geld. Wechsle zu den Live-Schlüsseln, bevor jemand kauft.',
    noticed: 'Zahlungen werden bemerkt',
    webhook: {
      registered: 'Sofort: Stripe meldet sich bei diesem Studio.',
      given: 'Sofort: Stripe meldet sich beim Webhook, den du eingetragen hast.',
      none: 'Binnen einer Minute: Das Studio fragt bei Stripe nach, weil Stripe es nicht erreicht.',
    },
    noAddress: 'Das Studio hat noch keine eigene Adresse.',
    toOnline: 'Zu „Online gehen“',
    heard: (ago) => `Stripe hat sich ${ago} gemeldet`,
    looked: (ago) => `Zuletzt gefragt: ${ago}`,
    trouble: 'Zwischen Studio und Stripe stimmt etwas nicht',
    troubleSaid: (said) => `Stripe sagt: „${said}“ Das Studio versucht es weiter. Bleibt es so, wechsle die Schlüssel.`,
    change: 'Schlüssel wechseln …',
    changeTitle: 'Schlüssel wechseln',
    changeMeans: 'Mit Schlüsseln desselben Kontos geht alles weiter. Mit einem anderen Konto enden begonnene Käufe.',
    disconnect: 'Trennen …',
    disconnectTitle: 'Von Stripe trennen?',
    disconnectMeans: [
      'Online lässt sich nichts mehr kaufen, und begonnene Käufe enden.',
      'Was bezahlt und verkauft ist, bleibt, wie es ist.',
      'Abos laufen bei Stripe weiter und werden dort abgebucht, aber das Studio erfährt nichts mehr davon: Mitgliedschaften verlängern sich nicht. Kündige sie vorher, wenn sie enden sollen.',
      'Was online bezahlt wurde, erstattest du dann bei Stripe.',
    ],
    disconnectConfirm: 'Trennen',
    disconnected: 'Von Stripe getrennt',

    selfService: 'Online kaufen ist erlaubt',
    selfServiceMeans: 'Aus: Nur das Team verkauft, am Empfang oder mit einem Zahlungslink.',
    selfServiceOn: 'Jetzt lässt sich online kaufen',
    selfServiceOff: 'Online kaufen ist ausgeschaltet',
    sold: (n, of) =>
      of === 0
        ? 'Noch ist nichts im Verkauf.'
        : count(of, {
            one:
              n === 1
                ? 'Deine Mitgliedschaft wird online verkauft.'
                : 'Deine Mitgliedschaft wird nicht online verkauft.',
            other: `${figure(n)} von ${figure(of)} Mitgliedschaftsarten werden online verkauft.`,
          }),
    toTypes: 'Mitgliedschaftsarten',
  }
}

export const es = (): Words => {
  const count = plurals('es')
  const figure = figures('es')

  return {
    title: 'Pagos en línea',
    lead: 'Los clientes pagan en el portal, a tu propia cuenta de Stripe. El dinero te llega directamente y no nos quedamos nada.',
    open: 'Abre tus claves; si aún no tienes cuenta en Stripe, la creas por el camino:',
    keysPage: 'Claves de API en el panel de Stripe',
    copy: 'Copia las dos claves: la secreta empieza por sk_ y la publicable por pk_. Para una primera prueba, pon Stripe en modo de prueba.',
    paste: 'Pégalas aquí. Se comprueban al momento.',
    secretKey: 'Clave secreta',
    secretKeyMeans: 'Empieza por sk_ o rk_. Se guarda cifrada en este ordenador y no se vuelve a mostrar.',
    publishableKey: 'Clave publicable',
    publishableKeyMeans: 'Empieza por pk_.',
    ownWebhook: 'Registro el webhook por mi cuenta',
    webhookSecret: 'Secreto de firma del webhook',
    webhookSecretMeans: 'Empieza por whsec_. Si lo dejas vacío, el webhook se registra solo.',
    show: 'Mostrar',
    hide: 'Ocultar',
    connect: 'Conectar',
    connected: (name) => `Conexión hecha: ${name}`,

    connectedMeans: 'Lo que los clientes pagan en línea va directamente a esta cuenta.',
    account: 'Cuenta',
    test: 'Prueba',
    live: 'Real',
    testMeans:
      'Son claves de prueba: no se mueve dinero real. Pon las claves reales antes de que compren los clientes.',
    noticed: 'Los pagos se conocen',
    webhook: {
      registered: 'Al momento: Stripe avisa a este centro.',
      given: 'Al momento: Stripe avisa al webhook que registraste.',
      none: 'En menos de un minuto: se pregunta a Stripe, que no puede avisar.',
    },
    noAddress: 'El centro aún no tiene dirección propia.',
    toOnline: 'Ir a «Ponerse en línea»',
    heard: (ago) => `Último aviso de Stripe: ${ago}`,
    looked: (ago) => `Última consulta: ${ago}`,
    trouble: 'Algo falla entre el centro y Stripe',
    troubleSaid: (said) => `Stripe dice: «${said}» Se sigue intentando. Si no se arregla, cambia las claves.`,
    change: 'Cambiar las claves…',
    changeTitle: 'Cambiar las claves',
    changeMeans: 'Con claves de la misma cuenta todo sigue igual. Con otra cuenta, terminan los pagos a medias.',
    disconnect: 'Desconectar…',
    disconnectTitle: '¿Desconectar de Stripe?',
    disconnectMeans: [
      'Los clientes ya no podrán comprar en línea y terminan los pagos a medias.',
      'Lo pagado y vendido queda como está.',
      'Las suscripciones siguen en Stripe y se cobran allí, pero aquí ya no se sabe y no se renuevan. Si deben terminar, cancélalas antes.',
      'Los reembolsos de lo pagado en línea se harán en Stripe.',
    ],
    disconnectConfirm: 'Desconectar',
    disconnected: 'Desconectado de Stripe',

    selfService: 'Los clientes pueden comprar en línea',
    selfServiceMeans: 'Si no, solo vende el equipo, en recepción o con un enlace de pago.',
    selfServiceOn: 'Los clientes ya pueden comprar en línea',
    selfServiceOff: 'Los clientes ya no compran en línea',
    sold: (n, of) =>
      of === 0
        ? 'Aún no hay nada a la venta.'
        : count(of, {
            one: n === 1 ? 'Tu tipo de bono se vende en línea.' : 'Tu tipo de bono no se vende en línea.',
            other: `Tipos de bono que se venden en línea: ${figure(n)} de ${figure(of)}.`,
          }),
    toTypes: 'Tipos de bono',
  }
}

export const fr = (): Words => {
  const count = plurals('fr')
  const figure = figures('fr')

  return {
    title: 'Paiements en ligne',
    lead: 'Les clients paient sur le portail, directement sur votre propre compte Stripe. L’argent vous arrive sans détour, et nous ne prenons aucune commission.',
    open: 'Ouvrez vos clés\u202f; si vous n’avez pas encore de compte chez Stripe, vous en créez un au passage\u00a0:',
    keysPage: 'Clés API dans le tableau de bord Stripe',
    copy: 'Copiez les deux clés\u00a0: la secrète commence par sk_, la publiable par pk_. Pour un premier essai, passez Stripe en mode test.',
    paste: 'Collez-les ici. Le studio les essaie aussitôt.',
    secretKey: 'Clé secrète',
    secretKeyMeans: 'Commence par sk_ ou rk_. Gardée chiffrée sur cet ordinateur, plus jamais affichée.',
    publishableKey: 'Clé publiable',
    publishableKeyMeans: 'Commence par pk_.',
    ownWebhook: 'J’inscris le webhook moi-même',
    webhookSecret: 'Secret de signature du webhook',
    webhookSecretMeans: 'Commence par whsec_. Vide, le studio inscrit le webhook de lui-même.',
    show: 'Afficher',
    hide: 'Masquer',
    connect: 'Relier',
    connected: (name) => `Relié à ${name}`,

    connectedMeans: 'Ce que les clients paient en ligne va directement sur ce compte.',
    account: 'Compte',
    test: 'Test',
    live: 'Réel',
    testMeans:
      'Ce sont des clés de test\u00a0: aucun argent réel ne bouge. Passez aux clés réelles avant que les clients achètent.',
    noticed: 'Les paiements sont connus',
    webhook: {
      registered: 'Aussitôt\u00a0: Stripe appelle ce studio.',
      given: 'Aussitôt\u00a0: Stripe appelle le webhook que vous avez inscrit.',
      none: 'En moins d’une minute\u00a0: le studio interroge Stripe, qui ne peut pas l’appeler.',
    },
    noAddress: 'Le studio n’a pas encore d’adresse à lui.',
    toOnline: 'Vers la mise en ligne',
    heard: (ago) => `Dernier appel de Stripe\u00a0: ${ago}`,
    looked: (ago) => `Dernière demande\u00a0: ${ago}`,
    trouble: 'Quelque chose ne va pas entre le studio et Stripe',
    troubleSaid: (said) =>
      `Stripe dit\u00a0: «\u00a0${said}\u00a0» Le studio continue d’essayer. Si cela reste ainsi, changez les clés.`,
    change: 'Changer les clés…',
    changeTitle: 'Changer les clés',
    changeMeans:
      'Avec des clés du même compte, tout continue. Avec un autre compte, les paiements en cours prennent fin.',
    disconnect: 'Délier…',
    disconnectTitle: 'Délier de Stripe\u202f?',
    disconnectMeans: [
      'Les clients ne peuvent plus acheter en ligne, et les paiements en cours prennent fin.',
      'Ce qui a été payé et vendu reste tel quel.',
      'Les abonnements continuent chez Stripe et y sont prélevés, mais le studio n’en apprend plus rien\u00a0: ils ne se renouvellent pas ici. Résiliez-les d’abord s’ils doivent prendre fin.',
      'Ce qui a été payé en ligne se rembourse ensuite chez Stripe.',
    ],
    disconnectConfirm: 'Délier',
    disconnected: 'Délié de Stripe',

    selfService: 'Les clients peuvent acheter en ligne',
    selfServiceMeans: 'Désactivé\u00a0: seule l’équipe vend, à l’accueil ou en envoyant un lien de paiement.',
    selfServiceOn: 'Les clients peuvent acheter en ligne',
    selfServiceOff: 'Les clients n’achètent plus en ligne',
    sold: (n, of) =>
      of === 0
        ? 'Rien n’est encore en vente.'
        : of === 1
          ? n === 1
            ? 'Votre type d’abonnement se vend en ligne.'
            : 'Votre type d’abonnement ne se vend pas en ligne.'
          : count(n, {
              one: `${figure(n)} type d’abonnement sur ${figure(of)} se vend en ligne.`,
              other: `${figure(n)} types d’abonnement sur ${figure(of)} se vendent en ligne.`,
            }),
    toTypes: 'Types d’abonnement',
  }
}

export const it = (): Words => {
  const count = plurals('it')
  const figure = figures('it')

  return {
    title: 'Pagamenti online',
    lead: 'I clienti pagano nel portale, direttamente sul tuo account Stripe. Il denaro arriva direttamente a te, e noi non tratteniamo nulla.',
    open: 'Apri le tue chiavi; se non hai ancora un account Stripe, lo crei lungo la strada:',
    keysPage: 'Chiavi API nella dashboard di Stripe',
    copy: 'Copia le due chiavi: quella segreta comincia con sk_, quella pubblicabile con pk_. Per una prima prova, passa Stripe alla modalità di test.',
    paste: 'Incollale qui. Lo studio le prova subito.',
    secretKey: 'Chiave segreta',
    secretKeyMeans: 'Comincia con sk_ o rk_. Conservata cifrata su questo computer, mai più mostrata.',
    publishableKey: 'Chiave pubblicabile',
    publishableKeyMeans: 'Comincia con pk_.',
    ownWebhook: 'Registro io il webhook',
    webhookSecret: 'Segreto di firma del webhook',
    webhookSecretMeans: 'Comincia con whsec_. Se resta vuoto, lo studio registra il webhook da solo.',
    show: 'Mostra',
    hide: 'Nascondi',
    connect: 'Collega',
    connected: (name: string) => `Collegato con ${name}`,

    connectedMeans: 'Ciò che i clienti pagano online va direttamente su questo account.',
    account: 'Account',
    test: 'Prova',
    live: 'Reale',
    testMeans:
      'Sono chiavi di prova: non si muove denaro vero. Passa alle chiavi reali prima che i clienti acquistino.',
    noticed: 'I pagamenti si vedono',
    webhook: {
      registered: 'Subito: Stripe chiama questo studio.',
      given: 'Subito: Stripe chiama il webhook che hai registrato.',
      none: 'Entro un minuto: lo studio chiede a Stripe, che non può chiamarlo.',
    },
    noAddress: 'Lo studio non ha ancora un suo indirizzo.',
    toOnline: 'Vai ad Andare online',
    heard: (ago: string) => `Stripe ha chiamato ${ago}`,
    looked: (ago: string) => `Chiesto ${ago}`,
    trouble: 'C’è un problema tra lo studio e Stripe',
    troubleSaid: (said: string) =>
      `Stripe dice: «${said}» Lo studio continua a provare. Se il problema resta, cambia le chiavi.`,
    change: 'Cambia le chiavi…',
    changeTitle: 'Cambia le chiavi',
    changeMeans:
      'Con le chiavi dello stesso account tutto continua. Con un altro account, gli acquisti aperti si chiudono.',
    disconnect: 'Scollega…',
    disconnectTitle: 'Scollegare da Stripe?',
    disconnectMeans: [
      'I clienti non possono più acquistare online, e gli acquisti aperti si chiudono.',
      'Ciò che è stato pagato e venduto resta com’è.',
      'Gli abbonamenti ricorrenti continuano su Stripe, che li riscuote, ma lo studio non ne sa più nulla: non si rinnovano. Se devono finire, disdicili prima.',
      'I rimborsi di ciò che è stato pagato online si fanno poi su Stripe.',
    ],
    disconnectConfirm: 'Scollega',
    disconnected: 'Scollegato da Stripe',

    selfService: 'I clienti possono acquistare online',
    selfServiceMeans: 'Se disattivato, vende solo il team: alla reception o inviando un link di pagamento.',
    selfServiceOn: 'Ora i clienti possono acquistare online',
    selfServiceOff: 'I clienti non acquistano più online',
    sold: (n: number, of: number) =>
      of === 0
        ? 'Non c’è ancora nulla in vendita.'
        : count(of, {
            one:
              n === 1
                ? 'Il tuo tipo di abbonamento si vende online.'
                : 'Il tuo tipo di abbonamento non si vende online.',
            other: `Tipi di abbonamento venduti online: ${figure(n)} su ${figure(of)}.`,
          }),
    toTypes: 'Tipi di abbonamento',
  }
}
