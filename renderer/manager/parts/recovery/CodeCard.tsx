import { useFormat } from '../../../shared/format/use-format.ts'
import { useStudio } from '../../../shared/studio/studio.ts'
import { Button, ButtonGroup } from '../../../ui/index.ts'
import { useMessages } from '../../messages/index.ts'
import { useCopy } from '../copy/use-copy.ts'

/** The code itself with its two ways out. On paper it says whose it is and how it is used. */
export function CodeCard({ code }: { code: string }) {
  const { welcome, shell } = useMessages()
  const m = welcome.code
  const { studio_name } = useStudio()
  const format = useFormat()
  const copy = useCopy()
  return (
    <div className="rounded-lg border border-line bg-surface p-5 shadow-raised print:border-0 print:shadow-none">
      <p className="hidden text-lg font-semibold print:block">{m.of(studio_name ?? shell.product)}</p>
      <p className="text-xs text-muted print:hidden">{m.label}</p>
      <p
        translate="no"
        className="mt-2 font-mono text-lg leading-8 font-semibold tracking-wider break-words text-ink select-all"
      >
        {code}
      </p>
      <p className="mt-2 hidden text-sm print:block">
        {m.usage} {m.made(format.date(format.today()))}
      </p>
      <div className="mt-4 print:hidden">
        <ButtonGroup align="start">
          <Button icon="copy" onPress={() => copy(code, m.copied)}>
            {m.copy}
          </Button>
          <Button icon="print" onPress={() => print()}>
            {m.print}
          </Button>
        </ButtonGroup>
      </div>
    </div>
  )
}
