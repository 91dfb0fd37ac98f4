import { productionWords as words } from '@lerret/words/desk'
import { Field } from '../controls/fields/Field.tsx'
import { ListSection } from '../controls/ListSection.tsx'
import { PreviewedField } from '../preview/PreviewedField.tsx'
import type { ChangeField, DraftProduction } from './draft-production.ts'
import { ListField } from './fields/ListField.tsx'
import { NumberField } from './fields/NumberField.tsx'
import { TrailerField } from './fields/TrailerField.tsx'
import styles from './ProductionEditor.module.css'

type TextName = 'originalTitle' | 'distributor' | 'organizer'
type ListName = 'countries' | 'genres' | 'directors' | 'cast' | 'performers' | 'features'

/** What a production is about and who made it, in one group. */
export function ProductionFacts({
  production,
  onChange,
}: {
  production: DraftProduction
  onChange: ChangeField
}) {
  const isFilm = production.object === 'movie'
  const { trailerUrl = '' } = production
  const text = (name: TextName, label: string) => (
    <Field
      label={label}
      path={name}
      value={production[name] ?? ''}
      onChange={(value) => onChange(name, value === '' ? undefined : value)}
    />
  )
  const list = (name: ListName, label: string) => (
    <ListField
      label={label}
      path={name}
      value={production[name]}
      onChange={(value) => onChange(name, value.length === 0 && name !== 'features' ? undefined : value)}
    />
  )
  return (
    <ListSection title={isFilm ? words.aboutFilm : words.aboutCulture} note={words.listHelp}>
      <div className={styles.fields}>
        {isFilm ? (
          <>
            {text('originalTitle', words.originalTitle)}
            <NumberField
              label={words.year}
              path="year"
              value={production.year}
              onChange={(value) => onChange('year', value)}
            />
            {list('countries', words.countries)}
            {list('genres', words.genres)}
            {list('directors', words.directors)}
            {list('cast', words.cast)}
            {text('distributor', words.distributor)}
          </>
        ) : (
          <>
            {list('performers', words.performers)}
            {text('organizer', words.organizer)}
          </>
        )}
        {list('features', words.features)}
        <PreviewedField field="trailer">
          <TrailerField value={trailerUrl} onChange={(address) => onChange('trailerUrl', address)} />
        </PreviewedField>
      </div>
    </ListSection>
  )
}
