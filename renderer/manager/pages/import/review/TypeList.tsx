import { useState } from 'react'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { Badge, Button, Menu } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { describe } from '../../selling/membership-types/describe.ts'
import type { Analysis, FoundType, TypeAnswer } from '../analysis.ts'
import type { Change } from '../analysis.ts'
import { TypeDrawer } from './TypeDrawer.tsx'

interface TypeListProps {
  analysis: Analysis
  types: FoundType[]
  onChange: Change
  /** Inside the question: with a frame, and a button that takes them all as they are. */
  isQuestion?: boolean
}

/** The memberships that rows name: what each is taken for, to accept, correct, match or leave out. */
export function TypeList({ analysis, types, onChange, isQuestion }: TypeListProps) {
  const { imports } = useMessages()
  const m = imports.types
  const [edited, setEdited] = useState<FoundType | null>(null)
  const { answers } = analysis
  const answer = (name: string, given: TypeAnswer | null) => {
    const { [name]: _, ...others } = answers.membership_types ?? {}
    onChange({ answers: { ...answers, membership_types: given ? { ...others, [name]: given } : others } })
  }
  return (
    <>
      <ul className={`divide-y divide-line ${isQuestion ? 'mt-2 rounded-lg border border-line' : ''}`}>
        {types.map((type) => (
          <li key={type.name} className="flex flex-wrap items-start gap-x-4 gap-y-2 px-4 py-2.5">
            <FoundTypeText type={type} />
            <span className="ms-auto flex items-center gap-1">
              {!type.certain && type.proposal ? (
                <Button size="small" icon="check" onPress={() => answer(type.name, { accept: true })}>
                  {m.accept}
                </Button>
              ) : null}
              <Menu
                label={type.name}
                groups={[
                  [{ label: m.edit, icon: 'edit', onAction: () => setEdited(type) }],
                  type.left_out
                    ? [{ label: m.bringBack, icon: 'undo', onAction: () => answer(type.name, null) }]
                    : [{ label: m.leaveOut, icon: 'close', onAction: () => answer(type.name, { leave_out: true }) }],
                ]}
              />
            </span>
          </li>
        ))}
      </ul>
      {isQuestion && types.length > 1 ? (
        <Button
          size="small"
          className="mt-2"
          onPress={() => onChange({ answers: { ...answers, accept_type_proposals: true } })}
        >
          {m.acceptAll}
        </Button>
      ) : null}
      <TypeDrawer
        type={edited}
        answer={edited ? answers.membership_types?.[edited.name] : undefined}
        onClose={() => setEdited(null)}
        onAnswer={answer}
      />
    </>
  )
}

function FoundTypeText({ type }: { type: FoundType }) {
  const { imports, membershipTypes, memberships } = useMessages()
  const m = imports.types
  const { money } = useFormat()
  const { proposal } = type
  const state = type.left_out
    ? ({ tone: 'plain', text: m.leftOut } as const)
    : type.existing_id
      ? ({ tone: 'info', text: m.here } as const)
      : ({ tone: type.certain ? 'good' : 'warn', text: type.certain ? m.certain : m.open } as const)
  return (
    <div className="min-w-56 flex-1">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <span className="font-medium">{type.name}</span>
        <Badge tone={state.tone}>{state.text}</Badge>
        <span className="figures text-xs text-muted">{m.rows(type.rows)}</span>
      </p>
      {proposal ? (
        <p className="mt-0.5 text-xs text-pretty">
          {memberships.kinds[proposal.type]}:{' '}
          {describe(proposal, { words: membershipTypes.sentences, money }).join(' ')}
        </p>
      ) : null}
      <p className="mt-0.5 text-xs text-pretty text-muted">
        {type.why} {proposal && proposal.price === null ? `${m.noPrice}.` : ''}
      </p>
    </div>
  )
}
