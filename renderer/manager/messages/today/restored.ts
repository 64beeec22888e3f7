import { italian } from '../../../../server/lib/sayings/it/joints.ts'
import { figures, lists, plurals } from '../../../shared/i18n/plural.ts'

export const en = () => {
  const count = plurals('en')
  const figure = figures('en')
  const list = lists('en')

  return {
    restored: {
      title: (when: string) => `This studio was restored as of ${when}`,
      lost: (from: string, to: string) => `What was done between ${from} and ${to} is not in it.`,
      held: (letters: number, steps: number, messages: number) => {
        const waiting = [
          ...(letters > 0 ? [count(letters, { one: '1 letter', other: `${figure(letters)} letters` })] : []),
          ...(steps > 0
            ? [count(steps, { one: '1 step of an automation', other: `${figure(steps)} steps of automations` })]
            : []),
          ...(messages > 0
            ? [
                count(messages, {
                  one: '1 message to another program',
                  other: `${figure(messages)} messages to other programs`,
                }),
              ]
            : []),
        ]
        return letters + steps + messages === 1
          ? `${waiting.join('')} waits, since it may have left before.`
          : `${list(waiting)} wait, since they may have left before.`
      },
      heldNone: 'Nothing waits yet. What the studio writes by itself waits for your word.',
      writeAgain: 'Let it write again',
      go: 'Send them',
      drop: 'Drop them',
      goTitle: 'Send what waits?',
      goMeans:
        'Each is sent to whom it is meant for. Whoever got it before the computer was lost gets it a second time. From then on the studio writes by itself again.',
      dropTitle: 'Drop what waits?',
      dropMeans:
        'None of them is sent. Whoever did not get it before the computer was lost does not get it at all. From then on the studio writes by itself again.',
      gone: (letters: number) =>
        letters === 0
          ? 'The studio writes by itself again'
          : count(letters, { one: 'What waited goes out', other: `${figure(letters)} that waited go out` }),
      dropped: (letters: number) =>
        letters === 0
          ? 'The studio writes by itself again'
          : count(letters, { one: 'What waited was dropped', other: `${figure(letters)} that waited were dropped` }),
      dismiss: 'Don’t show this again',
    },
  }
}

type Words = ReturnType<typeof en>

export const de = (): Words => {
  const count = plurals('de')
  const figure = figures('de')
  const list = lists('de')

  return {
    restored: {
      title: (when) => `Dieses Studio wurde wiederhergestellt, Stand ${when}`,
      lost: (from, to) => `Was zwischen ${from} und ${to} geschah, fehlt.`,
      held: (letters, steps, messages) => {
        const waiting = [
          ...(letters > 0 ? [count(letters, { one: '1 E-Mail', other: `${figure(letters)} E-Mails` })] : []),
          ...(steps > 0
            ? [
                count(steps, {
                  one: '1 Schritt einer Automatisierung',
                  other: `${figure(steps)} Schritte von Automatisierungen`,
                }),
              ]
            : []),
          ...(messages > 0
            ? [
                count(messages, {
                  one: '1 Meldung an ein anderes Programm',
                  other: `${figure(messages)} Meldungen an andere Programme`,
                }),
              ]
            : []),
        ]
        return letters + steps + messages === 1
          ? `${waiting.join('')} wartet, denn vielleicht ist das schon einmal hinausgegangen.`
          : `${list(waiting)} warten, denn vielleicht sind sie schon einmal hinausgegangen.`
      },
      heldNone: 'Noch wartet nichts. Was das Studio von selbst schreibt, wartet auf deine Entscheidung.',
      writeAgain: 'Wieder schreiben lassen',
      go: 'Senden',
      drop: 'Verwerfen',
      goTitle: 'Alles Wartende senden?',
      goMeans:
        'Alles geht an die, für die es bestimmt ist. Wer es schon bekam, bevor der Computer verloren ging, bekommt es ein zweites Mal. Ab dann schreibt das Studio wieder von selbst.',
      dropTitle: 'Alles Wartende verwerfen?',
      dropMeans:
        'Nichts davon wird gesendet. Wer es nicht schon bekam, bevor der Computer verloren ging, bekommt es gar nicht. Ab dann schreibt das Studio wieder von selbst.',
      gone: (letters) =>
        letters === 0
          ? 'Das Studio schreibt wieder von selbst'
          : count(letters, { one: 'Was wartete, geht hinaus', other: `${figure(letters)} Sendungen gehen hinaus` }),
      dropped: (letters) =>
        letters === 0
          ? 'Das Studio schreibt wieder von selbst'
          : count(letters, { one: 'Was wartete, ist verworfen', other: `${figure(letters)} Sendungen sind verworfen` }),
      dismiss: 'Nicht mehr zeigen',
    },
  }
}

export const es = (): Words => {
  const count = plurals('es')
  const figure = figures('es')
  const list = lists('es')

  return {
    restored: {
      title: (when) => `Este centro se restauró con los datos del ${when}`,
      lost: (from, to) => `Lo que se hizo entre el ${from} y el ${to} no está incluido.`,
      held: (letters, steps, messages) => {
        const waiting = [
          ...(letters > 0 ? [count(letters, { one: '1 correo', other: `${figure(letters)} correos` })] : []),
          ...(steps > 0
            ? [
                count(steps, {
                  one: '1 paso de una automatización',
                  other: `${figure(steps)} pasos de automatizaciones`,
                }),
              ]
            : []),
          ...(messages > 0
            ? [
                count(messages, {
                  one: '1 aviso a otro programa',
                  other: `${figure(messages)} avisos a otros programas`,
                }),
              ]
            : []),
        ]
        return `En espera, porque quizá ya salieron antes: ${list(waiting)}.`
      },
      heldNone: 'Todavía no espera nada. Lo que el centro escribe por su cuenta espera a que lo autorices.',
      writeAgain: 'Dejar que vuelva a escribir',
      go: 'Enviar',
      drop: 'Descartar',
      goTitle: '¿Enviar lo que espera?',
      goMeans:
        'Cada mensaje se envía a quien corresponde. Quien lo recibió antes de que se perdiera el ordenador lo recibe otra vez. A partir de ahora, el centro vuelve a escribir por su cuenta.',
      dropTitle: '¿Descartar lo que espera?',
      dropMeans:
        'No se envía ninguno. Quien no lo recibió antes de que se perdiera el ordenador ya no lo recibe. A partir de ahora, el centro vuelve a escribir por su cuenta.',
      gone: (letters) =>
        letters === 0
          ? 'El centro vuelve a escribir por su cuenta'
          : count(letters, {
              one: 'Sale 1 mensaje que esperaba',
              other: `Salen ${figure(letters)} mensajes que esperaban`,
            }),
      dropped: (letters) =>
        letters === 0
          ? 'El centro vuelve a escribir por su cuenta'
          : count(letters, {
              one: 'Se ha descartado 1 mensaje que esperaba',
              other: `Se han descartado ${figure(letters)} mensajes que esperaban`,
            }),
      dismiss: 'No volver a mostrar esto',
    },
  }
}

export const fr = (): Words => {
  const count = plurals('fr')
  const figure = figures('fr')
  const list = lists('fr')

  return {
    restored: {
      title: (when) => `Ce studio a été restauré dans son état du ${when}`,
      lost: (from, to) => `Il y manque ce qui a été fait entre le ${from} et le ${to}.`,
      held: (letters, steps, messages) => {
        const waiting = [
          ...(letters > 0
            ? [count(letters, { one: `${figure(letters)} e-mail`, other: `${figure(letters)} e-mails` })]
            : []),
          ...(steps > 0
            ? [
                count(steps, {
                  one: `${figure(steps)} étape d’automatisation`,
                  other: `${figure(steps)} étapes d’automatisation`,
                }),
              ]
            : []),
          ...(messages > 0
            ? [
                count(messages, {
                  one: `${figure(messages)} message à un autre programme`,
                  other: `${figure(messages)} messages à d’autres programmes`,
                }),
              ]
            : []),
        ]
        return letters + steps + messages === 1
          ? `En attente\u00a0: ${waiting.join('')}. C’est peut-être déjà parti.`
          : `En attente\u00a0: ${list(waiting)}. Une partie est peut-être déjà partie.`
      },
      heldNone: 'Rien n’attend encore. Ce que le studio écrit de lui-même attend votre accord.',
      writeAgain: 'Le laisser écrire',
      go: 'Tout envoyer',
      drop: 'Tout abandonner',
      goTitle: 'Envoyer ce qui attend\u202f?',
      goMeans:
        'Chaque message part à qui il est destiné. Quiconque l’avait reçu avant la perte de l’ordinateur le reçoit une deuxième fois. Ensuite, le studio écrit de nouveau de lui-même.',
      dropTitle: 'Abandonner ce qui attend\u202f?',
      dropMeans:
        'Rien n’est envoyé. Quiconque ne l’avait pas reçu avant la perte de l’ordinateur ne le reçoit pas du tout. Ensuite, le studio écrit de nouveau de lui-même.',
      gone: (letters) =>
        letters === 0
          ? 'Le studio écrit de nouveau de lui-même'
          : count(letters, { one: 'Ce qui attendait part', other: `${figure(letters)} messages en attente partent` }),
      dropped: (letters) =>
        letters === 0
          ? 'Le studio écrit de nouveau de lui-même'
          : count(letters, {
              one: 'Ce qui attendait est abandonné',
              other: `${figure(letters)} messages en attente sont abandonnés`,
            }),
      dismiss: 'Ne plus afficher',
    },
  }
}

export const it = (): Words => {
  const { il, del } = italian
  const count = plurals('it')
  const figure = figures('it')
  const list = lists('it')

  return {
    restored: {
      title: (when: string) => `Questo studio è stato ripristinato con i dati ${del(when)}`,
      lost: (from: string, to: string) => `Ciò che è successo tra ${il(from)} e ${il(to)} manca.`,
      held: (letters: number, steps: number, messages: number) => {
        const waiting = [
          ...(letters > 0 ? [count(letters, { one: '1 e-mail', other: `${figure(letters)} e-mail` })] : []),
          ...(steps > 0
            ? [
                count(steps, {
                  one: '1 passaggio di un’automazione',
                  other: `${figure(steps)} passaggi di automazioni`,
                }),
              ]
            : []),
          ...(messages > 0
            ? [
                count(messages, {
                  one: '1 messaggio a un altro programma',
                  other: `${figure(messages)} messaggi ad altri programmi`,
                }),
              ]
            : []),
        ]
        return letters + steps + messages === 1
          ? `${waiting.join('')} in attesa: potrebbe essere già partito una volta.`
          : `${list(waiting)} in attesa: potrebbero essere già partiti una volta.`
      },
      heldNone: 'Per ora non attende nulla. Ciò che lo studio scrive automaticamente attende una tua decisione.',
      writeAgain: 'Riprendi gli invii',
      go: 'Invia tutto',
      drop: 'Scarta tutto',
      goTitle: 'Inviare ciò che è in attesa?',
      goMeans:
        'Tutto parte verso chi deve riceverlo. Chi l’aveva già ricevuto prima che il computer andasse perso lo riceve una seconda volta. Da quel momento lo studio riprende a scrivere automaticamente.',
      dropTitle: 'Scartare ciò che è in attesa?',
      dropMeans:
        'Non viene inviato nulla. Chi non l’aveva già ricevuto prima che il computer andasse perso non lo riceve affatto. Da quel momento lo studio riprende a scrivere automaticamente.',
      gone: (letters: number) =>
        letters === 0
          ? 'Lo studio riprende a scrivere automaticamente'
          : count(letters, {
              one: 'Ciò che attendeva è in partenza',
              other: `${figure(letters)} messaggi in partenza`,
            }),
      dropped: (letters: number) =>
        letters === 0
          ? 'Lo studio riprende a scrivere automaticamente'
          : count(letters, {
              one: 'Ciò che attendeva è stato scartato',
              other: `${figure(letters)} messaggi scartati`,
            }),
      dismiss: 'Non mostrare più',
    },
  }
}
