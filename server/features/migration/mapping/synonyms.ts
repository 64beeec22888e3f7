import { normalizeHeader } from '../read/header.ts'
import type { FieldName, ImportEntity } from './fields.ts'

/**
 * Names a column may have, most telling first; compared whole (never as a part of a longer name, so that
 * `Client ID` can't pass for `Client`). English, then German, Spanish, French, Italian, Dutch.
 */
const SYNONYMS: Partial<Record<FieldName, string>> = {
  full_name: `customer name|client name|member name|full name|name|client|customer|member|instructors|instructor|
    teacher|staff name|trainer|vollständiger name|kundenname|kunde|mitglied|kursleiter|nombre completo|
    nombre y apellidos|cliente|miembro|socio|nom complet|nom et prénom|client(e)|membre|nome completo|
    nome e cognome|nominativo|socia|insegnante|istruttore|
    klant|klantnaam|volledige naam|naam|lid|yogi|student name|student|attendee`,
  first_name: `first name|firstname|given name|forename|customer first name|client first name|first|vorname|nombre|
    nombres|nombre de pila|prénom|nome|
    voornaam`,
  name_infix: `tussenvoegsel|tussenvoegsels|namenszusatz|infix`,
  last_name: `last name|lastname|surname|family name|customer last name|client last name|last|nachname|familienname|
    apellidos|apellido|nom de famille|nom|cognome|
    achternaam|familienaam`,
  email: `email|email address|customer email|client email|member email|e-mail-adresse|emailadresse|email adresse|mail|
    correo electrónico|correo|email del cliente|courriel|adresse email|adresse e-mail|adresse mail|indirizzo email|
    posta elettronica|
    e mailadres|klant email`,
  mobile_phone: `mobile phone|mobile|cell|cell phone|cellphone|mobile number|mobile phone number|handy|handynummer|
    mobiltelefon|mobilnummer|mobil|móvil|teléfono móvil|celular|portable|téléphone portable|mobile gsm|gsm|cellulare|
    telefono cellulare|
    mobiel|mobiel nummer|mobiele telefoon|gsm nummer|06 nummer`,
  phone: `phone|phone number|telephone|tel|contact number|phone #|telefon|telefonnummer|teléfono|téléphone|telefono|
    numero di telefono|numéro de téléphone|
    telefoonnummer|telefoon|phone no|tel no|contact phone|rufnummer|número de teléfono|recapito telefonico|recapito`,
  home_phone: `home phone|home|work phone|landline|alternate number|day|night|day phone|night phone|evening phone|
    festnetz|telefon privat|telefon geschäftlich|teléfono fijo|fijo|téléphone fixe|fixe|domicile|telefono fisso|telefono casa|
    other phone|second phone|secondary phone|alternate phone|phone 2|telefon arbeit|teléfono del trabajo|téléphone professionnel|telefono ufficio|vaste telefoon|telefoon thuis|telefoon werk`,
  date_of_birth: `date of birth|dob|birthdate|birth date|birthday|date of birth dob|geburtsdatum|geburtstag|
    fecha de nacimiento|nacimiento|cumpleaños|date de naissance|anniversaire|data di nascita|compleanno|
    birth|geboortedatum|verjaardag|né e le|nato il`,
  joined_on: `client since|customer since|member since|join date|joined|joined on|date joined|creation date|
    kunde seit|mitglied seit|eintrittsdatum|cliente desde|socio desde|fecha de alta|client depuis|
    membre depuis|date d'inscription|cliente dal|socio dal|data di iscrizione|
    client since date|customer since date|member since date|added|date added|added on|created|created at|created on|created date|registered|registered on|registration date|sign up date|signup date|enrolled on|registriert am|angelegt am|erstellt am|angemeldet am|fecha de registro|fecha de creación|date de création|inscrit le|data di creazione|data registrazione|klant sinds|lid sinds|inschrijfdatum|aangemaakt op|first visit|first visit date|erster besuch|primera visita|première visite|prima visita|eerste bezoek`,
  gender: `gender|sex|geschlecht|sexo|género|sexe|genre|sesso|genere|
    geslacht`,
  address: `address|street address|address line 1|street address 1|address 1|street|address line 2|street address 2|
    address 2|address2|postal code|postcode|zip|zip postal code|zip code|city|town|state|state province|region|
    province|country|adresse|straße|strasse|plz|postleitzahl|ort|stadt|land|dirección|calle|código postal|ciudad|
    provincia|país|rue|code postal|ville|pays|indirizzo|via|cap|città|paese|
    hausnummer|numéro de rue|adres|straat|huisnummer|postcode en plaats|plaats|woonplaats`,
  emergency_contact: `emergency contact name|emergency contact|emergency contact phone|emergency contact relationship|
    emergency phone|notfallkontakt|notfallnummer|contacto de emergencia|contact d'urgence|contatto di emergenza|
    emergency contact number|ice contact|noodcontact|contact bij nood`,
  guardian_name: `parent guardian name|parent guardian|guardian|guardian name|parent|parent name|parents|legal guardian|
    responsible party|elternteil|erziehungsberechtigter|erziehungsberechtigte|tutor|tutor legal|padre madre|madre o padre|parent responsable|
    responsable légal|genitore|ouder|ouder verzorger|voogd`,
  guardian_email: `parent guardian email|guardian email|parent email|email of parent|email parent|e-mail der eltern|email eltern|email del tutor|
    email du parent|email du responsable|email genitore|email del genitore|email ouder`,
  client_notes: `notes|note|client notes|customer notes|memo|comments|notes1|notes2|notes3|notes 1|notes 2|notes 3|
    medic alert|medical notes|notizen|notiz|bemerkung|bemerkungen|anmerkungen|notas|observaciones|remarques|
    commentaires|osservazioni|
    alert|warning|injuries|memo|opmerkingen|notities|opmerking`,
  tags: `tags|tag|labels|groups|schlagwörter|etiquetas|étiquettes|etichette|
    client tags|customer tags|groepen|gruppen|gruppe|kundengruppe|grupos|groupes|gruppi`,
  marketing_email: `marketing preference|marketing preferences|marketing|email subscription status|marketing email|
    email marketing|accepts marketing|marketing consent|email opt in|subscribed to emails|email subscribed|newsletter|
    werbeeinwilligung|newsletter erlaubt|acepta marketing|consentement marketing|accepte newsletter|consenso marketing|
    email consent|email marketing consent|consents to email|newsletter subscription|newsletter subscribed|newsletter consent|email newsletter|promotional emails|email promotions|newsletter einwilligung|werbung per e mail|acepta correos|acepta newsletter|acepta boletín|accepte les emails marketing|accepte les emails|inscrit à la newsletter|consenso newsletter|consenso email|nieuwsbrief|marketing toestemming`,
  marketing_email_optout: `email unsubscribed|unsub time|unsubscribed on|unsubscribed at|unsubscribe date|opt out date|opted out at|unsubscribed|email opt out|opted out|do not email|email optout|
    abgemeldet|dado de baja|désabonné|désinscrit|disiscritto|
    opt out|no marketing|do not contact|keine werbung|no desea publicidad|pas de publicité|uitgeschreven|afgemeld`,
  marketing_sms: `sms marketing|marketing sms|sms opt in|sms consent|text marketing|accepts sms marketing|sms einwilligung|
    sms|text opt in|text consent|sms subscribed|sms marketing consent|text messages|accepte les sms|acepta sms|consenso sms`,
  marketing_sms_optout: `sms opt out|sms optout|sms opted out|sms unsubscribed|text opt out|texts opt out|opted out of sms|
    opted out of texts|unsubscribed from sms|unsubscribed from texts|do not text|no sms|no texts|sms stop|sms abgemeldet|
    keine sms|baja sms|sin sms|désabonné sms|désinscrit sms|pas de sms|disiscritto sms|niente sms|sms uitgeschreven`,
  client_status: `is active|active|client active|active client|client status|customer status|member status|account status|archived|
    is archived|inactive|is inactive|deactivated|banned|is banned|blocked|aktiv|inaktiv|archiviert|gesperrt|kundenstatus|
    mitgliedsstatus|activo|inactivo|archivado|estado del cliente|estado de cliente|actif|inactif|archivé|statut du client|
    statut client|attivo|inattivo|archiviato|stato cliente|stato del cliente|actief|gearchiveerd|klantstatus|status|state|estado|statut|stato`,
  locale: `locale|language|preferred language|sprache|idioma|langue|lingua|taal`,
  membership_name: `membership name|membership|membership type|pricing option|contract name|plan|plan name|pass name|
    pass|package|package name|item|item name|contract associated|membership plan|membership tier|series used|product|
    product name|mitgliedschaft|tarif|vertrag|karte|produkt|artikel|membresía|bono|abono|suscripción|producto|abonnement|
    forfait|carte|produit|abbonamento|pacchetto|prodotto|
    membership label|membership title|pricing plan|pricing option name|offer|offer name|leistung|angebot|abo|tarifa|suscripción contratada|formule|prestation|offre|abbonamenti|lidmaatschap|strippenkaart|rittenkaart|kaart|product naam`,
  membership_kind: `membership kind|type|kind|plan type|pass type|item type|product type|sale type|category|typ|art|artikelart|
    warengruppe|kategorie|tipo|categoría|genre d'abonnement|catégorie|tipologia|categoria|
    type of membership|membership type name|produkttyp|produktart|vertragsart|type de produit|type de pass|tipo de producto|tipo di prodotto|tipo prodotto|soort|product soort|soort product`,
  status: `status|membership status|contract status|state of membership|booking status|attendance status|attendance|attended|
    checked in|zustand|estado|statut|état|stato|
    client membership status|vertragsstatus|payment plan status`,
  starts_on: `start date|from|from date|starts at|starts on|start|begin date|activation date|active from|valid from|startdatum|beginn|
    gültig ab|gültig von|fecha de inicio|inicio|date de début|début|data di inizio|inizio|data inizio|
    membership start date|membership start|begins|begins on|start am|laufzeit von|vertragsbeginn|valable du|válido desde|inicio de validez|valido dal|data di attivazione|startdatum lidmaatschap|geldig van|geldig vanaf|ingangsdatum|begindatum`,
  expires_on: `expiration date|until|to date|expiry date|expires at|expires on|expiration|expires|expiry|end date|valid until|ends|
    ablaufdatum|gültig bis|ende|enddatum|fecha de vencimiento|vencimiento|caduca|fecha de fin|date d'expiration|
    expire le|date de fin|fin|data di scadenza|scadenza|data fine|
    membership expiry date|membership end date|membership expiration date|membership end|valid to|expires in|laufzeit bis|vertragsende|válido hasta|fecha de caducidad|valable jusqu au|fin de validité|valido fino al|scade il|einddatum|geldig tot|vervaldatum|verloopdatum`,
  cancelled_on: `cancelled date|canceled date|cancellation date|cancelled at|canceled at|cancelled on|termination date|
    gekündigt am|kündigungsdatum|fecha de cancelación|date d'annulation|résilié le|data di cancellazione|
    opgezegd op|data disdetta|résiliation`,
  completed_on: `completed at|completed date|completed on|completion date`,
  purchased_on: `purchase date|purchased at|purchased on|date purchased|sale date|date of purchase|first purchase date|
    kaufdatum|gekauft am|fecha de compra|date d'achat|data di acquisto|data acquisto|
    purchased|bought on|order date|datum aankoop|aankoopdatum|gekocht op|acheté le|comprado el|acquistato il`,
  credits_remaining: `remaining|credits remaining|classes left|classes remaining|sessions remaining|sessions left|
    remaining sessions|remaining classes|visits remaining|credits left|verbleibend|restguthaben|guthaben|
    verbleibende stunden|restantes|clases restantes|restant|séances restantes|crédits restants|rimanenti|lezioni rimanenti|ingressi residui|
    credits available|available credits|remaining credits|uses left|uses remaining|passes left|punches left|visits left|restliche einheiten|resteinheiten|verfügbare credits|offene einheiten|créditos restantes|sesiones restantes|cours restants|solde de crédits|crediti residui|crediti rimanenti|resterende lessen|resterende credits|resterend|tegoed|lessen over`,
  credits_total: `total|credits total|credits included|total sessions|total classes|sessions|number of classes|
    classes included|credits|anzahl|einheiten|sesiones|clases|séances|nombre de séances|lezioni|ingressi|
    initial credits|original credits|credits purchased|total credits|crédits initiaux|nombre de crédits|créditos totales|créditos|crediti totali|crediti|aantal lessen|aantal credits`,
  price: `price|price paid|paid amount|payment amount|amount|amount paid|monthly price|cost|fee|retail price|variant price|
    selling price|preis|bruttopreis|verkaufspreis|betrag|precio|precio de venta|importe|prix|prix de vente|montant|prezzo|
    prezzo di vendita|importo|
    price incl tax|item price|item total|total paid|price incl vat|total price|recurring amount|amount due|prix ttc|tarif ttc|precio con iva|precio final|prezzo ivato|prijs|bedrag|prijs incl btw`,
  billing_interval: `billing interval|billing frequency|frequency|billing period|billing cycle|interval|
    abrechnungsintervall|zahlungsintervall|intervall|frecuencia|periodicidad|fréquence|périodicité|frequenza|periodicità|
    payment frequency|payment interval|recurrence|zahlweise|zahlungsrhythmus|betaalfrequentie|betaalperiode`,
  renews: `auto renew|auto renewal|autorenew|auto renewing|renews|renews automatically|recurring payment|verlängert sich|
    automatische verlängerung|renovación automática|se renueva|renouvellement automatique|tacite reconduction|rinnovo automatico|
    automatische verlenging`,
  is_expired: `expired|is expired|abgelaufen|
    verlopen|caducado`,
  is_frozen: `frozen|is frozen|on hold|paused|pausiert|congelado|
    gepauzeerd`,
  is_refunded: `refunded|is refunded|erstattet|reembolsado|remboursé|rimborsato|
    terugbetaald`,
  membership_notes: `membership notes|plan notes|contract notes`,
  bio: `bio|biography|about|description|profile|über mich|biografie|biografía|biographie|biografia`,
  type_name: `name|membership name|membership type|pricing option|plan|plan name|title|contract name|package name|
    pass name|bezeichnung|tarif|nombre|nom|nome|titel|título|titre|titolo`,
  description: `description|details|beschreibung|descripción|descrizione`,
  credits_per_interval: `credits per interval|classes per month|credits per month|sessions per month|
    classes per interval|einheiten pro monat|clases por mes|séances par mois|lezioni al mese`,
  unlimited: `unlimited|is unlimited|unbegrenzt|ilimitado|illimité|illimitato`,
  validity_days: `validity days|valid days|days valid|duration days|validity|expires after days|gültigkeit in tagen|
    días de validez|validité jours|validità giorni|
    valid for|validity period|validity weeks|validity months|validity years|valid for days|valid for weeks|valid for months|
    valid for years|expires after|expires in|expires in days|expiration days|expiry days|duration|term|gültigkeit|gültigkeitsdauer|
    gültig für|gültigkeit tage|gültigkeit wochen|gültigkeit monate|gültigkeit in wochen|gültigkeit in monaten|laufzeit|validez|
    vigencia|período de validez|periodo de validez|válido por|válido durante|validez días|validez semanas|validez meses|
    durée de validité|validité|valable|valable pendant|validité semaines|validité mois|validità|durata|durata validità|
    periodo di validità|valido per|validità settimane|validità mesi|geldigheid|geldig voor|geldigheidsduur`,
  is_teaching: `is active|active|teaches|enabled|aktiv|activo|activa|actif|active|attivo|attiva|actief`,
  can_pause: `can pause|pausable|can be paused`,
  max_pause_days: `max pause days|maximum pause days`,
  rollover_enabled: `rollover enabled|rollover|rolls over`,
  max_rollover_credits: `max rollover credits`,
  late_cancel_fee_override: `late cancel fee override|late cancel fee|late cancellation fee`,
  no_show_fee_override: `no show fee override|no show fee`,
  fee_forgiveness_count_override: `fee forgiveness count override|fees forgiven`,
  is_intro_offer: `is intro offer|intro offer|introductory offer`,
  intro_price: `intro price|introductory price`,
  intro_validity_days: `intro validity days|intro validity`,
  sellable_online: `sellable online|sold online|online`,
  product_name: `product|product name|item|item name|item sold|article|name|title|description|artikel|produkt|produktname|
    artikelname|bezeichnung|producto|artículo|nombre|produit|nom|prodotto|articolo|nome`,
  sku: `sku|variant sku|barcode id|barcode|
    bar code|upc|ean|gtin|product code|item code|item number|artikelnummer|strichcode|código de barras|
    referencia|code barres|code-barres|référence|codice a barre|codice`,
  stock: `stock|in stock|stock on hand|variant inventory qty|
    stock quantity|quantity on hand|on hand|qty on hand|available|inventory|current quantity|
    quantity|qty|bestand|lagerbestand|menge|existencias|cantidad|quantité|en stock|giacenza|quantità`,
  is_active: `active|is active|on sale|for sale|sellable|enabled|aktiv|activo|actif|attivo`,
  code: `code|gift card code|card code|card number|gift card number|gift card id|voucher code|voucher number|certificate number|
    gift certificate|barcode|number|serial number|gutscheincode|gutscheinnummer|nummer|código|número|código de la tarjeta|numéro|
    code de la carte|codice|numero`,
  initial_value: `initial value|original value|initial balance|original amount|starting balance|value|amount|face value|
    price|price paid|wert|betrag|ursprungswert|anfangswert|valor|valor inicial|importe|valeur|valeur initiale|montant|
    valore|valore iniziale|importo`,
  remaining_balance: `remaining balance|balance|current balance|remaining|remaining value|amount remaining|amount left|
    balance remaining|restwert|restguthaben|restbetrag|guthaben|saldo|saldo restante|solde|solde restant|saldo residuo`,
  recipient_name: `recipient name|recipient|to|issued to|given to|empfänger|name des empfängers|destinatario|
    nombre del destinatario|destinataire|nom du destinataire|nome del destinatario`,
  recipient_email: `recipient email|recipient e-mail|recipient email address|to email|e-mail des empfängers|
    correo del destinatario|email du destinataire|email del destinatario`,
  message: `message|gift message|personal message|note|notiz|nachricht|mensaje|messaggio`,
  card_status: `status|state|card status|zustand|estado|statut|stato|active|is active|aktiv|activa|attiva`,
  class_name: `class|class name|visit type|class type|class title|class description|event|event name|session|session name|session type|
    activity|course|name|title|service|kurs|kursname|stunde|klasse|veranstaltung|clase|nombre de la clase|actividad|
    cours|nom du cours|séance|activité|corso|nome del corso|lezione|attività`,
  class_date: `date|class date|session date|event date|visit date|appointment date|starts at|start|start date|date time|
    datum|kursdatum|termin|fecha|fecha de la clase|date du cours|data|data lezione`,
  start_time: `start time|time|class time|session time|starts|start|from time|begin time|uhrzeit|startzeit|beginn|zeit|hora|
    hora de inicio|heure|heure de début|ora|ora di inizio|orario`,
  end_time: `end time|to time|finish time|ends|end|endzeit|ende|hora de fin|hora fin|heure de fin|ora di fine|ora fine`,
  duration: `duration|duration minutes|duration min|minutes|length|dauer|dauer minuten|duración|durée|durata`,
  instructor_name: `instructor|instructors|teacher|teacher name|instructor name|staff|staff name|staff member|coach|trainer|
    kursleiter|kursleitung|lehrer|instructora|profesor|profesora|professeur|enseignant|moniteur|coach name|insegnante|
    istruttore|istruttrice`,
  instructor_email: `instructor email|teacher email|staff email|coach email|trainer email|email del instructor|
    email du professeur|email insegnante`,
  location: `location|room|facility|visit location|studio|studio room|site|venue|place|raum|ort|standort|saal|sala|ubicación|lugar|centro|salle|
    lieu|luogo|sede`,
  weekdays: `weekday|weekdays|day|days|day of week|day of the week|days of week|repeats on|wochentag|wochentage|tag|tage|
    día|días|día de la semana|jour|jours|jour de la semaine|giorno|giorni|giorno della settimana`,
  repeats: `repeats|repeat|repeats every|repeat every|repeat frequency|repetition|frequency|class frequency|recurrence|recurring|
    recurrence pattern|recurrence rule|how often|interval|häufigkeit|turnus|rhythmus|wiederholung|wiederholt sich|intervall|frecuencia|
    repetición|se repite|recurrencia|periodicidad|fréquence|récurrence|répétition|périodicité|frequenza|ricorrenza|
    ripetizione|cadenza`,
  capacity: `capacity|max capacity|maximum capacity|max occupancy|
    size|places|spots|seats|max|max participants|class size|plätze|kapazität|
    teilnehmerzahl|max teilnehmer|capacidad|plazas|aforo|capacité|places max|capienza|posti`,
  sold_on: `date|sale date|date of sale|sold on|purchase date|transaction date|order date|created at|date time|datum|
    verkaufsdatum|rechnungsdatum|fecha|fecha de venta|date de vente|data|data di vendita`,
  sold_kind: `item type|product type|sale type|type|category|kind|revenue category|artikelart|warengruppe|kategorie|typ|art|
    tipo|categoría|catégorie|type de produit|categoria|tipologia`,
  quantity: `quantity|qty|count|units|menge|anzahl|stück|cantidad|unidades|quantité|qté|quantità|qtà`,
  unit_price: `unit price|price|item price|price each|einzelpreis|stückpreis|preis|precio|precio unitario|prix|
    prix unitaire|prezzo|prezzo unitario`,
  total: `total|line total|sale value|gesamtpreis|
    total amount|amount|amount paid|paid amount|total paid|item total|gross|gross sales|gesamt|
    betrag|gesamtbetrag|summe|importe|importe total|montant|montant total|importo|totale`,
  former_method: `payment method|payment type|paid by|tender|method|zahlungsart|método de pago|forma de pago|
    moyen de paiement|mode de paiement|metodo di pagamento`,
  reference: `sale id|sale number|receipt number|receipt no|receipt|invoice number|invoice no|invoice|order id|order number|
    transaction id|belegnummer|rechnungsnummer|factura|número de factura|ticket|numéro de facture|facture|
    numero fattura|scontrino`,
}

/**
 * Names that mean a field in one kind of list only, and elsewhere another or nothing (`To` is whom a gift card is for); they tell
 * less than the others, and are believed where no cell contradicts them.
 */
const ALSO_IN: Partial<Record<ImportEntity, Partial<Record<FieldName, string>>>> = {
  clients: { tags: 'group membership' },
  memberships: {
    starts_on: `starts|start on|started|started on|begin|beginning|date from|activated|activated on|activation|effective from|
      effective date|von|ab|vom|startet am|anfang|anfangsdatum|desde|desde el|fecha desde|de|a partir de|da|dal|dalla data|du|
      date du|à partir du|van|ingang`,
    expires_on: `end|to|date to|finish|finish date|finishes|ended|ended on|ending|end on|ends on|valid thru|valid through|thru|
      through|good through|stop|stop date|stops|stopped|stopped on|bis|bis zum|endet am|hasta|hasta el|fecha hasta|termina|a|al|alla data|
      fine|au|date au|jusqu au|jusqu'à|até|tot|eind`,
    cancelled_on: 'fecha de baja|fecha baja',
  },
}

const namesOf = (names: string): string[] => names.split('|').map((name) => normalizeHeader(name))

const READ = new Map<FieldName, readonly string[]>(
  (Object.entries(SYNONYMS) as [FieldName, string][]).map(([field, names]) => [
    field,
    [normalizeHeader(field), ...namesOf(names)],
  ]),
)

const TEACHERS = [
  'instructor',
  'instructors',
  'teacher',
  'trainer',
  'staff name',
  'kursleiter',
  'insegnante',
  'istruttore',
]

const MEMBERSHIPS =
  'is active|active|member status|account status|archived|is archived|inactive|is inactive|deactivated|blocked|aktiv|inaktiv|archiviert|gesperrt|mitgliedsstatus|activo|inactivo|archivado|actif|inactif|archive|attivo|inattivo|archiviato|actief|gearchiveerd|status|state|estado|statut|stato'.split(
    '|',
  )

/** Names that mean somebody else there: on a list of clients, the column `Instructor` is not the client. */
const NOT_IN: Partial<Record<ImportEntity, Partial<Record<FieldName, readonly string[]>>>> = {
  clients: { full_name: ['instructor', 'instructors', 'teacher', 'trainer'] },
  memberships: {
    full_name: ['instructor', 'instructors', 'teacher', 'trainer'],
    // There it is the membership that is active, archived or over.
    client_status: MEMBERSHIPS,
    status: ['booking status', 'attendance status', 'attendance', 'attended', 'checked in'],
  },
  bookings: { full_name: TEACHERS },
  sales: { full_name: TEACHERS },
}

/** The normalised names a column for this field may have in a list of this kind. */
export function synonymsOf(entity: ImportEntity, field: FieldName): readonly string[] {
  const excluded = NOT_IN[entity]?.[field] ?? []
  return (READ.get(field) ?? []).filter((name) => !excluded.includes(name))
}

/** The normalised names that mean this field in a list of this kind alone, where its cells allow it. */
export function namesAlsoIn(entity: ImportEntity, field: FieldName): readonly string[] {
  return namesOf(ALSO_IN[entity]?.[field] ?? '').filter(Boolean)
}

const ALL = new Set([...READ.values()].flat())

/** True if a normalised header name is one we know for any field; so the header row is found below title rows. */
export function isKnownHeader(name: string): boolean {
  return ALL.has(name)
}
