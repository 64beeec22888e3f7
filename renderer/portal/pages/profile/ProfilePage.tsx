import { useSyncExternalStore } from 'react'
import { useApi } from '../../../api/index.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { useSharedMessages } from '../../../shared/i18n/catalogue.ts'
import { signOut, useSession } from '../../../shared/session/use-session.ts'
import { Loaded } from '../../../shared/states/Loaded.tsx'
import { useStudio } from '../../../shared/studio/studio.ts'
import { classes } from '../../../ui/classes.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { LinkButton } from '../../../ui/button/LinkButton.tsx'
import { KeyValueList, KeyValueSkeleton } from '../../../ui/data/KeyValueList.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { PageHeader } from '../../../ui/layout/PageHeader.tsx'
import { useMessages } from '../../messages/index.ts'
import { install, watch, wayThere } from '../../offline/install.ts'
import { AccountColumns } from '../../parts/AccountColumns.tsx'
import { LinkRow } from '../../parts/LinkRow.tsx'
import { useDependants } from '../../parts/dependants.ts'
import { paths } from '../../paths.ts'
import { toSign, useTheirsToSign, useWaivers } from '../waivers/use-waivers.ts'
import { Display } from './Display.tsx'
import { Family } from './Family.tsx'
import { OwnPortrait } from './OwnPortrait.tsx'

/** Shows who the reader is here, how the portal looks to them, and the way out. */
export default function ProfilePage() {
  const { profile: m, calendar, notifications, giftCard } = useMessages()
  const { sells_online } = useStudio()
  const { words } = useSharedMessages()
  const session = useSession()
  const isClient = session?.role === 'client'
  return (
    <AccountColumns>
      <PageHeader title={m.title} description={session?.account.full_name} />
      <div className={classes('flex flex-col gap-4', isClient && 'lg:grid lg:grid-cols-2 lg:items-start')}>
        <div className="flex min-w-0 flex-col gap-4">
          {isClient ? <ClientDetails clientId={session.account.id} /> : <StaffDetails />}
          {session?.role === 'instructor' ? <OwnPortrait /> : null}
          {/* If there is room, the list of the profile's pages is beside it. */}
          {isClient ? (
            <div className="lg:hidden">
              <LinkRow
                href={paths.notifications()}
                icon="bell"
                title={notifications.title}
                detail={notifications.rowDetail}
              />
            </div>
          ) : null}
          {isClient ? <Family /> : null}
          {isClient ? <ProfilePapers /> : null}
          {isClient && sells_online ? (
            <LinkRow href={paths.giftCard()} icon="gift" title={giftCard.title} detail={giftCard.rowDetail} />
          ) : null}
          <div className={classes('flex flex-col gap-4', isClient && 'lg:hidden')}>
            <LinkRow href={paths.calendar()} icon="calendar" title={calendar.title} detail={calendar.rowDetail} />
            <LinkRow href={paths.password()} icon="lock" title={m.changePassword} detail={m.passwordMeans} />
          </div>
        </div>
        <div className="flex min-w-0 flex-col gap-4">
          <InstallCard />
          <Display />
          <Button icon="signOut" size="large" onPress={signOut}>
            {words.signOut}
          </Button>
        </div>
      </div>
    </AccountColumns>
  )
}

/** Offers an icon on the home screen; nothing if the portal is there already, or the browser can't do it. */
function InstallCard() {
  const { install: m } = useMessages().profile
  const way = useSyncExternalStore(watch, wayThere)
  if (way === null) return null
  return (
    <Card title={m.title}>
      <p className="text-sm text-pretty text-muted">{way === 'byHand' ? m.byHand : m.means}</p>
      {way === 'byHand' ? null : (
        <Button className="mt-3" icon="plus" onPress={() => void install()}>
          {m.action}
        </Button>
      )}
    </Card>
  )
}

/** From the profile to what is signed, what was paid and what is kept. */
function ProfilePapers() {
  const { waivers: m, receipts, ownData } = useMessages()
  const waivers = useWaivers().data
  const theirs = useTheirsToSign(useDependants().data ?? [])
  const open = toSign(waivers ?? []).length + theirs
  const state = open > 0 ? m.waiting(open) : waivers?.length ? m.allSigned : m.nothing
  return (
    <>
      <LinkRow href={paths.waivers()} icon="edit" title={m.title} detail={state} isUrgent={open > 0} />
      <LinkRow href={paths.receipts()} icon="file" title={receipts.title} detail={receipts.rowDetail} />
      <LinkRow href={paths.ownData()} icon="import" title={ownData.title} detail={ownData.rowDetail} />
    </>
  )
}

function ClientDetails({ clientId }: { clientId: number }) {
  const { profile: m } = useMessages()
  const format = useFormat()
  const client = useApi('GET /api/v1/clients/{client_id}', { params: { client_id: clientId } })
  return (
    <Card
      title={m.details}
      action={
        <LinkButton href={paths.editProfile()} size="small" icon="edit">
          {m.edit}
        </LinkButton>
      }
    >
      <Loaded query={client} skeleton={<KeyValueSkeleton rows={4} />}>
        {(shown) => (
          <KeyValueList
            items={[
              { label: m.name, value: shown.full_name },
              { label: m.email, value: shown.email },
              { label: m.phone, value: shown.phone },
              { label: m.birthday, value: shown.date_of_birth && format.date(shown.date_of_birth) },
              { label: m.address, value: shown.address },
              { label: m.emergency, value: shown.emergency_contact },
              { label: m.since, value: format.date(shown.client_since_on ?? shown.created_at, 'month') },
            ]}
          />
        )}
      </Loaded>
    </Card>
  )
}

function StaffDetails() {
  const { profile: m } = useMessages()
  const me = useApi('GET /api/v1/auth/me')
  return (
    <Card title={m.details}>
      <Loaded query={me} skeleton={<KeyValueSkeleton rows={2} />}>
        {(account) => (
          <KeyValueList
            items={[
              { label: m.name, value: account.full_name },
              { label: m.email, value: account.email },
            ]}
          />
        )}
      </Loaded>
    </Card>
  )
}
