import { useSharedMessages } from '../../shared/i18n/catalogue.ts'
import { NotFound } from '../../shared/states/Loaded.tsx'
import { LinkButton } from '../../ui/index.ts'
import { navigation } from './navigation.ts'

/** An address that is no page. The bare start goes to the first place there is. */
export function NotFoundPage() {
  const { problems } = useSharedMessages()
  const home = navigation[0]?.href ?? '/manage'
  return (
    <main className="grid min-h-dvh place-items-center">
      <NotFound level={1} action={<LinkButton href={home}>{problems.backHome}</LinkButton>} />
    </main>
  )
}
