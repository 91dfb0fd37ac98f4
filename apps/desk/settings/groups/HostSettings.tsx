import type { SiteHost } from '@lerret/model'
import { SETTINGS_NYNORSK as words } from '@lerret/words/desk'
import { useId, useState } from 'react'
import { Checkbox } from '../../controls/fields/Checkbox.tsx'
import fieldStyles from '../../controls/fields/Field.module.css'
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
  const id = useId()
  const [typed, setTyped] = useState(aliases.join('\n'))
  const problem = aliases.map(checkUrl).find((each) => each !== null)
  return (
    <div className={fieldStyles.field}>
      <label htmlFor={id} className={fieldStyles.label}>
        {words.hostAliases}
      </label>
      <textarea
        id={id}
        aria-describedby={`${id}-help`}
        aria-invalid={problem ? true : undefined}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value)
          onChange(target.value.split(/\s+/).filter(Boolean))
        }}
        className={styles.lines}
      />
      <span id={`${id}-help`}>
        <span className={fieldStyles.help}>{words.hostAliasesHelp}</span>
        {problem && <span className={fieldStyles.error}> {problem}</span>}
      </span>
    </div>
  )
}
