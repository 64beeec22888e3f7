import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { parseCredits } from './credits.ts'
import { decideDateOrder } from './date-order.ts'
import { parseDate, type DateContext } from './date.ts'
import { parseEmail } from './email.ts'
import { parseConsent, parseFlag, parseOptOut } from './flag.ts'
import { parseInterval, parseKind } from './kind.ts'
import { parseStatus } from './membership-status.ts'
import { parseMoney } from './money.ts'
import { isDeletedPerson, parseName } from './name.ts'
import { isPlaceholder, type Parsed } from './parsed.ts'
import { parsePhone } from './phone.ts'
import { parseValidity } from './validity.ts'

type Outcome = string | number | boolean | null

/** The value, null for an empty cell, `problem` for a problem, `unknown` for a word to ask about. */
function outcome(parsed: Parsed<string | number | boolean> | { kind: 'unknown' }): Outcome {
  if (parsed.kind === 'value') return parsed.value
  return parsed.kind === 'empty' ? null : parsed.kind
}

/** Each meaning with the words that have it. */
function words(what: string, read: (word: string) => Outcome, table: [meaning: Outcome, words: string][]): void {
  describe(what, () => {
    for (const [meaning, list] of table)
      it(`${meaning}: ${list}`, () => {
        for (const word of list.split('|')) assert.equal(read(word), meaning, word)
      })
  })
}

words('a mark where nothing is', (word) => isPlaceholder(word), [
  [true, '|-|--|–|—|.|n/a|NA|N/A|none|NULL|nil|unknown|kein|keine|ninguno|aucun|nessuno| '],
  [false, '0|no|x|none at all|..'],
])

words('yes and no', (word) => outcome(parseFlag(word)), [
  [true, 'yes|Y|true|T|1|x|✓|✔|on|ja|wahr|si|sí|vero|verdadero|oui|vrai| YES '],
  [false, 'no|N|false|F|0|off|nein|falsch|falso|non|faux'],
  [null, '|-|n/a'],
  ['problem', 'yes please|2|maybe|xx'],
])

words('consent', (word) => outcome(parseConsent(word)), [
  [
    true,
    'yes|1|Subscribed|opted in|opted-in|opt-in|optin|accepted|agreed to it|granted|consented|ja, gerne|si, claro|sí, claro|quiero, sí|oui merci',
  ],
  [
    false,
    'no|0|do not|don’t|dont email|never|not now|unsubscribed|unsubscribe|opted out|opted-out|opt-out|optout|declined|refused|' +
      'nein danke|nicht|kein Newsletter|abgemeldet|non merci|ne pas|jamais|yes, but never by phone',
  ],
  [null, '|-'],
  ['problem', 'maybe|weekly|opting in|ojalá|nonna'],
])

words('an opt-out', (word) => outcome(parseOptOut(word)), [
  [
    false,
    'yes|1|ja|X|2021-05-06|2021-05-06 08:00:00|06.05.2021|5/6/21|2021-05-06T08:00:00Z|2021-05-06 08:00 UTC|May 6, 2021|' +
      'Unsubscribed|unsubscribe|opted out|abgemeldet|dado de baja|désabonnée|disiscritto|do not email',
  ],
  [null, 'no|0||-|0000-00-00|subscribed|opted in|never unsubscribed|nicht abgemeldet'],
  ['problem', 'maybe|NORMAL|2'],
])

const validity = (word: string) => {
  const parsed = parseValidity(word)
  return parsed.kind === 'value' ? parsed.value : parsed.kind === 'empty' ? null : 'problem'
}
words('for how long something is good', validity, [
  [30, '30|30 days|30-day|30 Tage|30 días|30 jours|30 giorni|1 month|one month|ein Monat|un mes|un mois|un mese|30 d'],
  [14, '2 weeks|two weeks|zwei Wochen|2 semanas|deux semaines|2 settimane'],
  [91, '3 months|3 Monate|tres meses|3 mois|tre mesi|3 mo.'],
  [365, '1 year|a year|12 months|ein Jahr|1 año|un an|12 mois|un anno|1 yr'],
  [null, '|-|unlimited|never|unbegrenzt|ilimitado|sans limite|senza scadenza'],
  ['problem', '6-12 months|30/60 days|3 or 6 months|90 days from purchase|0|-30|soon|1.5 years|40000|3 moons|months'],
])
it('and in which unit a number is, the column says', () => {
  const days = (column: string) => parseValidity('3', column)
  assert.deepEqual(
    ['Validity', 'Valid for (weeks)', 'Gültigkeit in Monaten', 'Validez años'].map((column) => {
      const parsed = days(column)
      return parsed.kind === 'value' && parsed.value
    }),
    [3, 21, 91, 1095],
  )
})

words('a kind of membership', parseKind, [
  ['prepaid', 'prepaid|Pre-paid|one-time|onetime|fixed'],
  [
    'subscription',
    'subscription|Recurring|contract|autopay|auto-renew|autorenewal|membership|Abo|Abonnement|Vertrag|abbonamento',
  ],
  [
    'class_pack',
    'class pack|class_pack|pack|package|punch card|punchcard|multi-pass|multipass|session pack|series|credit|credits|Karte|bono|carnet|pacchetto',
  ],
  ['time_pass', 'time pass|time-pass|pass|unlimited|unlimited pass|Zeitkarte'],
  ['drop_in', 'drop-in|drop in|dropin|single|single class|single visit|walk-in|Einzelstunde|clase suelta|singola'],
  [null, '|Gold|passes of all kinds|my pack'],
])

words('an interval', parseInterval, [
  ['weekly', 'weekly|week|1 week|every week|per week|wöchentlich|semanal|hebdomadaire|settimanale'],
  ['four_weekly', '4 weeks|four weeks|every 4 weeks|4-weekly|four_weekly|4 Wochen|28 days'],
  ['monthly', 'monthly|month|1 month|every month|per month|monatlich|mensual|mensuel|mensile'],
  ['quarterly', 'quarterly|3 months|every three months|vierteljährlich|trimestral|trimestriel|trimestrale'],
  [
    'half_yearly',
    'half-yearly|half yearly|semi-annual|semiannually|6 months|every six months|halbjährlich|semestral|semestriel|semestrale',
  ],
  ['yearly', 'yearly|annual|annually|year|1 year|every year|12 months|every 12 months|jährlich|anual|annuel|annuale'],
  [null, '|daily|2 weeks|biweekly|5 months'],
])

words('a status', (word) => outcome(parseStatus(word)), [
  [
    'active',
    'active|Current|live|ongoing|valid|trial|in good standing|activated|aktiv|laufend|gültig|activo|actif|en cours|attivo|in corso',
  ],
  [
    'paused',
    'hold|On Hold|paused|frozen|freeze|suspended|pausiert|ruhend|congelado|suspendido|en pause|suspendu|sospeso|in pausa',
  ],
  [
    'expired',
    'expired|completed|ended|finished|used|used up|inactive|lapsed|abgelaufen|beendet|caducado|vencido|expiré|scaduto|finalizado',
  ],
  [
    'cancelled',
    'cancelled|Canceled|terminated|upgraded|downgraded|refunded|void|deleted|gekündigt|storniert|cancelado|anulado|annulé|résilié|disdetto',
  ],
  [
    'pending',
    'pending|future|upcoming|not started|scheduled|unactivated|ausstehend|zukünftig|pendiente|en attente|à venir|in attesa',
  ],
  [null, '|-|n/a'],
  ['unknown', 'gold|act'],
])

words('classes left', (word) => outcome(parseCredits(word)), [
  ['unlimited', 'unlimited|UNL|∞|unbegrenzt|ilimitado|ilimitada|illimité|illimitati|flat|9000|10,000'],
  [8999, "8999|8,999|8999.0|8999,00|8'999"],
  [0, '0|0.0|-1|(1)'],
  ['problem', '1.5|1,5|many|7 left'],
  [null, '|-|none'],
])

words('an amount in euros', (word) => outcome(parseMoney(word, { currency: 'EUR', decimals: 2 })), [
  [0, '0|0.00|free|Gratis|kostenlos|gratuit|gratuito|complimentary|comp|-0'],
  [1250, '12.50|12,50|€12.50|12,5 €|EUR 12.50|12.50 EUR'],
  [1_250_000, '12.500|12,500|12.500,00|12,500.00|12’500.00|12 500,00'],
  [-1250, '-12.50|12.50-|(12.50)|(€12.50)'],
  [123_456_789, '1.234.567,89|1,234,567.89'],
  ['problem', '12.345,678|$12|£12|USD 12|¥12|abc|1.23456'],
  [null, '|-|n/a'],
])

words('an amount in dollars of some country', (word) => outcome(parseMoney('$5', { currency: word, decimals: 2 })), [
  [500, 'USD|CAD|AUD|NZD|SGD|HKD|MXN|BRL'],
  ['problem', 'EUR|GBP|CHF'],
])

words('an e-mail', (word) => outcome(parseEmail(word)), [
  ['a@b.co', 'a@b.co|A@B.CO|mailto:a@b.co|<a@b.co>|a@b.co, c@d.co|a@b.co c@d.co'],
  [null, '|-|noemail|no-email@x.com|nomail'],
  ['problem', `a|a@b|a@b..co|a..b@c.co|@b.co|a@-b.co|a b|a@b.c|${'a'.repeat(250)}@b.co`],
])

words('a phone', (word) => outcome(parsePhone(word)), [
  ['+34 600 000', '+34 600 000|tel: +34 600 000|+34  600  000|Mobile +34 600 000'],
  ['12345', "12345|12345.0|'12345"],
  ['12345678901234567890', '12345678901234567890'],
  [null, '|-'],
  ['problem', '1234|123456789012345678901|call'],
])

words('a name', (word) => parseName(word).full_name, [
  ['Ana Ruiz', 'Ana Ruiz|Ruiz, Ana| Ana  Ruiz |Ruiz , Ana|Ana Ruiz,|Ana Ruiz (a@b.co)|Ana Ruiz [a@b.co]'],
  ['Ana Ruiz, PhD', 'Ana Ruiz, PhD'],
  ['Ruiz, Ana, Dr', 'Ruiz, Ana, Dr'],
])

words('a deleted person', (word) => isDeletedPerson(word), [
  [
    true,
    '(Deleted Customer)|deleted client|Removed member|anonymised user|Anonymized Client|gelöschter Kunde|eliminado cliente|supprimé client',
  ],
  [false, 'Deleted|Customer|Del Customer|Deleted Customer Service'],
])

const day =
  (more: Partial<DateContext> = {}) =>
  (word: string) =>
    outcome(parseDate(word, { order: 'day_month', today: '2026-03-02', timezone: 'UTC', ...more }))
const months = ['Jan|Ene|gen', 'Feb|fév', 'Mar|Mrz|März', 'Apr|avr|abr', 'May|Mai|mag', 'Jun|juin|giu', 'Jul|juil|lug']
const rest = ['Aug|août|ago', 'Sep|set|settembre', 'Oct|Okt|ott', 'Nov', 'Dec|Dez|dic|décembre']
words('a month by its name', day(), [
  ...[...months, ...rest].map((names, index): [Outcome, string] => {
    const month = String(index + 1).padStart(2, '0')
    return [
      `2026-${month}-04`,
      names
        .split('|')
        .map((name) => `4 ${name} 2026|4. ${name} 2026`)
        .join('|'),
    ]
  }),
  ['2026-03-04', 'March 4, 2026|Mar 4th 2026|4th March 2026|4-Mar-2026|4 de marzo de 2026|4 Mar 26'],
])
words('a date', day(), [
  ['2069-01-01', '1/1/69|01.01.69'],
  ['1970-01-01', '1/1/70|01.01.70|1.1.1970|01-01-70'],
  ['2026-01-31', '31/01/2026|31/1/26|31.1.2026|31. 1. 2026|2026-1-31|20260131|31/01/2026 10:00|2026-01-31T10:00:00Z'],
  ['1927-05-18', '10000'],
  ['2119-01-10', '79999'],
  [null, '|-|00/00/0000|0000-00-00|00.00.00'],
  ['problem', '31/02/2026|32/01/2026|31/13/2026|2026-02-30|2026|1/2|1 March|tomorrow|80000|09999'],
])
words('a birthday', day({ birthday: true }), [
  ['2026-03-02', '02/03/26|2/3/2026|2026-03-02'],
  ['1926-03-03', '03/03/26'],
  ['1900-01-02', '1900-01-02'],
  [null, '1900-01-01'],
  ['problem', '2026-03-03|1899-12-31|1/1'],
])

describe('the order of a file’s dates', () => {
  it('shows up to five that need it, and what contradicts', () => {
    const unclear = ['1/2/26', '2/3/26', '3/4/26', '4/5/26', '5/6/26', '6/7/26']
    assert.deepEqual(decideDateOrder(unclear), { kind: 'ask', examples: unclear.slice(0, 5), contradiction: false })
    const both = ['13/1/26', '14/1/26', '1/15/26', '1/16/26', '1/2/26']
    assert.deepEqual(decideDateOrder(both), { kind: 'ask', examples: ['13/1/26', '1/15/26'], contradiction: true })
    assert.deepEqual(decideDateOrder(['12/12/26', '1-13-26']), { kind: 'decided', order: 'month_day', by: '1-13-26' })
    assert.deepEqual(decideDateOrder(['13/12/26', '12/12/26']), { kind: 'decided', order: 'day_month', by: '13/12/26' })
    assert.deepEqual(decideDateOrder(['1/2-26', '12/12/26', '13/13/26']), { kind: 'not_needed' })
  })
})
