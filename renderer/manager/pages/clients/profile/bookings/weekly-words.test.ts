import assert from 'node:assert/strict'
import { test } from 'node:test'
import { de, en, es, fr, it } from '../../../../messages/clientProfile/weekly.ts'

const words = { en, de, es, fr, it }

const cases: [language: keyof typeof words, n: number, dates: string, cancelToo: string][] = [
  ['en', 1, '1 date', 'Cancel the booked class too'],
  ['en', 1200, '1,200 dates', 'Cancel the 1,200 booked classes too'],
  ['de', 1, '1 Termin', 'Auch den gebuchten Kurs stornieren'],
  ['de', 1200, '1.200 Termine', 'Auch die 1.200 gebuchten Kurse stornieren'],
  ['es', 2, '2 fechas', 'Cancelar también las 2 clases reservadas'],
  ['fr', 0, '0 date', 'Annuler aussi le cours réservé'],
  ['fr', 2, '2 dates', 'Annuler aussi les 2 cours réservés'],
  ['it', 1, '1 data', 'Disdici anche la lezione prenotata'],
]
for (const [language, n, dates, cancelToo] of cases)
  test(`${n} in ${language}: ${dates}`, () => {
    const { weekly } = words[language]()
    assert.deepEqual([weekly.allDates(n), weekly.cancelToo(n)], [dates, cancelToo])
  })
