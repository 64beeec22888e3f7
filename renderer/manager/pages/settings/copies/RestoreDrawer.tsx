import { useState } from 'react'
import { Drawer } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { useWhen } from '../../../parts/copies/use-restorable.ts'
import { CopyFile } from '../../../parts/restore/CopyFile.tsx'
import { RestoreForm, type CopySource, type RestorePhase } from '../../../parts/restore/RestoreForm.tsx'
import type { RequestedRestore } from './requested-restore.ts'

/** Puts a copy in place of the studio: says before what becomes of it, and asks the owner for her password. */
export function RestoreDrawer({ asked, onClose }: { asked: RequestedRestore | null; onClose: () => void }) {
  const { restore: m } = useMessages()
  const when = useWhen()
  const [phase, setPhase] = useState<RestorePhase>('asked')
  const title = asked === null || asked === 'file' ? m.file : m.one(when(asked.created_at))
  // While it is checked nothing is gained by closing: it would go on unseen.
  const close = () => (phase === 'asked' ? onClose() : undefined)
  return (
    <Drawer title={title} isOpen={asked !== null} onClose={close}>
      {asked ? <Body asked={asked} phase={phase} onPhase={setPhase} onClose={onClose} /> : null}
    </Drawer>
  )
}

interface BodyProps {
  asked: RequestedRestore
  phase: RestorePhase
  onPhase: (phase: RestorePhase) => void
  onClose: () => void
}

function Body({ asked, phase, onPhase, onClose }: BodyProps) {
  const { restore: m } = useMessages()
  const [file, setFile] = useState<CopySource | null>(null)
  const isFile = asked === 'file'
  const own = isFile ? null : { fields: { from: 'here', file_name: asked.file_name }, file: null, isEncrypted: false }
  const source = own ?? file
  return (
    <div className="flex flex-col gap-4">
      {isFile && phase === 'asked' ? <CopyFile source={file} onSource={setFile} /> : null}
      {source ? (
        <RestoreForm
          source={source}
          asksPassword
          isOwn={!isFile}
          submit={m.confirm}
          look="danger"
          {...{ phase, onPhase }}
          onCancel={onClose}
        >
          <Consequences asked={asked} />
        </RestoreForm>
      ) : null}
    </div>
  )
}

/** Says what a restore replaces, loses and keeps. */
function Consequences({ asked }: { asked: RequestedRestore }) {
  const { restore: m } = useMessages()
  const when = useWhen()
  const [replaced, lost] =
    asked === 'file'
      ? [m.replacedFile, m.lostAfterFile]
      : [m.replaced(when(asked.created_at)), m.lostAfter(when(asked.created_at))]
  return (
    <ul className="list-disc space-y-1 ps-5 text-sm text-pretty">
      <li>{replaced}</li>
      <li>{lost}</li>
      <li>{m.aside}</li>
      <li>{m.signedOut}</li>
    </ul>
  )
}
