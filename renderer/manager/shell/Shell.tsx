import { Suspense, useEffect, useState } from 'react'
import { late } from '../../shared/app/late.tsx'
import { Dialog } from 'react-aria-components/Dialog'
import { Modal } from 'react-aria-components/Modal'
import { Page } from '../../shared/app/Page.tsx'
import { useSharedMessages } from '../../shared/i18n/catalogue.ts'
import { typeAhead } from '../../shared/palette/typed-ahead.ts'
import { StudioLogo } from '../../shared/picture/StudioLogo.tsx'
import { useAddress } from '../../shared/router/use-router.ts'
import { ConnectionBanner } from '../../shared/states/ConnectionBanner.tsx'
import { StorageBanner } from '../../shared/storage/StorageBanner.tsx'
import { usePhone } from '../../shared/use-phone.ts'
import { useStudio } from '../../shared/studio/studio.ts'
import { Anchor, classes, Icon } from '../../ui/index.ts'
import { Ground } from '../../ui/overlay/Ground.tsx'
import { texts, useMessages } from '../messages/index.ts'
import { openAssistant, useAssistantOpen } from '../parts/assistant/opening.ts'
import { useHasAssistant } from '../parts/assistant/use-has-assistant.ts'
import { useShellKeys } from './keys/use-shell-keys.ts'
import { TopBar } from './TopBar.tsx'
import { isCurrent, navigation } from './navigation.ts'

const KeySheet = late(() => import('./keys/KeySheet.tsx'), 'above')
const Palette = late(() => import('./Palette.tsx'), 'above')

/** True if something lies over the page that keeps the focus. */
const isCovered = () => Boolean(document.getElementById('content')?.closest('[inert], [aria-hidden=true]'))

const HelpDrawer = late(async () => {
  const [file] = await Promise.all([import('./help/HelpDrawer.tsx'), texts.want(['around'])])
  return file
}, 'above')

const AssistantPanel = late(async () => {
  const [file] = await Promise.all([import('./assistant/AssistantPanel.tsx'), texts.want(['assistant'])])
  return file
}, 'above')

/** The assistant, fetched when it is first wanted, and kept with its conversation from then on. */
function Assistant({ isOpen }: { isOpen: boolean }) {
  const [isWanted, setWanted] = useState(false)
  useEffect(() => {
    if (isOpen) setWanted(true)
  }, [isOpen])
  if (!isWanted) return null
  return (
    <Suspense>
      <AssistantPanel isOpen={isOpen} />
    </Suspense>
  )
}

/** The frame of every page: pages at the left, search and account at the top, the page in the middle. */
export function Shell() {
  const { words } = useSharedMessages()
  const { door } = useStudio()
  const [searching, setSearching] = useState<boolean | null>(null)
  const [keys, setKeys] = useState<boolean | null>(null)
  const [help, setHelp] = useState<boolean | null>(null)
  const [menu, setMenu] = useState(false)
  const { pathname } = useAddress()
  const hasAssistant = useHasAssistant()
  const isAsking = useAssistantOpen() && hasAssistant
  // There it takes the whole screen.
  const isBehind = usePhone() && isAsking
  const turnAssistant = hasAssistant ? () => openAssistant(!isAsking) : undefined
  const search = () => {
    typeAhead()
    setSearching(true)
  }
  useShellKeys({
    onSearch: search,
    onTurnSearch: () => (searching ? setSearching(false) : search()),
    onKeys: () => setKeys(true),
    onHelp: () => setHelp(true),
    onAssistant: turnAssistant && (() => (isAsking || !isCovered()) && turnAssistant()),
  })
  useEffect(() => () => openAssistant(false), [])
  useEffect(() => {
    setMenu(false)
    setHelp((opened) => opened && false)
  }, [pathname])
  return (
    <div className="flex min-h-dvh [--bar:3.25rem]">
      <a
        href="#content"
        inert={isBehind}
        className="fixed start-3 top-3 z-50 -translate-y-20 rounded-md bg-surface px-4 py-2 font-medium text-ink shadow-float focus:translate-y-0"
      >
        {words.skipToContent}
      </a>
      <div className="sticky top-0 h-dvh shrink-0 border-e border-line bg-sunken narrow:hidden print:hidden">
        <Sidebar />
      </div>
      <MenuDrawer isOpen={menu} onClose={() => setMenu(false)} />
      <div inert={isBehind} className="flex min-w-0 flex-1 flex-col">
        <ConnectionBanner local={door === 'local'} />
        <StorageBanner forClients={false} />
        <TopBar
          onSearch={search}
          onMenu={() => setMenu(true)}
          onHelp={() => setHelp(true)}
          onKeys={() => setKeys(true)}
          assistant={turnAssistant && { isOpen: isAsking, onPress: turnAssistant }}
        />
        <main
          id="content"
          tabIndex={-1}
          className="mx-auto w-full max-w-352 flex-1 px-6 py-6 outline-none narrow:px-4 phone:py-4"
        >
          <Page />
        </main>
      </div>
      {hasAssistant ? <Assistant isOpen={isAsking} /> : null}
      {searching === null ? null : (
        <Suspense>
          <Palette isOpen={searching} onClose={() => setSearching(false)} onKeys={() => setKeys(true)} />
        </Suspense>
      )}
      {help === null ? null : (
        <Suspense>
          <HelpDrawer isOpen={help} onClose={() => setHelp(false)} onKeys={() => setKeys(true)} />
        </Suspense>
      )}
      {keys === null ? null : (
        <Suspense>
          <KeySheet isOpen={keys} onClose={() => setKeys(false)} />
        </Suspense>
      )}
    </div>
  )
}

function MenuDrawer({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { shell } = useMessages()
  return (
    <Ground
      isOpen={isOpen}
      onClose={onClose}
      className="fixed inset-0 z-40 bg-scrim entering:animate-[appear_150ms] exiting:opacity-0 lg:hidden"
    >
      <Modal className="h-dvh w-fit bg-surface shadow-float">
        <Dialog aria-label={shell.navigation} className="h-full outline-none">
          <Sidebar />
        </Dialog>
      </Modal>
    </Ground>
  )
}

/** The studio's name and the pages to go to. */
function Sidebar() {
  const { shell } = useMessages()
  const studio = useStudio()
  const name = studio.studio_name ?? shell.product
  return (
    <nav aria-label={shell.navigation} className="flex h-full w-56 flex-col gap-3 overflow-y-auto px-3 py-3">
      <div className="flex min-h-9 min-w-0 items-center gap-2.5 px-2">
        <StudioLogo name={name} url={studio.logo_url} className="size-8 rounded-md text-xs" />
        <span className="face-heading line-clamp-2 text-sm leading-tight font-semibold wrap-anywhere">{name}</span>
      </div>
      <Pages />
    </nav>
  )
}

function Pages() {
  const { shell } = useMessages()
  const { pathname } = useAddress()
  return (
    <ul className="flex flex-1 flex-col gap-0.5">
      {navigation.map(({ name, href, icon, apart }, index) => (
        <li key={name} className={apart && !navigation[index - 1]?.apart ? 'mt-auto' : ''}>
          <Anchor
            href={href}
            aria-current={isCurrent(href, pathname) ? 'page' : undefined}
            className={classes(
              'ring-focus flex h-8 items-center gap-2.5 rounded-md px-2 text-sm font-medium text-muted no-underline hover:bg-hover hover:text-ink touch:h-11 phone:h-11 phone:text-base',
              isCurrent(href, pathname) && 'bg-pressed! text-ink!',
            )}
          >
            <Icon name={icon} size={17} className={isCurrent(href, pathname) ? 'text-accent-text' : ''} />
            {shell.nav[name]}
          </Anchor>
        </li>
      ))}
    </ul>
  )
}
