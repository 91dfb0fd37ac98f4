import { PARTNER_IDS, type SitePartners } from '@lerret/model'
import { fill, NYNORSK_LOCALES, SETTINGS_NYNORSK as words } from '@lerret/words/desk'
import { useState } from 'react'
import { Field } from '../../controls/fields/Field.tsx'
import { GroupScreen } from '../GroupScreen.tsx'

const KNOWN_IDS = new Intl.ListFormat(NYNORSK_LOCALES, { type: 'disjunction' }).format(
  [...PARTNER_IDS].sort().map(String),
)

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
      help={fill(words.partnerHelp, { ids: KNOWN_IDS })}
      value={typed}
      onChange={(text) => {
        setTyped(text)
        onChange(parseIds(text) ?? [])
      }}
      error={ids && arePartners(ids) ? null : fill(words.partnersBad, { ids: KNOWN_IDS })}
    />
  )
}

/** The numbers in a text; null when it has anything else. */
function parseIds(text: string): number[] | null {
  const words = text.split(/[\s,]+/).filter(Boolean)
  return words.every((word) => /^\d{1,9}$/.test(word)) ? words.map(Number) : null
}

/** The first partner must be one that has an API configuration. */
const arePartners = (ids: readonly number[] | undefined) =>
  ids?.[0] !== undefined && (PARTNER_IDS as readonly number[]).includes(ids[0])
