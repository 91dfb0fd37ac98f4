import { PARTNER_NUMBER, type SitePartners } from '@lerret/model'
import { settingsWords as words } from '@lerret/words/desk'

import { useState } from 'react'
import { Field } from '../../controls/fields/Field.tsx'
import { GroupScreen } from '../GroupScreen.tsx'

/** The numbers of the cinema partners. */
export function PartnerSettings() {
  return (
    <GroupScreen<Partial<SitePartners>>
      kind="partners"
      heading={words.partners}
      lead={words.partnersLead}
      previewPath={null}
      fieldNames={{ partners: words.partnerIds }}
      isIncomplete={({ partners }) => !arePartners(partners)}
    >
      {({ body: { partners = [] }, change }) => (
        <PartnerField partners={partners} onChange={(ids) => change('partners', ids)} />
      )}
    </GroupScreen>
  )
}

function PartnerField({
  partners,
  onChange,
}: {
  partners: readonly number[]
  onChange(partners: number[]): void
}) {
  const [typed, setTyped] = useState(partners.join(', '))
  const ids = parseIds(typed)
  return (
    <Field
      label={words.partnerIds}
      help={words.partnerHelp}
      value={typed}
      onChange={(text) => {
        setTyped(text)
        onChange(parseIds(text) ?? [])
      }}
      error={ids && arePartners(ids) ? null : words.partnersBad}
    />
  )
}

/** The numbers in a text; null when it has anything else. */
function parseIds(text: string): number[] | null {
  const words = text.split(/[\s,]+/).filter(Boolean)
  return words.every((word) => PARTNER_NUMBER.test(word)) ? words.map(Number) : null
}

/** At least one, and none twice. */
const arePartners = (ids: readonly number[] | undefined) =>
  ids !== undefined && ids.length > 0 && new Set(ids).size === ids.length
