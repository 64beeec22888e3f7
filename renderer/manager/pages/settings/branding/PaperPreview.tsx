import type { CSSProperties, ReactNode } from 'react'
import { accentOf, onPaper } from '../../../../../server/lib/accent-rules.ts'
import { letterStacks, PAIRINGS, type Typeface } from '../../../../../server/lib/typeface-rules.ts'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { Card } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'

interface PaperPreviewProps {
  studio: string
  color: string
  secondary: string
  typeface: Typeface
}

/** An e-mail and a receipt in the colours being chosen, on their white; and whether one had to be shaded for it. */
export function PaperPreview({ studio, color, secondary, typeface }: PaperPreviewProps) {
  const { branding: m } = useMessages().settings
  const { text } = onPaper(color)
  const isAsIs = text.toLowerCase() === color.toLowerCase()
  return (
    <Card title={m.papers} description={isAsIs ? m.papersAsIs : m.papersShaded(text)}>
      <div className="grid grid-cols-2 gap-4 phone:grid-cols-1">
        <Sheet name={m.previewLetter} ground="#f4f4f2">
          <Letter studio={studio} color={color} typeface={typeface} />
        </Sheet>
        <Sheet name={m.previewReceipt} ground="#ffffff">
          <Receipt studio={studio} color={text} line={onPaper(secondary).line} />
        </Sheet>
      </div>
    </Card>
  )
}

function Sheet({ name, ground, children }: { name: string; ground: string; children: ReactNode }) {
  return (
    <figure className="min-w-0">
      <div className="min-h-48 rounded-lg border border-line p-4 text-sm text-black" style={{ background: ground }}>
        {children}
      </div>
      <figcaption className="mt-1.5 text-xs text-muted">{name}</figcaption>
    </figure>
  )
}

function Letter({ studio, color, typeface }: Omit<PaperPreviewProps, 'secondary'>) {
  const { branding: m } = useMessages().settings
  const { fill, onFill } = accentOf(color, 'light')
  const name: CSSProperties = { color: onPaper(color).text, fontFamily: letterStacks[PAIRINGS[typeface].letter] }
  return (
    <div className="flex flex-col items-start gap-2.5 rounded-lg bg-white p-4 [font-family:system-ui,sans-serif]">
      <span className="max-w-full truncate text-lg font-bold" style={name}>
        {studio}
      </span>
      <span>{m.letterGreeting}</span>
      <span>{m.letterLine}</span>
      <span className="mt-1 rounded-lg px-4 py-2 font-semibold" style={{ background: fill, color: onFill }}>
        {m.letterButton}
      </span>
    </div>
  )
}

function Receipt({ studio, color, line }: { studio: string; color: string; line: string }) {
  const { branding: m } = useMessages().settings
  const format = useFormat()
  const row = 'figures flex justify-between gap-4 py-1.5'
  return (
    <>
      <span className="block truncate text-lg font-bold" style={{ color }}>
        {studio}
      </span>
      <span className="mt-3 block font-bold">{m.receiptTitle}</span>
      <span className="mt-2 block border-t-2" style={{ borderColor: line }} />
      <span className={row}>
        <span>{m.receiptLine}</span>
        <span>{format.money(130)}</span>
      </span>
      <span className={`${row} font-bold`}>
        <span>{m.receiptTotal}</span>
        <span>{format.money(130)}</span>
      </span>
    </>
  )
}
