import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { motifOf, type Drawn } from './motif.ts'
import { classDrawings } from './motifs/class-drawings.ts'
import { classKindOf, productKindOf } from './motifs/kind-of.ts'
import { productDrawings } from './motifs/product-drawings.ts'
import { narrower } from './narrower.ts'

const classes: Record<keyof typeof classDrawings, string[]> = {
  yoga: ['Morning Flow', 'Hatha für alle', 'Yoga suave', 'Vinyasa dynamique', 'Yoga dolce'],
  rest: ['Yin & Rest', 'Entspannung am Abend', 'Restaurativo', 'Yin doux', 'Relax'],
  meditation: ['Meditation', 'Achtsamkeit', 'Meditación guiada', 'Méditation', 'Meditazione', 'Sound bath'],
  pilates: ['Pilates', 'Mat Pilates', 'Pilates débutants'],
  reformer: ['Reformer Basics', 'Pilates Reformer', 'Pilates máquina'],
  strength: ['Strong', 'Krafttraining', 'Fuerza', 'Renforcement, force', 'Forza', 'Kettlebells'],
  spin: ['Spinning', 'Indoor Cycling', 'Ciclismo', 'Vélo', 'Ride 45'],
  barre: ['Barre', 'Ballett für Erwachsene', 'Barra'],
  dance: ['Salsa', 'Tanzfit', 'Danza contemporanea', 'Danse', 'Zumba'],
  boxing: ['Boxing', 'Boxen', 'Boxeo', 'Boxe', 'Muay Thai'],
  swim: ['Aqua fit', 'Schwimmen', 'Natación', 'Natation', 'Nuoto libero'],
  prenatal: ['Prenatal yoga', 'Schwangerschaftsyoga', 'Yoga para embarazadas', 'Yoga prénatal', 'Yoga in gravidanza'],
  kids: ['Kids yoga', 'Kinderyoga', 'Yoga infantil', 'Yoga enfants', 'Yoga bambini'],
  massage: ['Massage', 'Masaje deportivo', 'Massaggio', 'Physiotherapie'],
  run: ['HIIT', 'Laufgruppe', 'Cardio', 'Course à pied', 'Corsa'],
  stretch: ['Stretching', 'Dehnen', 'Estiramientos', 'Étirements', 'Mobilità'],
  climb: ['Climbing', 'Klettern', 'Escalada', 'Escalade', 'Arrampicata'],
}

const products: Record<keyof typeof productDrawings, string[]> = {
  mat: ['Cork yoga mat', 'Yogamatte', 'Esterilla', 'Tapis de yoga', 'Tappetino'],
  block: ['Cork block', 'Yogablock aus Kork', 'Bloque', 'Brique en liège', 'Mattoncino'],
  strap: ['Strap', 'Yogagurt', 'Cinta', 'Sangle', 'Cinghia'],
  bottle: ['Steel bottle, 0.6 l', 'Trinkflasche', 'Botella', 'Gourde', 'Borraccia'],
  towel: ['Towel', 'Handtuch', 'Toalla', 'Serviette', 'Asciugamano'],
  socks: ['Grip socks', 'Stoppersocken', 'Calcetines', 'Chaussettes', 'Calzini'],
  drink: ['Kombucha', 'Wasser 0,5 l', 'Agua', 'Jus d’orange', 'Tè verde'],
  oil: ['Massage oil', 'Massageöl', 'Aceite', 'Huile', 'Olio'],
  book: ['Book of asanas', 'Notizbuch', 'Libro', 'Livre', 'Libro di ricette'],
  card: ['Gift card', 'Gutschein', 'Tarjeta regalo', 'Carte cadeau', 'Buono regalo'],
  clothing: ['T-shirt', 'Leggings', 'Camiseta', 'Veste', 'Maglietta'],
  weights: ['Dumbbell 2 kg', 'Hanteln', 'Mancuernas', 'Haltères', 'Pesi'],
  ball: ['Ball', 'Faszienrolle', 'Pelota', 'Ballon', 'Palla'],
  snack: ['Protein bar', 'Riegel', 'Barrita', 'Snack', 'Barretta'],
  candle: ['Candle', 'Kerze', 'Vela', 'Bougie', 'Candela'],
  bag: ['Tote bag', 'Tasche', 'Bolsa', 'Sac', 'Borsa'],
}

describe('the drawing of what has no photo', () => {
  for (const [kind, names] of Object.entries(classes))
    it(`is ${kind} for a class called so in any of the five languages`, () => {
      for (const name of names) assert.equal(classKindOf(name), kind, name)
    })

  for (const [kind, names] of Object.entries(products))
    it(`is ${kind} for a product called so in any of the five languages`, () => {
      for (const name of names) assert.equal(productKindOf(name), kind, name)
    })

  it('is of no kind where the name says none, and no word hides in another', () => {
    for (const name of ['', 'Tuesday', '瑜伽', 'Grand opening']) assert.equal(classKindOf(name), null)
    assert.equal(productKindOf('Matthew’s choice'), null)
  })

  it('is the same for the same, and another for the next of its kind', () => {
    const of = (id: number): Drawn => ({ of: 'product', name: 'Yoga mat', id })
    assert.deepEqual(motifOf(of(7)), motifOf(of(7)))
    for (let id = 1; id < 40; id++) assert.notDeepEqual(motifOf(of(id)).behind, motifOf(of(id + 1)).behind)
  })

  it('is drawn for any name, and each shape can be seen', () => {
    const drawn = (['class', 'product'] as const).flatMap((of) =>
      ['', 'Yin & Rest', '瑜伽', '🧘'.repeat(50)].map((name) => motifOf({ of, name })),
    )
    const all = [...Object.values(classDrawings), ...Object.values(productDrawings)].flat()
    for (const { path, opacity } of [...drawn.flatMap(({ behind, before }) => [...behind, ...before]), ...all]) {
      assert.match(path, /^M-?[\d.]+[ ,]?-?[\d.]+[-\d. ,aAcCqQtTvVhHlLmMsSz]+$/)
      assert.ok(opacity >= 0.05 && opacity <= 1)
    }
    assert.ok(drawn.every(({ behind }) => behind.length >= 3))
  })
})

it('a narrower picture has its width before the ending', () => {
  assert.equal(narrower('/pictures/template_7_ab.webp', 400), '/pictures/template_7_ab_400.webp')
})
