import { useState } from 'react'
import { useApi, useSend, type Answer } from '../../../api/index.ts'
import { SignInFrame } from '../../../shared/app/SignInFrame.tsx'
import { useFormat } from '../../../shared/format/use-format.ts'
import { ProblemCallout } from '../../../shared/problem/ProblemCallout.tsx'
import { useDenied } from '../../../shared/session/use-session.ts'
import { Loaded } from '../../../shared/states/Loaded.tsx'
import { useStudio } from '../../../shared/studio/studio.ts'
import { Button, Callout, Skeleton } from '../../../ui/index.ts'
import { useMessages } from '../../messages/index.ts'
import { openWhenBack } from '../../parts/restore/open-when-back.ts'
import { paths } from '../../paths.ts'

type Kept = Answer<'GET /api/v1/studio/amounts'>

/** Asks the owner what the studio's amounts are, where an earlier version may have counted the currency in another way. */
export default function AmountsPage() {
  const { amounts: m, shell } = useMessages()
  const { door, currency } = useStudio()
  const kept = useApi('GET /api/v1/studio/amounts')
  const mayAnswer = useDenied()('owner') === null && door === 'local'
  return (
    <SignInFrame title={m.title} lead={m.lead(currency ?? '')} product={shell.product}>
      <Loaded query={kept} skeleton={<Skeleton className="h-40" />}>
        {(found) => {
          if (!found.is_unclear) return <Callout>{m.clear}</Callout>
          return mayAnswer ? <Question kept={found} /> : <Callout tone="warn">{m.only}</Callout>
        }}
      </Loaded>
    </SignInFrame>
  )
}

function Question({ kept: { currency, readings } }: { kept: Kept }) {
  const { amounts: m } = useMessages()
  const { money } = useFormat()
  const [isChosen, setChosen] = useState(false)
  const confirm = useSend('POST /api/v1/studio/amounts', { invalidate: [] })
  const choose = async (decimals: number) => {
    if (!(await confirm.send({ body: { decimals } }))) return
    setChosen(true)
    await openWhenBack(paths.today())
  }
  if (isChosen) return <Callout live>{m.starting}</Callout>
  return (
    <div className="flex flex-col gap-4">
      <p className="text-sm text-pretty">{m.ask}</p>
      {readings.map(({ decimals, examples }) => (
        <section
          key={decimals}
          aria-label={examples.map(({ amount }) => money(amount, currency)).join(', ')}
          className="flex flex-col gap-3 rounded-lg border border-line bg-surface p-4"
        >
          <ul className="flex flex-col gap-1.5 text-sm">
            {examples.map(({ name, amount }) => (
              <li key={name} className="flex justify-between gap-4">
                <span className="min-w-0 break-words">{name}</span>
                <strong className="figures">{money(amount, currency)}</strong>
              </li>
            ))}
            {examples.length === 0 ? <li className="text-muted">{m.nothing}</li> : null}
          </ul>
          <Button isPending={confirm.isPending} onPress={() => void choose(decimals)}>
            {m.choose}
          </Button>
        </section>
      ))}
      <ProblemCallout problem={confirm.problem} />
    </div>
  )
}
