import type { ReactNode } from 'react'
import styles from './Facts.module.css'

/** *Sal 2 · Strikkekino · ferdig 20.34*: short facts on one line. Empty ones are left out. */
export function Facts({ facts }: { facts: ReactNode[] }) {
  return (
    <ul className={styles.facts}>
      {facts.filter(Boolean).map((fact, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: facts have no id.
        <li key={index}>{fact}</li>
      ))}
    </ul>
  )
}
