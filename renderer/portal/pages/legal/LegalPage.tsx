import { LEGAL_KINDS, type LegalKind } from '../../parts/legal.ts'
import { useApi } from '../../../api/index.ts'
import { Loaded, NotFound } from '../../../shared/states/Loaded.tsx'
import { usePathText } from '../../../shared/url/use-go.ts'
import { LinkButton } from '../../../ui/button/LinkButton.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { PageHeader } from '../../../ui/layout/PageHeader.tsx'
import { useMessages } from '../../messages/index.ts'

/** Shows a legal text of the studio for its clients: its terms, or its privacy policy. */
export default function LegalPage() {
  const asked = usePathText('kind')
  const kind = LEGAL_KINDS.find((one) => one === asked)
  return kind ? <Text kind={kind} /> : <NotFound />
}

function Text({ kind }: { kind: LegalKind }) {
  const { legal: m } = useMessages()
  const text = useApi('GET /api/v1/legal/{kind}', { params: { kind } })
  return (
    <>
      <PageHeader title={m[kind]} />
      <Loaded query={text}>
        {({ text: words, url }) => (
          <Card>
            {url ? (
              <LinkButton href={url} target="_blank" icon="external">
                {m.read}
              </LinkButton>
            ) : (
              <p className="max-w-prose break-words whitespace-pre-line">{words}</p>
            )}
          </Card>
        )}
      </Loaded>
    </>
  )
}
