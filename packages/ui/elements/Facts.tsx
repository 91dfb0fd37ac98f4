import type { ReactNode } from 'react'
import styles from './Facts.module.css'

/** *Sal 2 · Strikkekino · ferdig 20.34*: small facts in a line, those that are known. */
export function Facts({ facts }: { facts: (ReactNode | null)[] }) {
  return (
    <ul className={styles.facts}>
      {facts
        .filter((fact) => fact !== null && fact !== '')
        .map((fact, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: facts have no other name than their place.
          <li key={index}>{fact}</li>
        ))}
    </ul>
  )
}
