import { useState } from 'react'
import { Button, Card, RadioGroup } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { CopyFile } from '../../../parts/restore/CopyFile.tsx'
import { RestoreForm, type CopySource, type RestorePhase } from '../../../parts/restore/RestoreForm.tsx'
import { StepBody } from '../WelcomeFrame.tsx'
import { FindCopies, type Found } from './FindCopies.tsx'
import { FoundCopies, sourceOf } from './FoundCopies.tsx'

const WAYS = ['file', 'folder', 'bucket'] as const
type Way = (typeof WAYS)[number]

/** The studio comes from a copy: where it is, what opens it, and then the sign-in. */
export default function RestoreStep({ onBack }: { onBack: () => void }) {
  const { restore: m } = useMessages()
  const [way, setWay] = useState<Way>('file')
  const [found, setFound] = useState<Found | null>(null)
  const [source, setSource] = useState<CopySource | null>(null)
  const [phase, setPhase] = useState<RestorePhase>('asked')
  const take = (next: Found | null) => {
    setFound(next)
    setSource(next && sourceOf(next))
  }
  const choose = (next: Way) => {
    setWay(next)
    take(null)
  }
  return (
    <StepBody
      title={m.title}
      lead={m.lead}
      footer={
        phase === 'asked' ? (
          <Button look="quiet" onPress={onBack} className="me-auto -ms-3">
            {m.back}
          </Button>
        ) : undefined
      }
    >
      <div className="flex flex-col gap-4">
        {phase === 'asked' ? (
          <>
            <RadioGroup
              look="cards"
              label={m.from}
              value={way}
              onChange={choose}
              options={WAYS.map((id) => ({ id, ...m.ways[id] }))}
            />
            <Card>
              {way === 'file' ? (
                <CopyFile source={source} onSource={setSource} />
              ) : (
                <FindCopies key={way} way={way} onFound={take} />
              )}
            </Card>
            {found ? <FoundCopies found={found} source={source} onSource={setSource} /> : null}
          </>
        ) : null}
        {source ? <RestoreForm source={source} phase={phase} onPhase={setPhase} submit={m.submit} /> : null}
      </div>
    </StepBody>
  )
}
