import { figures, plurals } from '../../../shared/i18n/plural.ts'

export const en = () => {
  const count = plurals('en')
  const figure = figures('en')

  return {
    title: 'Promo codes',
    lead: 'A discount on memberships, for those who know the word.',
    total: (n: number, capped: boolean) =>
      capped ? `More than ${figure(n)}` : count(n, { one: '1 code', other: `${figure(n)} codes` }),
    table: 'Promo codes',
    create: 'New code',
    shown: 'Which codes',
    shownAs: { active: 'Active', all: 'All' },
    code: 'Code',
    does: 'What it does',
    uses: 'Uses',
    used: (n: number) => count(n, { one: 'Used once', other: `Used ${figure(n)} times` }),
    usedOf: (n: number, most: number) => `${figure(n)} of ${figure(most)}`,
    neverUsed: 'Not used yet',
    states: {
      active: 'Good today',
      coming: 'Not yet',
      over: 'Over',
      usedUp: 'Used up',
      deactivated: 'Deactivated',
    },
    state: 'State',
    edit: 'Edit',
    copy: 'Copy the code',
    copied: 'Code copied',
    deactivate: 'Deactivate',
    reactivate: 'Reactivate',
    deactivated: (code: string) => `${code} deactivated`,
    reactivated: (code: string) => `${code} is active again`,
    none: 'No promo codes yet',
    noneHelp: 'Twenty percent for the spring, ten euros for a friend: create the first one.',
    noneActive: 'No code is active',
    noneActiveHelp: 'Show all of them to reactivate one.',
    showAll: 'Show all',
  }
}

type Words = ReturnType<typeof en>

export const de = (): Words => {
  const count = plurals('de')
  const figure = figures('de')

  return {
    title: 'Aktionscodes',
    lead: 'Ein Rabatt auf Mitgliedschaften für alle, die das Wort kennen.',
    total: (n, capped) => (capped ? `Mehr als ${figure(n)}` : count(n, { one: '1 Code', other: `${figure(n)} Codes` })),
    table: 'Aktionscodes',
    create: 'Neuer Code',
    shown: 'Welche Codes',
    shownAs: { active: 'Aktive', all: 'Alle' },
    code: 'Code',
    does: 'Was er bewirkt',
    uses: 'Einlösungen',
    used: (n) => count(n, { one: 'Einmal eingelöst', other: `${figure(n)}-mal eingelöst` }),
    usedOf: (n, most) => `${figure(n)} von ${figure(most)}`,
    neverUsed: 'Noch nicht eingelöst',
    states: {
      active: 'Gilt heute',
      coming: 'Noch nicht',
      over: 'Vorbei',
      usedUp: 'Aufgebraucht',
      deactivated: 'Deaktiviert',
    },
    state: 'Status',
    edit: 'Bearbeiten',
    copy: 'Code kopieren',
    copied: 'Code kopiert',
    deactivate: 'Deaktivieren',
    reactivate: 'Wieder aktivieren',
    deactivated: (code) => `${code} deaktiviert`,
    reactivated: (code) => `${code} ist wieder aktiv`,
    none: 'Noch keine Aktionscodes',
    noneHelp: 'Zwanzig Prozent zum Frühling, zehn Euro für eine Empfehlung: Lege den ersten an.',
    noneActive: 'Kein Code ist aktiv',
    noneActiveHelp: 'Zeig alle, um einen wieder zu aktivieren.',
    showAll: 'Alle zeigen',
  }
}

export const es = (): Words => {
  const count = plurals('es')
  const figure = figures('es')

  return {
    title: 'Códigos promocionales',
    lead: 'Un descuento en bonos y suscripciones para quien conoce el código.',
    total: (n, capped) =>
      capped ? `Más de ${figure(n)}` : count(n, { one: '1 código', other: `${figure(n)} códigos` }),
    table: 'Códigos promocionales',
    create: 'Nuevo código',
    shown: 'Qué códigos',
    shownAs: { active: 'Activos', all: 'Todos' },
    code: 'Código',
    does: 'Qué hace',
    uses: 'Usos',
    used: (n) => count(n, { one: 'Usado una vez', other: `Usado ${figure(n)} veces` }),
    usedOf: (n, most) => `${figure(n)} de ${figure(most)}`,
    neverUsed: 'Sin usar',
    states: {
      active: 'Vale hoy',
      coming: 'Aún no',
      over: 'Terminado',
      usedUp: 'Agotado',
      deactivated: 'Desactivado',
    },
    state: 'Estado',
    edit: 'Editar',
    copy: 'Copiar el código',
    copied: 'Código copiado',
    deactivate: 'Desactivar',
    reactivate: 'Reactivar',
    deactivated: (code) => `Código desactivado: ${code}`,
    reactivated: (code) => `Código activo de nuevo: ${code}`,
    none: 'Aún no hay códigos promocionales',
    noneHelp: 'Un veinte por ciento en primavera, diez euros para una amistad: crea el primero.',
    noneActive: 'Ningún código está activo',
    noneActiveHelp: 'Muéstralos todos para reactivar alguno.',
    showAll: 'Mostrar todos',
  }
}

export const fr = (): Words => {
  const count = plurals('fr')
  const figure = figures('fr')

  return {
    title: 'Codes promo',
    lead: 'Une remise sur les abonnements, pour qui connaît le mot.',
    total: (n, capped) =>
      capped ? `Plus de ${figure(n)}` : count(n, { one: `${figure(n)} code`, other: `${figure(n)} codes` }),
    table: 'Codes promo',
    create: 'Nouveau code',
    shown: 'Quels codes',
    shownAs: { active: 'Actifs', all: 'Tous' },
    code: 'Code',
    does: 'Ce qu’il fait',
    uses: 'Utilisations',
    used: (n) => `Utilisé ${figure(n)} fois`,
    usedOf: (n, most) => `${figure(n)} sur ${figure(most)}`,
    neverUsed: 'Pas encore utilisé',
    states: {
      active: 'Valable aujourd’hui',
      coming: 'Pas encore',
      over: 'Terminé',
      usedUp: 'Épuisé',
      deactivated: 'Désactivé',
    },
    state: 'État',
    edit: 'Modifier',
    copy: 'Copier le code',
    copied: 'Code copié',
    deactivate: 'Désactiver',
    reactivate: 'Réactiver',
    deactivated: (code) => `${code}\u00a0: désactivé`,
    reactivated: (code) => `${code}\u00a0: de nouveau actif`,
    none: 'Pas encore de codes promo',
    noneHelp: 'Vingt pour cent au printemps, dix euros pour un ami\u00a0: créez le premier.',
    noneActive: 'Aucun code n’est actif',
    noneActiveHelp: 'Affichez-les tous pour en réactiver un.',
    showAll: 'Tout afficher',
  }
}

export const it = (): Words => {
  const count = plurals('it')
  const figure = figures('it')

  return {
    title: 'Codici promozionali',
    lead: 'Uno sconto sugli abbonamenti, per chi conosce la parola.',
    total: (n: number, capped: boolean) =>
      capped ? `Più di ${figure(n)}` : count(n, { one: '1 codice', other: `${figure(n)} codici` }),
    table: 'Codici promozionali',
    create: 'Nuovo codice',
    shown: 'Quali codici',
    shownAs: { active: 'Attivi', all: 'Tutti' },
    code: 'Codice',
    does: 'Che cosa fa',
    uses: 'Utilizzi',
    used: (n: number) => count(n, { one: 'Usato una volta', other: `Usato ${figure(n)} volte` }),
    usedOf: (n: number, most: number) => `${figure(n)} su ${figure(most)}`,
    neverUsed: 'Non ancora usato',
    states: {
      active: 'Valido oggi',
      coming: 'Non ancora',
      over: 'Scaduto',
      usedUp: 'Esaurito',
      deactivated: 'Disattivato',
    },
    state: 'Stato',
    edit: 'Modifica',
    copy: 'Copia il codice',
    copied: 'Codice copiato',
    deactivate: 'Disattiva',
    reactivate: 'Riattiva',
    deactivated: (code: string) => `${code}: disattivato`,
    reactivated: (code: string) => `${code}: di nuovo attivo`,
    none: 'Ancora nessun codice promozionale',
    noneHelp: 'Venti per cento per la primavera, dieci euro per un’amica: crea il primo.',
    noneActive: 'Nessun codice è attivo',
    noneActiveHelp: 'Mostrali tutti per riattivarne uno.',
    showAll: 'Mostra tutti',
  }
}
