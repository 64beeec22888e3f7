import { figures, plurals } from '../../shared/i18n/plural.ts'

/** Being paid online: connecting the studio with its account at Stripe, and how it stands. */
export const en = () => {
  const count = plurals('en')
  const figure = figures('en')

  return {
    title: 'Online payments',
    lead: 'Clients pay in the portal, straight into your own Stripe account. We take no commission.',
    open: 'Open your keys. If you don’t have a Stripe account yet, you can create one there:',
    keysPage: 'API keys in the Stripe dashboard',
    copy: 'Copy both keys: the secret key starts with sk_, the publishable key with pk_. To try it out first, switch Stripe to test mode.',
    paste: 'Paste them here. The studio checks them right away.',
    secretKey: 'Secret key',
    secretKeyMeans: 'Starts with sk_ or rk_. Kept encrypted on this computer, never shown again.',
    publishableKey: 'Publishable key',
    publishableKeyMeans: 'Starts with pk_.',
    ownWebhook: 'I register the webhook myself',
    webhookSecret: 'Webhook signing secret',
    webhookSecretMeans: 'Starts with whsec_. Leave empty to register the webhook automatically.',
    show: 'Show',
    hide: 'Hide',
    connect: 'Connect',
    connected: (name: string) => `Connected to ${name}`,

    connectedMeans: 'Online payments go straight into this account.',
    account: 'Account',
    test: 'Test',
    live: 'Live',
    testMeans: 'These are test keys: no real money moves. Switch to live keys before clients buy.',
    noticed: 'Payment updates',
    webhook: {
      registered: 'Right away: Stripe notifies this studio.',
      given: 'Right away: Stripe notifies the webhook you registered.',
      none: 'Within a minute: the studio asks Stripe, because Stripe can’t reach it.',
    },
    noAddress: 'The studio doesn’t have its own address yet.',
    toOnline: 'Go to “Going online”',
    heard: (ago: string) => `Last update from Stripe: ${ago}`,
    looked: (ago: string) => `Last checked: ${ago}`,
    trouble: 'There’s a problem between the studio and Stripe',
    troubleSaid: (said: string) => `Stripe says: “${said}” We’ll keep trying. If it continues, change the keys.`,
    change: 'Change the keys…',
    changeTitle: 'Change the keys',
    changeMeans: 'With keys of the same account, everything continues. With another account, open checkouts end.',
    disconnect: 'Disconnect…',
    disconnectTitle: 'Disconnect from Stripe?',
    disconnectMeans: [
      'Clients can no longer buy online, and open checkouts end.',
      'Past payments and sales stay as they are.',
      'Subscriptions continue at Stripe and are charged there, but the studio isn’t notified, so memberships aren’t renewed. Cancel them first if they should end.',
      'You then refund online payments at Stripe.',
    ],
    disconnectConfirm: 'Disconnect',
    disconnected: 'Disconnected from Stripe',

    selfService: 'Clients can buy online',
    selfServiceMeans: 'When off, only the team sells, at the desk or with a payment link.',
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
    lead: 'Kund:innen zahlen im Portal, direkt auf dein eigenes Stripe-Konto. Wir nehmen keine Provision.',
    open: 'Öffne deine Schlüssel. Wenn du noch kein Stripe-Konto hast, kannst du dort eines anlegen:',
    keysPage: 'API-Schlüssel im Stripe-Dashboard',
    copy: 'Kopiere beide Schlüssel: Der geheime beginnt mit sk_, der veröffentlichbare mit pk_. Schalte Stripe zum Ausprobieren in den Testmodus.',
    paste: 'Füge sie hier ein. Das Studio prüft sie sofort.',
    secretKey: 'Geheimer Schlüssel',
    secretKeyMeans:
      'Beginnt mit sk_ oder rk_. Wird auf diesem Computer verschlüsselt gespeichert und nie wieder gezeigt.',
    publishableKey: 'Veröffentlichbarer Schlüssel',
    publishableKeyMeans: 'Beginnt mit pk_.',
    ownWebhook: 'Ich trage den Webhook selbst ein',
    webhookSecret: 'Signaturschlüssel des Webhooks',
    webhookSecretMeans: 'Beginnt mit whsec_. Leer lassen, um den Webhook automatisch einzutragen.',
    show: 'Anzeigen',
    hide: 'Verbergen',
    connect: 'Verbinden',
    connected: (name) => `Verbunden mit ${name}`,

    connectedMeans: 'Onlinezahlungen gehen direkt auf dieses Konto.',
    account: 'Konto',
    test: 'Test',
    live: 'Live',
    testMeans:
      'Das sind Testschlüssel: Es fließt kein echtes Geld. Wechsle zu den Live-Schlüsseln, bevor Kund:innen kaufen.',
    noticed: 'Zahlungsmeldungen',
    webhook: {
      registered: 'Sofort: Stripe benachrichtigt dieses Studio.',
      given: 'Sofort: Stripe benachrichtigt den Webhook, den du eingetragen hast.',
      none: 'Innerhalb einer Minute: Das Studio fragt bei Stripe nach, weil Stripe es nicht erreicht.',
    },
    noAddress: 'Das Studio hat noch keine eigene Adresse.',
    toOnline: 'Zu „Online gehen“',
    heard: (ago) => `Letzte Meldung von Stripe: ${ago}`,
    looked: (ago) => `Zuletzt geprüft: ${ago}`,
    trouble: 'Zwischen dem Studio und Stripe gibt es ein Problem',
    troubleSaid: (said) => `Stripe sagt: „${said}“ Wir versuchen es weiter. Bleibt es so, ändere die Schlüssel.`,
    change: 'Schlüssel ändern\u00a0…',
    changeTitle: 'Schlüssel ändern',
    changeMeans: 'Mit Schlüsseln desselben Kontos läuft alles weiter. Mit einem anderen Konto enden begonnene Käufe.',
    disconnect: 'Trennen\u00a0…',
    disconnectTitle: 'Von Stripe trennen?',
    disconnectMeans: [
      'Kund:innen können nicht mehr online kaufen, und begonnene Käufe enden.',
      'Bisherige Zahlungen und Verkäufe bleiben unverändert.',
      'Abos laufen bei Stripe weiter und werden dort abgebucht, aber das Studio erfährt nichts davon: Mitgliedschaften verlängern sich nicht. Kündige sie vorher, wenn sie enden sollen.',
      'Onlinezahlungen erstattest du dann bei Stripe.',
    ],
    disconnectConfirm: 'Trennen',
    disconnected: 'Von Stripe getrennt',

    selfService: 'Kund:innen können online kaufen',
    selfServiceMeans: 'Ist das aus, verkauft nur das Team, am Empfang oder mit einem Zahlungslink.',
    selfServiceOn: 'Kund:innen können jetzt online kaufen',
    selfServiceOff: 'Kund:innen können nicht mehr online kaufen',
    sold: (n, of) =>
      of === 0
        ? 'Noch ist nichts im Verkauf.'
        : count(of, {
            one:
              n === 1
                ? 'Deine Mitgliedschaftsart wird online verkauft.'
                : 'Deine Mitgliedschaftsart wird nicht online verkauft.',
            other: `${figure(n)} von ${figure(of)} Mitgliedschaftsarten werden online verkauft.`,
          }),
    toTypes: 'Mitgliedschaftsarten',
  }
}

export const es = (): Words => {
  const count = plurals('es')
  const figure = figures('es')

  return {
    title: 'Pagos online',
    lead: 'Los clientes pagan en el portal, directamente a tu cuenta de Stripe. No cobramos comisión.',
    open: 'Abre tus claves. Si aún no tienes cuenta en Stripe, puedes crearla ahí:',
    keysPage: 'Claves de API en el panel de Stripe',
    copy: 'Copia las dos claves: la secreta empieza por sk_ y la publicable por pk_. Para probarlo antes, pon Stripe en modo de prueba.',
    paste: 'Pégalas aquí. Se comprueban al momento.',
    secretKey: 'Clave secreta',
    secretKeyMeans: 'Empieza por sk_ o rk_. Se guarda cifrada en este ordenador y no se vuelve a mostrar.',
    publishableKey: 'Clave publicable',
    publishableKeyMeans: 'Empieza por pk_.',
    ownWebhook: 'Registro el webhook por mi cuenta',
    webhookSecret: 'Secreto de firma del webhook',
    webhookSecretMeans: 'Empieza por whsec_. Déjalo vacío para registrar el webhook automáticamente.',
    show: 'Mostrar',
    hide: 'Ocultar',
    connect: 'Conectar',
    connected: (name) => `Cuenta conectada: ${name}`,

    connectedMeans: 'Los pagos online van directamente a esta cuenta.',
    account: 'Cuenta',
    test: 'Prueba',
    live: 'Producción',
    testMeans:
      'Son claves de prueba: no se mueve dinero real. Pon las de producción antes de que compren los clientes.',
    noticed: 'Avisos de pago',
    webhook: {
      registered: 'Al momento: Stripe avisa a este centro.',
      given: 'Al momento: Stripe avisa al webhook que registraste.',
      none: 'En menos de un minuto: el centro consulta a Stripe, que no puede avisarle.',
    },
    noAddress: 'El centro aún no tiene dirección propia.',
    toOnline: 'Ir a «Ponerse online»',
    heard: (ago) => `Último aviso de Stripe: ${ago}`,
    looked: (ago) => `Última consulta: ${ago}`,
    trouble: 'Algo falla entre el centro y Stripe',
    troubleSaid: (said) => `Stripe dice: «${said}». Seguimos intentándolo. Si no se arregla, cambia las claves.`,
    change: 'Cambiar las claves…',
    changeTitle: 'Cambiar las claves',
    changeMeans: 'Con claves de la misma cuenta todo sigue igual. Con otra cuenta, terminan los pagos a medias.',
    disconnect: 'Desconectar…',
    disconnectTitle: '¿Desconectar de Stripe?',
    disconnectMeans: [
      'Los clientes ya no podrán comprar online y terminan los pagos a medias.',
      'Los pagos y las ventas anteriores quedan como están.',
      'Las suscripciones siguen en Stripe y se cobran allí, pero el centro no recibe aviso y aquí no se renuevan. Si deben terminar, cancélalas antes.',
      'Los pagos online se reembolsarán en Stripe.',
    ],
    disconnectConfirm: 'Desconectar',
    disconnected: 'Desconectado de Stripe',

    selfService: 'Los clientes pueden comprar online',
    selfServiceMeans: 'Si está desactivado, solo vende el equipo, en recepción o con un enlace de pago.',
    selfServiceOn: 'Los clientes ya pueden comprar online',
    selfServiceOff: 'Los clientes ya no pueden comprar online',
    sold: (n, of) =>
      of === 0
        ? 'Aún no hay nada a la venta.'
        : count(of, {
            one: n === 1 ? 'Tu tipo de bono se vende online.' : 'Tu tipo de bono no se vende online.',
            other: `Tipos de bono que se venden online: ${figure(n)} de ${figure(of)}.`,
          }),
    toTypes: 'Tipos de bono',
  }
}

export const fr = (): Words => {
  const count = plurals('fr')
  const figure = figures('fr')

  return {
    title: 'Paiements en ligne',
    lead: 'Les clients paient sur le portail, directement sur votre propre compte Stripe. Nous ne prenons aucune commission.',
    open: 'Ouvrez la page de vos clés. Si vous n’avez pas encore de compte Stripe, vous pouvez y en créer un\u00a0:',
    keysPage: 'Clés API dans le tableau de bord Stripe',
    copy: 'Copiez les deux clés\u00a0: la secrète commence par sk_, la publiable par pk_. Pour un premier essai, passez Stripe en mode test.',
    paste: 'Collez-les ici. Le studio les vérifie aussitôt.',
    secretKey: 'Clé secrète',
    secretKeyMeans: 'Commence par sk_ ou rk_. Conservée chiffrée sur cet ordinateur, jamais réaffichée.',
    publishableKey: 'Clé publiable',
    publishableKeyMeans: 'Commence par pk_.',
    ownWebhook: 'J’enregistre le webhook moi-même',
    webhookSecret: 'Secret de signature du webhook',
    webhookSecretMeans: 'Commence par whsec_. Laissez vide pour enregistrer le webhook automatiquement.',
    show: 'Afficher',
    hide: 'Masquer',
    connect: 'Connecter',
    connected: (name) => `Connecté à ${name}`,

    connectedMeans: 'Les paiements en ligne vont directement sur ce compte.',
    account: 'Compte',
    test: 'Test',
    live: 'Production',
    testMeans:
      'Ce sont des clés de test\u00a0: aucun argent réel ne circule. Passez aux clés de production avant que les clients achètent.',
    noticed: 'Notification des paiements',
    webhook: {
      registered: 'Immédiate\u00a0: Stripe prévient ce studio.',
      given: 'Immédiate\u00a0: Stripe prévient le webhook que vous avez enregistré.',
      none: 'En moins d’une minute\u00a0: le studio interroge Stripe, qui ne peut pas le joindre.',
    },
    noAddress: 'Le studio n’a pas encore sa propre adresse.',
    toOnline: 'Aller à «\u00a0Mise en ligne\u00a0»',
    heard: (ago) => `Dernier message de Stripe\u00a0: ${ago}`,
    looked: (ago) => `Dernière vérification\u00a0: ${ago}`,
    trouble: 'Un problème est survenu entre le studio et Stripe',
    troubleSaid: (said) =>
      `Stripe dit\u00a0: «\u00a0${said}\u00a0» Les essais continuent. Si le problème persiste, changez les clés.`,
    change: 'Changer les clés…',
    changeTitle: 'Changer les clés',
    changeMeans:
      'Avec des clés du même compte, rien d’autre ne change. Avec un autre compte, les paiements en cours prennent fin.',
    disconnect: 'Déconnecter…',
    disconnectTitle: 'Déconnecter Stripe\u202f?',
    disconnectMeans: [
      'Les clients ne peuvent plus acheter en ligne, et les paiements en cours prennent fin.',
      'Les paiements et les ventes passés restent tels quels.',
      'Les abonnements continuent chez Stripe et y sont débités, mais le studio n’en est plus informé\u00a0: ils ne se renouvellent pas ici. Résiliez-les d’abord s’ils doivent prendre fin.',
      'Les paiements en ligne se remboursent ensuite chez Stripe.',
    ],
    disconnectConfirm: 'Déconnecter',
    disconnected: 'Stripe est déconnecté',

    selfService: 'Les clients peuvent acheter en ligne',
    selfServiceMeans: 'Sinon, seule l’équipe vend, à l’accueil ou avec un lien de paiement.',
    selfServiceOn: 'Les clients peuvent maintenant acheter en ligne',
    selfServiceOff: 'Les clients ne peuvent plus acheter en ligne',
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
    lead: 'I clienti pagano nel portale, direttamente sul tuo account Stripe. Non tratteniamo commissioni.',
    open: 'Apri le tue chiavi. Se non hai ancora un account Stripe, puoi crearlo lì:',
    keysPage: 'Chiavi API nella dashboard di Stripe',
    copy: 'Copia le due chiavi: quella segreta comincia con sk_, quella pubblicabile con pk_. Per provare prima, passa Stripe alla modalità di test.',
    paste: 'Incollale qui. Lo studio le verifica subito.',
    secretKey: 'Chiave segreta',
    secretKeyMeans: 'Comincia con sk_ o rk_. Conservata cifrata su questo computer, non viene più mostrata.',
    publishableKey: 'Chiave pubblicabile',
    publishableKeyMeans: 'Comincia con pk_.',
    ownWebhook: 'Registro io il webhook',
    webhookSecret: 'Segreto di firma del webhook',
    webhookSecretMeans: 'Comincia con whsec_. Lascia vuoto per registrare il webhook automaticamente.',
    show: 'Mostra',
    hide: 'Nascondi',
    connect: 'Collega',
    connected: (name: string) => `Collegato a ${name}`,

    connectedMeans: 'I pagamenti online vanno direttamente su questo account.',
    account: 'Account',
    test: 'Prova',
    live: 'Live',
    testMeans: 'Sono chiavi di prova: non si muove denaro vero. Passa alle chiavi live prima che i clienti acquistino.',
    noticed: 'Avvisi di pagamento',
    webhook: {
      registered: 'Subito: Stripe avvisa questo studio.',
      given: 'Subito: Stripe avvisa il webhook che hai registrato.',
      none: 'Entro un minuto: lo studio interroga Stripe, che non può raggiungerlo.',
    },
    noAddress: 'Lo studio non ha ancora un proprio indirizzo.',
    toOnline: 'Vai a «Andare online»',
    heard: (ago: string) => `Ultimo avviso di Stripe: ${ago}`,
    looked: (ago: string) => `Ultimo controllo: ${ago}`,
    trouble: 'C’è un problema tra lo studio e Stripe',
    troubleSaid: (said: string) =>
      `Stripe dice: «${said}» Continuiamo a provare. Se il problema resta, cambia le chiavi.`,
    change: 'Cambia le chiavi…',
    changeTitle: 'Cambia le chiavi',
    changeMeans:
      'Con chiavi dello stesso account non cambia altro. Con un altro account, gli acquisti aperti si chiudono.',
    disconnect: 'Scollega…',
    disconnectTitle: 'Scollegare da Stripe?',
    disconnectMeans: [
      'I clienti non possono più acquistare online, e gli acquisti aperti si chiudono.',
      'I pagamenti e le vendite precedenti restano come sono.',
      'Gli abbonamenti continuano su Stripe, che li addebita, ma lo studio non ne sa più nulla: qui non si rinnovano. Se devono finire, disdicili prima.',
      'I pagamenti online si rimborsano poi su Stripe.',
    ],
    disconnectConfirm: 'Scollega',
    disconnected: 'Scollegato da Stripe',

    selfService: 'I clienti possono acquistare online',
    selfServiceMeans: 'Se disattivato, vende solo il team: alla reception o con un link di pagamento.',
    selfServiceOn: 'Ora i clienti possono acquistare online',
    selfServiceOff: 'I clienti non possono più acquistare online',
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
