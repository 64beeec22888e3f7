import { Button as AriaButton } from 'react-aria-components/Button'
import { DropZone } from 'react-aria-components/DropZone'
import { FileTrigger } from 'react-aria-components/FileTrigger'
import { classes } from '../classes.ts'
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
  /** It is what the page is for. */
  isMain?: boolean
}

/** A place to drop one file, with a button for those who don't drag. */
export function FileDrop(props: FileDropProps) {
  const { label, description, accept, onFile, errorMessage, fileName, isMain } = props
  const { chooseFile } = useLabels()
  return (
    <DropZone
      aria-label={label}
      onDrop={async ({ items }) => {
        const first = items.find((item) => item.kind === 'file')
        if (first) onFile(await first.getFile())
      }}
      className={classes(
        'ring-focus flex flex-col items-center gap-2 rounded-lg border border-dashed border-control-line px-6 text-center drop-target:border-ring drop-target:bg-accent-soft phone:px-4',
        isMain ? 'bg-sunken py-14 phone:py-9' : 'bg-surface py-8',
      )}
    >
      <span
        className={classes(
          'grid place-items-center rounded-full',
          isMain ? 'size-14 bg-accent-soft text-on-accent-soft' : 'size-9 bg-sunken text-muted',
        )}
      >
        <Icon name={fileName ? 'file' : 'import'} size={isMain ? 26 : 18} />
      </span>
      <p className={isMain ? 'mt-1 text-lg font-semibold' : 'text-sm font-medium'}>{fileName ?? label}</p>
      {description ? <p className="max-w-prose text-xs text-pretty text-muted">{description}</p> : null}
      <FileTrigger acceptedFileTypes={accept} onSelect={(files) => files?.[0] && onFile(files[0])}>
        <AriaButton
          className={`${buttonStyle(isMain ? 'primary' : 'secondary', isMain ? 'medium' : 'small', false, false)} mt-1`}
        >
          {chooseFile}
        </AriaButton>
      </FileTrigger>
      {errorMessage ? (
        <p role="alert" className="text-xs text-bad">
          {errorMessage}
        </p>
      ) : null}
    </DropZone>
  )
}
