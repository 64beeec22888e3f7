import { health as findingsDe } from '../../../server/lib/sayings/de/health.ts'
import { health as findingsEn } from '../../../server/lib/sayings/en/health.ts'
import { health as findingsEs } from '../../../server/lib/sayings/es/health.ts'
import { health as findingsFr } from '../../../server/lib/sayings/fr/health.ts'
import { health as findingsIt } from '../../../server/lib/sayings/it/health.ts'
import type { Translation } from '../../../server/lib/sayings/templates.ts'
import { figures, plurals } from '../../shared/i18n/plural.ts'

/** The health of the studio, worded by finding; the server says the same to programs. */
export const en = () => {
  const count = plurals('en')
  const figure = figures('en')

  return {
    title: 'Studio health',
    titleMeans: 'Checked just now, and every minute while this page is open.',
    wellTitle: 'All is well',
    unset: (n: number) =>
      count(n, { one: 'One thing isn’t set up yet', other: `${figure(n)} things aren’t set up yet` }),
    unsetMeans: 'Nothing is wrong, but set this up before you rely on it.',
    well: 'Everything looks good. Problems will show up here, with steps to fix them.',
    needed: (n: number) => count(n, { one: 'One thing needs attention', other: `${n} things need attention` }),
    neededMeans: 'The most urgent comes first, with steps to fix it.',
    names: {
      storage: 'Saving',
      disk: 'Disk space',
      copies: 'Backups',
      integrity: 'Consistency',
      jobs: 'Automatic tasks',
      mail: 'Email',
      webhooks: 'Webhooks',
      address: 'Public address',
      payments: 'Online payments',
      covered_classes: 'Paying for classes',
      covering_types: 'What memberships cover',
      single_prices: 'Drop-in prices',
      license: 'License',
      clock: 'Clock',
      secrets: 'Key',
      version: 'Version',
    } as Readonly<Record<string, string | undefined>>,
    states: { ok: 'Fine', warning: 'Check', failing: 'Act now', unset: 'Not set up', off: 'Not monitored' },
    open: (part: string) => `Open “${part}”`,
    said: findingsEn as Translation<typeof findingsEn>,
    diagnostics: 'Diagnostics',
    diagnosticsMeans:
      'A file for anybody who helps you: versions, sizes, numbers of records, the findings above, settings that are switches or numbers, and the last lines of the log. It has no names, addresses, phone numbers, notes or passwords.',
    download: 'Download diagnostics',
  }
}

type Words = ReturnType<typeof en>

export const de = (): Words => {
  const count = plurals('de')
  const figure = figures('de')

  return {
    title: 'Zustand des Studios',
    titleMeans: 'Gerade geprüft, und jede Minute wieder, solange diese Seite offen ist.',
    wellTitle: 'Alles in Ordnung',
    unset: (n) =>
      count(n, { one: 'Eines ist noch nicht eingerichtet', other: `${figure(n)} Dinge sind noch nicht eingerichtet` }),
    unsetMeans: 'Nichts ist gestört, aber richte das ein, bevor du dich darauf verlässt.',
    well: 'Alles läuft. Probleme erscheinen hier, mit einer Anleitung zur Lösung.',
    needed: (n) => count(n, { one: 'Ein Punkt zu erledigen', other: `${figure(n)} Punkte zu erledigen` }),
    neededMeans: 'Das Dringendste zuerst, mit einer Anleitung zur Lösung.',
    names: {
      storage: 'Speichern',
      disk: 'Speicherplatz',
      copies: 'Sicherungskopien',
      integrity: 'Stimmigkeit der Daten',
      jobs: 'Automatische Aufgaben',
      mail: 'E-Mail',
      webhooks: 'Webhooks',
      address: 'Öffentliche Adresse',
      payments: 'Onlinezahlungen',
      covered_classes: 'Kurse bezahlen',
      covering_types: 'Was Mitgliedschaften abdecken',
      single_prices: 'Preise für Einzelkurse',
      license: 'Lizenz',
      clock: 'Uhr',
      secrets: 'Schlüssel',
      version: 'Version',
    },
    states: {
      ok: 'In Ordnung',
      warning: 'Prüfen',
      failing: 'Jetzt handeln',
      unset: 'Nicht eingerichtet',
      off: 'Nicht überwacht',
    },
    open: (part) => `„${part}“ öffnen`,
    said: findingsDe,
    diagnostics: 'Diagnose',
    diagnosticsMeans:
      'Eine Datei für alle, die dir helfen: Versionen, Größen, Anzahl der Einträge, die Ergebnisse oben, Einstellungen, die Schalter oder Zahlen sind, und die letzten Zeilen des Protokolls. Namen, Adressen, Telefonnummern, Notizen und Passwörter sind nicht enthalten.',
    download: 'Diagnose herunterladen',
  }
}

export const es = (): Words => {
  const count = plurals('es')
  const figure = figures('es')

  return {
    title: 'Estado del centro',
    titleMeans: 'Comprobado ahora y cada minuto mientras esta página esté abierta.',
    wellTitle: 'Todo va bien',
    unset: (n) => count(n, { one: 'Falta configurar una cosa', other: `Falta configurar ${figure(n)} cosas` }),
    unsetMeans: 'Nada falla, pero configúralo antes de contar con ello.',
    well: 'Todo funciona. Si hay un problema, aparecerá aquí con los pasos para resolverlo.',
    needed: (n) => count(n, { one: 'Hay una cosa que atender', other: `Hay ${figure(n)} cosas que atender` }),
    neededMeans: 'Primero lo más urgente, con los pasos para resolverlo.',
    names: {
      storage: 'Guardar los cambios',
      disk: 'Espacio en el disco',
      copies: 'Copias de seguridad',
      integrity: 'Coherencia de los datos',
      jobs: 'Tareas automáticas',
      mail: 'Correo',
      webhooks: 'Webhooks',
      address: 'Dirección pública',
      payments: 'Pagos online',
      covered_classes: 'Pago de las clases',
      covering_types: 'Lo que cubren los bonos',
      single_prices: 'Precios de clases sueltas',
      license: 'Licencia',
      clock: 'Reloj',
      secrets: 'Clave',
      version: 'Versión',
    },
    states: { ok: 'Bien', warning: 'Revisar', failing: 'Actúa ya', unset: 'Sin configurar', off: 'Sin supervisar' },
    open: (part) => `Abrir «${part}»`,
    said: findingsEs,
    diagnostics: 'Diagnóstico',
    diagnosticsMeans:
      'Un archivo para quien te ayude: versiones, tamaños, número de registros, los resultados de arriba, los ajustes que son interruptores o números y las últimas líneas del registro. No contiene nombres, direcciones, teléfonos, notas ni contraseñas.',
    download: 'Descargar el diagnóstico',
  }
}

export const fr = (): Words => {
  const count = plurals('fr')
  const figure = figures('fr')

  return {
    title: 'État du studio',
    titleMeans: 'Vérifié à l’instant, puis chaque minute tant que cette page est ouverte.',
    wellTitle: 'Tout va bien',
    unset: (n) =>
      count(n, {
        one: 'Un point n’est pas encore configuré',
        other: `${figure(n)} points ne sont pas encore configurés`,
      }),
    unsetMeans: 'Rien ne va mal, mais configurez ceci avant de compter dessus.',
    well: 'Tout fonctionne. Un problème éventuel apparaîtra ici, avec la marche à suivre.',
    needed: (n) => count(n, { one: 'Un point à traiter', other: `${figure(n)} points à traiter` }),
    neededMeans: 'Le plus urgent d’abord, avec la marche à suivre.',
    names: {
      storage: 'Enregistrement',
      disk: 'Espace disque',
      copies: 'Sauvegardes',
      integrity: 'Cohérence des données',
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
      warning: 'À vérifier',
      failing: 'À faire tout de suite',
      unset: 'Non configuré',
      off: 'Non surveillé',
    },
    open: (part) => `Ouvrir «\u00a0${part}\u00a0»`,
    said: findingsFr,
    diagnostics: 'Diagnostic',
    diagnosticsMeans:
      'Un fichier pour qui vous aide\u00a0: versions, tailles, nombre d’enregistrements, les résultats ci-dessus, les réglages par case ou par nombre, et les dernières lignes du journal. Sans nom, adresse, numéro de téléphone, note ni mot de passe.',
    download: 'Télécharger le diagnostic',
  }
}

export const it = (): Words => {
  const count = plurals('it')
  const figure = figures('it')

  return {
    title: 'Stato dello studio',
    titleMeans: 'Controllato ora e ogni minuto finché questa pagina è aperta.',
    wellTitle: 'Va tutto bene',
    unset: (n: number) =>
      count(n, { one: 'Una cosa non è ancora configurata', other: `${figure(n)} cose non sono ancora configurate` }),
    unsetMeans: 'Non ci sono guasti, ma configuralo prima di farci affidamento.',
    well: 'Tutto funziona. Eventuali problemi compaiono qui, con le istruzioni per risolverli.',
    needed: (n) => count(n, { one: 'Una cosa da sistemare', other: `${figure(n)} cose da sistemare` }),
    neededMeans: 'La più urgente in alto, con le istruzioni per risolverla.',
    names: {
      storage: 'Salvataggio',
      disk: 'Spazio sul disco',
      copies: 'Copie di backup',
      integrity: 'Coerenza dei dati',
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
      warning: 'Da controllare',
      failing: 'Intervieni ora',
      unset: 'Non configurato',
      off: 'Non monitorato',
    },
    open: (part) => `Apri «${part}»`,
    said: findingsIt,
    diagnostics: 'Diagnosi',
    diagnosticsMeans:
      'Un file per chi ti aiuta: versioni, dimensioni, numero di voci, i risultati qui sopra, le impostazioni che sono interruttori o numeri, e le ultime righe del registro. Non contiene nomi, indirizzi, numeri di telefono, note né password.',
    download: 'Scarica la diagnosi',
  }
}
