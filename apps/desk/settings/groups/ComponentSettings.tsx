import type { SiteSettings } from '@lerret/model'
import { fill, SETTINGS_NYNORSK as words } from '@lerret/words/desk'
import { Field } from '../../controls/fields/Field.tsx'
import { Rows } from '../../controls/ListSection.tsx'
import { GroupScreen } from '../GroupScreen.tsx'
import styles from '../Settings.module.css'

/** The components of pages and the versions that the site accepts. */
export function ComponentSettings() {
  return (
    <GroupScreen<Partial<SiteSettings>>
      kind="settings"
      heading={words.components}
      lead={words.componentsLead}
      fieldNames={{ components: words.fieldComponents }}
      isIncomplete={({ components = [] }) => components.some(({ version }) => version.trim() === '')}
    >
      {({ body: { components = [] }, change }) => (
        <Rows>
          {components.map((component, index) => (
            <li key={component.name} className={styles.item}>
              <Field
                label={fill(words.componentsVersion, { name: component.name })}
                help={fill(words.componentsTrain, { train: component.train })}
                value={component.version}
                onChange={(version) =>
                  change('components', components.with(index, { ...component, version }))
                }
                error={component.version.trim() === '' ? words.componentsMissing : null}
              />
            </li>
          ))}
        </Rows>
      )}
    </GroupScreen>
  )
}
