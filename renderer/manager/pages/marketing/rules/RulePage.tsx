import { useApi } from '../../../../api/index.ts'
import { Loaded, NotFound } from '../../../../shared/states/Loaded.tsx'
import { useUrlState } from '../../../../shared/url/url-state.ts'
import { usePathText } from '../../../../shared/url/use-go.ts'
import { PageHeader, Skeleton } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { paths } from '../../../paths.ts'
import { RuleEditor } from './RuleEditor.tsx'

/** A rule to write or to change, and what it would have done lately. */
export default function RulePage() {
  const { tagRules: m } = useMessages()
  const at = usePathText('ruleId')
  const isNew = at === 'new'
  const [{ event }] = useUrlState({ event: '' })
  const triggers = useApi('GET /api/v1/conditions/fields', {}, { fresh: 300_000 })
  const rules = useApi('GET /api/v1/auto-tag-rules', {}, { enabled: !isNew })
  const rule = rules.data?.find(({ id }) => String(id) === at)
  return (
    <>
      <PageHeader title={isNew ? m.newTitle : m.editTitle} trail={[{ label: m.title, href: paths.tagRules() }]} />
      <Loaded query={triggers} skeleton={<Skeleton className="h-96" />}>
        {(known) =>
          isNew ? (
            <RuleEditor rule={null} triggers={known} event={event} />
          ) : (
            <Loaded query={rules} skeleton={<Skeleton className="h-96" />}>
              {() => (rule ? <RuleEditor key={rule.id} rule={rule} triggers={known} /> : <NotFound />)}
            </Loaded>
          )
        }
      </Loaded>
    </>
  )
}
