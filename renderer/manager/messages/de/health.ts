import { health as findings } from '../../../../server/lib/sayings/de/health.ts'
import { figures, plurals } from '../../../shared/i18n/plural.ts'
import type { Messages } from '../en/index.ts'

const count = plurals('de')
const figure = figures('de')

export const health: Messages['health'] = {
  title: 'Wie es dem Studio geht',
  titleMeans: 'Eben nachgesehen, und jede Minute wieder, solange diese Seite offen ist.',
  wellTitle: 'Alles in Ordnung',
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
    license: 'Lizenz',
    clock: 'Uhr',
    secrets: 'Schlüssel',
    version: 'Version',
  },
  states: { ok: 'In Ordnung', warning: 'Ansehen', failing: 'Jetzt handeln', off: 'Nicht überwacht' },
  open: (part) => `„${part}“ öffnen`,
  said: findings,
  diagnostics: 'Diagnose',
  diagnosticsMeans:
    'Eine Datei für alle, die dir helfen: Versionen, Größen, wie viele Einträge es gibt, was oben steht, Einstellungen, die Schalter oder Zahlen sind, und die letzten Zeilen des Protokolls. Weder Name noch Adresse, Telefonnummer, Notiz oder Passwort stehen darin.',
  download: 'Diagnose herunterladen',
}
