import { usePreviewField } from '../context/preview.ts'
import styles from './FactList.module.css'

export function FactList({ facts }: { facts: { label: string; value: string }[] }) {
  const preview = usePreviewField('facts')
  if (facts.length === 0) return null
  return (
    <dl className={styles.facts} {...preview}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
