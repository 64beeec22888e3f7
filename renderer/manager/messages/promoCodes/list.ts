import { figures, plurals } from '../../../shared/i18n/plural.ts'

export const en = () => {
  const count = plurals('en')
  const figure = figures('en')

  return {
    title: 'Promo codes',
    lead: 'Discounts on memberships for clients with the code.',
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
      active: 'Valid today',
      coming: 'Upcoming',
      over: 'Expired',
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
    noneHelp: 'For a spring sale, a referral or a birthday: create your first code.',
    noneActive: 'No code is active',
    noneActiveHelp: 'Show all codes to reactivate one.',
    showAll: 'Show all',
  }
}

type Words = ReturnType<typeof en>

export const de = (): Words => {
  const count = plurals('de')
  const figure = figures('de')

  return {
    title: 'Aktionscodes',
    lead: 'Rabatte auf Mitgliedschaften für alle, die den Code haben.',
    total: (n, capped) => (capped ? `Mehr als ${figure(n)}` : count(n, { one: '1 Code', other: `${figure(n)} Codes` })),
    table: 'Aktionscodes',
    create: 'Neuer Code',
    shown: 'Welche Codes',
    shownAs: { active: 'Aktive', all: 'Alle' },
    code: 'Code',
    does: 'Wirkung',
    uses: 'Einlösungen',
    used: (n) => count(n, { one: 'Einmal eingelöst', other: `${figure(n)}-mal eingelöst` }),
    usedOf: (n, most) => `${figure(n)} von ${figure(most)}`,
    neverUsed: 'Noch nicht eingelöst',
    states: {
      active: 'Heute gültig',
      coming: 'Noch nicht gültig',
      over: 'Abgelaufen',
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
    noneHelp: 'Für eine Frühlingsaktion, eine Empfehlung oder einen Geburtstag: Lege den ersten Code an.',
    noneActive: 'Kein Code ist aktiv',
    noneActiveHelp: 'Zeige alle Codes, um einen wieder zu aktivieren.',
    showAll: 'Alle anzeigen',
  }
}

export const es = (): Words => {
  const count = plurals('es')
  const figure = figures('es')

  return {
    title: 'Códigos promocionales',
    lead: 'Descuentos en bonos y suscripciones para quienes tienen el código.',
    total: (n, capped) =>
      capped ? `Más de ${figure(n)}` : count(n, { one: '1 código', other: `${figure(n)} códigos` }),
    table: 'Códigos promocionales',
    create: 'Nuevo código',
    shown: 'Códigos mostrados',
    shownAs: { active: 'Activos', all: 'Todos' },
    code: 'Código',
    does: 'Efecto',
    uses: 'Usos',
    used: (n) => count(n, { one: 'Usado una vez', other: `Usado ${figure(n)} veces` }),
    usedOf: (n, most) => `${figure(n)} de ${figure(most)}`,
    neverUsed: 'Sin usar',
    states: {
      active: 'Válido hoy',
      coming: 'Aún no válido',
      over: 'Caducado',
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
    noneHelp: 'Para una oferta de primavera, una recomendación o un cumpleaños: crea el primero.',
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
    lead: 'Des remises sur les abonnements pour les clients qui ont le code.',
    total: (n, capped) =>
      capped ? `Plus de ${figure(n)}` : count(n, { one: `${figure(n)} code`, other: `${figure(n)} codes` }),
    table: 'Codes promo',
    create: 'Nouveau code',
    shown: 'Quels codes',
    shownAs: { active: 'Actifs', all: 'Tous' },
    code: 'Code',
    does: 'Effet',
    uses: 'Utilisations',
    used: (n) => `Utilisé ${figure(n)} fois`,
    usedOf: (n, most) => `${figure(n)} sur ${figure(most)}`,
    neverUsed: 'Pas encore utilisé',
    states: {
      active: 'Valable aujourd’hui',
      coming: 'À venir',
      over: 'Expiré',
      usedUp: 'Épuisé',
      deactivated: 'Désactivé',
    },
    state: 'Statut',
    edit: 'Modifier',
    copy: 'Copier le code',
    copied: 'Code copié',
    deactivate: 'Désactiver',
    reactivate: 'Réactiver',
    deactivated: (code) => `${code}\u00a0: désactivé`,
    reactivated: (code) => `${code}\u00a0: de nouveau actif`,
    none: 'Pas encore de codes promo',
    noneHelp: 'Pour une offre de printemps, un parrainage ou un anniversaire\u00a0: créez le premier code.',
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
    lead: 'Sconti sugli abbonamenti per i clienti che hanno il codice.',
    total: (n: number, capped: boolean) =>
      capped ? `Più di ${figure(n)}` : count(n, { one: '1 codice', other: `${figure(n)} codici` }),
    table: 'Codici promozionali',
    create: 'Nuovo codice',
    shown: 'Quali codici',
    shownAs: { active: 'Attivi', all: 'Tutti' },
    code: 'Codice',
    does: 'Effetto',
    uses: 'Utilizzi',
    used: (n: number) => count(n, { one: 'Usato una volta', other: `Usato ${figure(n)} volte` }),
    usedOf: (n: number, most: number) => `${figure(n)} su ${figure(most)}`,
    neverUsed: 'Non ancora usato',
    states: {
      active: 'Valido oggi',
      coming: 'Non ancora valido',
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
    noneHelp: 'Per un’offerta di primavera, un passaparola o un compleanno: crea il primo codice.',
    noneActive: 'Nessun codice è attivo',
    noneActiveHelp: 'Mostrali tutti per riattivarne uno.',
    showAll: 'Mostra tutti',
  }
}
