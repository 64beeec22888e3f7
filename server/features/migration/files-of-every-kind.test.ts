import iconv from 'iconv-lite'
import { transcript } from '../../test/transcript/transcript.ts'
import { mindbodyPassesXls } from './fixtures/mindbody.ts'
import { file, sample } from './fixtures/lived.ts'
import { germanPasses } from './fixtures/spreadsheets.ts'

const bytes = (...of: number[]) => new Uint8Array(of)
const LINES = 'Name;Email\r\n"Zoë; Ann";zoe@studio.test\r\n\r\nJosé;jose@studio.test\r\n'

transcript(import.meta.filename, async ({ owner }) => {
  const look = (list: FormData) => owner('POST /migration/analyse?entity=clients', list)
  const refused: [string, string | Uint8Array][] = [
    ['empty.csv', ''],
    ['blank.csv', ' ,\r\n,\r\n'],
    ['header.csv', 'Name,Email\r\n'],
    ['numbers.csv', '1,2\r\n3,4\r\n'],
    ['quote.csv', 'Name,Email\r\nAna,a@studio.test\r\n"Bo,b@studio.test\r\n'],
    ['page.html', '<html><body>Nothing</body></html>'],
    ['note.rtf', '{\\rtf1 Name}'],
    ['feed.xml', '<?xml version="1.0"?><feed></feed>'],
    ['old.xls', bytes(0xd0, 0xcf, 0x11, 0xe0, 0xa1)],
    ['list.pdf', '%PDF-1.7'],
    ['list.png', bytes(0x89, 0x50, 0x4e, 0x47, 1)],
    ['list.jpg', bytes(0xff, 0xd8, 0xff, 1)],
    ['list.gz', bytes(0x1f, 0x8b, 8)],
    ['list.xlsx', bytes(0x50, 0x4b, 0x03, 0x04, 9, 9)],
    ['noise.bin', new Uint8Array(1000).fill(65).fill(1, 0, 6)],
  ]
  for (const [name, content] of refused) await look(file(content, name))

  await look(file(new Uint8Array(iconv.encode(LINES, 'windows-1252')), 'latin.csv'))
  await look(file(new Uint8Array(iconv.encode(LINES, 'utf-16le', { addBOM: true })), 'wide.csv'))
  await look(file(new Uint8Array(iconv.encode(LINES.replaceAll(';', '\t'), 'utf-16be')), 'unmarked.csv'))
  await look(file(`sep=;\r\n${LINES}`, 'excel.csv'))
  await look(file(`Members of March\r\n\r\nExported;today\r\n${LINES}`, `${'n'.repeat(260)}.csv`))
  await look(file('Contact|Person|\r\nana@studio.test|Ana|x\r\n', 'pipes.csv'))
  // Names of columns that come twice or not at all, and one that holds nothing.
  await look(file('Name,Notes,Notes,,\r\nAna,a,b,,\r\nBo,,,d,\r\n', 'double.csv'))
  await look(sample(mindbodyPassesXls()))
  await look(sample(germanPasses()))
  await owner('POST /migration/jobs/1/analyse', { entity: 'memberships' })
  await owner('POST /migration/jobs/8/analyse', { entity: 'memberships' })
})
