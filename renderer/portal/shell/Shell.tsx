import { Page } from '../../shared/app/Page.tsx'
import { useSharedMessages } from '../../shared/i18n/catalogue.ts'
import { useSession } from '../../shared/session/use-session.ts'
import { ConnectionBanner } from '../../shared/states/ConnectionBanner.tsx'
import { StorageBanner } from '../../shared/storage/StorageBanner.tsx'
import { StudioMark } from '../parts/StudioMark.tsx'
import { LateBell, LateFoot } from './late.tsx'
import { TabBar } from './TabBar.tsx'

/** The frame of the portal: the studio's name at the top, tabs at the foot on a phone. A page that lays itself out in columns says so (`data-wide`) and has more room. */
export function Shell() {
  const { words } = useSharedMessages()
  const session = useSession()
  return (
    <div className="flex min-h-dvh flex-col text-base [--bar:3.5rem] [--control:2.75rem] sm:[--control-small:2.25rem] sm:[--field-text:0.9375rem] phone:pb-[calc(4rem+env(safe-area-inset-bottom))]">
      <a
        href="#content"
        className="fixed start-3 top-3 z-50 -translate-y-20 rounded-md bg-surface px-4 py-2 font-medium text-ink shadow-float focus:translate-y-0"
      >
        {words.skipToContent}
      </a>
      <ConnectionBanner local={false} />
      <StorageBanner forClients={true} />
      <header className="sticky top-0 z-20 border-b border-line bg-canvas sm:bg-canvas/90 sm:[backdrop-filter:blur(12px)]">
        <div className="mx-auto flex h-(--bar) w-full max-w-6xl items-center gap-4 px-4">
          <StudioMark />
          <TabBar />
          {session?.role === 'client' ? <LateBell /> : null}
        </div>
      </header>
      <main
        id="content"
        tabIndex={-1}
        className="mx-auto w-full max-w-176 flex-1 px-4 py-5 outline-none has-data-wide:max-w-6xl"
      >
        <Page />
      </main>
      <LateFoot />
    </div>
  )
}
