import { useApi } from '../../../../api/index.ts'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { Form, FormActions } from '../../../../shared/form/Form.tsx'
import { useDenied } from '../../../../shared/session/use-session.ts'
import { Callout, DateField, LinkButton, Select, TextArea } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { PORTAL_PAID, PORTAL_PRICES, paths } from '../../../paths.ts'
import { ClientPicker } from '../../clients/ClientPicker.tsx'
import { useCoverageLine } from '../membership-types/coverage/use-coverage-line.ts'
import { describe } from '../membership-types/describe.ts'
import { IntroOverride } from './IntroOverride.tsx'
import type { Checkout } from './link/PayLink.tsx'
import { RunsOn } from './RunsOn.tsx'
import { FREE, LINK, METHODS, dueNow, endOf, type MembershipType } from './sale.ts'
import { useSaleForm } from './use-sale-form.ts'
import { priceNow } from '../../../../../server/features/membership-types/price-rules.ts'

interface SaleFormProps {
  types: MembershipType[]
  /** The buyer; left out, the form asks. */
  client: { id: number; full_name: string } | undefined
  typeId: number | null
  /** A link to pay was made. */
  onLink: (checkout: Checkout) => void
  onClose: () => void
}

/** The client, the type, the start and the payment: at the desk, none at all, or by the client with a link. */
export function SaleForm({ types, client, typeId, onLink, onClose }: SaleFormProps) {
  const { memberships } = useMessages()
  const m = memberships.sell
  const format = useFormat()
  const denied = useDenied()('memberships.manage')
  const mayGive = useDenied()('payments.give') === null
  const link = useLink()
  const form = useSaleForm({ clientId: client?.id ?? null, typeId, addresses: link.addresses, onLink, onClose })
  const { values } = form
  const type = types.find(({ id }) => id === values.membership_type_id)
  const price = type ? dueNow(type, values.method) : null
  const end = type && values.starts_at ? endOf(type, values.starts_at) : undefined
  const isLink = values.method === LINK
  const covers = useCoverageLine()
  const offers = types.map((one) => ({
    id: one.id,
    label: one.name,
    detail: [`${memberships.kinds[one.type]}, ${format.money(priceNow(one), one.currency)}`, covers(one)]
      .filter(Boolean)
      .join('. '),
  }))
  const choose = (id: number | null) => {
    form.set('membership_type_id', id)
    if (isLink && !link.isOffered(types.find((one) => one.id === id))) form.set('method', METHODS[0])
  }
  return (
    <Form form={form}>
      {client ? null : <ClientPicker label={m.client} autoFocus {...form.bind('client_id')} />}
      <Select
        label={m.type}
        placeholder={m.typePlaceholder}
        options={offers}
        {...form.bind('membership_type_id')}
        onChange={choose}
      />
      {type?.is_intro_offer && values.client_id && !isLink ? (
        <IntroOverride clientId={values.client_id} {...form.bind('override_reason')} />
      ) : null}
      <div className="grid grid-cols-2 gap-4 phone:grid-cols-1">
        <DateField
          label={m.starts}
          description={isLink || end === undefined ? undefined : end ? m.ends(format.date(end)) : m.noEnd}
          disabledReason={isLink && memberships.link.starts}
          {...form.bind('starts_at')}
        />
        <Select
          label={m.payment}
          placeholder={m.payment}
          options={[
            ...METHODS.filter((id) => mayGive || id !== 'complimentary').map((id) => ({
              id: id as string,
              label: memberships.methods[id] ?? id,
              ...(id === 'complimentary' ? { detail: m.complimentaryHelp } : {}),
            })),
            ...(link.isOffered(type)
              ? [{ id: LINK, label: memberships.link.method, detail: memberships.link.methodHelp }]
              : []),
            ...(mayGive ? [{ id: FREE, label: m.give, detail: m.giveHelp }] : []),
          ]}
          {...form.bind('method')}
        />
      </div>
      {values.client_id && values.membership_type_id && values.starts_at && !isLink ? (
        <RunsOn
          clientId={values.client_id}
          typeId={values.membership_type_id}
          startsAt={values.starts_at}
          onStart={(day) => form.set('starts_at', day)}
        />
      ) : null}
      {isLink ? null : <TextArea label={m.notes} rows={2} {...form.bind('notes')} />}
      {isLink && !link.isReachable ? <NoAddress /> : null}
      {type ? <SaleSummary type={type} price={price ?? 0} /> : null}
      <FormActions
        form={form}
        submit={
          isLink
            ? memberships.link.make
            : price
              ? m.submit(format.money(price, type?.currency))
              : type
                ? m.submitFree
                : m.title
        }
        onCancel={onClose}
        disabledReason={denied ?? (isLink && !link.isReachable && memberships.link.noAddress)}
      />
    </Form>
  )
}

/** The amount to pay now, and what the client gets for it. */
function SaleSummary({ type, price }: { type: MembershipType; price: number }) {
  const { memberships, membershipTypes } = useMessages()
  const m = memberships.sell
  const format = useFormat()
  const money = (major: number) => format.money(major, type.currency)
  const covers = useCoverageLine()(type)
  return (
    <section aria-label={m.price} className="rounded-lg border border-line bg-canvas px-4 py-3">
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="figures text-xl font-semibold">{price > 0 ? money(price) : m.nothingToPay}</span>
        {price !== type.price ? (
          <span className="figures text-xs text-muted">{m.regular(money(type.price))}</span>
        ) : null}
        {type.billing_interval ? (
          <span className="figures text-xs text-muted">
            {m.thenEach(money(type.price), memberships.intervals[type.billing_interval])}
          </span>
        ) : null}
      </p>
      <ul className="mt-1.5 list-disc space-y-0.5 ps-4 text-xs text-muted">
        {describe(type, { words: membershipTypes.sentences, money }).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
        {covers ? <li>{covers}.</li> : null}
      </ul>
    </section>
  )
}

interface LinkState {
  /** True if a processor is connected and the type is sold online. */
  isOffered: (type: MembershipType | undefined) => boolean
  /** False where clients can't come back to the studio's pages from the processor's: it has no address. */
  isReachable: boolean
  /** The pages to which a buyer returns. */
  addresses: { success_url: string; cancel_url: string }
}

/** True if a membership can be sold by sending a link to pay. */
function useLink(): LinkState {
  const denied = useDenied()('settings.view')
  const status = useApi('GET /api/v1/studio/status', {}, { enabled: denied === null }).data
  const origin = status?.public_url.replace(/\/$/, '') ?? ''
  return {
    isOffered: (type) => status?.payments_connected === true && type?.sellable_online === true,
    isReachable: status?.is_public === true,
    addresses: { success_url: `${origin}${PORTAL_PAID}`, cancel_url: `${origin}${PORTAL_PRICES}` },
  }
}

/** Why no link can be sent: after paying, the client would come to an address that the studio does not have. */
function NoAddress() {
  const { link: m } = useMessages().memberships
  return (
    <Callout tone="warn" action={<LinkButton href={paths.settingsPart('online')}>{m.toOnline}</LinkButton>}>
      {m.noAddress}
    </Callout>
  )
}
