import { accountWords as words } from '@lerret/words/desk'
import { useEffect, useRef } from 'react'
import { Button, ButtonRow } from '../../controls/Button.tsx'
import { CopyButton } from '../../controls/copying/CopyButton.tsx'
import { readHouseName } from '../../data/house.ts'
import styles from '../Account.module.css'
import ownStyles from './TwoFactor.module.css'

/** New backup codes. They are shown only once, to be copied or printed. */
export function BackupCodes({ codes, onDone }: { codes: readonly string[]; onDone(): void }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className={styles.form}>
      <div className={ownStyles.printed}>
        <h3 ref={heading} tabIndex={-1}>
          {words.backupCodesTitle}
          <span className={ownStyles.house}> · {readHouseName()}</span>
        </h3>
        <p className={styles.sentence}>{words.backupCodesLead}</p>
        <ol ref={list} className={ownStyles.codes}>
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ol>
      </div>
      <ButtonRow>
        <CopyButton text={codes.join('\n')} onRefused={() => selectText(list.current)} />
        <Button size="form" onPress={() => window.print()}>
          {words.backupCodesPrint}
        </Button>
        <Button size="form" onPress={onDone}>
          {words.backupCodesDone}
        </Button>
      </ButtonRow>
    </div>
  )
}

function selectText(element: HTMLElement | null) {
  if (element) window.getSelection()?.selectAllChildren(element)
}
