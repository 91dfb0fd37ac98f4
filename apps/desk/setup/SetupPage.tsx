import { fill, setupWords as words } from '@lerret/words/desk'
import { type ReactNode, useContext, useEffect, useRef } from 'react'
import { classNames } from '../controls/class-names.ts'
import { InsecureNotice } from '../controls/InsecureNotice.tsx'
import { BareProgressBar } from '../controls/ProgressBar.tsx'
import { useDocumentTitle } from '../controls/screen-title.ts'
import sheet from '../styles/sheet.module.css'
import styles from './Setup.module.css'
import { StepContext } from './use-step.ts'

/** A page of the set-up: its title, how far one is, and what is asked. The title takes the focus when it changes. */
export function SetupPage({
  title,
  lead,
  children,
}: {
  title: string
  lead?: string | undefined
  children: ReactNode
}) {
  const step = useContext(StepContext)
  const heading = useRef<HTMLHeadingElement>(null)
  useDocumentTitle(title)
  // biome-ignore lint/correctness/useExhaustiveDependencies: for every title.
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
  }, [title])
  return (
    <main className={classNames(sheet.page, styles.page)}>
      <div className={classNames(sheet.sheet, styles.sheet)}>
        {step && (
          <div className={styles.progress}>
            <span>{fill(words.stepOf, { number: step.number, count: step.count })}</span>
            <BareProgressBar name={null} value={step.number} max={step.count} />
          </div>
        )}
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {lead && <p className={sheet.lead}>{lead}</p>}
        {!step && <InsecureNotice />}
        {children}
      </div>
    </main>
  )
}
