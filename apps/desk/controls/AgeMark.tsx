import styles from './AgeMark.module.css'
import { classNames } from './class-names.ts'

/** The age limit of a production, in the colour that the public site has for it. */
export function AgeMark({ limit }: { limit: string }) {
  return <span className={classNames(styles.mark, styles[`age${limit}`])}>{limit}</span>
}
