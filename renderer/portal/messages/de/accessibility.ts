import type { Messages } from '../en/index.ts'

export const accessibility: Messages['accessibility'] = {
  title: 'Barrierefreiheit',
  lead: (studio) => `Bei ${studio} sollen alle buchen können, auch wer anders sieht, hört oder greift.`,

  level: 'Wonach diese Seiten gemacht sind',
  levelMeans:
    'Sie folgen den Richtlinien für barrierefreie Webinhalte (WCAG) 2.2, Stufe AA. Texte, Zeichen und wichtige Kanten behalten den geforderten Kontrast, welche Farbe das Studio auch wählt.',

  tested: 'Was mit jeder neuen Version geprüft wird, und wie',
  tests: [
    [
      'Jede Seite, hell und dunkel',
      'Durchgesehen von axe, einem Werkzeug, das Verstöße gegen diese Richtlinien findet.',
    ],
    [
      'Nur mit der Tastatur',
      'Einen Kurs buchen, Leute einchecken, verkaufen und einen Monat abrechnen: alles ohne Maus.',
    ],
    ['Auf 400 % vergrößert', 'Nichts wird abgeschnitten, und nirgends muss seitwärts gescrollt werden.'],
    ['Von rechts nach links', 'Die Seiten lassen sich auch in dieser Richtung lesen.'],
    ['Erzwungene Farben', 'Was sich drücken lässt, bleibt in den Kontrastfarben deines Geräts sichtbar.'],
    ['Weniger Bewegung', 'Wünscht dein Gerät das, gleitet und springt nichts.'],
  ],

  known: 'Was noch nicht perfekt ist, soweit wir wissen',
  limits: [
    'Die Prüfungen laufen automatisch. Unabhängig begutachtet wurden die Seiten noch nicht, und nicht jeder Screenreader wurde ausprobiert.',
    'Kartenzahlung und Karte der Umgebung öffnen Seiten anderer Anbieter, die wir nicht machen.',
    'Was das Studio selbst schreibt, etwa Einverständniserklärungen oder Kursbeschreibungen, ist so verständlich, wie es dort steht.',
  ],

  write: 'Hindert dich etwas?',
  writeMeans:
    'Schreib dem Studio, was du tun wolltest und womit, zum Beispiel mit einem Screenreader. Es kann auch für dich buchen, absagen oder dir einen Text vorlesen.',
  atDesk: 'Frag am Empfang des Studios.',
}
