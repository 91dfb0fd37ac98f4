import type { BlockType } from '@lerret/api/contracts'
import type { SiteComponent, SiteSettings } from '@lerret/model'
import { fill, settingsWords as words } from '@lerret/words/desk'
import { Button } from '../../controls/Button.tsx'
import { Field } from '../../controls/fields/Field.tsx'
import { ListSection, Rows } from '../../controls/ListSection.tsx'
import { type BlockTypes, useBlockTypes } from '../../pages/block-types.ts'
import { GroupScreen } from '../GroupScreen.tsx'
import styles from '../Settings.module.css'

/** The components of pages and the versions that the site accepts (decision 001). */
export function ComponentSettings() {
  const types = useBlockTypes().data
  return (
    <GroupScreen<Partial<SiteSettings>>
      kind="settings"
      heading={words.components}
      lead={words.componentsLead}
      fieldNames={{ components: words.fieldComponents }}
      isIncomplete={({ components = [] }) => components.some(({ version }) => version.trim() === '')}
    >
      {({ body: { components = [] }, change }) => (
        <ComponentList
          components={components}
          types={types ?? new Map()}
          onChange={(changed) => change('components', changed)}
        />
      )}
    </GroupScreen>
  )
}

export function ComponentList({
  components,
  types,
  onChange,
}: {
  components: readonly SiteComponent[]
  types: BlockTypes
  onChange(components: readonly SiteComponent[]): void
}) {
  const unlisted = [...types.values()].filter(
    ({ component }) => !components.some(({ name }) => name === component),
  )
  return (
    <>
      <Rows>
        {components.map((component, index) => {
          const { name, version, train } = component
          const type = types.get(name)
          return (
            <li key={name} className={styles.component}>
              <Field
                label={fill(words.componentsVersion, { name: type?.name ?? name })}
                help={
                  type
                    ? fill(words.componentsInstalled, { version: type.version, train })
                    : fill(words.componentsTrain, { train })
                }
                value={version}
                onChange={(changed) => onChange(components.with(index, { ...component, version: changed }))}
                error={findProblem(component, type)}
              />
              <Button
                kind="plain"
                aria-label={fill(words.componentsRemoveName, { name: type?.name ?? name })}
                onPress={() => onChange(components.toSpliced(index, 1))}
              >
                {words.componentsRemove}
              </Button>
            </li>
          )
        })}
      </Rows>
      {unlisted.length > 0 && (
        <ListSection title={words.componentsOff}>
          <p className={styles.help}>{words.componentsOffLead}</p>
          <Rows>
            {unlisted.map((type) => (
              <li key={type.component} className={styles.component}>
                <p>
                  {type.name} <span className={styles.help}>{type.version}</span>
                </p>
                <Button
                  aria-label={fill(words.componentsAddName, { name: type.name })}
                  onPress={() => onChange([...components, createEntry(type, components)])}
                >
                  {words.componentsAdd}
                </Button>
              </li>
            ))}
          </Rows>
        </ListSection>
      )}
    </>
  )
}

/** Whether a range includes the installed version is known for what is public: the server has compared it. */
function findProblem({ version }: SiteComponent, type: BlockType | undefined): string | null {
  if (version.trim() === '') return words.componentsMissing
  const isRefused = type?.siteRange === version && !type.isAllowed
  return isRefused ? fill(words.componentsNotIncluded, { version: type.version }) : null
}

const DEFAULT_TRAIN = 'stable'

const createEntry = (
  { component, version }: BlockType,
  components: readonly SiteComponent[],
): SiteComponent => ({
  name: component,
  version: `^${version}`,
  train: components[0]?.train ?? DEFAULT_TRAIN,
})
