import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Command } from '../../../shared/palette/command.ts'
import { ranked } from '../../../shared/palette/rank.ts'
import type { Messages } from '../../messages/areas.ts'
import * as actions from '../../messages/commands/actions.ts'
import * as keys from '../../messages/commands/keys.ts'
import * as pages from '../../messages/commands/pages.ts'
import * as words from '../../messages/commands/words.ts'
import * as selling from '../../messages/selling.ts'
import * as shell from '../../messages/shell.ts'
import { DEEDS } from './deeds.ts'
import { placesIn } from './places.ts'

const LANGUAGES = ['en', 'de', 'es', 'fr', 'it'] as const
type Language = (typeof LANGUAGES)[number]

const said = (file: object, language: Language): object => {
  const one = (file as Record<Language, object | (() => object)>)[language]
  return typeof one === 'function' ? (one as () => object)() : one
}

/** The palette's commands for an owner, without the server's finds. */
function commandsIn(language: Language): Command[] {
  const commands = Object.assign({}, ...[actions, keys, pages, words].map((file) => said(file, language)))
  const messages = { shell: said(shell, language), selling: said(selling, language), commands } as unknown as Messages
  const run = () => {}
  const deeds = DEEDS.map(({ name }) => ({
    id: `do-${name}`,
    group: 'actions',
    label: messages.commands.actions[name],
    words: (messages.commands.words as Partial<Record<string, string>>)[name],
    run,
  }))
  return [...deeds, ...placesIn(messages, () => false).map((place) => ({ ...place, group: 'pages', run }))] as Command[]
}

const WORDS: readonly [id: string, ...words: [en: string, de: string, es: string, fr: string, it: string]][] = [
  ['do-refund', 'refund', 'erstattung', 'reembolso', 'remboursement', 'rimborso'],
  ['do-refund', 'money back', 'geld zurück', 'devolución', 'avoir', 'soldi indietro'],
  ['do-closures', 'holiday', 'feiertag', 'festivo', 'férié', 'festivo'],
  ['do-closures', 'closed', 'urlaub', 'vacaciones', 'congés', 'ferie'],
  ['do-writeToClients', 'newsletter', 'newsletter', 'boletín', 'newsletter', 'newsletter'],
  ['do-writeToClients', 'campaign', 'kampagne', 'campaña', 'campagne', 'campagna'],
  ['do-exportClients', 'export clients', 'kundenliste', 'exportar clientes', 'exporter', 'esporta'],
  ['do-exportClients', 'download', 'herunterladen', 'descargar', 'télécharger', 'scarica'],
  ['do-takePayment', 'debt', 'schulden', 'deuda', 'impayé', 'debito'],
  ['do-takePayment', 'unpaid', 'mahnung', 'impago', 'dette', 'insoluto'],
  ['do-substitute', 'substitute', 'vertretung', 'sustituto', 'remplaçant', 'sostituto'],
  ['do-substitute', 'sick', 'krank', 'enfermo', 'malade', 'malattia'],
  ['guide', 'help', 'hilfe', 'ayuda', 'aide', 'aiuto'],
  ['guide', 'manual', 'handbuch', 'manual', 'manuel', 'manuale'],
  ['compliance', 'consent', 'haftung', 'consentimiento', 'décharges', 'liberatorie'],
  ['memberships', 'past due', 'überfällig', 'impagos', 'impayés', 'insoluti'],
  ['do-newMembershipType', 'subscription', 'abo', 'suscripción', 'type d’abonnement', 'abbonamento'],
  ['receipts', 'invoices', 'rechnungen', 'facturas', 'factures', 'fatture'],
  ['do-closeDay', 'cash', 'tagesabschluss', 'cierre de caja', 'clôture', 'chiusura'],
  ['do-newClient', 'new customer', 'neue kundin', 'nuevo cliente', 'nouveau client', 'nuovo cliente'],
  ['do-newPromoCode', 'discount', 'rabatt', 'descuento', 'réduction', 'sconto'],
  ['do-makeCopy', 'backup', 'sicherung', 'copia', 'sauvegarde', 'copia'],
  ['do-startPayroll', 'salary', 'gehalt', 'sueldo', 'salaire', 'stipendio'],
  ['settings-branding', 'logo', 'logo', 'logo', 'logo', 'logo'],
  ['settings-account', 'password', 'passwort', 'contraseña', 'mot de passe', 'password'],
]

for (const [at, language] of LANGUAGES.entries()) {
  test(`everyday words find what they mean: ${language}`, () => {
    const commands = commandsIn(language)
    const missed = WORDS.flatMap(([id, ...typed]) => {
      const first = ranked(commands, typed[at]!).slice(0, 3)
      return first.some((one) => one.id === id) ? [] : [`${typed[at]}: ${first.map((one) => one.id).join(', ')}`]
    })
    assert.deepEqual(missed, [])
  })
}
