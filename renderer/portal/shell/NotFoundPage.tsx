import { useSharedMessages } from '../../shared/i18n/catalogue.ts'
import { NotFound } from '../../shared/states/Loaded.tsx'
import { LinkButton } from '../../ui/button/LinkButton.tsx'
import { paths } from '../paths.ts'

/** An address that is no page. */
export function NotFoundPage() {
  const { problems } = useSharedMessages()
  return (
    <main className="grid min-h-dvh place-items-center">
      <NotFound level={1} action={<LinkButton href={paths.schedule()}>{problems.backHome}</LinkButton>} />
    </main>
  )
}
