import type { ReactNode } from 'react'
import { Empty } from '../../elements/Empty.tsx'
import { accessText } from '../../showings/ShowingFacts.tsx'
import { fill, useWords } from '../../words.ts'
import styles from './Filters.module.css'
import fits from './fits.module.css'
import { ACCESS_WANTED, AGE_GROUPS } from './fits.ts'

/**
 * A programme under a bar where visitors tell who they are, and see only what they can go to.
 * The stylesheet does the choosing: fits.module.css reads the controls and the rows.
 */
export function Filtered({ anchor, children }: { anchor: string; children: ReactNode }) {
  const words = useWords()
  return (
    <div className={fits.filtered}>
      <Filters anchor={anchor} />
      <div data-group="">
        {children}
        <div role="status">
          <div className={styles.none}>
            <Empty>{words.noneFits}</Empty>
          </div>
        </div>
      </div>
    </div>
  )
}

function Filters({ anchor }: { anchor: string }) {
  const words = useWords()
  return (
    // There is nowhere to send it: a dialog form without a dialog stays where it is, also when Enter is pressed.
    // Without autocompletion, a visitor who comes back meets the whole programme.
    <form method="dialog" className={styles.form} autoComplete="off">
      <details className={styles.bar}>
        <summary className={styles.summary}>
          <strong>{words.canWeGo}</strong> <span className={styles.unfiltered}>{words.tellWhoYouAre}</span>{' '}
          <span className={styles.filtering}>{words.onlyWhatFits}</span>
        </summary>
        <div className={styles.groups}>
          <fieldset className={styles.group}>
            <legend className={styles.legend}>{words.howOldIsYoungest}</legend>
            <div className={styles.choices}>
              <Choice type="radio" name={`${anchor}-youngest`} value="all" checked>
                {words.allAges}
              </Choice>
              {AGE_GROUPS.map((ages) => (
                <Choice key={ages.from} type="radio" name={`${anchor}-youngest`} value={`${ages.from}`}>
                  {fill(words.ageRange, ages)}
                </Choice>
              ))}
            </div>
            <Choice type="checkbox" name={`${anchor}-company`} value="adult" checked>
              {words.withAdult}
            </Choice>
          </fieldset>
          <fieldset className={styles.group}>
            <legend className={styles.legend}>{words.accessWanted}</legend>
            <div className={styles.choices}>
              {ACCESS_WANTED.map((access) => (
                <Choice key={access} type="checkbox" name={`${anchor}-access`} value={access}>
                  {accessText(access, words)}
                </Choice>
              ))}
            </div>
          </fieldset>
          <button type="reset" className={styles.reset}>
            {words.showWholeProgram}
          </button>
        </div>
      </details>
    </form>
  )
}

interface ChoiceProps {
  type: 'radio' | 'checkbox'
  name: string
  value: string
  checked?: boolean
  children: string
}

function Choice({ checked = false, children, ...input }: ChoiceProps) {
  return (
    <label className={styles.choice}>
      <input {...input} defaultChecked={checked} className={styles.input} />
      {children}
    </label>
  )
}
