import { type ReactNode, useEffect } from 'react'
import { readHouseName } from '../controls/Screen.tsx'
import styles from './SignIn.module.css'

/** A page for people who are not signed in. */
export function SignInPage({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  useEffect(() => {
    document.title = `${title} · ${readHouseName()}`
  }, [title])
  return (
    <main className={styles.page}>
      <div className={styles.sheet}>
        <h1>{title}</h1>
        {lead && <p className={styles.lead}>{lead}</p>}
        {children}
      </div>
    </main>
  )
}
