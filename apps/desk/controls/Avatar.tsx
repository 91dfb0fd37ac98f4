import styles from './Avatar.module.css'
import { classNames } from './class-names.ts'

/** The initials of a person, who is named beside it. */
export function Avatar({ name, isColleague = false }: { name: string; isColleague?: boolean }) {
  return (
    <span aria-hidden="true" className={classNames(styles.avatar, isColleague && styles.colleague)}>
      {initials(name)}
    </span>
  )
}

function initials(name: string): string {
  const names = name.trim().split(/\s+/)
  const letters = names.length > 1 ? [names[0], names.at(-1)] : [names[0]]
  return letters.map((each) => each?.charAt(0).toLocaleUpperCase('nn') ?? '').join('')
}
