import type { ReadyMadeTexts } from './texts.ts'

export const de: ReadyMadeTexts = {
  welcome: {
    name: 'Willkommen',
    description: 'Eine Stunde nach der Anmeldung: wie es bei euch läuft und wo man bucht.',
    mails: [
      {
        subject: 'Willkommen bei {{studio.name}}, {{client.first_name}}',
        body: 'Hallo {{client.first_name}},\n\nschön, dass du da bist.\n\nKomm zu deinem ersten Kurs zehn Minuten früher, dann zeigen wir dir alles. Zieh bequeme Kleidung an; Matten und alles andere haben wir.\n\n{{studio.portal}}\n\nWenn du eine Frage hast, antworte einfach auf diese E-Mail. Wir lesen jede Nachricht selbst.',
      },
    ],
  },
  first_visit: {
    name: 'Nach dem ersten Besuch',
    description: 'Am Morgen nach dem ersten Besuch: ein Dank und die Einladung wiederzukommen.',
    mails: [
      {
        subject: 'Wie war es, {{client.first_name}}?',
        body: 'Hallo {{client.first_name}},\n\ndanke, dass du bei {{class.name}} dabei warst. Das erste Mal ist immer das schwerste, und du hast es geschafft.\n\nWar etwas nicht ganz richtig? Antworte und sag es uns; das hilft uns mehr als Lob.\n\nAm leichtesten bleibst du dabei, wenn du innerhalb einer Woche wiederkommst.\n\n{{studio.portal}}',
      },
    ],
  },
  pack_running_out: {
    name: 'Eine Karte geht zu Ende',
    description:
      'Wenn auf einer Karte noch höchstens drei Credits übrig sind: eine Erinnerung, bevor sie aufgebraucht ist. Höchstens einmal in 30 Tagen.',
    mails: [
      {
        subject: '{{membership.name}}: fast aufgebraucht',
        body: 'Hallo {{client.first_name}},\n\nübrige Credits auf deiner Karte „{{membership.name}}“: {{membership.credits_remaining}}.\n\nWenn du ohne Pause weitermachen möchtest, kannst du jederzeit die nächste Karte kaufen. Die übrigen Credits behältst du, bis diese Karte abläuft.\n\n{{studio.portal}}',
      },
    ],
  },
  intro_ending: {
    name: 'Ein Einstiegsangebot endet',
    description: 'Drei Tage bevor ein Einstiegsangebot endet: wie es weitergehen kann, ohne Druck.',
    mails: [
      {
        subject: 'Dein Einstiegsangebot endet: {{membership.expires_on}}',
        body: 'Hallo {{client.first_name}},\n\ndein Angebot „{{membership.name}}“ gilt bis {{membership.expires_on}}. Wir hoffen, du hast einen Kurs gefunden, der dir gefällt.\n\nWenn du bleiben möchtest, schau, was zu dir passt. Wenn du unsicher bist, antworte auf diese E-Mail: Wir sagen dir gern ehrlich, was sich für dich lohnt.\n\n{{studio.portal}}',
      },
    ],
  },
  birthday: {
    name: 'Geburtstag',
    description: 'Am Morgen des Geburtstags: gute Wünsche, und nichts zu verkaufen.',
    mails: [
      {
        subject: 'Alles Gute zum Geburtstag, {{client.first_name}}',
        body: 'Hallo {{client.first_name}},\n\nwir alle bei {{studio.name}} wünschen dir alles Gute zum Geburtstag und ein Jahr, in dem du dich in deinem Körper zu Hause fühlst.\n\nHab einen schönen Tag.',
      },
    ],
  },
  win_back: {
    name: 'Du fehlst uns',
    description:
      'Nach 30 Tagen ohne Besuch; eine Woche später ein Code über 10\u00a0%. Es endet, sobald etwas gebucht ist.',
    mails: [
      {
        subject: 'Du hast uns gefehlt, {{client.first_name}}',
        body: 'Hallo {{client.first_name}},\n\ndu warst eine Weile nicht da. Vielleicht kam das Leben dazwischen; das passiert.\n\nDu musst nichts nachholen. Ein Kurs genügt, um wieder anzufangen.\n\n{{studio.portal}}\n\nHält dich etwas ab? Antworte und sag es uns.',
      },
      {
        subject: 'Eine kleine Hilfe zum Wiederkommen',
        body: 'Hallo {{client.first_name}},\n\nwenn du wieder anfangen möchtest: Mit diesem Code kostet deine nächste Mitgliedschaft oder Karte 10\u00a0% weniger: {{promo_code}}\n\nEr gehört nur dir und gilt einmal, bis {{promo_code_until}}.\n\n{{studio.portal}}\n\nUnd wenn gerade nicht die Zeit dafür ist, ist das auch in Ordnung. Wir schreiben dir deswegen nicht noch einmal.',
      },
    ],
  },
  no_show: {
    name: 'Nach einem verpassten Kurs',
    description: 'Am Tag, nachdem jemand zu einem gebuchten Kurs nicht kam: ein freundliches Wort, kein Vorwurf.',
    mails: [
      {
        subject: 'Du hast uns gefehlt: {{class.name}}',
        body: 'Hallo {{client.first_name}},\n\ndu hast uns bei {{class.name}} ({{class.date}}) gefehlt. Wir hoffen, es geht dir gut.\n\nWenn dir wieder einmal etwas dazwischenkommt, storniere so früh wie möglich: Jemand auf der Warteliste freut sich über den Platz.\n\n{{studio.portal}}',
      },
    ],
  },
  abandoned_checkout: {
    name: 'Ein nicht abgeschlossener Kauf',
    description: 'Zwei Stunden nachdem eine Zahlung abgebrochen wurde: Hilfe, falls etwas nicht ging.',
    mails: [
      {
        subject: 'Ging bei deinem Kauf etwas schief?',
        body: 'Hallo {{client.first_name}},\n\ndu hast bei uns einen Kauf begonnen und nicht abgeschlossen. Es wurde nichts abgebucht.\n\nWenn etwas nicht funktioniert hat, antworte auf diese E-Mail, und wir helfen dir. Wenn du nur schauen wolltest, gibt es nichts zu tun.\n\n{{studio.portal}}',
      },
    ],
  },
}
