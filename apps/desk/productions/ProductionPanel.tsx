import { AGE_LIMITS, type AgeLimit, FILM_NUMBER } from '@lerret/model'
import { fill, productionWords as words } from '@lerret/words/desk'
import { Field } from '../controls/fields/Field.tsx'
import { Select } from '../controls/fields/Select.tsx'
import { ListSection } from '../controls/ListSection.tsx'
import { PreviewedField } from '../preview/PreviewedField.tsx'
import { ProviderNote } from '../provider/ProviderNote.tsx'
import { checkProduction } from './check-production.ts'
import type { ChangeField } from './draft-production.ts'
import { type DraftProduction, getSlug } from './draft-production.ts'
import { NumberField } from './fields/NumberField.tsx'
import { ProductionAddress } from './fields/ProductionAddress.tsx'
import { FilmFacts } from './film-facts/FilmFacts.tsx'
import styles from './ProductionEditor.module.css'

const CLASSES = [
  ['movie', words.classNow],
  ['movie_coming', words.classComing],
] as const

const formatAge = (limit: string) => (limit === 'A' ? words.ageAll : fill(words.ageYears, { age: limit }))
const AGES: readonly (readonly [AgeLimit | '', string])[] = [
  ['', words.chooseAge],
  ...AGE_LIMITS.map((limit) => [limit, formatAge(limit)] as const),
]

/** What decides where and to whom a production is shown, and what is missing before it can be published. */
export function ProductionPanel({
  production,
  facts,
  onChange,
  onSlug,
}: {
  production: DraftProduction
  /** What the ticketing provider has. */
  facts: Readonly<Record<string, unknown>> | null
  onChange: ChangeField
  onSlug(slug: string): void
}) {
  const { id, object, objectClass, ageLimit, minutes, premiere = '', ediNumber = '' } = production
  const isFilm = object === 'movie'
  return (
    <>
      <Checks production={production} />
      {isFilm ? (
        <Select
          isStacked
          label={words.filmClass}
          options={CLASSES}
          value={objectClass === 'movie' ? 'movie' : 'movie_coming'}
          onChange={(value) => onChange('objectClass', value)}
        />
      ) : (
        <Field
          label={words.cultureClass}
          path="objectClass"
          help={words.cultureClassHelp}
          value={objectClass}
          onChange={(value) => onChange('objectClass', value)}
        />
      )}
      <Field
        label={words.premiere}
        path="premiere"
        type="date"
        value={premiere}
        onChange={(value) => onChange('premiere', value === '' ? undefined : value)}
      />
      <div className={styles.pair}>
        <PreviewedField field="ageLimit">
          <Select
            isStacked
            label={words.ageLimit}
            options={AGES}
            value={ageLimit ?? ''}
            onChange={(value) => onChange('ageLimit', value === '' ? undefined : value)}
          />
        </PreviewedField>
        {typeof facts?.ageLimit === 'string' && (
          <ProviderNote
            field={words.ageLimit}
            isFollowing={facts.ageLimit === ageLimit}
            says={formatAge(facts.ageLimit).toLowerCase()}
            onFollow={() => onChange('ageLimit', facts.ageLimit as AgeLimit)}
          />
        )}
      </div>
      <div className={styles.pair}>
        <NumberField
          label={words.minutes}
          path="minutes"
          value={minutes}
          onChange={(value) => onChange('minutes', value)}
        />
        {typeof facts?.minutes === 'number' && (
          <ProviderNote
            field={words.minutes}
            isFollowing={facts.minutes === minutes}
            says={String(facts.minutes)}
            onFollow={() => onChange('minutes', facts.minutes as number)}
          />
        )}
      </div>
      {isFilm && (
        <Field
          label={words.ediNumber}
          path="ediNumber"
          help={words.ediHelp}
          value={ediNumber}
          error={ediNumber === '' || FILM_NUMBER.test(ediNumber) ? null : words.notNumberCode}
          onChange={(value) => onChange('ediNumber', value === '' ? undefined : value.trim().toUpperCase())}
        />
      )}
      {isFilm && <FilmFacts production={production} onChange={onChange} />}
      <ProductionAddress
        id={id}
        object={object}
        slug={getSlug(production)}
        error={isAddressUsable(production) ? null : words.notAddress}
        onChange={onSlug}
      />
    </>
  )
}

const isAddressUsable = (production: DraftProduction) =>
  getSlug(production) === '' || !checkProduction(production).some(({ field }) => field === words.inAddress)

function Checks({ production }: { production: DraftProduction }) {
  const checks = checkProduction(production)
  const isReady = !checks.some(({ isRequired }) => isRequired)
  return (
    <ListSection title={words.checks}>
      <ul className={styles.checks}>
        {isReady && <li className={styles.done}>{words.checksDone}</li>}
        {checks.map(({ field, isRequired }) => (
          <li key={field} className={isRequired ? styles.required : undefined}>
            {fill(isRequired ? words.checkRequired : words.checkAdvised, { field })}
          </li>
        ))}
      </ul>
    </ListSection>
  )
}
