import { createContext, type ReactNode, useContext } from 'react'
import styles from './Choices.module.css'

interface ChoicesProps {
  form: string
  name: string
  legend: string
  children: ReactNode
}

/** A group of controls without a wrapping element: each has the legend as its description. */
export function Choices({ legend, children, ...group }: ChoicesProps) {
  return (
    <GroupContext value={group}>
      <p id={`${group.name}-legend`} className={styles.legend}>
        {legend}
      </p>
      {children}
    </GroupContext>
  )
}

interface ChoiceProps {
  type: 'radio' | 'checkbox'
  value: string
  checked?: boolean
  children: string
}

export function Choice({ type, value, checked = false, children }: ChoiceProps) {
  const { form, name } = useContext(GroupContext)
  const id = `${name}-${value}`
  return (
    <>
      {/* The only place for a line break, so that a control stays next to its label. */}
      <wbr className={styles.break} />
      <input
        type={type}
        id={id}
        form={form}
        name={type === 'radio' ? name : id}
        value={value}
        defaultChecked={checked}
        aria-describedby={`${name}-legend`}
        className={styles.input}
      />
      <label htmlFor={id} className={styles.choice}>
        {children}
      </label>
    </>
  )
}

const GroupContext = createContext({ form: '', name: '' })
