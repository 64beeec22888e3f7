/** The clients of the sample studio. Names as a studio by the sea would have them; nobody real. */
export const instructors = [
  { full_name: 'Lucía Ferrer', email: 'lucia@marea.example', bio: 'Vinyasa and yin. Slow mornings, strong shoulders.' },
  {
    full_name: 'Jonas Brandt',
    email: 'jonas@marea.example',
    bio: 'Reformer Pilates, eleven years, still counting breaths.',
  },
  {
    full_name: 'Amélie Rousseau',
    email: 'amelie@marea.example',
    bio: 'Barre and mobility for people who sit too much.',
  },
  { full_name: 'Diego Morales', email: 'diego@marea.example', bio: 'Strength without the shouting.' },
] as const

export const firstNames = [
  'Ana',
  'Bjørn',
  'Carla',
  'Dídac',
  'Elif',
  'François',
  'Greta',
  'Hana',
  'Íñigo',
  'Júlia',
  'Kwame',
  'Łucja',
  'Marta',
  'Noa',
  'Oriol',
  'Paula',
  'Quim',
  'Rosa',
  'Søren',
  'Teresa',
  'Umut',
  'Valentina',
  'Wanda',
  'Xavier',
  'Yasmin',
  'Zoë',
  'Alba',
  'Bruno',
  'Clara',
  'Dara',
]

export const lastNames = [
  'Aguilar',
  'Bianchi',
  'Castellví',
  'Dąbrowski',
  'Esteve',
  'Fischer',
  'García',
  'Hernández',
  'Ibáñez',
  'Jensen',
  'Kowalska',
  'López',
  'Müller',
  'Navarro',
  'Østergaard',
  'Pérez',
  'Quintana',
  'Ribeiro',
  'Sánchez',
  'Torres',
  'Ümit',
  'Vidal',
  'Weiß',
  'Ximénez',
  'Yıldız',
  'Zamora',
]

/** The account somebody who only wants to look signs in with on the portal. */
export const visitor = { full_name: 'Clara Vidal', email: 'clara@marea.example' }
export const owner = { full_name: 'Inés Marí', email: 'owner@marea.example' }
export const frontDesk = { full_name: 'Pol Serra', email: 'desk@marea.example' }
export const PASSWORD = 'demo-by-the-sea'
