import { useEffect } from 'react'
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup'
import { TYPEFACES, type Typeface } from '../../../../../server/lib/typeface-rules.ts'
import { useStudio } from '../../../../shared/studio/studio.ts'
import { useMessages } from '../../../messages/index.ts'

interface TypefaceFieldProps {
  value: Typeface
  onChange: (typeface: Typeface) => void
}

/** The pairings of faces, each saying in itself what it is: a heading, a line, and figures below one another. */
export function TypefaceField({ value, onChange }: TypefaceFieldProps) {
  const { branding: m } = useMessages().settings
  const { faces_sheet } = useStudio()
  useEffect(() => fetchFaces(faces_sheet), [faces_sheet])
  return (
    <RadioGroup
      aria-label={m.typeface}
      value={value}
      onChange={(id) => onChange(id as Typeface)}
      className="grid grid-cols-2 gap-3 phone:grid-cols-1"
    >
      {TYPEFACES.map((typeface) => (
        <Radio key={typeface} value={typeface} data-typeface={typeface} className={CARD}>
          <span className="flex items-baseline justify-between gap-3 text-xs text-muted">
            {m.typefaces[typeface].name}
            <span className="hidden font-medium text-accent-text group-selected/face:inline">{m.chosen}</span>
          </span>
          <span className="face-heading mt-1.5 block text-xl font-semibold text-ink">{m.faceHeading}</span>
          <span className="mt-1 flex items-end justify-between gap-4 text-sm [font-family:var(--text-face)]">
            <span className="min-w-0 text-pretty text-muted">{m.typefaces[typeface].means}</span>
            <span className="figures shrink-0 text-end text-ink">
              {m.faceFigures.map((line) => (
                <span key={line} className="block">
                  {line}
                </span>
              ))}
            </span>
          </span>
        </Radio>
      ))}
    </RadioGroup>
  )
}

/** Has the faces of all pairings at hand, once: each is fetched where something is set in it. */
function fetchFaces(sheet: string | null | undefined): void {
  if (!sheet || document.querySelector(`link[href='${sheet}']`)) return
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = sheet
  document.head.append(link)
}

/** Sets the page that is open in a pairing that has just been saved; every later one comes in it from the server. */
export function wearFaces(typeface: Typeface): void {
  document.documentElement.dataset['typeface'] = typeface
}

const CARD =
  'group/face block min-w-0 cursor-default rounded-lg border border-line-strong bg-surface px-3.5 py-3 hover:bg-hover selected:border-ring selected:shadow-[0_0_0_1px_var(--ring)] focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-ring'
