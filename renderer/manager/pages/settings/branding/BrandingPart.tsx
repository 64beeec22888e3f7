import { useEffect } from 'react'
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup'
import { TYPEFACES, type Typeface } from '../../../../../server/lib/typeface-rules.ts'
import { useApi } from '../../../../api/index.ts'
import { Form } from '../../../../shared/form/Form.tsx'
import type { Bound } from '../../../../shared/form/use-form.ts'
import { Loaded } from '../../../../shared/states/Loaded.tsx'
import { useStudio } from '../../../../shared/studio/studio.ts'
import { Card, Skeleton, TextField } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { SaveBar } from '../SaveBar.tsx'
import { useSettingsForm, type Settings } from '../use-settings-form.ts'
import { PaperPreview } from './PaperPreview.tsx'
import { PicturesCard } from './PicturesCard.tsx'
import { Preview } from './Preview.tsx'

/** The studio's colours, faces and pictures, seen on light and dark before they are saved, and kept readable whatever is chosen. */
export default function BrandingPart() {
  const studio = useApi('GET /api/v1/studio')
  return (
    <Loaded query={studio} skeleton={<Skeleton className="h-96" />}>
      {(settings) => <BrandingForm settings={settings} />}
    </Loaded>
  )
}

const HEX = /^#[0-9a-f]{6}$/i

interface TypefaceFieldProps {
  value: Typeface
  onChange: (typeface: Typeface) => void
}

/** The pairings of faces, each saying in itself what it is: a heading, a line, and figures below one another. */
function TypefaceField({ value, onChange }: TypefaceFieldProps) {
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
function wearFaces(typeface: Typeface): void {
  document.documentElement.dataset['typeface'] = typeface
}

const CARD =
  'group/face block min-w-0 cursor-default rounded-lg border border-line-strong bg-surface px-3.5 py-3 hover:bg-hover selected:border-ring selected:shadow-[0_0_0_1px_var(--ring)] focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-ring'

function BrandingForm({ settings }: { settings: Settings }) {
  const { branding: m } = useMessages().settings
  const fault = (color: string) => (HEX.test(color) ? undefined : m.hexRule)
  const form = useSettingsForm({
    values: {
      primary_color: settings.primary_color,
      secondary_color: settings.secondary_color,
      typeface: settings.typeface,
    },
    required: ['primary_color', 'secondary_color'],
    validate: (values) => ({
      primary_color: fault(values.primary_color),
      secondary_color: fault(values.secondary_color),
    }),
    body: (values) => values,
    onDone: ({ typeface }) => wearFaces(typeface),
  })
  const { primary_color, secondary_color, typeface } = form.values
  const secondary = HEX.test(secondary_color) ? secondary_color : settings.secondary_color
  const color = HEX.test(primary_color) ? primary_color : settings.primary_color
  return (
    <Form form={form}>
      <Card title={m.title} description={m.titleMeans}>
        <div className="grid grid-cols-2 gap-4 phone:grid-cols-1">
          <ColorField label={m.primary} {...form.bind('primary_color')} />
          <ColorField label={m.secondary} {...form.bind('secondary_color')} />
        </div>
        <Suggestions onChoose={(color) => form.set('primary_color', color)} />
      </Card>
      <Card title={m.typeface} description={m.typefaceMeans}>
        <TypefaceField value={typeface} onChange={(one) => form.set('typeface', one)} />
      </Card>
      <Preview color={color} typeface={typeface} />
      <PaperPreview {...{ studio: settings.studio_name, color, secondary, typeface }} />
      <PicturesCard settings={settings} color={color} />
      <SaveBar form={form} />
    </Form>
  )
}

/** A colour: by the browser's own picker, or typed as #rrggbb. */
function ColorField({ label, value, onChange, ...rest }: Bound<string> & { label: string }) {
  const { branding: m } = useMessages().settings
  return (
    <TextField
      {...rest}
      label={label}
      value={value}
      onChange={(text) => onChange(text.trim().toLowerCase())}
      maxLength={7}
      autoComplete="off"
      before={
        <input
          type="color"
          aria-label={m.pick(label)}
          value={/^#[0-9a-f]{6}$/.test(value) ? value : '#000000'}
          onChange={({ target }) => onChange(target.value)}
          className="ring-focus size-6 cursor-pointer appearance-none rounded-md border border-line-strong bg-transparent p-0 [&::-webkit-color-swatch]:rounded-md [&::-webkit-color-swatch]:border-0 [&::-webkit-color-swatch-wrapper]:p-0 phone:size-8"
        />
      }
    />
  )
}

const COLORS = ['#2f6f5e', '#1f6f78', '#27548a', '#4b4e9d', '#7a3e82', '#b3426b', '#b4472f', '#8a5a1f', '#3d3d3d']

function Suggestions({ onChoose }: { onChoose: (color: string) => void }) {
  const { branding: m } = useMessages().settings
  return (
    <div role="group" aria-label={m.suggestions} className="mt-4 flex flex-wrap items-center gap-2">
      <span className="me-1 text-xs text-muted">{m.suggestions}</span>
      {COLORS.map((color) => (
        <button
          key={color}
          type="button"
          aria-label={m.pick(color)}
          onClick={() => onChoose(color)}
          className="ring-focus size-7 rounded-full border border-line-strong phone:size-11"
          style={{ background: color }}
        />
      ))}
    </div>
  )
}
