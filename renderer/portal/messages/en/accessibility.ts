/** What is said of how everybody can use these pages. */
export const accessibility = {
  title: 'Accessibility',
  lead: (studio: string) =>
    `Everybody should be able to book at ${studio}: with eyes, ears or hands that work differently, too.`,

  level: 'What these pages are made for',
  levelMeans:
    'They follow the Web Content Accessibility Guidelines (WCAG) 2.2 at level AA. Every text, sign and edge that matters keeps the contrast this asks for, whatever colour the studio chooses.',

  tested: 'What is tested with every new version, and how',
  tests: [
    ['Every page, light and dark', 'Looked through by axe, a tool that finds breaches of these guidelines.'],
    ['Keyboard alone', 'Booking a class, checking people in, selling and paying out a month are done without a mouse.'],
    ['Enlarged to 400 %', 'Nothing is cut off, and nothing has to be scrolled sideways.'],
    ['From right to left', 'Pages can be read in this direction too.'],
    ['Forced colours', 'What you can press stays visible in the contrast colours of your own computer.'],
    ['Less motion', 'If your device asks for it, nothing slides or jumps.'],
  ],

  known: 'What is not perfect, as far as we know',
  limits: [
    'The tests are automatic. Nobody independent has examined the pages yet, and not every screen reader has been tried.',
    'Card payments and maps open on other companies’ pages, which we do not make.',
    'What the studio writes itself, such as waivers or descriptions of classes, is as plain as it writes it.',
  ],

  write: 'Does something stop you?',
  writeMeans:
    'Tell the studio what you wanted to do and what you use for it, such as a screen reader. It can also book for you, cancel, or read a text to you.',
  atDesk: 'Ask at the studio’s front desk.',
}
