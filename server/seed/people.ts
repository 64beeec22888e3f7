import { firstNames, lastNames } from '../demo/people.ts'
import { pick } from './making.ts'

/** Names in other scripts, given name first: search, lists, letters and papers meet them every day. */
const elsewhere: readonly (readonly [first: readonly string[], last: readonly string[]])[] = [
  [
    ['Ελένη', 'Γιώργος', 'Μαρία', 'Νίκος'],
    ['Παπαδοπούλου', 'Γεωργίου', 'Νικολάου'],
  ],
  [
    ['Олена', 'Дмитро', 'Анна', 'Игорь', 'Ђорђе'],
    ['Шевченко', 'Кузнецова', 'Јовановић', 'Іваненко'],
  ],
  [
    ['ليلى', 'يوسف', 'فاطمة', 'عمر'],
    ['الحسن', 'بن علي', 'المصري'],
  ],
  [
    ['נועה', 'דוד', 'יעל'],
    ['כהן', 'לוי', 'מזרחי'],
  ],
  [
    ['伟', '芳', '美咲', '翔太', '지훈'],
    ['王', '李', '佐藤', '鈴木', '김'],
  ],
  [
    ['प्रिया', 'अर्जुन', 'অনন্যা'],
    ['शर्मा', 'पटेल', 'সেন'],
  ],
  [
    ['Nguyễn', 'Thảo', 'Quỳnh', 'Đức'],
    ['Trần', 'Phạm', 'Đặng', 'Lê'],
  ],
]

const domains = ['example.com', 'example.com', 'example.org', 'example.net', 'post.example', 'mail.example']

export interface Person {
  full_name: string
  email: string
  phone: string
}

/** The `n`th person: a name (one in twelve outside Latin script), an address and a phone number. */
export function drawPerson(random: () => number, n: number): Person {
  const [first, last] = random() < 1 / 12 ? pick(random, elsewhere) : [firstNames, lastNames]
  const given = pick(random, first)
  const family = pick(random, last)
  const second = first === firstNames && random() < 0.35 ? ` ${pick(random, lastNames)}` : ''
  const plain = `${given}.${family}`
    .normalize('NFD')
    .replaceAll(/[^\w.]/g, '')
    .toLowerCase()
  const box = plain.length > 4 ? `${plain}${n}` : `client${n}`
  const number = 600_000_000 + Math.floor(random() * 99_999_999)
  return { full_name: `${given} ${family}${second}`, email: `${box}@${pick(random, domains)}`, phone: `+34 ${number}` }
}
