import type { SiteHost } from '@lerret/model'
import { settingsWords as words } from '@lerret/words/desk'
import { useState } from 'react'
import { Checkbox } from '../../controls/fields/Checkbox.tsx'
import { Field } from '../../controls/fields/Field.tsx'
import { Select } from '../../controls/fields/Select.tsx'
import { checkUrl, hasProblem } from '../checks.ts'
import { GroupScreen } from '../GroupScreen.tsx'
import styles from '../Settings.module.css'

const STAGES = [
  ['production', words.stageProduction],
  ['staging', words.stageStaging],
  ['development', words.stageDevelopment],
] as const

/** The addresses of the site, and whether it is open. */
export function HostSettings() {
  return (
    <GroupScreen<Partial<SiteHost>>
      kind="host"
      heading={words.host}
      lead={words.hostLead}
      previewPath={null}
      fieldNames={{
        host: words.hostUrl,
        aliases: words.hostAliases,
        stage: words.stage,
        published: words.isOpen,
      }}
      isIncomplete={({ host, aliases = [] }) => hasProblem(checkUrl(host), ...aliases.map(checkUrl))}
    >
      {({ body: { host = '', aliases = [], stage = 'production', published = false }, change }) => (
        <>
          <Field
            label={words.hostUrl}
            value={host}
            onChange={(value) => change('host', value.trim())}
            error={checkUrl(host)}
          />
          <AliasField aliases={aliases} onChange={(value) => change('aliases', value)} />
          <Select
            isStacked
            label={words.stage}
            options={STAGES}
            value={stage}
            onChange={(value) => change('stage', value)}
          />
          <p className={styles.help}>{words.stageHelp}</p>
          <Checkbox isSelected={published} onChange={(value) => change('published', value)}>
            {words.isOpen}
          </Checkbox>
        </>
      )}
    </GroupScreen>
  )
}

function AliasField({
  aliases,
  onChange,
}: {
  aliases: readonly string[]
  onChange(aliases: string[]): void
}) {
  const [typed, setTyped] = useState(aliases.join('\n'))
  return (
    <Field
      rows={3}
      label={words.hostAliases}
      help={words.hostAliasesHelp}
      value={typed}
      onChange={(text) => {
        setTyped(text)
        onChange(text.split(/\s+/).filter(Boolean))
      }}
      error={aliases.map(checkUrl).find((problem) => problem !== null) ?? null}
    />
  )
}
