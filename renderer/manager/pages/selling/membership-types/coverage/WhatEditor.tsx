import type { Coverage } from '../../../../../../server/features/membership-types/coverage-rules.ts'
import { RadioGroup } from '../../../../../ui/index.ts'
import { useMessages } from '../../../../messages/index.ts'
import { branchesOf } from './branches.ts'
import { CheckTree } from './CheckTree.tsx'
import type { Catalogue } from './use-catalogue.ts'

interface WhatEditorProps {
  catalogue: Catalogue
  value: Coverage
  onChange: (coverage: Coverage) => void
}

/** Which classes and appointments a type covers. */
export function WhatEditor({ catalogue, value, onChange }: WhatEditorProps) {
  const { coverageForm: m } = useMessages().membershipTypes
  const special = catalogue.templates.filter(({ is_active, covered_by_all }) => is_active && !covered_by_all)
  return (
    <>
      <RadioGroup
        label={m.classes}
        options={[
          {
            id: 'all',
            label: m.all,
            ...(special.length > 0 && { detail: m.notIncluded(special.map(({ name }) => name)) }),
          },
          { id: 'listed', label: m.listed },
        ]}
        value={value.classes}
        onChange={(classes) => onChange({ ...value, classes })}
      />
      {value.classes === 'listed' ? <Classes {...{ catalogue, value, onChange }} /> : null}
      <Appointments {...{ catalogue, value, onChange }} />
    </>
  )
}

function Classes({ catalogue, value, onChange }: WhatEditorProps) {
  const { coverageForm: m } = useMessages().membershipTypes
  const { categories, templates, services } = catalogue
  const chosen = { categories: value.category_ids, entries: value.template_ids }
  // A category of appointments alone is no category of classes.
  const isFree = ({ id }: { id: number }) => !services.some(({ category_id }) => category_id === id)
  return (
    <div className="flex flex-col gap-1">
      <CheckTree
        label={m.choose}
        other={m.withoutCategory}
        branches={branchesOf(categories, templates, chosen, isFree)}
        chosen={chosen}
        onChange={(next) => onChange({ ...value, category_ids: [...next.categories], template_ids: [...next.entries] })}
      />
      {categories.length > 0 ? <p className="text-xs text-pretty text-muted">{m.later}</p> : null}
    </div>
  )
}

function Appointments({ catalogue, value, onChange }: WhatEditorProps) {
  const { coverageForm: m } = useMessages().membershipTypes
  const chosen = { categories: value.service_category_ids, entries: value.service_ids }
  const branches = branchesOf(catalogue.categories, catalogue.services, chosen, () => false)
  if (branches.length === 0) return null
  return (
    <CheckTree
      label={m.appointments}
      other={m.withoutCategory}
      branches={branches}
      chosen={chosen}
      onChange={(next) =>
        onChange({ ...value, service_category_ids: [...next.categories], service_ids: [...next.entries] })
      }
    />
  )
}
