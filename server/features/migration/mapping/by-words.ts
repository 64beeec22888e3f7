import type { FieldName } from './fields.ts'

/** Words that give away a header's field if the whole name is unknown: it has each of `all` and none of `not`. */
interface Words {
  field: FieldName
  all: readonly RegExp[]
  not?: RegExp
}

const ID =
  /\b(id|ids|uid|uuid|nr|no|num|numero|number|nummer|code|codigo|codice|iban|url|link|count|anzahl|matricula)\b/
const DEALS =
  /membership|mitgliedschaft|abonnement|abbonament|suscripcion|lidmaatschap|\bbonos?\b|\bplan[oe]?s?\b|\bpass\b|package|\babos?\b|tarif|vertrag|contract|contrato|paquete|pacchett|karte|kaart|assinatura|pacote|produ[ck]t|prodott|forfait/
const PHONE = /phone|telefo|telefoon|\btel\b|numer/
const MAIL = /\be ?mails?\b|emailadres|\bmails?\b|correo|courriel/
const GUARDIAN = /guardian|parent|\btutor|genitor|\bouder|eltern|erziehungs|encarregad|responsab/
const URGENT = /emergenc|notfall|urgence|emergenz|\bnood/
const PUBLICITY = /newsletter|nieuwsbrief|boletin|marketing|publicid|publicit|werbung|werbe|promo/
const TEXTS = /\bsms\b|\btexts?\b|text messag/
const LEFT =
  /unsub|opt(ed)? ?out|\bno sms|do not|abgemeldet|abbestellt|\bbaja\b|uitgeschreven|desabonn|desinscri|disiscri/
/** Beside what is sent, or with nothing, it ends that; a `Stop date` ends anything. */
const STOP = /\bstop/
/** About a number, and no number: a permission to call it, how a name is spoken. */
const NO_PHONE = /phonet|\bopt(ed)? ?(in|out)|consent|einwillig|allowed|verif/
/** `E-mail 1 - Label`, `Phone 2 - Type`: which of somebody's addresses the next column holds. */
const LABEL_OF_NEXT = /\d (label|type)$/
/** Why somebody left, and from which letter: no word of theirs. */
const WHY = /reason|campaign|title|\bip\b|grund|motivo|motif|raison/
const LESSONS =
  /credit|class|session|sesion|sessao|sessoes|seance|cours|lezion|\bless|stunde|einheit|ingress|aula|visit|punch|clase/
const REST = /remain|\bleft\b|restant|restlich|\brest|resid|rimanent|\bover\b|disponi|verfugbar|available|resterend/
const NO_DAY = /\b(last|letzte|ultim\w*|dernier\w*|laatste|next|nachste|prochain\w*|volgende)\b/

/** In the order in which they are tried, the narrower before the wider; English, German, Spanish, French, Italian, Dutch, Portuguese. */
const WORDS: readonly Words[] = [
  { field: 'guardian_email', all: [GUARDIAN, MAIL] },
  { field: 'guardian_name', all: [GUARDIAN], not: new RegExp(`${PHONE.source}|${ID.source}`) },
  { field: 'emergency_contact', all: [URGENT] },
  { field: 'marketing_sms_optout', all: [TEXTS, new RegExp(`${LEFT.source}|${STOP.source}`)], not: WHY },
  { field: 'marketing_sms', all: [TEXTS], not: new RegExp(`${LEFT.source}|${STOP.source}`) },
  { field: 'marketing_email_optout', all: [LEFT], not: WHY },
  {
    field: 'marketing_email_optout',
    all: [STOP, new RegExp(`${MAIL.source}|${PUBLICITY.source}|^stop(ped)?$`)],
    not: WHY,
  },
  { field: 'marketing_email', all: [PUBLICITY], not: /\bsms\b|source|code|\bdate\b|datum/ },
  { field: 'email', all: [MAIL], not: /status|verif|sent|confirm|accept/ },
  {
    field: 'mobile_phone',
    all: [/mobil|mobiel|movil|\bcell|handy|portable|\bgsm\b|telemovel|whatsapp/],
    not: NO_PHONE,
  },
  {
    field: 'home_phone',
    all: [PHONE, /home|work|fix|fisso|fijo|festnetz|privat|casa|thuis|werk|alt|second|other/],
    not: NO_PHONE,
  },
  { field: 'phone', all: [/phone|telefo|telefoon|\btel\b/], not: NO_PHONE },
  {
    field: 'date_of_birth',
    all: [/birth|geburt|nacimiento|nascimento|naissance|nascita|geboorte|\bdob\b/],
    not: /place|ort|lieu|luogo|lugar/,
  },
  { field: 'name_infix', all: [/tussenvoegsel|\binfix\b|namenszusatz/] },
  {
    field: 'last_name',
    all: [/last name|surname|apellid|sobrenome|apelido|cognome|achternaam|nachname|family name|nom de famille/],
    not: /phonet/,
  },
  {
    field: 'first_name',
    all: [/first name|given name|vorname|prenom|voornaam|primeiro nome|nome proprio|\bnombres?\b/],
    not: new RegExp(`${DEALS.source}|phonet`),
  },
  {
    field: 'joined_on',
    all: [
      /\bsince\b|\bdesde\b|\bseit\b|\bdepuis\b|\bsinds\b|joined|registr|sign ?up|inscri|iscri|inschrijf|aanmeld|anmelde|angelegt|\balta\b|adesao/,
    ],
    not: new RegExp(`${DEALS.source}|${NO_DAY.source}`),
  },
  { field: 'gender', all: [/gender|geschlecht|\bsexo?\b|genero|\bsexe\b|sesso|geslacht/] },
  {
    field: 'address',
    all: [
      /address|adres|street|strass|\brua\b|\bcalle\b|\bcity\b|cidade|ciudad|postal|\bzip\b|morada|localidad|woonplaats|concelho/,
    ],
  },
  { field: 'credits_remaining', all: [LESSONS, REST] },
  { field: 'credits_total', all: [LESSONS, /total|initial|inclu|purchased|gekauft|aantal|comprad/] },
  { field: 'billing_interval', all: [/frequen|periodic|interval|zahlweise|abrechnung/] },
  {
    field: 'cancelled_on',
    all: [/cancel|kundig|resili|disdett|opgezegd|opzeg/, /\bdat|fecha|\bon\b|\bam\b|\bop\b|\ble\b|\bel\b/],
  },
  {
    field: 'expires_on',
    all: [
      /expir|caduc|scad|verval|verloop|ablauf|\beind|\bend\b|\bende\b|\bfin\b|\bfine\b|\bfim\b|validade|\bate\b|hasta|bis\b|\btot\b|until|\bfinish|\bthru\b|\bthrough\b|\bstop(s|ped)?\b|terminat/,
    ],
    not: WHY,
  },
  {
    field: 'starts_on',
    all: [/\bstart|begin|inici|inizi|debut|ingang|beginn|anfang|gultig (ab|von)|valid from|vanaf|\bactivat/],
    not: /time|hora|uhr|heure/,
  },
  {
    field: 'purchased_on',
    all: [/purchase|gekauft|kauf|compra|achat|acquist|aankoop/, /dat|fecha|\bon\b|\bam\b/],
    not: NO_DAY,
  },
  { field: 'membership_kind', all: [/\btypes?\b|\btyp\b|\bsoort\b|\btipo\b|\bart\b|kategorie|categor/, DEALS] },
  {
    field: 'status',
    all: [/status|\bestado\b|situac|zustand|\bstato\b|\bstatut\b/],
    not: /payment|client|lead|email|zahlung|pago/,
  },
  {
    field: 'price',
    all: [
      /price|preis|\bprix\b|precio|prezzo|\bpreco\b|prijs|betrag|bedrag|importe|importo|amount|\bcuota\b|mensalidade/,
    ],
    not: /lifetime|total|spent|balance|due/,
  },
  {
    field: 'membership_name',
    all: [DEALS],
    not: new RegExp(`${ID.source}|\\bdat|fecha|status|first|notes?\\b|count|visit`),
  },
  {
    field: 'client_notes',
    all: [/\bnotes?\b|notiz|notities|observac|bemerk|opmerk|remarq|comment|anmerk|\bnotas\b/],
    not: DEALS,
  },
  { field: 'tags', all: [/\btags?\b|etiquet|etichett|\blabels?\b/] },
]

/** Fields in whose names numbers belong, so that an `id` or `number` is no other thing. */
const NUMBERED: ReadonlySet<FieldName> = new Set(['phone', 'mobile_phone', 'home_phone', 'emergency_contact'])

/** The field that a normalised header is about by its words; null where they say nothing. Columns of ids are about nothing. */
export function fieldByWords(name: string, mayBe: (field: FieldName) => boolean): FieldName | null {
  if (LABEL_OF_NEXT.test(name)) return null
  const found = WORDS.find(
    ({ field, all, not }) =>
      mayBe(field) &&
      all.every((words) => words.test(name)) &&
      !not?.test(name) &&
      (NUMBERED.has(field) || !ID.test(name)),
  )
  return found?.field ?? null
}
