import { Button as AriaButton } from 'react-aria-components/Button'
import { DropZone } from 'react-aria-components/DropZone'
import { FileTrigger } from 'react-aria-components/FileTrigger'
import { Icon } from '../icon/Icon.tsx'
import { useLabels } from '../labels.ts'
import { buttonStyle } from '../button/style.ts'

interface FileDropProps {
  label: string
  description?: string
  /** Media types or endings, as the accept attribute takes them. */
  accept?: readonly string[]
  onFile: (file: File) => void
  errorMessage?: string | null | undefined
  /** The name of the file that was taken. */
  fileName?: string | null
}

/** A place to drop one file, with a button for those who don't drag. */
export function FileDrop({ label, description, accept, onFile, errorMessage, fileName }: FileDropProps) {
  const { chooseFile } = useLabels()
  return (
    <DropZone
      aria-label={label}
      onDrop={async ({ items }) => {
        const first = items.find((item) => item.kind === 'file')
        if (first) onFile(await first.getFile())
      }}
      className="ring-focus flex flex-col items-center gap-2 rounded-lg border border-dashed border-control-line bg-surface px-6 py-8 text-center drop-target:border-ring drop-target:bg-accent-soft"
    >
      <span className="grid size-9 place-items-center rounded-full bg-sunken text-muted">
        <Icon name={fileName ? 'file' : 'import'} size={18} />
      </span>
      <p className="text-sm font-medium">{fileName ?? label}</p>
      {description ? <p className="max-w-prose text-xs text-pretty text-muted">{description}</p> : null}
      <FileTrigger acceptedFileTypes={accept} onSelect={(files) => files?.[0] && onFile(files[0])}>
        <AriaButton className={`${buttonStyle('secondary', 'small', false, false)} mt-1`}>{chooseFile}</AriaButton>
      </FileTrigger>
      {errorMessage ? (
        <p role="alert" className="text-xs text-bad">
          {errorMessage}
        </p>
      ) : null}
    </DropZone>
  )
}
