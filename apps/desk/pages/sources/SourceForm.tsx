import type { SourceProperty } from '@lerret/api/contracts'
import type { PageSource, SourceFilter } from '@lerret/model'
import { fill, sourceWords as words } from '@lerret/words/desk'
import { useQuery } from '@tanstack/react-query'
import { Button } from '../../controls/Button.tsx'
import { Select } from '../../controls/fields/Select.tsx'
import { Problem } from '../../controls/Problem.tsx'
import { callDesk } from '../../data/call-desk.ts'
import { errorMessage } from '../../data/error-message.ts'
import { isByAddress } from '../source-sentences/describe-source.ts'
import { filterClause, propertyLabel, valueLabel } from '../source-sentences/filter-clauses.ts'
import styles from './SourceList.module.css'

const MODELS = [
  ['production', words.productions],
  ['event', words.showings],
  ['article', words.articles],
] as const

/** What a source fetches, and the conditions. The choices are what the public records have. */
export function SourceForm({
  source,
  isInUse,
  onChange,
}: {
  source: PageSource
  /** Blocks expect the kind of records that it fetches. */
  isInUse: boolean
  onChange(source: Omit<PageSource, 'name'>): void
}) {
  const { data, isError, error } = useQuery({
    queryKey: ['content', 'source-properties'],
    queryFn: ({ signal }) => callDesk('sourceProperties', { signal }),
    staleTime: 60_000,
  })
  if (isError) return <Problem message={errorMessage(error)} />
  if (!data) return <p className={styles.help}>{words.loading}</p>
  const { model, collection, filter } = source
  const properties = data.filter((each) => each.model === model)
  const setFilter = (changed: SourceFilter[]) => onChange({ model, collection, filter: changed })
  const [unused] = properties.filter(({ property }) => !filter.some((each) => each.property === property))
  return (
    <div className={styles.form}>
      {isInUse ? (
        <p className={styles.help}>{words.modelInUse}</p>
      ) : (
        <Select
          isStacked
          label={words.model}
          options={MODELS}
          value={model}
          onChange={(changed) => onChange({ model: changed, collection: true, filter: [] })}
        />
      )}
      {filter.map((each, index) => (
        <Condition
          key={each.property}
          number={index + 1}
          filter={each}
          taken={filter.map(({ property }) => property)}
          properties={properties}
          onChange={(changed) => setFilter(filter.with(index, changed))}
          onRemove={() => setFilter(filter.toSpliced(index, 1))}
        />
      ))}
      {unused && (
        <div>
          <Button onPress={() => setFilter([...filter, toFilter(unused)])}>{words.addCondition}</Button>
        </div>
      )}
    </div>
  )
}

function Condition({
  number,
  filter,
  taken,
  properties,
  onChange,
  onRemove,
}: {
  number: number
  filter: SourceFilter
  taken: readonly string[]
  properties: readonly SourceProperty[]
  onChange(filter: SourceFilter): void
  onRemove(): void
}) {
  const { property } = filter
  const value = String(filter.value)
  const known = properties.find((each) => each.property === property)
  if (isByAddress(filter) || !known)
    return (
      <div className={styles.condition}>
        <span className={styles.sentence}>
          {isByAddress(filter) ? words.byAddress : filterClause(property, value)}
        </span>
        <span className={styles.help}>{words.fixedCondition}</span>
      </div>
    )
  const offered = properties.filter((each) => each === known || !taken.includes(each.property))
  const values = known.values.some((each) => each.value === value)
    ? known.values
    : [{ value, count: 0 }, ...known.values]
  return (
    <div className={styles.condition}>
      <Select
        isStacked
        label={fill(words.condition, { number })}
        options={offered.map((each) => [each.property, propertyLabel(each.property)] as const)}
        value={property}
        onChange={(name) => {
          const chosen = properties.find((each) => each.property === name)
          if (chosen && chosen !== known) onChange(toFilter(chosen))
        }}
      />
      <Select
        isStacked
        label={fill(words.conditionValue, { number })}
        options={values.map(
          (each) =>
            [
              each.value,
              fill(words.valueCount, { value: valueLabel(property, each.value), count: each.count }),
            ] as const,
        )}
        value={value}
        onChange={(chosen) => onChange({ property, value: chosen, operator: 'eq' })}
      />
      <div>
        <Button kind="plain" aria-label={fill(words.removeConditionName, { number })} onPress={onRemove}>
          {words.removeCondition}
        </Button>
      </div>
    </div>
  )
}

/** A condition starts with the most common value. */
const toFilter = ({ property, values }: SourceProperty): SourceFilter => ({
  property,
  value: values[0]?.value ?? '',
  operator: 'eq',
})
