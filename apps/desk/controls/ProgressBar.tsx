import styles from './ProgressBar.module.css'

/** How far something has come. Without a value it has begun, and nobody knows how much there is to do. */
interface Progress {
  value?: number | undefined
  max: number
}

/** A bar under its label. */
export function ProgressBar({ label, ...progress }: { label: string } & Progress) {
  return (
    <label className={styles.labelled}>
      <span>{label}</span>
      <progress {...toAttributes(progress)} className={styles.bar} />
    </label>
  )
}

/** A bar whose name is elsewhere on the screen, or which repeats what is written beside it. */
export function BareProgressBar({ name, ...progress }: { name: string | null } & Progress) {
  return (
    <progress
      {...toAttributes(progress)}
      {...(name === null ? { 'aria-hidden': true } : { 'aria-label': name })}
      className={styles.bar}
    />
  )
}

const toAttributes = ({ value, max }: Progress) => (value === undefined ? {} : { value, max })
