import { figures, plurals } from '../../../shared/i18n/plural.ts'

/** A figure beside that of the period before, in words; null where there is nothing to hold it against. */
export type Than = { way: 'more' | 'less' | 'same'; by: string } | null

interface Time {
  day: string
  time: string
  fill: string
}

export const en = () => {
  const count = plurals('en')
  const figure = figures('en')
  const than = (of: Than) =>
    of === null ? '' : of.way === 'same' ? ', the same as before' : `, ${of.by} ${of.way} than before`
  const at = ({ day, time, fill }: Time) => `${day}, ${time} (${fill})`

  return {
    /** The meaning of the figures of a report, in a sentence or two at its head. */
    said: {
      overview: (of: { revenue: string; revenueThan: Than; visits: number; visitsThan: Than; people: number }) =>
        `Revenue was ${of.revenue}${than(of.revenueThan)}. There ${count(of.visits, { one: 'was 1 visit', other: `were ${figure(of.visits)} visits` })}${than(of.visitsThan)}, and ${count(of.people, { one: '1 new client', other: `${figure(of.people)} new clients` })}.`,
      revenue: (of: { revenue: string; than: Than; best: { kind: string; amount: string; share: string } | null }) =>
        `Revenue was ${of.revenue}${than(of.than)}.${of.best ? ` Largest part: ${of.best.kind}, ${of.best.amount} (${of.best.share}).` : ''}`,
      attendance: (of: { came: number; booked: number; than: Than; fill: string | null; fillThan: Than }) =>
        `${figure(of.came)} of ${figure(of.booked)} booked clients came${than(of.than)}.${of.fill === null ? '' : ` Classes were ${of.fill} full${than(of.fillThan)}.`}`,
      classes: (of: { fill: string; than: Than; fullest: Time | null; emptiest: Time | null }) =>
        `Classes were ${of.fill} full${than(of.than)}.${of.fullest ? ` Fullest: ${at(of.fullest)}.` : ''}${of.emptiest ? ` Emptiest: ${at(of.emptiest)}.` : ''}`,
      instructors: (of: { classes: number; each: string; best: { name: string; came: number } | null }) =>
        `${count(of.classes, { one: '1 class was held', other: `${figure(of.classes)} classes were held` })}, with ${of.each} people on average.${of.best ? ` Most visits: ${of.best.name}, ${figure(of.best.came)}.` : ''}`,
      memberships: (of: { recurring: string; than: Than; begun: number; ended: number }) =>
        `Subscriptions bring in ${of.recurring} per month${than(of.than)}. On these dates, ${figure(of.begun)} started and ${figure(of.ended)} ended.`,
      retention: (of: {
        people: number
        again: string | null
        later: { months: number; share: string } | null
        soFar: { month: string; people: number; again: number } | null
      }) =>
        [
          `${count(of.people, { one: '1 person', other: `${figure(of.people)} people` })} came for the first time in these months.`,
          of.again === null
            ? of.soFar
              ? `Of the ${figure(of.soFar.people)} from ${of.soFar.month}, ${figure(of.soFar.again)} have come back so far.`
              : 'You’ll see how many come back once a month is over.'
            : `${of.again} of them came back the month after${of.later ? `, ${of.later.share} after ${figure(of.later.months)} months` : ''}.`,
        ].join(' '),
      absent: (of: { total: number; than: Than; overdue: number }) =>
        of.total === 0
          ? 'No regulars stopped coming on these dates.'
          : `${count(of.total, { one: '1 regular', other: `${figure(of.total)} regulars` })} last came on these dates and ${count(of.total, { one: 'has', other: 'have' })} nothing booked${than(of.than)}. ${of.overdue === 0 ? 'Nobody has been away much longer than usual yet.' : `${count(of.overdue, { one: '1 has', other: `${figure(of.overdue)} have` })} been away more than twice as long as usual.`}`,
      asItWas: (weeks: number) => `These are the last ${figure(weeks)} weeks. Change or add a class to see the effect.`,
      changed: (of: { changes: number; booked: number; was: number; left: string; leftWas: string }) =>
        `With ${count(of.changes, { one: '1 change', other: `${figure(of.changes)} changes` })}: ${figure(of.booked)} spots booked instead of ${figure(of.was)}, ${of.left} left after pay instead of ${of.leftWas}.`,
    },
    /** The words on the reports beside their figures. */
    report: {
      newcomers: 'First visits',
      againNext: 'Back the month after',
      againSoFar: 'Back the month after, so far',
      againAfter: (months: number) => `Back after ${figure(months)} months`,
      newAndBack: 'First visits by month, and returns the month after',
      less: 'Few',
      more: 'All',
      toCome: 'not over yet',
      overdue: 'Away more than twice as long as usual',
      notYet: 'May still come',
      usually: 'Usually',
      every: (days: number) => count(days, { one: 'every day', other: `every ${figure(days)} days` }),
      ago: (days: number) => count(days, { one: 'a day ago', other: `${figure(days)} days ago` }),
      today: 'today',
      missed: (n: number) => count(n, { one: '1 usual visit missed', other: `${figure(n)} usual visits missed` }),
      write: 'Write',
      writeTo: (name: string) => `Write to ${name}`,
      writeToAll: (n: number) => `Write to all ${figure(n)}`,
      nobodyMissing: 'Nobody is missing',
      noSales: 'No payments on these dates. Choose other dates, or make a sale.',
      noMemberships: 'No subscriptions on these dates. Choose other dates, or put one on sale.',
      now: (value: string) => `now ${value}`,
    },
  }
}

type Words = ReturnType<typeof en>

export const de = (): Words => {
  const count = plurals('de')
  const figure = figures('de')
  const WAYS = { more: 'mehr als davor', less: 'weniger als davor' }
  const than = (of: Than) =>
    of === null ? '' : of.way === 'same' ? ', so viel wie davor' : `, ${of.by} ${WAYS[of.way]}`
  const at = ({ day, time, fill }: { day: string; time: string; fill: string }) => `${day}, ${time} (${fill})`

  return {
    /** Was die Zahlen eines Berichts bedeuten. */
    said: {
      overview: (of) =>
        `Umsatz: ${of.revenue}${than(of.revenueThan)}. Es gab ${count(of.visits, { one: '1 Besuch', other: `${figure(of.visits)} Besuche` })}${than(of.visitsThan)}. Neue Kund:innen: ${figure(of.people)}.`,
      revenue: (of) =>
        `Umsatz: ${of.revenue}${than(of.than)}.${of.best ? ` Größter Teil: ${of.best.kind}, ${of.best.amount} (${of.best.share}).` : ''}`,
      attendance: (of) =>
        `Gebucht: ${figure(of.booked)}, davon da: ${figure(of.came)}${than(of.than)}.${of.fill === null ? '' : ` Die Kurse waren zu ${of.fill} ausgelastet${than(of.fillThan)}.`}`,
      classes: (of) =>
        `Die Kurse waren zu ${of.fill} ausgelastet${than(of.than)}.${of.fullest ? ` Am vollsten: ${at(of.fullest)}.` : ''}${of.emptiest ? ` Am leersten: ${at(of.emptiest)}.` : ''}`,
      instructors: (of) =>
        `${count(of.classes, { one: '1 Kurs fand', other: `${figure(of.classes)} Kurse fanden` })} statt, im Schnitt mit ${of.each} Personen.${of.best ? ` Die meisten Besuche: ${of.best.name}, ${figure(of.best.came)}.` : ''}`,
      memberships: (of) =>
        `Abos bringen ${of.recurring} pro Monat${than(of.than)}. In diesen Tagen: ${figure(of.begun)} neu, ${figure(of.ended)} beendet.`,
      retention: (of) =>
        [
          `In diesen Monaten ${count(of.people, { one: 'kam 1 Person', other: `kamen ${figure(of.people)} Personen` })} zum ersten Mal.`,
          of.again === null
            ? of.soFar
              ? `Von den ${figure(of.soFar.people)} aus ${of.soFar.month} kamen bisher ${figure(of.soFar.again)} wieder.`
              : 'Wie viele wiederkommen, siehst du, sobald ein Monat vorbei ist.'
            : `Im Monat danach kamen ${of.again} von ihnen wieder${of.later ? `, nach ${figure(of.later.months)} Monaten ${of.later.share}` : ''}.`,
        ].join(' '),
      absent: (of) =>
        of.total === 0
          ? 'In diesen Tagen ist niemand von deinen Stammkund:innen weggeblieben.'
          : `Stammkund:innen, die in diesen Tagen zuletzt da waren und nichts gebucht haben: ${figure(of.total)}${than(of.than)}. ${of.overdue === 0 ? 'Noch ist niemand viel länger weg als sonst.' : `Davon ${count(of.overdue, { one: 'ist 1', other: `sind ${figure(of.overdue)}` })} mehr als doppelt so lange weg wie sonst.`}`,
      asItWas: (weeks) =>
        `Das sind die letzten ${figure(weeks)} Wochen. Ändere einen Kurs oder füge einen hinzu, um die Wirkung zu sehen.`,
      changed: (of) =>
        `Mit ${count(of.changes, { one: '1 Änderung', other: `${figure(of.changes)} Änderungen` })}: ${figure(of.booked)} gebuchte Plätze statt ${figure(of.was)}, nach Vergütung bleiben ${of.left} statt ${of.leftWas}.`,
    },
    /** Was neben den Zahlen der Berichte steht. */
    report: {
      newcomers: 'Erste Besuche',
      againNext: 'Im Monat danach wieder da',
      againSoFar: 'Im Monat danach bisher wieder da',
      againAfter: (months) => `Nach ${figure(months)} Monaten wieder da`,
      newAndBack: 'Erste Besuche nach Monaten, und Rückkehr im Monat danach',
      less: 'Wenige',
      more: 'Alle',
      toCome: 'noch nicht vorbei',
      overdue: 'Mehr als doppelt so lange weg wie sonst',
      notYet: 'Kommen vielleicht noch',
      usually: 'Sonst',
      every: (days) => count(days, { one: 'jeden Tag', other: `alle ${figure(days)} Tage` }),
      ago: (days) => count(days, { one: 'vor 1 Tag', other: `vor ${figure(days)} Tagen` }),
      today: 'heute',
      missed: (n) =>
        count(n, { one: '1 üblicher Besuch ausgefallen', other: `${figure(n)} übliche Besuche ausgefallen` }),
      write: 'Schreiben',
      writeTo: (name) => `An ${name} schreiben`,
      writeToAll: (n) => `An alle ${figure(n)} schreiben`,
      nobodyMissing: 'Niemand fehlt',
      noSales: 'Keine Zahlungen in diesen Tagen. Wähle andere Tage oder verkaufe etwas.',
      noMemberships: 'Keine Abos in diesen Tagen. Wähle andere Tage oder biete eines an.',
      now: (value) => `jetzt ${value}`,
    },
  }
}

export const es = (): Words => {
  const count = plurals('es')
  const figure = figures('es')
  const WAYS = { more: 'más que antes', less: 'menos que antes' }
  const than = (of: Than) => (of === null ? '' : of.way === 'same' ? ', igual que antes' : `, ${of.by} ${WAYS[of.way]}`)
  const at = ({ day, time, fill }: { day: string; time: string; fill: string }) => `${day}, ${time} (${fill})`

  return {
    /** Lo que significan las cifras de un informe. */
    said: {
      overview: (of) =>
        `Ingresos: ${of.revenue}${than(of.revenueThan)}. Hubo ${count(of.visits, { one: '1 visita', other: `${figure(of.visits)} visitas` })}${than(of.visitsThan)}, y ${count(of.people, { one: '1 cliente nuevo', other: `${figure(of.people)} clientes nuevos` })}.`,
      revenue: (of) =>
        `Ingresos: ${of.revenue}${than(of.than)}.${of.best ? ` La mayor parte: ${of.best.kind}, ${of.best.amount} (${of.best.share}).` : ''}`,
      attendance: (of) =>
        `Con reserva: ${figure(of.booked)}; asistieron: ${figure(of.came)}${than(of.than)}.${of.fill === null ? '' : ` La ocupación fue del ${of.fill}${than(of.fillThan)}.`}`,
      classes: (of) =>
        `La ocupación fue del ${of.fill}${than(of.than)}.${of.fullest ? ` La más llena: ${at(of.fullest)}.` : ''}${of.emptiest ? ` La más vacía: ${at(of.emptiest)}.` : ''}`,
      instructors: (of) =>
        `${count(of.classes, { one: 'Se dio 1 clase', other: `Se dieron ${figure(of.classes)} clases` })}, con una asistencia media de ${of.each}.${of.best ? ` Más visitas: ${of.best.name}, ${figure(of.best.came)}.` : ''}`,
      memberships: (of) =>
        `Las suscripciones suponen ${of.recurring} al mes${than(of.than)}. En estos días, nuevas: ${figure(of.begun)}; terminadas: ${figure(of.ended)}.`,
      retention: (of) =>
        [
          `En estos meses ${count(of.people, { one: 'vino 1 persona', other: `vinieron ${figure(of.people)} personas` })} por primera vez.`,
          of.again === null
            ? of.soFar
              ? `En ${of.soFar.month} llegaron: ${figure(of.soFar.people)}; hasta ahora han vuelto: ${figure(of.soFar.again)}.`
              : 'Verás cuántas vuelven cuando acabe un mes.'
            : `El ${of.again} volvió al mes siguiente${of.later ? `, y el ${of.later.share} a los ${figure(of.later.months)} meses` : ''}.`,
        ].join(' '),
      absent: (of) =>
        of.total === 0
          ? 'En estos días ningún cliente habitual ha dejado de venir.'
          : `${count(of.total, { one: '1 cliente habitual vino', other: `${figure(of.total)} clientes habituales vinieron` })} por última vez en estos días y no ${count(of.total, { one: 'tiene', other: 'tienen' })} reservas${than(of.than)}. ${of.overdue === 0 ? 'Aún nadie lleva mucho más tiempo del habitual sin venir.' : `${count(of.overdue, { one: '1 lleva', other: `${figure(of.overdue)} llevan` })} más del doble de lo habitual sin venir.`}`,
      asItWas: (weeks) =>
        `Estas son las últimas ${figure(weeks)} semanas. Cambia o añade una clase para ver el efecto.`,
      changed: (of) =>
        `Con ${count(of.changes, { one: '1 cambio', other: `${figure(of.changes)} cambios` })}: ${figure(of.booked)} plazas reservadas en lugar de ${figure(of.was)}, y tras la remuneración quedarían ${of.left} en lugar de ${of.leftWas}.`,
    },
    /** Lo que acompaña a las cifras de los informes. */
    report: {
      newcomers: 'Primeras visitas',
      againNext: 'Volvieron al mes siguiente',
      againSoFar: 'Han vuelto al mes siguiente, hasta ahora',
      againAfter: (months) => `Volvieron a los ${figure(months)} meses`,
      newAndBack: 'Primeras visitas por mes, y quiénes volvieron al mes siguiente',
      less: 'Pocos',
      more: 'Todos',
      toCome: 'aún no ha acabado',
      overdue: 'Más del doble de lo habitual sin venir',
      notYet: 'Quizá vengan aún',
      usually: 'Lo habitual',
      every: (days) => count(days, { one: 'cada día', other: `cada ${figure(days)} días` }),
      ago: (days) => count(days, { one: 'hace 1 día', other: `hace ${figure(days)} días` }),
      today: 'hoy',
      missed: (n) => count(n, { one: '1 visita habitual menos', other: `${figure(n)} visitas habituales menos` }),
      write: 'Escribir',
      writeTo: (name) => `Escribir a ${name}`,
      writeToAll: (n) => `Escribir a todos (${figure(n)})`,
      nobodyMissing: 'No falta nadie',
      noSales: 'No hay pagos en estos días. Elige otros o vende algo.',
      noMemberships: 'No hay suscripciones en estos días. Elige otros o pon una a la venta.',
      now: (value) => `ahora ${value}`,
    },
  }
}

export const fr = (): Words => {
  const count = plurals('fr')
  const figure = figures('fr')
  const WAYS = { more: 'de plus qu’avant', less: 'de moins qu’avant' }
  const than = (of: Than) => (of === null ? '' : of.way === 'same' ? ', autant qu’avant' : `, ${of.by} ${WAYS[of.way]}`)
  const at = ({ day, time, fill }: { day: string; time: string; fill: string }) => `${day}, ${time} (${fill})`

  return {
    /** Ce que veulent dire les chiffres d’un rapport. */
    said: {
      overview: (of) =>
        `Chiffre d’affaires\u00a0: ${of.revenue}${than(of.revenueThan)}. ${count(of.visits, { one: `${figure(of.visits)} visite`, other: `${figure(of.visits)} visites` })}${than(of.visitsThan)}, et ${count(of.people, { one: `${figure(of.people)} nouveau client`, other: `${figure(of.people)} nouveaux clients` })}.`,
      revenue: (of) =>
        `Chiffre d’affaires\u00a0: ${of.revenue}${than(of.than)}.${of.best ? ` L’essentiel\u00a0: ${of.best.kind}, ${of.best.amount} (${of.best.share}).` : ''}`,
      attendance: (of) =>
        `Inscriptions\u00a0: ${figure(of.booked)}, présences\u00a0: ${figure(of.came)}${than(of.than)}.${of.fill === null ? '' : ` Les cours étaient remplis à ${of.fill}${than(of.fillThan)}.`}`,
      classes: (of) =>
        `Les cours étaient remplis à ${of.fill}${than(of.than)}.${of.fullest ? ` Le plus rempli\u00a0: ${at(of.fullest)}.` : ''}${of.emptiest ? ` Le moins rempli\u00a0: ${at(of.emptiest)}.` : ''}`,
      instructors: (of) =>
        `${count(of.classes, { one: `${figure(of.classes)} cours a été donné`, other: `${figure(of.classes)} cours ont été donnés` })}, avec en moyenne ${of.each} par cours.${of.best ? ` Le plus de visites\u00a0: ${of.best.name}, ${figure(of.best.came)}.` : ''}`,
      memberships: (of) =>
        `Les abonnements rapportent ${of.recurring} par mois${than(of.than)}. Ces jours-là, commencés\u00a0: ${figure(of.begun)}, terminés\u00a0: ${figure(of.ended)}.`,
      retention: (of) =>
        [
          `${count(of.people, { one: `${figure(of.people)} personne est venue`, other: `${figure(of.people)} personnes sont venues` })} pour la première fois ces mois-là.`,
          of.again === null
            ? of.soFar
              ? `Revenues jusqu’ici (${of.soFar.month})\u00a0: ${figure(of.soFar.again)} sur ${figure(of.soFar.people)}.`
              : 'Vous verrez combien reviennent une fois le mois écoulé.'
            : `Revenues le mois suivant\u00a0: ${of.again}${of.later ? `, ${of.later.share} après ${figure(of.later.months)} mois` : ''}.`,
        ].join(' '),
      absent: (of) =>
        of.total === 0
          ? 'Aucun client régulier n’a cessé de venir ces jours-là.'
          : `${count(of.total, { one: `${figure(of.total)} client régulier est venu`, other: `${figure(of.total)} clients réguliers sont venus` })} pour la dernière fois ces jours-là, sans autre réservation${than(of.than)}. ${of.overdue === 0 ? 'Personne n’est encore absent bien plus longtemps que d’habitude.' : `${count(of.overdue, { one: `${figure(of.overdue)} est absent`, other: `${figure(of.overdue)} sont absents` })} depuis plus de deux fois leur rythme habituel.`}`,
      asItWas: (weeks) =>
        `Voici les ${figure(weeks)} dernières semaines. Modifiez ou ajoutez un cours pour voir l’effet.`,
      changed: (of) =>
        `Avec ${count(of.changes, { one: `${figure(of.changes)} modification`, other: `${figure(of.changes)} modifications` })}\u00a0: ${figure(of.booked)} places réservées au lieu de ${figure(of.was)}, et il resterait ${of.left} après rémunération au lieu de ${of.leftWas}.`,
    },
    /** Ce qui accompagne les chiffres des rapports. */
    report: {
      newcomers: 'Premières visites',
      againNext: 'Revenus le mois suivant',
      againSoFar: 'Revenus le mois suivant, jusqu’ici',
      againAfter: (months) => `Revenus après ${figure(months)} mois`,
      newAndBack: 'Premières visites par mois, et retours le mois suivant',
      less: 'Peu',
      more: 'Tout le monde',
      toCome: 'pas encore écoulé',
      overdue: 'Absents depuis plus de deux fois leur rythme habituel',
      notYet: 'Viendront peut-être encore',
      usually: 'D’habitude',
      every: (days) => count(days, { one: 'chaque jour', other: `tous les ${figure(days)} jours` }),
      ago: (days) => count(days, { one: `il y a ${figure(days)} jour`, other: `il y a ${figure(days)} jours` }),
      today: 'aujourd’hui',
      missed: (n) =>
        count(n, {
          one: `${figure(n)} visite habituelle en moins`,
          other: `${figure(n)} visites habituelles en moins`,
        }),
      write: 'Écrire',
      writeTo: (name) => `Écrire à ${name}`,
      writeToAll: (n) => `Écrire à tous (${figure(n)})`,
      nobodyMissing: 'Aucun absent',
      noSales: 'Aucun paiement ces jours-là. Choisissez-en d’autres, ou faites une vente.',
      noMemberships: 'Aucun abonnement ces jours-là. Choisissez-en d’autres, ou mettez-en un en vente.',
      now: (value) => `aujourd’hui ${value}`,
    },
  }
}

export const it = (): Words => {
  const count = plurals('it')
  const figure = figures('it')
  const WAYS = { more: 'in più di prima', less: 'in meno di prima' }
  const than = (of: Than) => (of === null ? '' : of.way === 'same' ? ', come prima' : `, ${of.by} ${WAYS[of.way]}`)
  const at = ({ day, time, fill }: { day: string; time: string; fill: string }) => `${day}, ${time} (${fill})`

  return {
    /** Che cosa dicono le cifre di un report. */
    said: {
      overview: (of) =>
        `Ricavi: ${of.revenue}${than(of.revenueThan)}. ${count(of.visits, { one: '1 visita', other: `${figure(of.visits)} visite` })}${than(of.visitsThan)}, e ${count(of.people, { one: '1 nuovo cliente', other: `${figure(of.people)} nuovi clienti` })}.`,
      revenue: (of) =>
        `Ricavi: ${of.revenue}${than(of.than)}.${of.best ? ` La parte maggiore: ${of.best.kind}, ${of.best.amount} (${of.best.share}).` : ''}`,
      attendance: (of) =>
        `Presenti ${figure(of.came)} su ${figure(of.booked)} persone con prenotazione${than(of.than)}.${of.fill === null ? '' : ` Riempimento delle lezioni: ${of.fill}${than(of.fillThan)}.`}`,
      classes: (of) =>
        `Riempimento delle lezioni: ${of.fill}${than(of.than)}.${of.fullest ? ` La più piena: ${at(of.fullest)}.` : ''}${of.emptiest ? ` La più vuota: ${at(of.emptiest)}.` : ''}`,
      instructors: (of) =>
        `${count(of.classes, { one: 'Si è tenuta 1 lezione', other: `Si sono tenute ${figure(of.classes)} lezioni` })}, con ${of.each} persone in media.${of.best ? ` Più visite: ${of.best.name}, ${figure(of.best.came)}.` : ''}`,
      memberships: (of) =>
        `Gli abbonamenti portano ${of.recurring} al mese${than(of.than)}. In questi giorni ne sono iniziati ${figure(of.begun)} e terminati ${figure(of.ended)}.`,
      retention: (of) =>
        [
          `In questi mesi ${count(of.people, { one: 'è venuta 1 persona', other: `sono venute ${figure(of.people)} persone` })} per la prima volta.`,
          of.again === null
            ? of.soFar
              ? `Prime visite di ${of.soFar.month}: ${figure(of.soFar.people)}; tornate finora: ${figure(of.soFar.again)}.`
              : 'Vedrai quante tornano quando un mese sarà finito.'
            : `Tornati il mese dopo: ${of.again}${of.later ? `; dopo ${figure(of.later.months)} mesi: ${of.later.share}` : ''}.`,
        ].join(' '),
      absent: (of) =>
        of.total === 0
          ? 'In questi giorni nessun cliente abituale ha smesso di venire.'
          : `${count(of.total, { one: '1 cliente abituale è venuto', other: `${figure(of.total)} clienti abituali sono venuti` })} per l’ultima volta in questi giorni, senza altre prenotazioni${than(of.than)}. ${of.overdue === 0 ? 'Nessuno manca ancora da molto più del solito.' : `${count(of.overdue, { one: '1 manca', other: `${figure(of.overdue)} mancano` })} da più del doppio del solito.`}`,
      asItWas: (weeks) =>
        `Queste sono le ultime ${figure(weeks)} settimane. Cambia o aggiungi una lezione per vedere l’effetto.`,
      changed: (of) =>
        `Con ${count(of.changes, { one: '1 modifica', other: `${figure(of.changes)} modifiche` })}: ${figure(of.booked)} posti prenotati invece di ${figure(of.was)}, e dopo i compensi resterebbero ${of.left} invece di ${of.leftWas}.`,
    },
    /** Ciò che accompagna le cifre dei report. */
    report: {
      newcomers: 'Prime visite',
      againNext: 'Tornati il mese dopo',
      againSoFar: 'Tornati il mese dopo, finora',
      againAfter: (months) => `Tornati dopo ${figure(months)} mesi`,
      newAndBack: 'Prime visite per mese, e ritorni il mese dopo',
      less: 'Pochi',
      more: 'Tutti',
      toCome: 'non ancora finito',
      overdue: 'Mancano da più del doppio del solito',
      notYet: 'Forse verranno ancora',
      usually: 'Di solito',
      every: (days) => count(days, { one: 'ogni giorno', other: `ogni ${figure(days)} giorni` }),
      ago: (days) => count(days, { one: '1 giorno fa', other: `${figure(days)} giorni fa` }),
      today: 'oggi',
      missed: (n) => count(n, { one: '1 visita abituale in meno', other: `${figure(n)} visite abituali in meno` }),
      write: 'Scrivi',
      writeTo: (name) => `Scrivi a ${name}`,
      writeToAll: (n) => `Scrivi a tutti e ${figure(n)}`,
      nobodyMissing: 'Non manca nessuno',
      noSales: 'Nessun pagamento in questi giorni. Scegline altri, o vendi qualcosa.',
      noMemberships: 'Nessun abbonamento in questi giorni. Scegline altri, o mettine uno in vendita.',
      now: (value) => `ora ${value}`,
    },
  }
}
