import type { ReactNode } from 'react'
import { classNames } from '../controls/class-names.ts'
import { InsecureNotice } from '../controls/InsecureNotice.tsx'
import { useDocumentTitle } from '../controls/screen-title.ts'
import sheet from '../styles/sheet.module.css'
import styles from './SignIn.module.css'

/** A page for people who are not signed in. */
export function SignInPage({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  useDocumentTitle(title)
  return (
    <main className={classNames(sheet.page, styles.page)}>
      <div className={classNames(sheet.sheet, styles.sheet)}>
        <h1>{title}</h1>
        {lead && <p className={sheet.lead}>{lead}</p>}
        <InsecureNotice />
        {children}
      </div>
    </main>
  )
}
