import { createFormat } from '../../../../shared/format/format.ts'
import { useReading } from '../../../../shared/i18n/catalogue.ts'
import { Callout, Select } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { useSize } from '../../../parts/copies/use-size.ts'
import type { CopySource } from '../../../parts/restore/RestoreForm.tsx'
import type { Found } from './FindCopies.tsx'

/** The source that a found copy is; undefined where nothing was found. */
export function sourceOf({ place, copies }: Found, file_name = copies[0]?.file_name): CopySource | null {
  const copy = copies.find((one) => one.file_name === file_name)
  return copy ? { fields: { ...place, file_name: copy.file_name }, file: null, isEncrypted: copy.is_encrypted } : null
}

interface FoundCopiesProps {
  found: Found
  source: CopySource | null
  onSource: (source: CopySource | null) => void
}

/** The copies that were found, the newest chosen. */
export function FoundCopies({ found, source, onSource }: FoundCopiesProps) {
  const { restore: m } = useMessages()
  const { locale } = useReading()
  // There is no studio yet whose timezone it could be.
  const { timeZone: timezone } = Intl.DateTimeFormat().resolvedOptions()
  const format = createFormat({ locale, timezone, currency: 'EUR' })
  const size = useSize()
  if (!source) return <Callout tone="warn" live title={m.foundNone} />
  return (
    <Select
      label={m.which}
      description={`${m.found(found.copies.length)}. ${m.whichMeans}`}
      placeholder=""
      value={source.fields['file_name'] ?? null}
      onChange={(file_name) => onSource(sourceOf(found, file_name))}
      options={found.copies.map(({ file_name, created_at, size_bytes, studio }) => ({
        id: file_name,
        label: format.dateTime(created_at),
        detail: [size(size_bytes), studio && m.of(studio)].filter(Boolean).join(', '),
      }))}
    />
  )
}
