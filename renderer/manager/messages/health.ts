import { health as findingsDe } from '../../../server/lib/sayings/de/health.ts'
import { health as findingsEn } from '../../../server/lib/sayings/en/health.ts'
import { health as findingsEs } from '../../../server/lib/sayings/es/health.ts'
import { health as findingsFr } from '../../../server/lib/sayings/fr/health.ts'
import { health as findingsIt } from '../../../server/lib/sayings/it/health.ts'
import type { Translation } from '../../../server/lib/sayings/templates.ts'
import { figures, plurals } from '../../shared/i18n/plural.ts'

/** How the studio is, said by what was found; the server says the same to programs. */
export const en = () => {
  const count = plurals('en')
  const figure = figures('en')

  return {
    title: 'How the studio is',
    titleMeans: 'Looked at now, and again every minute while this page is open.',
    wellTitle: 'All is well',
    unset: (n: number) =>
      count(n, { one: 'One thing is not set up yet', other: `${figure(n)} things are not set up yet` }),
    unsetMeans: 'Nothing is amiss, but this has to be set up before you can rely on it.',
    well: 'Nothing needs you. Should anything be amiss, it stands here with what to do.',
    needed: (n: number) => count(n, { one: 'One thing needs you', other: `${n} things need you` }),
    neededMeans: 'What is most pressing stands first, with what to do.',
    names: {
      storage: 'Saving',
      disk: 'Room on the disk',
      copies: 'Copies',
      integrity: 'Everything adds up',
      jobs: 'What happens by itself',
      mail: 'E-mail',
      webhooks: 'Webhooks',
      address: 'Public address',
      payments: 'Payments online',
      covered_classes: 'Paying for classes',
      covering_types: 'What memberships cover',
      single_prices: 'Prices of single classes',
      license: 'License',
      clock: 'Clock',
      secrets: 'Key',
      version: 'Version',
    } as Readonly<Record<string, string | undefined>>,
    states: { ok: 'Fine', warning: 'Look at it', failing: 'Act now', unset: 'Not set up', off: 'Not watched' },
    open: (part: string) => `Open “${part}”`,
    said: findingsEn as Translation<typeof findingsEn>,
    diagnostics: 'Diagnostics',
    diagnosticsMeans:
      'A file to send to who helps you: versions, sizes, how many records there are, what stands above, settings that are switches or numbers, and the last lines of the log. Nobody’s name, address, phone number or note is in it, and no password.',
    download: 'Download diagnostics',
  }
}

type Words = ReturnType<typeof en>

export const de = (): Words => {
  const count = plurals('de')
  const figure = figures('de')

  return {
    title: 'Wie es dem Studio geht',
    titleMeans: 'Eben nachgesehen, und jede Minute wieder, solange diese Seite offen ist.',
    wellTitle: 'Alles in Ordnung',
    unset: (n) =>
      count(n, { one: 'Eines ist noch nicht eingerichtet', other: `${figure(n)} Dinge sind noch nicht eingerichtet` }),
    unsetMeans: 'Nichts ist gestört, aber richte dies ein, bevor du dich darauf verlässt.',
    well: 'Nichts braucht dich. Sollte etwas nicht stimmen, steht es hier, und was zu tun ist.',
    needed: (n) => count(n, { one: 'Eine Sache braucht dich', other: `${figure(n)} Sachen brauchen dich` }),
    neededMeans: 'Das Dringendste steht oben, mit dem, was zu tun ist.',
    names: {
      storage: 'Speichern',
      disk: 'Platz auf der Festplatte',
      copies: 'Sicherungskopien',
      integrity: 'Alles geht auf',
      jobs: 'Was von selbst geschieht',
      mail: 'E-Mail',
      webhooks: 'Webhooks',
      address: 'Öffentliche Adresse',
      payments: 'Onlinezahlungen',
      covered_classes: 'Kurse bezahlen',
      covering_types: 'Wofür Mitgliedschaften gelten',
      single_prices: 'Preise einzelner Kurse',
      license: 'Lizenz',
      clock: 'Uhr',
      secrets: 'Schlüssel',
      version: 'Version',
    },
    states: {
      ok: 'In Ordnung',
      warning: 'Ansehen',
      failing: 'Jetzt handeln',
      unset: 'Nicht eingerichtet',
      off: 'Nicht überwacht',
    },
    open: (part) => `„${part}“ öffnen`,
    said: findingsDe,
    diagnostics: 'Diagnose',
    diagnosticsMeans:
      'Eine Datei für alle, die dir helfen: Versionen, Größen, wie viele Einträge es gibt, was oben steht, Einstellungen, die Schalter oder Zahlen sind, und die letzten Zeilen des Protokolls. Weder Name noch Adresse, Telefonnummer, Notiz oder Passwort stehen darin.',
    download: 'Diagnose herunterladen',
  }
}

export const es = (): Words => {
  const count = plurals('es')
  const figure = figures('es')

  return {
    title: 'Cómo está el centro',
    titleMeans: 'Comprobado ahora, y otra vez cada minuto mientras esta página esté abierta.',
    wellTitle: 'Todo va bien',
    unset: (n) => count(n, { one: 'Falta configurar una cosa', other: `Falta configurar ${figure(n)} cosas` }),
    unsetMeans: 'Nada falla, pero hay que configurarlo antes de poder contar con ello.',
    well: 'No tienes que hacer nada. Si algo falla, aparecerá aquí con lo que hay que hacer.',
    needed: (n) => count(n, { one: 'Hay una cosa que atender', other: `Hay ${figure(n)} cosas que atender` }),
    neededMeans: 'Lo más urgente está primero, con lo que hay que hacer.',
    names: {
      storage: 'Guardado',
      disk: 'Espacio en el disco',
      copies: 'Copias',
      integrity: 'Todo cuadra',
      jobs: 'Tareas automáticas',
      mail: 'Correo',
      webhooks: 'Webhooks',
      address: 'Dirección pública',
      payments: 'Pagos en línea',
      covered_classes: 'Pago de las clases',
      covering_types: 'Lo que cubren los bonos',
      single_prices: 'Precios de clases sueltas',
      license: 'Licencia',
      clock: 'Reloj',
      secrets: 'Clave',
      version: 'Versión',
    },
    states: { ok: 'Bien', warning: 'Míralo', failing: 'Actúa ya', unset: 'Sin configurar', off: 'Sin vigilar' },
    open: (part) => `Abrir «${part}»`,
    said: findingsEs,
    diagnostics: 'Diagnóstico',
    diagnosticsMeans:
      'Un archivo para quien te ayude: versiones, tamaños, cuántos registros hay, lo que se dice arriba, los ajustes que son interruptores o números y las últimas líneas del registro. No contiene nombres, direcciones, teléfonos ni notas de nadie, ni contraseñas.',
    download: 'Descargar el diagnóstico',
  }
}

export const fr = (): Words => {
  const count = plurals('fr')
  const figure = figures('fr')

  return {
    title: 'Comment va le studio',
    titleMeans: 'Vérifié à l’instant, et chaque minute tant que cette page est ouverte.',
    wellTitle: 'Tout va bien',
    unset: (n) =>
      count(n, {
        one: 'Un point n’est pas encore configuré',
        other: `${figure(n)} points ne sont pas encore configurés`,
      }),
    unsetMeans: 'Rien ne va mal, mais ceci doit être configuré avant que vous puissiez compter dessus.',
    well: 'Rien à faire. Si quelque chose n’allait pas, ce serait ici, avec ce qu’il faut faire.',
    needed: (n) => count(n, { one: 'Un point à traiter', other: `${figure(n)} points à traiter` }),
    neededMeans: 'Le plus pressant vient en premier, avec ce qu’il faut faire.',
    names: {
      storage: 'Enregistrement',
      disk: 'Place sur le disque',
      copies: 'Copies de sauvegarde',
      integrity: 'Comptes justes',
      jobs: 'Tâches automatiques',
      mail: 'E-mails',
      webhooks: 'Webhooks',
      address: 'Adresse publique',
      payments: 'Paiements en ligne',
      covered_classes: 'Paiement des cours',
      covering_types: 'Ce que couvrent les abonnements',
      single_prices: 'Prix des cours à l’unité',
      license: 'Licence',
      clock: 'Horloge',
      secrets: 'Clé',
      version: 'Version',
    },
    states: {
      ok: 'Tout va bien',
      warning: 'À regarder',
      failing: 'À faire tout de suite',
      unset: 'Pas configuré',
      off: 'Pas surveillé',
    },
    open: (part) => `Ouvrir «\u00a0${part}\u00a0»`,
    said: findingsFr,
    diagnostics: 'Diagnostic',
    diagnosticsMeans:
      'Un fichier à envoyer à qui vous aide\u00a0: versions, tailles, nombre d’enregistrements, ce qui figure ci-dessus, les réglages qui sont des cases ou des nombres, et les dernières lignes du journal technique. Il ne contient ni nom, ni adresse, ni numéro de téléphone, ni note, ni mot de passe.',
    download: 'Télécharger le diagnostic',
  }
}

export const it = (): Words => {
  const count = plurals('it')
  const figure = figures('it')

  return {
    title: 'Come sta lo studio',
    titleMeans: 'Controllato ora, e di nuovo ogni minuto finché questa pagina è aperta.',
    wellTitle: 'Va tutto bene',
    unset: (n: number) =>
      count(n, { one: 'Una cosa non è ancora configurata', other: `${figure(n)} cose non sono ancora configurate` }),
    unsetMeans: 'Nulla è fuori posto, ma va configurato prima di poterci contare.',
    well: 'Non devi fare nulla. Se qualcosa non va, compare qui con che cosa fare.',
    needed: (n) => count(n, { one: 'C’è una cosa da fare', other: `Ci sono ${figure(n)} cose da fare` }),
    neededMeans: 'La più urgente è in alto, con che cosa fare.',
    names: {
      storage: 'Salvataggio',
      disk: 'Spazio sul disco',
      copies: 'Copie',
      integrity: 'I conti tornano',
      jobs: 'Attività automatiche',
      mail: 'E-mail',
      webhooks: 'Webhook',
      address: 'Indirizzo pubblico',
      payments: 'Pagamenti online',
      covered_classes: 'Pagamento delle lezioni',
      covering_types: 'Che cosa coprono gli abbonamenti',
      single_prices: 'Prezzi delle lezioni singole',
      license: 'Licenza',
      clock: 'Orologio',
      secrets: 'Chiave',
      version: 'Versione',
    },
    states: {
      ok: 'Bene',
      warning: 'Da guardare',
      failing: 'Intervieni ora',
      unset: 'Non configurato',
      off: 'Non controllato',
    },
    open: (part) => `Apri «${part}»`,
    said: findingsIt,
    diagnostics: 'Diagnosi',
    diagnosticsMeans:
      'Un file da inviare a chi ti aiuta: versioni, dimensioni, quante voci ci sono, ciò che è scritto qui sopra, le impostazioni che sono interruttori o numeri, e le ultime righe del registro. Non contiene nomi, indirizzi, numeri di telefono o note di nessuno, né password.',
    download: 'Scarica la diagnosi',
  }
}
