import { italian } from '../../../../server/lib/sayings/it/joints.ts'
import { figures, lists, plurals } from '../../../shared/i18n/plural.ts'

export const en = () => {
  const count = plurals('en')
  const figure = figures('en')
  const list = lists('en')

  return {
    /** Plain sentences about what a code does; the page combines those that apply. */
    sentences: {
      takes: (discount: string, what: string) => `Takes ${discount} off ${what}.`,
      anyType: 'every membership',
      types: (names: readonly string[]) => list(names),
      moreTypes: (names: readonly string[], more: number) =>
        list([...names, count(more, { one: '1 other', other: `${figure(more)} others` })]),
      between: (from: string, until: string) => `Valid from ${from} to ${until}.`,
      from: (from: string) => `Valid from ${from}.`,
      until: (until: string) => `Valid until ${until}.`,
      always: 'Valid with no end date.',
      onceEach: 'Once per client.',
      uses: (n: number) => count(n, { one: 'It can be used once.', other: `It can be used ${figure(n)} times.` }),
      onceEachUses: (n: number) =>
        count(n, { one: 'It can be used once.', other: `Once per client, ${figure(n)} times in all.` }),
      unlimited: 'Unlimited uses.',
    },
    form: {
      newTitle: 'New promo code',
      editTitle: (code: string) => `Edit ${code}`,
      keeps: 'Past sales keep their discount.',
      code: 'Code',
      codeHelp: 'A–Z, digits and dashes, such as SPRING-20.',
      kind: 'Discount',
      kinds: { percentage: 'A percentage', fixed_amount: 'An amount' },
      percentage: 'Percentage',
      amount: 'Amount',
      percent: '%',
      tooMuch: 'At most 100%.',
      notZero: 'More than 0.',
      for: 'For',
      allTypes: 'Every membership type',
      someTypes: 'Only some',
      types: 'Membership types',
      noType: 'Choose at least one.',
      offSale: 'not on sale',
      from: 'From',
      until: 'Until',
      untilHelp: 'Last day included. Leave empty for no end date.',
      order: 'The end date is before the start date.',
      maxUses: 'Total uses',
      maxUsesHelp: 'Leave empty for no limit.',
      once: 'Once per client',
      classesToo: 'Also for drop-ins bought online',
      does: 'What it does',
      create: 'Create the code',
      created: (code: string) => `${code} created`,
      saved: (code: string) => `${code} saved`,
    },
  }
}

type Words = ReturnType<typeof en>

export const de = (): Words => {
  const count = plurals('de')
  const figure = figures('de')
  const list = lists('de')

  return {
    /** Plain sentences about what a code does; the page combines those that apply. */
    sentences: {
      takes: (discount, what) => `${discount} Rabatt auf ${what}.`,
      anyType: 'alle Mitgliedschaften',
      types: (names) => list(names),
      moreTypes: (names, more) => list([...names, count(more, { one: '1 weitere', other: `${figure(more)} weitere` })]),
      between: (from, until) => `Gültig vom ${from} bis ${until}.`,
      from: (from) => `Gültig ab ${from}.`,
      until: (until) => `Gültig bis ${until}.`,
      always: 'Unbefristet gültig.',
      onceEach: 'Einmal pro Person.',
      uses: (n) => count(n, { one: 'Einmal einlösbar.', other: `${figure(n)}-mal einlösbar.` }),
      onceEachUses: (n) =>
        count(n, { one: 'Einmal einlösbar.', other: `Einmal pro Person, insgesamt ${figure(n)}-mal.` }),
      unlimited: 'Unbegrenzt einlösbar.',
    },
    form: {
      newTitle: 'Neuer Aktionscode',
      editTitle: (code) => `${code} bearbeiten`,
      keeps: 'Bisherige Verkäufe behalten ihren Rabatt.',
      code: 'Code',
      codeHelp: 'Buchstaben, Ziffern und Striche, zum Beispiel FRUEHLING-20.',
      kind: 'Rabatt',
      kinds: { percentage: 'Prozentsatz', fixed_amount: 'Betrag' },
      percentage: 'Prozentsatz',
      amount: 'Betrag',
      percent: '%',
      tooMuch: 'Höchstens 100\u00a0%.',
      notZero: 'Mehr als 0.',
      for: 'Für',
      allTypes: 'Alle Mitgliedschaftsarten',
      someTypes: 'Nur bestimmte',
      types: 'Mitgliedschaftsarten',
      noType: 'Wähle mindestens eine.',
      offSale: 'nicht im Verkauf',
      from: 'Ab',
      until: 'Bis',
      untilHelp: 'Letzter Tag inklusive. Leer lassen für unbefristet.',
      order: 'Das Enddatum liegt vor dem Startdatum.',
      maxUses: 'Einlösungen insgesamt',
      maxUsesHelp: 'Leer lassen für unbegrenzt.',
      once: 'Einmal pro Person',
      classesToo: 'Auch für online gekaufte Einzelkurse',
      does: 'Wirkung',
      create: 'Code anlegen',
      created: (code) => `${code} angelegt`,
      saved: (code) => `${code} gespeichert`,
    },
  }
}

export const es = (): Words => {
  const count = plurals('es')
  const figure = figures('es')
  const list = lists('es')

  return {
    sentences: {
      takes: (discount, what) => `Descuenta ${discount} en ${what}.`,
      anyType: 'cualquier bono o suscripción',
      types: (names) => list(names),
      moreTypes: (names, more) => list([...names, count(more, { one: '1 más', other: `${figure(more)} más` })]),
      between: (from, until) => `Vale del ${from} al ${until}.`,
      from: (from) => `Vale desde el ${from}.`,
      until: (until) => `Vale hasta el ${until}.`,
      always: 'Vale sin fecha de fin.',
      onceEach: 'Una vez por cliente.',
      uses: (n) => count(n, { one: 'Se puede usar una vez.', other: `Se puede usar ${figure(n)} veces.` }),
      onceEachUses: (n) =>
        count(n, { one: 'Se puede usar una vez.', other: `Una vez por cliente, ${figure(n)} veces en total.` }),
      unlimited: 'Usos ilimitados.',
    },
    form: {
      newTitle: 'Nuevo código promocional',
      editTitle: (code) => `Editar ${code}`,
      keeps: 'Las ventas anteriores conservan su descuento.',
      code: 'Código',
      codeHelp: 'Letras, cifras y guiones, como PRIMAVERA-20.',
      kind: 'Descuento',
      kinds: { percentage: 'Un porcentaje', fixed_amount: 'Un importe' },
      percentage: 'Porcentaje',
      amount: 'Importe',
      percent: '%',
      tooMuch: 'Como máximo 100\u00a0%.',
      notZero: 'Más de 0.',
      for: 'Para',
      allTypes: 'Todos los tipos de bono',
      someTypes: 'Solo algunos',
      types: 'Tipos de bono',
      noType: 'Elige al menos uno.',
      offSale: 'retirado',
      from: 'Desde',
      until: 'Hasta',
      untilHelp: 'Último día incluido. Vacío: sin fecha de fin.',
      order: 'La fecha de fin es anterior a la de inicio.',
      maxUses: 'Usos en total',
      maxUsesHelp: 'Vacío: sin límite.',
      once: 'Una vez por cliente',
      classesToo: 'También para clases sueltas compradas online',
      does: 'Efecto',
      create: 'Crear código',
      created: (code) => `Código creado: ${code}`,
      saved: (code) => `Código guardado: ${code}`,
    },
  }
}

export const fr = (): Words => {
  const count = plurals('fr')
  const figure = figures('fr')
  const list = lists('fr')

  return {
    /** Plain sentences about what a code does; the page combines those that apply. */
    sentences: {
      takes: (discount, what) => `${discount} de remise sur ${what}.`,
      anyType: 'tous les abonnements',
      types: (names) => list(names),
      moreTypes: (names, more) =>
        list([...names, count(more, { one: `${figure(more)} autre`, other: `${figure(more)} autres` })]),
      between: (from, until) => `Valable du ${from} au ${until}.`,
      from: (from) => `Valable à partir du ${from}.`,
      until: (until) => `Valable jusqu’au ${until}.`,
      always: 'Valable sans date de fin.',
      onceEach: 'Une fois par client.',
      uses: (n) => (n === 1 ? 'Peut servir une fois.' : `Peut servir ${figure(n)} fois.`),
      onceEachUses: (n) => (n === 1 ? 'Peut servir une fois.' : `Une fois par client, ${figure(n)} fois en tout.`),
      unlimited: 'Utilisations illimitées.',
    },
    form: {
      newTitle: 'Nouveau code promo',
      editTitle: (code) => `Modifier ${code}`,
      keeps: 'Les ventes passées gardent leur remise.',
      code: 'Code',
      codeHelp: 'Lettres, chiffres et tirets, par exemple PRINTEMPS-20.',
      kind: 'Remise',
      kinds: { percentage: 'Un pourcentage', fixed_amount: 'Un montant' },
      percentage: 'Pourcentage',
      amount: 'Montant',
      percent: '%',
      tooMuch: '100\u00a0% au plus.',
      notZero: 'Plus de 0.',
      for: 'Pour',
      allTypes: 'Tous les types d’abonnement',
      someTypes: 'Certains seulement',
      types: 'Types d’abonnement',
      noType: 'Choisissez-en au moins un.',
      offSale: 'plus en vente',
      from: 'Du',
      until: 'Au',
      untilHelp: 'Dernier jour inclus. Vide\u00a0: sans date de fin.',
      order: 'La date de fin précède la date de début.',
      maxUses: 'Utilisations au total',
      maxUsesHelp: 'Vide\u00a0: sans limite.',
      once: 'Une fois par client',
      classesToo: 'Aussi pour les cours à l’unité achetés en ligne',
      does: 'Effet',
      create: 'Créer le code',
      created: (code) => `${code}\u00a0: créé`,
      saved: (code) => `${code}\u00a0: enregistré`,
    },
  }
}

export const it = (): Words => {
  const { al, dal } = italian
  const count = plurals('it')
  const figure = figures('it')
  const list = lists('it')

  return {
    /** Plain sentences about what a code does; the page combines those that apply. */
    sentences: {
      takes: (discount: string, what: string) => `${discount} di sconto su ${what}.`,
      anyType: 'ogni abbonamento',
      types: (names: readonly string[]) => list(names),
      moreTypes: (names: readonly string[], more: number) =>
        list([...names, count(more, { one: '1 altro', other: `altri ${figure(more)}` })]),
      between: (from: string, until: string) => `Vale ${dal(from)} ${al(until)}.`,
      from: (from: string) => `Vale ${dal(from)}.`,
      until: (until: string) => `Vale fino ${al(until)}.`,
      always: 'Vale senza scadenza.',
      onceEach: 'Una volta per cliente.',
      uses: (n: number) => count(n, { one: 'Si può usare una volta.', other: `Si può usare ${figure(n)} volte.` }),
      onceEachUses: (n: number) =>
        count(n, { one: 'Si può usare una volta.', other: `Una volta per cliente, ${figure(n)} volte in tutto.` }),
      unlimited: 'Utilizzi illimitati.',
    },
    form: {
      newTitle: 'Nuovo codice promozionale',
      editTitle: (code: string) => `Modifica ${code}`,
      keeps: 'Le vendite precedenti mantengono lo sconto.',
      code: 'Codice',
      codeHelp: 'Lettere, cifre e trattini, come PRIMAVERA-20.',
      kind: 'Sconto',
      kinds: { percentage: 'Una percentuale', fixed_amount: 'Un importo' },
      percentage: 'Percentuale',
      amount: 'Importo',
      percent: '%',
      tooMuch: 'Al massimo 100%.',
      notZero: 'Più di 0.',
      for: 'Per',
      allTypes: 'Ogni tipo di abbonamento',
      someTypes: 'Solo alcuni',
      types: 'Tipi di abbonamento',
      noType: 'Scegline almeno uno.',
      offSale: 'fuori vendita',
      from: 'Dal',
      until: 'Fino al',
      untilHelp: 'Ultimo giorno incluso. Vuoto: senza scadenza.',
      order: 'La data di fine precede quella di inizio.',
      maxUses: 'Utilizzi totali',
      maxUsesHelp: 'Vuoto: senza limite.',
      once: 'Una volta per cliente',
      classesToo: 'Anche per le lezioni singole acquistate online',
      does: 'Effetto',
      create: 'Crea il codice',
      created: (code: string) => `${code}: creato`,
      saved: (code: string) => `${code}: salvato`,
    },
  }
}
