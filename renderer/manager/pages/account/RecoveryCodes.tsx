import { useState } from 'react'
import { saveAs } from '../../../api/use-file.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { useToast } from '../../../shared/problem/use-toast.ts'
import { useSession } from '../../../shared/session/use-session.ts'
import { useStudio } from '../../../shared/studio/studio.ts'
import { Button, ButtonGroup, Card, Checkbox, useUnsaved } from '../../../ui/index.ts'
import { useMessages } from '../../messages/index.ts'
import { useLeaveWarning } from '../../parts/recovery/use-leave-warning.ts'

interface RecoveryCodesProps {
  codes: readonly string[]
  onKept: () => void
}

/** The recovery codes, shown once: to copy, print or download, and gone once the person confirms that they kept them. */
export function RecoveryCodes({ codes, onKept }: RecoveryCodesProps) {
  const { secondFactor, shell } = useMessages()
  const m = secondFactor.codes
  const { studio_name } = useStudio()
  const name = useSession()?.account.full_name ?? ''
  const format = useFormat()
  const toast = useToast()
  const [isKept, setKept] = useState(false)
  const letGo = useUnsaved(true)
  useLeaveWarning()
  const title = m.of(studio_name ?? shell.product, name)
  const note = m.made(format.date(format.today()))
  const copy = () => void navigator.clipboard.writeText(codes.join('\n')).then(() => toast.done(m.copied))
  const download = () => saveAs(new Blob([[title, note, '', ...codes, ''].join('\n')], { type: 'text/plain' }), m.file)
  const done = () => {
    letGo()
    onKept()
  }
  return (
    <Card title={m.title} description={m.lead}>
      <p className="hidden text-lg font-semibold print:block">{title}</p>
      <p className="hidden text-sm print:block">{note}</p>
      <ul
        aria-label={m.list}
        translate="no"
        className="grid grid-cols-2 gap-x-6 gap-y-1.5 font-mono text-base font-semibold"
      >
        {codes.map((code) => (
          <li key={code} className="select-all">
            {code}
          </li>
        ))}
      </ul>
      <div className="mt-5 flex flex-col items-start gap-4 print:hidden">
        <ButtonGroup align="start">
          <Button icon="copy" onPress={copy}>
            {m.copy}
          </Button>
          <Button icon="print" onPress={() => print()}>
            {m.print}
          </Button>
          <Button icon="export" onPress={download}>
            {m.download}
          </Button>
        </ButtonGroup>
        <Checkbox value={isKept} onChange={setKept}>
          {m.kept}
        </Checkbox>
        <Button look="primary" onPress={done} disabledReason={!isKept && m.keepFirst}>
          {m.done}
        </Button>
      </div>
    </Card>
  )
}
