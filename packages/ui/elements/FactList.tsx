import { usePreviewField } from '../context/preview.ts'
import styles from './FactList.module.css'

export function FactList({
  facts,
}: {
  facts: { label: string; value: string; lang?: string | undefined }[]
}) {
  const preview = usePreviewField('facts')
  if (facts.length === 0) return null
  return (
    <dl className={styles.facts} {...preview}>
      {facts.map(({ label, value, lang }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd lang={lang}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
