import { useState } from 'react'
import type { Answer } from '../../../../../api/index.ts'
import { FormActions } from '../../../../../shared/form/Form.tsx'
import type { FormState } from '../../../../../shared/form/use-form.ts'
import { Button, Callout } from '../../../../../ui/index.ts'
import { useMessages } from '../../../../messages/index.ts'
import type { Elsewhere } from '../../../../parts/copies/troubles.ts'
import type { usePlaces } from './use-places.ts'

type Tried = NonNullable<Answer<'POST /api/v1/studio/backup-settings/test'>[Elsewhere]>

interface PlaceFootProps<Values> {
  place: Elsewhere
  form: FormState<Values>
  /** Copies go there already. */
  isUsed: boolean
  places: ReturnType<typeof usePlaces>
}

/** The foot of a place: trying it, with what came of it in words, no longer using it, and keeping it. */
export function PlaceFoot<Values>({ place, form, isUsed, places }: PlaceFootProps<Values>) {
  const { places: m } = useMessages().copies
  const [tried, setTried] = useState<Tried | null>(null)
  const tryIt = async () => {
    setTried(null)
    setTried((await places.tryIt())?.[place] ?? null)
  }
  return (
    <>
      {tried ? (
        <Callout tone={tried.ok ? 'good' : 'bad'} live>
          <span className="break-words">{tried.detail}</span>
        </Callout>
      ) : null}
      <div className="flex flex-wrap justify-between gap-2">
        <div className="flex flex-wrap gap-2">
          <Button
            isPending={places.isTrying}
            disabledReason={(!isUsed || form.isChanged) && m.testFirst}
            onPress={() => void tryIt()}
          >
            {m.test}
          </Button>
          {isUsed ? (
            <Button look="quiet" isPending={places.isStopping} onPress={() => void places.stop()}>
              {m.stop}
            </Button>
          ) : null}
        </div>
        <FormActions form={form} submit={m.save} />
      </div>
    </>
  )
}
