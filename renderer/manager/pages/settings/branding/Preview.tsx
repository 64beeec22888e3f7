import type { CSSProperties } from 'react'
import { accentOf, type Accent, type ThemeName } from '../../../../../server/lib/accent-rules.ts'
import type { Typeface } from '../../../../../server/lib/typeface-rules.ts'
import { contrast, parseHex } from '../../../../../server/lib/contrast-rules.ts'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { Card, Icon } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { GROUNDS } from './grounds.ts'

/** A class as clients will see it, on light and on dark, in the colour being chosen; and whether it had to be shaded. */
export function Preview({ color, typeface }: { color: string; typeface: Typeface }) {
  const { branding: m } = useMessages().settings
  const format = useFormat()
  const samples = (['light', 'dark'] as const).map((theme) => {
    const accent = accentOf(color, theme)
    const ratio = ratioOf(accent.text, GROUNDS[theme].surface)
    return { theme, accent, ratio }
  })
  const isAsIs = samples.every(({ accent }) => accent.text.toLowerCase() === color.toLowerCase())
  return (
    <Card title={m.preview} description={isAsIs ? m.asIs : m.adjusted}>
      <div className="grid grid-cols-2 gap-4 phone:grid-cols-1">
        {samples.map(({ theme, accent, ratio }) => (
          <figure key={theme} className="min-w-0">
            <Sample theme={theme} accent={accent} typeface={typeface} />
            <figcaption className="mt-1.5 flex flex-wrap justify-between gap-x-3 text-xs text-muted">
              <span>{m[theme]}</span>
              <span className="figures">{m.ratio(format.number(Math.floor(ratio * 10) / 10))}</span>
            </figcaption>
          </figure>
        ))}
      </div>
    </Card>
  )
}

function ratioOf(text: string, ground: string): number {
  const [ink, surface] = [parseHex(text), parseHex(ground)]
  return ink && surface ? contrast(ink, surface) : 1
}

function Sample({ theme, accent, typeface }: { theme: ThemeName; accent: Accent; typeface: Typeface }) {
  const { branding: m } = useMessages().settings
  const ground = GROUNDS[theme]
  const style = (css: CSSProperties) => ({ style: css })
  return (
    <div
      data-typeface={typeface}
      className="flex flex-col gap-3 rounded-lg border p-4 text-sm [font-family:var(--text-face)]"
      {...style({ background: ground.surface, color: ground.ink, borderColor: ground.line })}
    >
      <div className="flex items-start gap-3">
        <span className="h-9 w-1 rounded-full" {...style({ background: accent.fill })} />
        <span className="min-w-0">
          <span className="face-heading block text-base font-semibold">{m.sample}</span>
          <span className="block text-xs" {...style({ color: ground.muted })}>
            {m.sampleAt}
          </span>
        </span>
        <span
          className="ms-auto rounded-full px-2 py-px text-2xs font-medium whitespace-nowrap"
          {...style({ background: accent.soft, color: accent.onSoft })}
        >
          {m.seats}
        </span>
      </div>
      <div className="flex items-center gap-4">
        <span
          className="inline-flex h-8 items-center gap-1.5 rounded-md px-3 font-medium"
          {...style({ background: accent.fill, color: accent.onFill })}
        >
          <Icon name="check" />
          {m.book}
        </span>
        <span className="underline underline-offset-2" {...style({ color: accent.text })}>
          {m.details}
        </span>
      </div>
    </div>
  )
}
