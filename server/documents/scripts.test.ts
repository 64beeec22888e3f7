import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { registerClient } from '../test/build/bookings.ts'
import { issueGiftCard, makeClient, makeProduct, sell } from '../test/build/commerce.ts'
import { makeWaiver, signWaiver } from '../test/build/waivers.ts'
import { readPdf } from '../test/pdf.ts'
import { extracted, hasPoppler } from '../test/poppler.ts'
import { startStudio, type TestStudio } from '../test/studio.ts'

/** A name and a sentence with a comma, a colon, a number and Latin letters in it. */
const SCRIPTS: [script: string, name: string, sentence: string][] = [
  ['Amharic', 'ሰላም ተስፋዬ', 'እስማማለሁ፣ ቁጥር: 42, በ Studio Marea ውስጥ።'],
  ['Arabic', 'ليلى حداد', 'أشارك بحرية، رقم هاتفي: 123456 في Studio Marea شكرا.'],
  ['Armenian', 'Անի Հակոբյան', 'Համաձայն եմ, համար՝ 42, Studio Marea-ում։'],
  ['Bengali', 'অনিতা চৌধুরী', 'আমি সম্মত, আমার নম্বর: 42, Studio Marea-তে।'],
  ['Chinese', '王小明', '我同意，号码：42，在 Studio Marea 上课。'],
  ['Chinese, traditional', '陳美玲', '我同意，號碼：42，在 Studio Marea 上課。'],
  ['Cyrillic', 'Ольга Їжакевич', 'Я согласна, номер: 42, в Studio Marea.'],
  ['emoji', 'Ana 🧘', 'Happy birthday, Ana: 30! 🎉 ❤ Studio Marea'],
  ['Georgian', 'ნინო ბერიძე', 'ვეთანხმები, ნომერი: 42, Studio Marea-ში.'],
  ['Greek', 'Ελένη Παπαδοπούλου', 'Συμφωνώ, αριθμός: 42, στο Studio Marea.'],
  ['Gujarati', 'અનિતા પટેલ', 'હું સંમત છું, ક્રમ: 42, Studio Marea માં.'],
  ['Gurmukhi', 'ਅਨੀਤਾ ਕੌਰ', 'ਮੈਂ ਸਹਿਮਤ ਹਾਂ, ਨੰਬਰ: 42, Studio Marea ਵਿੱਚ।'],
  ['Hebrew', 'נועה לוי', 'אני חותמת, מספר: 78 ב-Studio Marea כאן.'],
  ['Hindi', 'अनीता शर्मा', 'मैं सहमत हूँ, मेरा क्रमांक: 42, Studio Marea में।'],
  ['Japanese', '山田花子', '同意します、番号：42、Studio Marea にて。'],
  ['Kannada', 'ಶ್ರೀಲಕ್ಷ್ಮಿ', 'ನಾನು ಒಪ್ಪುತ್ತೇನೆ, ಸಂಖ್ಯೆ: 42, Studio Marea ನಲ್ಲಿ.'],
  ['Khmer', 'សុភា', 'ខ្ញុំយល់ព្រម, លេខ: 42, នៅ Studio Marea'],
  ['Korean', '김민지', '동의합니다, 번호: 42, Studio Marea에서.'],
  ['Lao', 'ນາງ ຄຳ', 'ຂ້ອຍຍິນຍອມ, ເລກ: 42, ທີ່ Studio Marea'],
  ['Latin with marks', 'Nguyễn Thị Hạnh', 'Żółć, ğüşıöç: 42, Studio Marea – “Ørsted” €.'],
  ['Malayalam', 'ലക്ഷ്മി', 'ഞാൻ സമ്മതിക്കുന്നു, നമ്പർ: 42, Studio Marea യിൽ.'],
  ['Myanmar', 'အေးအေး', 'ကျွန်မ သဘောတူသည်, နံပါတ်: 42, Studio Marea တွင်'],
  ['Persian', 'مریم پژوهش', 'درس یوگا، شماره: ۱۲۳ در Studio Marea است.'],
  ['Sinhala', 'අනීතා පෙරේරා', 'මම එකඟ වෙමි, අංකය: 42, Studio Marea හි.'],
  ['Tamil', 'லக்ஷ்மி கிருஷ்ணன்', 'நான் ஒப்புக்கொள்கிறேன், எண்: 42, Studio Marea இல்.'],
  ['Telugu', 'శ్రీలక్ష్మి', 'నేను అంగీకరిస్తున్నాను, సంఖ్య: 42, Studio Marea లో.'],
  ['Thai', 'สมหญิง ใจดี', 'ฉันยินยอม, หมายเลข: 42, ที่ Studio Marea แล้ว'],
]

const letters = new Intl.Segmenter('en', { granularity: 'grapheme' })

/**
 * A text without what another reader adds: spaces between runs, signs of direction, and a letter once more for each of its marks
 * that stands higher or lower.
 */
function bare(text: string): string {
  const shown = text.normalize('NFC').replaceAll(/[\s\p{Cf}]/gu, '')
  const all = Array.from(letters.segment(shown), ({ segment }) => segment)
  return all.filter((letter, at) => letter !== all[at - 1]).join('')
}

/** Right-to-left text, which another PDF reader returns in pieces; papers.test.ts checks their order. */
function inPieces(text: string): string[] {
  return /[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(text) ? text.split(/[^\p{L}\p{N}\p{M}]+/u) : [text]
}

describe('papers', () => {
  let studio: TestStudio
  let signer: Awaited<ReturnType<typeof registerClient>>
  before(async () => {
    studio = await startStudio()
    signer = await registerClient(studio)
  })
  after(() => studio.stop())

  async function paper(path: string): Promise<Uint8Array> {
    const headers = { Authorization: `Bearer ${studio.owner}` }
    const response = await fetch(studio.running.localUrl + path, { headers })
    assert.equal(response.status, 200)
    return new Uint8Array(await response.arrayBuffer())
  }
  const printed: { bytes: Uint8Array; words: readonly string[] }[] = []
  function says(bytes: Uint8Array, words: readonly string[]): void {
    assert.equal(readPdf(bytes).boxes, 0, 'a letter has no font')
    printed.push({ bytes, words })
  }

  for (const [script, name, sentence] of SCRIPTS) {
    it(`say names and sentences in ${script}, every letter of them`, async () => {
      await studio.asOwner('PUT /api/v1/studio', { studio_name: name, address: sentence })
      const { id: client_id } = await makeClient(studio, { full_name: name })
      const { id: product_id } = await makeProduct(studio, { name: sentence })
      const { receipt_id } = await sell(studio, { client_id, items: [{ product_id, quantity: 1 }] })
      says(await paper(`/api/v1/receipts/${receipt_id}.pdf`), [name, sentence])
      const waiver = await makeWaiver(studio, { title: name, body: `${sentence}\n\n${name}` })
      says(await paper((await signWaiver(waiver, signer, name)).pdf_url), [name, sentence])
      const card = await issueGiftCard(studio, { recipient_name: name, message: sentence })
      says(await paper(`/api/v1/gift-cards/${card.id}.pdf`), [name, sentence, card.code])
    })
  }

  it('are read by another program as they were written', { skip: !hasPoppler && 'no pdftotext here' }, () => {
    assert.equal(printed.length, 3 * SCRIPTS.length)
    for (const { bytes, words } of printed) {
      const text = extracted(bytes)
      for (const said of words.flatMap(inPieces)) assert.ok(bare(text).includes(bare(said)), `${said}\n${text}`)
    }
  })
})
