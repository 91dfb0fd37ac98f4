import type { ReactNode } from 'react'
import styles from './Screen.module.css'
import { screenTitleRef, useDocumentTitle } from './screen-title.ts'

export interface ScreenProps {
  title: string
  /** A sentence or two under the title. */
  lead?: ReactNode
  /** What can be done on the screen, beside the title. */
  actions?: ReactNode
  children: ReactNode
}

/** The work surface of a place, with its title. The heading takes the focus when another place is opened. */
export function Screen({ title, lead, actions, children }: ScreenProps) {
  useDocumentTitle(title)
  return (
    <div className={styles.screen}>
      <header className={styles.head}>
        <div className={styles.titles}>
          <h1 ref={screenTitleRef} tabIndex={-1} data-screen-title="" className={styles.title}>
            {title}
          </h1>
          {lead && <p className={styles.lead}>{lead}</p>}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </header>
      {children}
    </div>
  )
}
