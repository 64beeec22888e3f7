import type { ReactNode } from 'react'
import type { ApiError } from '../../api/index.ts'
import { ProblemCallout } from '../../shared/problem/ProblemCallout.tsx'
import { useToast } from '../../shared/problem/use-toast.ts'
import { Button, FileDrop } from '../../ui/index.ts'
import { useMessages } from '../messages/index.ts'
import { PHOTO_TYPES } from './photo-types.ts'

interface PictureFieldProps {
  label: string
  /** Says that it is cropped automatically, and to which shape. */
  help: string
  /** The picture that there is; null without one. */
  shown: ReactNode | null
  /** Why it can't be changed. */
  denied: string | null
  /** Saves it; what fails is in `problem`. */
  onTake: (file: File) => Promise<unknown>
  problem: ApiError | null
  onRemove: () => void
  isRemoving: boolean
}

/** A picture, and a place to drop another; saved, replaced and taken away at once. */
export function PictureField({ label, help, shown, denied, onTake, problem, onRemove, isRemoving }: PictureFieldProps) {
  const { pictures: m } = useMessages()
  const toast = useToast()
  const take = (file: File) =>
    void onTake(file).then(
      () => toast.done(m.saved),
      () => undefined,
    )
  return (
    <section aria-label={label} className="flex min-w-0 flex-col gap-3">
      <h3 className="text-xs font-medium phone:text-sm">{label}</h3>
      {shown}
      {denied ? (
        <p className="text-xs text-muted">{denied}</p>
      ) : (
        <FileDrop
          label={shown ? m.replace : m.choose}
          description={`${help} ${m.rule}`}
          accept={PHOTO_TYPES}
          onFile={take}
        />
      )}
      {shown && !denied ? (
        <Button look="quiet" icon="trash" size="small" className="self-start" isPending={isRemoving} onPress={onRemove}>
          {m.remove}
        </Button>
      ) : null}
      <ProblemCallout problem={problem} />
    </section>
  )
}
