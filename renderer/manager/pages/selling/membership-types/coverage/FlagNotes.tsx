import { useApi } from '../../../../../api/index.ts'
import { useFormat } from '../../../../../shared/format/use-format.ts'
import { Callout, Icon, LinkButton } from '../../../../../ui/index.ts'
import { useMessages } from '../../../../messages/index.ts'
import { paths } from '../../../../paths.ts'
import { flagSentences, type TypeFlags } from './flags.ts'

const NONE: TypeFlags = { isEmpty: false, cheaper: [] }

/** Inconsistencies between the types on sale, as the server sees them. */
export function useFlags() {
  const flags = useApi('GET /api/v1/membership-types/coverage-flags', {}).data
  const of = (typeId: number): TypeFlags => {
    if (!flags) return NONE
    return {
      isEmpty: flags.types_without_classes.some(({ id }) => id === typeId),
      cheaper: flags.templates_above_drop_in.filter(({ membership_type_id }) => membership_type_id === typeId),
    }
  }
  return { of, uncovered: flags?.templates_without_types ?? [] }
}

/** The inconsistencies of a type. */
export function FlagNotes({ flags, currency }: { flags: TypeFlags; currency: string }) {
  const { flags: words } = useMessages().membershipTypes
  const { money } = useFormat()
  const sentences = flagSentences(flags, words, (major) => money(major, currency))
  if (sentences.length === 0) return null
  return (
    <ul className="mt-2 flex flex-col gap-1 text-xs text-pretty text-warn">
      {sentences.map((sentence) => (
        <li key={sentence} className="flex items-start gap-1">
          <Icon name="warning" size={14} className="mt-px" />
          <span className="min-w-0 wrap-anywhere">{sentence}</span>
        </li>
      ))}
    </ul>
  )
}

/** The classes that nothing on sale covers, with the way to them. */
export function UncoveredClasses({ classes }: { classes: readonly { id: number; name: string }[] }) {
  const { flags: m } = useMessages().membershipTypes
  if (classes.length === 0) return null
  return (
    <div className="mb-4">
      <Callout
        tone="warn"
        title={m.uncovered(classes.map(({ name }) => name))}
        action={<LinkButton href={paths.classTemplates()}>{m.toClasses}</LinkButton>}
      >
        {m.uncoveredMeans}
      </Callout>
    </div>
  )
}
