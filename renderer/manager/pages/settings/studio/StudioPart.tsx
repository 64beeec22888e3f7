import { useState } from 'react'
import { useApi } from '../../../../api/index.ts'
import { Form } from '../../../../shared/form/Form.tsx'
import { Loaded } from '../../../../shared/states/Loaded.tsx'
import { Card, ConfirmDialog, NumberField, Skeleton, TextArea, TextField } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { CurrencyField, LocaleField, TimezoneField } from '../../../parts/region/RegionFields.tsx'
import { LegalCard } from './LegalCard.tsx'
import { SaveBar } from '../SaveBar.tsx'
import { useSettingsForm, type Settings } from '../use-settings-form.ts'

/** The studio's name, address, timezone and currency. */
export default function StudioPart() {
  const studio = useApi('GET /api/v1/studio')
  return (
    <Loaded query={studio} skeleton={<Skeleton className="h-96" />}>
      {(settings) => <StudioForm settings={settings} />}
    </Loaded>
  )
}

/** The events that would move with the timezone, and where the answer goes. */
interface Asking {
  reasons: readonly string[]
  answer: (isMoved: boolean) => void
}

function StudioForm({ settings }: { settings: Settings }) {
  const { studio: m } = useMessages().settings
  const [asking, setAsking] = useState<Asking | null>(null)
  const form = useSettingsForm({
    ask: (reasons) => new Promise((answer) => setAsking({ reasons, answer })),
    values: {
      studio_name: settings.studio_name,
      address: settings.address ?? '',
      country: settings.country ?? '',
      tax_id: settings.tax_id ?? '',
      website_url: settings.website_url ?? '',
      terms_url: settings.terms_url ?? '',
      terms_text: settings.terms_text ?? '',
      privacy_url: settings.privacy_url ?? '',
      privacy_text: settings.privacy_text ?? '',
      timezone: settings.timezone,
      currency: settings.currency,
      locale: settings.locale,
      default_vat_rate: settings.default_vat_rate as number | null,
      calendar_start_hour: settings.calendar_start_hour as number | null,
      calendar_end_hour: settings.calendar_end_hour as number | null,
    },
    required: [
      'studio_name',
      'timezone',
      'currency',
      'locale',
      'default_vat_rate',
      'calendar_start_hour',
      'calendar_end_hour',
    ],
    validate: ({ calendar_start_hour: from, calendar_end_hour: to }) => ({
      calendar_end_hour: from !== null && to !== null && to <= from ? m.ordered : undefined,
    }),
    body: ({ default_vat_rate, calendar_start_hour, calendar_end_hour, ...values }) => ({
      ...values,
      address: values.address || null,
      country: values.country || null,
      tax_id: values.tax_id || null,
      website_url: values.website_url || null,
      terms_url: values.terms_url || null,
      terms_text: values.terms_text || null,
      privacy_url: values.privacy_url || null,
      privacy_text: values.privacy_text || null,
      default_vat_rate: default_vat_rate ?? 0,
      calendar_start_hour: calendar_start_hour ?? 0,
      calendar_end_hour: calendar_end_hour ?? 24,
    }),
  })
  return (
    <Form form={form}>
      <Card title={m.title} description={m.titleMeans}>
        <div className={GRID}>
          <TextField label={m.name} className="col-span-full" {...form.bind('studio_name')} />
          <TextArea label={m.address} className="col-span-full" {...form.bind('address')} />
          <TextField label={m.country} {...form.bind('country')} />
          <TextField label={m.taxId} {...form.bind('tax_id')} />
          <TextField
            label={m.website}
            type="url"
            placeholder={m.websiteExample}
            className="col-span-full"
            {...form.bind('website_url')}
          />
        </div>
      </Card>
      <LegalCard
        terms={{ url: form.bind('terms_url'), text: form.bind('terms_text') }}
        privacy={{ url: form.bind('privacy_url'), text: form.bind('privacy_text') }}
      />
      <Card title={m.clock} description={m.clockMeans}>
        <div className={GRID}>
          <TimezoneField label={m.timezone} {...form.bind('timezone')} />
          <CurrencyField label={m.currency} description={m.currencyMeans} {...form.bind('currency')} />
          <LocaleField label={m.locale} {...form.bind('locale')} />
          <NumberField
            label={m.vat}
            description={m.vatMeans}
            unit="%"
            min={0}
            max={100}
            step={0.01}
            plain
            {...form.bind('default_vat_rate')}
          />
        </div>
      </Card>
      <Card title={m.calendar} description={m.calendarMeans}>
        <div className={GRID}>
          <NumberField label={m.from} unit=":00" min={0} max={23} {...form.bind('calendar_start_hour')} />
          <NumberField label={m.to} unit=":00" min={1} max={24} {...form.bind('calendar_end_hour')} />
        </div>
      </Card>
      <ConfirmDialog
        title={m.zoneTitle}
        confirm={m.zoneMove}
        look="primary"
        isOpen={asking !== null}
        onConfirm={() => asking?.answer(true)}
        onClose={() => {
          asking?.answer(false)
          setAsking(null)
        }}
      >
        {asking?.reasons.join(' ')}
      </ConfirmDialog>
      <SaveBar form={form} />
    </Form>
  )
}

const GRID = 'grid grid-cols-2 gap-4 phone:grid-cols-1'
