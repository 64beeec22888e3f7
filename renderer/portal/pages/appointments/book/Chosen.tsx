import { Button } from '../../../../ui/button/Button.tsx'
import { useMessages } from '../../../messages/index.ts'

interface ChosenProps {
  title: string
  detail?: string
  /** Null where there was nothing to choose. */
  onChange: (() => void) | null
}

/** A choice that has been made, with the way to make another. */
export function Chosen({ title, detail, onChange }: ChosenProps) {
  const { appointments: m } = useMessages()
  return (
    <div className="mb-3 flex min-h-14 items-center gap-3 rounded-lg bg-sunken py-1.5 ps-4 pe-1.5">
      <div className="min-w-0 flex-1">
        <p className="font-medium text-pretty">{title}</p>
        {detail ? <p className="figures text-sm text-pretty text-muted">{detail}</p> : null}
      </div>
      {onChange ? (
        <Button look="quiet" size="large" label={m.changeNamed(title)} onPress={onChange}>
          {m.change}
        </Button>
      ) : null}
    </div>
  )
}
